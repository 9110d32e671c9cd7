// Reviews of hands told by a line of text, in the words of the analysis' scripts. The last decision of seat 0 is judged.

import { type Setting, scriptEvents } from '../analysis/script.test-kit.ts';
import type { LoggedGame } from '../logs/log.ts';
import type { RulesId } from '../rules/rules.ts';
import type { RuleHint, TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Decision } from './decision.ts';
import type { MissedId } from './missed.ts';
import { reviewHand } from './review.ts';

const WALLS: Readonly<Record<RulesId, number | undefined>> = { riichi: undefined, mcr: 92, korean: 52 };

const HINTS: Readonly<Record<RulesId, RuleHint>> = {
  riichi: { family: 'riichi', preset: 'tenhou' },
  mcr: { family: 'mcr', preset: 'cn' },
  korean: { family: 'korean', preset: 'seed' },
};

const withoutIndicator = (event: TableEvent): TableEvent => {
  if (event.type !== 'deal') return event;
  const { indicator: _, ...deal } = event;
  return deal;
};

export const ME: Seat = 0;

export const loggedGame = (
  family: RulesId,
  hand: string,
  script: string,
  setting: Setting = {},
): LoggedGame => {
  const wall = WALLS[family];
  const round = { ...(wall === undefined ? {} : { wall }), ...setting.round };
  const events = scriptEvents(hand, script, { ...setting, round });
  const plain = family === 'riichi' ? events : events.map(withoutIndicator);
  return {
    game: { type: 'game', players: setting.players ?? 4, humans: false, rules: HINTS[family] },
    names: [],
    hands: [{ events: plain, complete: false }],
  };
};

/** All decisions of seat 0. */
export const decisionsOf = ({ game, hands }: LoggedGame): readonly Decision[] => {
  const steps = reviewHand({ game, hand: hands[0]!, at: 0, seat: ME });
  return [...steps].filter((step) => step !== undefined);
};

export const lastDecision = (
  family: RulesId,
  hand: string,
  script: string,
  setting: Setting = {},
): Decision | undefined => decisionsOf(loggedGame(family, hand, script, setting)).at(-1);

/** What was missed with the last decision, by id. */
export const missedLast = (...args: Parameters<typeof lastDecision>): readonly MissedId[] =>
  lastDecision(...args)?.missed.map((m) => m.id) ?? [];
