// Another rule set, another number of players, another option.

import type { Meld } from '../tiles/meld.ts';
import type { Players, Seat } from '../tiles/seat.ts';
import { isFlower, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import type { Said } from './change.ts';
import { withTaken } from './lists.ts';
import { emptySeat, FIRST_PRESET, MARKS_OF, type OptionChanges, type Position } from './position.ts';
import { playersOf, rulesOf } from './rules.ts';

const plain = (tile: Tile): Tile => (isFlower(tile) ? tile : plainTile(kindOf(tile)));

const plainMeld = (m: Meld): Meld => {
  const own = m.own.map(plain);
  if (m.type === 'closedKan') return { ...m, own };
  const called = plain(m.called);
  return m.type === 'addedKan' ? { ...m, own, called, added: plain(m.added) } : { ...m, own, called };
};

/** The tiles without red fives, which riichi alone has. */
const withoutReds = (p: Position): Position => ({
  ...p,
  concealed: p.concealed.map(plain),
  ...(p.taken === undefined ? {} : { taken: plain(p.taken) }),
  seats: p.seats.map((s) => ({
    ...s,
    melds: s.melds.map(plainMeld),
    river: s.river.map((d) => ({ ...d, tile: plain(d.tile) })),
  })),
});

/** What every family has is kept: tiles, melds, rivers, winds. */
export const toFamily = (p: Position, { family: next }: Said['family']): Position => {
  if (next === p.family) return p;
  const players = playersOf(next).includes(p.players) ? p.players : 4;
  const start = emptySeat(next, players);
  const same = next === 'riichi' ? p : withoutReds(p);
  return withPlayers(
    {
      ...same,
      family: next,
      preset: FIRST_PRESET[next],
      options: {},
      honba: 0,
      sticks: 0,
      indicators: [],
      ura: [],
      marks: p.marks.filter((m) => MARKS_OF[next].includes(m)),
      seats: same.seats.map((s) => ({
        ...s,
        aside: next === 'riichi' ? [] : s.aside.filter(isFlower),
        riichi: next === 'mcr' ? 'none' : s.riichi,
        open: next === 'mcr' ? false : s.open,
        score: start.score,
      })),
    },
    players,
  );
};

export const withPlayers = (p: Position, players: Players): Position => {
  if (players === p.players || !playersOf(p.family).includes(players)) return p;
  const fresh = emptySeat(p.family, players);
  const seats = Array.from({ length: players }, (_, i) => p.seats[i] ?? fresh);
  const at = (seat: Seat): Seat => (seat < players ? seat : 0);
  const from = p.from === undefined || p.from < players ? p.from : undefined;
  return withTaken(
    {
      ...p,
      players,
      dealer: at(p.dealer),
      me: at(p.me),
      seats: seats.map((s) => ({ ...s, score: fresh.score })),
    },
    p.taken,
    from,
  );
};

const without = (options: OptionChanges, id: string): OptionChanges => {
  const { [id]: _, ...rest } = options;
  return rest;
};

/** What the preset has already, and what the option does not allow, is no change. */
export const option = (p: Position, { id, value }: Said['option']): Position => {
  const rest = { ...p, options: without(p.options, id) };
  if (p.family === 'korean' && id === 'players') return withPlayers(rest, value === 3 ? 3 : 4);
  if (value === undefined) return rest;
  const next = { ...p, options: { ...p.options, [id]: value } };
  const isChange = rulesOf(next).shown.changes?.some((c) => c.id === id && c.value === value);
  return isChange ? next : rest;
};
