import { describe, expect, test } from 'vitest';
import { type Bot, byFlush } from '../../../game/bot.ts';
import { DEFAULTS as MCR } from '../../../rules/mcr/options.ts';
import { presetOptions } from '../../../rules/riichi/options.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { playedGame } from '../games.fixture.ts';
import { isKnownHand, newestIn, shownBy, stopAfter, stopAt, stopBefore, storyOf, tableAt } from './story.ts';

const RIICHI = playedGame({
  rules: { family: 'riichi', players: 4, options: presetOptions('seed') },
  seed: 7,
  hands: 3,
});
/** Makes every closed kong that it can. */
const kongs: Bot = (table, choices) =>
  choices.find((act) => act.type === 'meld' && act.meld.type === 'closedKan') ?? byFlush(table, choices);

const KONGS = playedGame({
  rules: { family: 'mcr', players: 4, options: MCR },
  seed: 1,
  hands: 4,
  bot: kongs,
});

const SEATS: readonly Seat[] = [0, 1, 2, 3];

describe('a hand of riichi', () => {
  const story = storyOf(RIICHI, RIICHI.hands[0]!, 1);

  test('stops never at a stick laid or an indicator turned', () => {
    const after = story.stops.map((stop) => story.events[stop]?.type);
    expect(after.filter((type) => type === 'riichi' || type === 'indicator')).toEqual([]);
    expect(story.stops.at(-1)).toBe(story.events.length);
  });

  test('goes forth and back over the same stops', () => {
    const forth: number[] = [];
    for (let at: number | undefined = story.stops[0]; at !== undefined; at = stopAfter(story, at))
      forth.push(at);
    const back: number[] = [];
    for (let at: number | undefined = story.stops.at(-1); at !== undefined; at = stopBefore(story, at))
      back.push(at);
    expect(forth).toEqual(story.stops);
    expect(back.reverse()).toEqual(forth);
  });

  test('a place between stops is the next one, a place beyond the end the last', () => {
    for (const [i, stop] of story.stops.entries()) {
      expect(stopAt(story, stop)).toBe(stop);
      const before = story.stops[i - 1] ?? 0;
      if (stop - before > 1) expect(stopAt(story, before + 1)).toBe(stop);
    }
    expect(stopAt(story, 99_999)).toBe(story.events.length);
  });

  test('this seat is shown nothing of the others until they show it', () => {
    for (const at of story.stops) {
      const shown = shownBy(story, at);
      for (const seat of SEATS.filter((s) => s !== 1 && !shown.has(s)))
        expect(typeof story.seen[at - 1]!.seats[seat]!.concealed).toBe('number');
    }
  });

  test('the newest tile is the one of the last discard, and nobody’s once it was called', () => {
    for (const at of story.stops) {
      const [last] = story.events.slice(at - 1, at);
      if (last?.type === 'discard') expect(newestIn(story, at)).toBe(last.seat);
      if (last?.type === 'meld' && last.meld.type === 'pon') expect(newestIn(story, at)).toBe('none');
    }
  });

  test('every hand is known in an open log', () => {
    expect(SEATS.filter((seat) => isKnownHand(story, seat))).toEqual(SEATS);
  });
});

test('a closed kong of another in MCR lies face down until everything is asked for', () => {
  const made = KONGS.hands.flatMap((hand) => {
    const at = hand.events.findIndex((e) => e.type === 'meld' && e.meld.type === 'closedKan');
    const event = hand.events[at];
    return event?.type === 'meld' ? [{ hand, at: at + 1, seat: event.seat }] : [];
  });
  expect(made.length).toBeGreaterThan(0);
  for (const { hand, at, seat } of made) {
    const viewer: Seat = seat === 0 ? 1 : 0;
    const story = storyOf(KONGS, hand, viewer);
    const own = (everything: boolean) => {
      const meld = tableAt(story, at, viewer, everything).seats[seat]!.melds.at(-1)!;
      return meld.type === 'closedKan' ? meld.own.length : -1;
    };
    expect(own(false)).toBe(0);
    expect(own(true)).toBe(4);
  }
});

test('a winner shows closed kongs, too', () => {
  const game = playedGame({
    rules: { family: 'mcr', players: 4, options: MCR },
    seed: 18,
    hands: 1,
    bot: kongs,
  });
  const [hand] = game.hands;
  const win = hand!.events.findIndex((e) => e.type === 'win');
  const event = hand!.events[win];
  const winner: Seat = event?.type === 'win' ? event.seat : 0;
  const viewer: Seat = winner === 0 ? 1 : 0;
  const story = storyOf(game, hand!, viewer);
  const kongsAt = (at: number) =>
    tableAt(story, at, viewer, false).seats[winner]!.melds.flatMap((meld) =>
      meld.type === 'closedKan' ? [meld.own.length] : [],
    );
  expect(kongsAt(win)).toEqual([0]);
  expect(kongsAt(win + 1)).toEqual([4]);
});
