// Whether a game that was under way when reading began is one that is kept already: the page was reloaded, or the network
// was lost. Where that is not sure it is kept as a game of its own.

import type { TableEvent } from '../table/event.ts';
import type { KeptGame } from './kept.ts';
import { type About, orderOf } from './record.ts';

/** Nobody waits longer for a table. */
const LONGEST_BREAK_MS = 30 * 60_000;

const roundOf = (event: TableEvent) => {
  if (event.type === 'deal') return event.round;
  return event.type === 'snapshot' ? event.table.round : undefined;
};

const STICK = 1000;
const sum = (scores: readonly number[]): number => scores.reduce((a, b) => a + b, 0);

/** What lies on the table and in front of the players never changes. */
const sameTotal = (kept: KeptGame, round: NonNullable<ReturnType<typeof roundOf>>): boolean => {
  const before = kept.hands[0]?.before ?? [];
  return before.length === round.players && sum(round.scores) + round.riichiSticks * STICK === sum(before);
};

/** Later, or the same hand as it stands now. */
const isLater = ({ hands }: KeptGame, event: TableEvent): boolean => {
  const [round, last] = [roundOf(event), hands.at(-1)];
  if (!round || !last) return false;
  const [before, now] = [orderOf(last.round), orderOf(round)];
  if (now !== before) return now > before;
  return event.type === 'snapshot' ? round.honba >= last.round.honba : round.honba > last.round.honba;
};

const isSamePlace = ({ place }: KeptGame, { place: there }: About): boolean =>
  place?.client === there.client && place.host === there.host;

export const goesOn = (kept: KeptGame, about: About, first: TableEvent): boolean => {
  const round = roundOf(first);
  const pause = Date.parse(about.date) - Date.parse(kept.changed);
  return (
    round !== undefined &&
    isSamePlace(kept, about) &&
    kept.game.rules?.family === about.game.rules?.family &&
    pause >= 0 &&
    pause <= LONGEST_BREAK_MS &&
    !kept.hands.some(({ last }) => last) &&
    isLater(kept, first) &&
    (about.game.rules?.family !== 'riichi' || sameTotal(kept, round))
  );
};
