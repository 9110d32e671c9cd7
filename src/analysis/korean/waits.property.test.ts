// Seeded random hands near a win under random options, in hand and after every discard: the waits are those that writing out
// every partition finds, what they are worth is what the rules say of the hand, and upeo is legal exactly where a discard of
// every wait is worth the minimum.

import { expect, test } from 'vitest';
import { type KoreanOptions, withOptions } from '../../rules/korean/options.ts';
import { type PlainMeld, plainWaits } from '../../rules/korean/plain.ts';
import { type RandomWin, randomWin } from '../../rules/korean/random-wins.ts';
import { readyOf } from '../../rules/korean/ready.ts';
import { randomOf } from '../../shapes/random-hands.ts';
import type { Table } from '../../table/table.ts';
import { baseOf, isConcealed, type Meld } from '../../tiles/meld.ts';
import { formatTile } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import { plainTile, type Tile, WINDS } from '../../tiles/tile.ts';
import { without } from '../situation.ts';
import type { KoreanTenpai, KoreanUpeoAnswer } from './analysis.ts';
import { answerTo, koreanTable } from './script.test-kit.ts';

const NOTHING = '19m19p1234567z22m';

/** A table on which the viewer holds this hand, late enough that no first go-round is open. */
const tableWith = (hand: RandomWin, drawn: Tile): Table => {
  const { situation } = hand;
  const base = koreanTable(NOTHING, '0+1f');
  const dealer = ((4 - WINDS.indexOf(situation.seatWind)) % 4) as Seat;
  return {
    ...base,
    round: { ...base.round, dealer, wind: situation.roundWind },
    untouched: false,
    seats: base.seats.map((seat, i) =>
      i === 0
        ? { ...seat, concealed: situation.concealed, melds: situation.melds, drawn, drawnFrom: 'wall' }
        : seat,
    ),
  };
};

const PLAIN_MELD: Readonly<Record<Meld['type'], PlainMeld['type']>> = {
  chi: 'pung',
  pon: 'pung',
  openKan: 'kong',
  addedKan: 'kong',
  closedKan: 'concealedKong',
};

const plainMelds = (melds: readonly Meld[]): readonly PlainMeld[] =>
  melds.map((m) => ({ type: PLAIN_MELD[m.type], tile: formatTile(plainTile(baseOf(m))) }));

interface Case {
  readonly hand: RandomWin;
  readonly concealed: readonly Tile[];
  readonly options: KoreanOptions;
}

const expectWaits = ({ hand, concealed, options }: Case, tenpai: KoreanTenpai | undefined): void => {
  const s = { ...hand.situation, seat: 0 as Seat, concealed };
  const written = plainWaits(concealed.map(formatTile), plainMelds(s.melds), options);
  const waits = tenpai?.waits ?? [];
  expect(waits.map((w) => formatTile(plainTile(w.kind))).sort()).toEqual([...written].sort());
  const ready = readyOf(s, options);
  expect(waits.map((w) => ({ kind: w.kind, ron: w.byDiscard.base, tsumo: w.bySelfDraw!.base }))).toEqual(
    ready.waits,
  );
  expect(waits.filter((w) => w.short.byDiscard === 0).map((w) => w.kind)).toEqual(ready.ronWaits);
  expect(waits.filter((w) => w.short.bySelfDraw === 0).map((w) => w.kind)).toEqual(ready.tsumoWaits);
};

const mayBeClosed = (melds: readonly Meld[], { concealedKongKeepsMenzen }: KoreanOptions): boolean =>
  concealedKongKeepsMenzen ? isConcealed(melds) : melds.length === 0;

const expectUpeo = ({ hand, concealed, options }: Case, answer: KoreanUpeoAnswer): void => {
  const { waits, ronWaits } = readyOf({ ...hand.situation, concealed }, options);
  const secured = options.upeoCheck === 'allWaits' ? ronWaits.length === waits.length : ronWaits.length > 0;
  expect(answer.legal).toBe(secured && mayBeClosed(hand.situation.melds, options));
};

test.each([1, 2, 3])('seed %i', (seed) => {
  const random = randomOf(seed);
  let ready = 0;
  let legal = 0;
  let short = 0;
  for (let i = 0; i < 120; i++) {
    const hand = randomWin(random);
    if (hand === undefined) continue;
    const options = withOptions(hand.options, {
      minBase: random(4),
      upeoCheck: random(2) === 0 ? 'allWaits' : 'anyWait',
    });
    const { concealed } = hand.situation;
    const held = [...concealed, hand.win.tile];
    const { discards } = answerTo(tableWith(hand, hand.win.tile), options);
    for (const { tile, tenpai, upeo } of discards) {
      const one: Case = { hand, concealed: without(held, tile), options };
      expectWaits(one, tenpai);
      if (!tenpai) continue;
      ready++;
      expectUpeo(one, upeo!);
      if (upeo!.legal) legal++;
      if (tenpai.readiness === 'shapeOnly') short++;
    }
  }
  // Enough of each to have tried it.
  expect([ready > 150, legal > 20, short > 5]).toEqual([true, true, true]);
});
