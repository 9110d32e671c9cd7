// The one way out: a game in a format that others read, or in our own. What the format has no place for is named, never lost
// in silence: the written text is read again and held against the game.

import { err, ok, type Result } from '../result.ts';
import type { LogGame, LoggedHand } from './log.ts';
import { LOG_LOSSES, type LogLoss, lossesBetween } from './losses.ts';
import { isWritten as isWrittenMjai, writeMjai } from './mjai/write.ts';
import { writeOwn } from './own/own.ts';
import { readLog } from './read.ts';
import { isWritten as isWrittenTenhou6, writeTenhou6 } from './tenhou6/write.ts';

/** `own` holds games of every rule set, the others riichi alone. */
export const WRITTEN_FORMATS = ['own', 'mjai', 'tenhou6'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export interface WrittenLog {
  readonly text: string;
  /** What the format does not express. */
  readonly lost: readonly LogLoss[];
}

export const WRITE_ERRORS = [
  /** Not a game of riichi. */
  'otherRules',
  /** No hand that the format can hold. */
  'noHands',
] as const;
export type WriteError = (typeof WRITE_ERRORS)[number];

interface Writer {
  readonly write: (game: LogGame) => string;
  readonly isWritten: (hand: LoggedHand) => boolean;
}

const RIICHI_WRITERS: Readonly<Record<Exclude<WrittenFormat, 'own'>, Writer>> = {
  mjai: { write: writeMjai, isWritten: isWrittenMjai },
  tenhou6: { write: writeTenhou6, isWritten: isWrittenTenhou6 },
};

const isRiichi = ({ game: { rules } }: LogGame): boolean => (rules?.family ?? 'riichi') === 'riichi';

const lostIn = (game: LogGame, hands: readonly LoggedHand[], text: string): readonly LogLoss[] => {
  const [again] = readLog('', text).games;
  const lost = again ? lossesBetween({ ...game, hands }, again) : LOG_LOSSES;
  const isShort = hands.length < game.hands.length;
  return isShort && !lost.includes('hands') ? ['hands', ...lost] : lost;
};

/** Everything in one file, by event: nothing is lost. */
export const writeGames = (games: readonly LogGame[]): string => writeOwn(games);

export const writeLog = (format: WrittenFormat, game: LogGame): Result<WrittenLog, WriteError> => {
  if (format === 'own') return ok({ text: writeOwn([game]), lost: [] });
  if (!isRiichi(game)) return err('otherRules', `${format} holds games of riichi alone`);
  const { write, isWritten } = RIICHI_WRITERS[format];
  const hands = game.hands.filter(isWritten);
  if (hands.length === 0) return err('noHands', `no hand that ${format} can hold`);
  const text = write(game);
  return ok({ text, lost: lostIn(game, hands, text) });
};
