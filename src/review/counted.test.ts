// A loss that lasts counts once a hand.

import { expect, test } from 'vitest';
import { countOnce, isSilenceBorne, lostInSilence } from './counted.ts';
import type { Cost } from './decision.ts';
import { decisionsOf, loggedGame } from './review.test-kit.ts';
import { tallyOf } from './tally.ts';

const points = (value: number): Cost => ({ unit: 'points', value });

test('a later turn bears only what is more of it', () => {
  expect(countOnce(points(900), 900, {})).toEqual({ cost: points(900), silence: 900 });
  expect(countOnce(points(900), 900, { silence: 1000 })).toEqual({
    cost: { ...points(0), before: 900 },
    silence: 1000,
  });
  expect(countOnce(points(1300), 1200, { silence: 1000 })).toEqual({
    cost: { ...points(300), before: 1000 },
    silence: 1200,
  });
  expect(countOnce(points(200), 0, { silence: 1000 })).toEqual({ cost: points(200), silence: 1000 });
  expect(countOnce(undefined, 0, { silence: 5 })).toEqual({ silence: 5 });
  expect(countOnce({ unit: 'share', value: 1 }, 0, { silence: 5 }).cost).toEqual({ unit: 'share', value: 1 });
});

test('of riichi declared nothing is lost in silence', () => {
  expect(lostInSilence([], { type: 'pass' })).toBe(0);
});

const SILENT = '0+9s 0-9s 1+ 1-1m 2+ 2-1m 3+ 3-1m 0+6z 0-6z 1+ 1-1m 2+ 2-9s 3+ 3-2m 0+7z 0-7z';

test('riichi missed for three turns is told at each and counted once', () => {
  const game = loggedGame('riichi', '345m345p88p678s34s', SILENT);
  const decisions = decisionsOf(game);
  const turns = decisions.filter(({ moment }) => moment === 'turn');
  expect(turns.map((d) => d.missed.map((m) => m.id))).toEqual([
    ['riichiMissed'],
    ['riichiMissed'],
    ['riichiMissed'],
  ]);
  const [first, ...later] = turns;
  expect(first!.cost!.before).toBeUndefined();
  expect(first!.cost!.value).toBeGreaterThan(1000);
  for (const { cost } of later) expect(cost!.before).toBeGreaterThan(1000);
  const most = Math.max(...turns.map(({ cost }) => cost!.value + (cost!.before ?? 0)));
  const { missed } = tallyOf({ hand: game.hands[0]!, seat: 0, decisions, draws: [] });
  expect(missed.riichiMissed!.times).toBe(3);
  expect(missed.riichiMissed!.points).toBeLessThanOrEqual(most + 1e-9);
});

test('silence is borne where most of what is left is not more of it', () => {
  const left = (value: number, before: number): Cost => ({ ...points(value), before });
  expect(isSilenceBorne(points(330), 110, 'riichi')).toBe(false);
  expect(isSilenceBorne(left(220, 110), 110, 'riichi')).toBe(true);
  expect(isSilenceBorne(left(0, 900), 900, 'riichi')).toBe(true);
  expect(isSilenceBorne(left(300, 1000), 1200, 'riichi')).toBe(false);
  expect(isSilenceBorne(left(400, 1000), 1200, 'riichi')).toBe(true);
  expect(isSilenceBorne(left(50, 1000), 1050, 'riichi')).toBe(true);
  expect(isSilenceBorne(left(50, 1000), 1050, 'korean')).toBe(false);
  expect(isSilenceBorne(undefined, 0, 'riichi')).toBe(false);
});

const DANGEROUS = '0+9s 0-9s 1+ 1-2m* 1r 2+ 2-1m 3+ 3-1m 0+2m 0-5m';

test('what is left beside riichi missed before bears the name of its own reason', () => {
  const game = loggedGame('riichi', '345m567p88p678s34s', DANGEROUS);
  const decisions = decisionsOf(game);
  const [first, second] = decisions.filter(({ moment }) => moment === 'turn');
  expect(first!.missed).toMatchObject([{ id: 'riichiMissed' }]);
  expect(first!.missed[0]).not.toHaveProperty('borne');
  expect(second!.missed).toMatchObject([{ id: 'safeTile' }, { id: 'riichiMissed', borne: true }]);
  // Riichi on the same tile stands between: from the best to it is left, from it to silence is borne before.
  const netOf = (tile: number, riichi?: true) =>
    second!.options.find(({ act }) => act.type === 'discard' && act.tile === tile && act.riichi === riichi)!
      .net!;
  const thrown = second!.chosen.type === 'discard' ? second!.chosen.tile : -1;
  expect(second!.cost!.value).toBeCloseTo(second!.options[0]!.net! - netOf(thrown, true), 6);
  expect(second!.cost!.before).toBeCloseTo(netOf(thrown, true) - netOf(thrown), 6);
  const { missed, cost } = tallyOf({ hand: game.hands[0]!, seat: 0, decisions, draws: [] });
  expect(missed.safeTile).toMatchObject({ times: 1, points: second!.cost!.value });
  expect(missed.riichiMissed).toMatchObject({ times: 2, points: first!.cost!.value });
  expect(cost.points).toBeCloseTo(first!.cost!.value + second!.cost!.value, 6);
});

test('where nothing else is named no name bears what is left', () => {
  const [decision] = decisionsOf(loggedGame('riichi', '345m567p88p678s34s', '0+9s 0-9s'));
  const [missed] = decision!.missed;
  if (missed?.id !== 'riichiMissed') throw new Error('riichi is missed');
  const small = { ...decision!, cost: points(40), missed: [{ ...missed, borne: true } as const] };
  const hand = { events: [], complete: false };
  const tally = tallyOf({ hand, seat: 0, decisions: [small], draws: [] });
  expect(tally.missed.riichiMissed).toMatchObject({ times: 1, points: 0 });
  expect(tally.cost.points).toBe(40);
});
