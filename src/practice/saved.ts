// A session to be kept: its setup and its moves, from which it is played again. What was kept may be damaged or of another
// version: the gate says so, and every move has to be allowed again. Opponents are not asked anew, so that a game kept before they
// learned something goes on as it was.

import type { GameRules } from '../game/game.ts';
import { err, ok, type Result } from '../result.ts';
import { DEFAULTS as KOREAN, parseOptions as parseKorean } from '../rules/korean/options.ts';
import { DEFAULTS as MCR, parseOptions as parseMcr } from '../rules/mcr/options.ts';
import { parseOptions as parseRiichi, DEFAULTS as RIICHI } from '../rules/riichi/options.ts';
import { isAct, isFields, isSeat } from './act-gate.ts';
import { LEVELS } from './level.ts';
import {
  choose,
  dealOn,
  type Move,
  openSession,
  play,
  type Refused,
  type Session,
  toMove,
} from './session.ts';
import type { Setup } from './setup.ts';

export const SAVED_VERSION = 1;

export interface Saved {
  readonly version: typeof SAVED_VERSION;
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

export type ResumeError =
  /** Not a session at all. */
  | 'notASession'
  /** Kept by another version of this product. */
  | 'otherVersion'
  /** A move is not allowed where it stands. */
  | 'illegal';

export const saved = ({ setup, moves }: Session): Saved => ({ version: SAVED_VERSION, setup, moves });

const parseRules = (raw: unknown): GameRules | undefined => {
  if (!isFields(raw)) return undefined;
  const { family, players, options } = raw;
  if (players !== 3 && players !== 4) return undefined;
  switch (family) {
    case 'riichi':
      return { family, players, options: parseRiichi(RIICHI, options) };
    case 'korean':
      return { family, players, options: parseKorean(KOREAN, options) };
    case 'mcr':
      return players === 4 ? { family, players, options: parseMcr(MCR, options) } : undefined;
    default:
      return undefined;
  }
};

const parseSetup = (raw: unknown): Setup | undefined => {
  if (!isFields(raw)) return undefined;
  const { seed } = raw;
  const rules = parseRules(raw.rules);
  const level = LEVELS.find((l) => l === raw.level);
  return rules && level && typeof seed === 'number' && Number.isInteger(seed)
    ? { rules, seed, level }
    : undefined;
};

const isMove = (raw: unknown): raw is Move =>
  raw === 'deal' || (isFields(raw) && isSeat(raw.seat) && isAct(raw.act));

/** A person's move is one of the person's seat, whatever the others are doing. */
const again = (session: Session, move: Move): Result<Session, Refused> => {
  if (move === 'deal') return dealOn(session);
  const next = toMove(session);
  if (!('seat' in next) || next.seat !== move.seat) return err('notYourTurn', `seat ${move.seat}`);
  return next.type === 'person' ? choose(session, move.act) : play(session, move.act);
};

const replay = (setup: Setup, moves: readonly Move[]): Result<Session, ResumeError> => {
  let session = openSession(setup);
  for (const [i, move] of moves.entries()) {
    const step = again(session, move);
    if (!step.ok) return err('illegal', `move ${i}: ${step.code}: ${step.detail}`);
    session = step.value;
  }
  return ok(session);
};

/** The session as it was left. Never throws on what it is given. */
export const resume = (raw: unknown): Result<Session, ResumeError> => {
  if (!isFields(raw)) return err('notASession', typeof raw);
  if (raw.version !== SAVED_VERSION) return err('otherVersion', String(raw.version));
  const setup = parseSetup(raw.setup);
  if (!setup || !Array.isArray(raw.moves) || !raw.moves.every(isMove)) return err('notASession', 'damaged');
  return replay(setup, raw.moves);
};
