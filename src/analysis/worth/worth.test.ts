import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { formatTile } from '../../tiles/notation.ts';
import { type Setting, scriptTable } from '../script.test-kit.ts';
import { worthsOf } from './worth.ts';
import type { Choice, Worths } from './worths.ts';

const OPTIONS = presetOptions('tenhou');
const RULES = { family: 'riichi', options: OPTIONS } as const;

const all = (table: Table, placing = true): readonly Worths[] =>
  [...worthsOf({ table, rules: RULES, placing })].filter((w) => w !== undefined);
const lastOf = (table: Table, placing?: boolean): Worths => all(table, placing).at(-1)!;

/** West is in riichi and four rounds are gone; `drawn` comes last. */
const RIVERS = `0+1z 0-1z 1+ 1-9s 2+ 2-1s 3+ 3-9m 0+2z 0-2z 1+ 1-9m 2+ 2-4p* 2r 3+ 3-1s
  0+3z 0-3z 1+ 1-1s 2+ 2-8m 3+ 3-4p`;
const under = (hand: string, drawn: string): Table =>
  scriptTable(hand, `${RIVERS} 0+${drawn}`, { dealer: 0, indicator: '7z' });

const tilesIn = ({ discards }: Worths): readonly string[] => discards.map((d) => formatTile(d.tile));

const sumOf = ({ parts }: Choice): number => {
  const { win, overtaken, later, noten, now, cut, place = 0 } = parts!;
  return win + overtaken + later + noten + cut + place + now.reduce((a, { points }) => a + points, 0);
};

describe('under a riichi', () => {
  const good = under('24m3567p345678s6z', '6s');
  const hopeless = under('1479m258p47s235z1p', '6s');

  test('danger comes first, then values, then the end', () => {
    const stages = all(good).map((w) => w.stage);
    expect(stages[0]).toBe('danger');
    expect(stages).toContain('full');
    expect(all(good).map((w) => w.isFinal)).toEqual([...stages.slice(1).map(() => false), true]);
  });

  test('parts sum to the total', () => {
    for (const choice of lastOf(good).discards) {
      expect(sumOf(choice)).toBeCloseTo(choice.parts!.total, 6);
      for (const parts of choice.others!) expect(sumOf({ parts })).toBeCloseTo(parts.total, 6);
    }
  });

  test('no chance is above one, and another before me leaves less', () => {
    for (const { danger, parts, others } of lastOf(good).discards) {
      expect(danger!.chance).toBeLessThanOrEqual(1);
      for (const { own, winFirst } of [parts!, ...others!].filter((p) => p.plan !== 'fold')) {
        expect(own!.win).toBeLessThanOrEqual(1);
        expect(winFirst).toBeGreaterThan(0);
        expect(winFirst).toBeLessThan(own!.win);
      }
    }
  });

  test('what is worth less is never the plan', () => {
    for (const { parts, others } of lastOf(good).discards) {
      expect(others!.length).toBeGreaterThan(0);
      for (const other of others!) expect(parts!.total).toBeGreaterThanOrEqual(other.total);
    }
  });

  test('one step from a good hand the honour goes and the hand is played on', () => {
    const [best] = lastOf(good).discards;
    expect(formatTile(best!.tile)).toBe('6z');
    expect(best!.parts!.plan).toBe('push');
  });

  test('hopeless: the safest first', () => {
    const { discards } = lastOf(hopeless);
    const risks = discards.map((d) => d.danger!.expectedLoss);
    expect(risks).toEqual([...risks].sort((a, b) => a - b));
    // What is left is what those without riichi could wait for.
    expect(risks[0]).toBeLessThan(1);
  });

  test('far and bad: to fold is the plan of every tile', () => {
    const worths = lastOf(under('147m258p1388s677z', '5p'));
    const scored = worths.discards.filter((d) => d.parts);
    expect(scored.length).toBeGreaterThan(0);
    expect(new Set(scored.map((d) => d.parts!.plan))).toEqual(new Set(['fold']));
    const risks = scored.map((d) => d.danger!.expectedLoss);
    expect(risks[0]).toBe(Math.min(...risks));
  });

  test('in riichi nobody folds', () => {
    const table = scriptTable('234m34567p345s66z', '0+9s 0-9s* 0r 1+ 1-9s 2+ 2-1s* 2r 3+ 3-9m 0+4z', {
      dealer: 0,
      indicator: '7z',
    });
    const { discards } = lastOf(table);
    expect(tilesIn({ discards } as Worths)).toEqual(['4z']);
    expect(discards[0]!.parts!.plan).toBe('push');
    expect(discards[0]!.others).toEqual([]);
  });
});

describe('riichi or silence', () => {
  test('both stand beside each other', () => {
    const table = scriptTable('234m34567p345s66z', '0+9s', { dealer: 0, indicator: '7z' });
    const { value } = lastOf(table).discards.find((d) => formatTile(d.tile) === '9s')!;
    expect(value!.riichi!.points).toBeGreaterThan(value!.silent!.points);
    expect(value!.best).toEqual(value!.riichi);
  });

  test('each is a plan of its own; the total is the best one’s', () => {
    const table = scriptTable('234m34567p345s66z', '0+9s', { dealer: 0, indicator: '7z' });
    const { parts, others, total } = lastOf(table).discards.find((d) => formatTile(d.tile) === '9s')!;
    expect([parts!, ...others!].map((p) => p.plan)).toEqual(['riichi', 'push', 'fold']);
    expect(total).toBe(parts!.total);
  });

  test('a tile that may be thrown with riichi already said goes with it', () => {
    const table = scriptTable('234m34567p345s66z', '0+9s 0?', { dealer: 0, indicator: '7z' });
    const { parts, others, value } = lastOf(table).discards.find((d) => formatTile(d.tile) === '9s')!;
    expect(parts!.plan).toBe('push');
    expect(others).toEqual([]);
    expect(parts!.own).toEqual(value!.riichi);
    const { points } = value!.curves.riichi!;
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });
});

describe('calls', () => {
  const offer = scriptTable('24m3567p34567s66z', '0+1z 0-1z 1+ 1-9s 2+ 2-1s 3+ 3-6z', {});

  test('letting pass and the pon, with the tile to throw', () => {
    const { calls } = lastOf(offer);
    expect(calls.map((c) => c.call)).toEqual(['pass', 'pon']);
    expect(calls[1]!.discard).toBeDefined();
    expect(calls[1]!.value!.best!.win).toBeGreaterThan(0);
    for (const call of calls) expect(sumOf(call)).toBeCloseTo(call.total!, 6);
  });

  test('a tile that the call forbids is not thrown', () => {
    const table = scriptTable('23m4567p34567s66z', '0+1z 0-1z 1+ 1-9s 2+ 2-1s 3+ 3-1m', {});
    const chi = lastOf(table).calls.find((c) => c.call === 'chi')!;
    expect(formatTile(chi.discard!)).not.toBe('4m');
  });

  test('a closed kan of the own turn beside the discards', () => {
    const table = scriptTable('1111z234m567p345s', '0+9s', { dealer: 0, indicator: '7z' });
    expect(lastOf(table).calls.map((c) => c.call)).toEqual(['closedKan']);
  });
});

describe('the last hand', () => {
  const round: Setting['round'] = { wind: 'south', number: 3, scores: [20_000, 30_400, 25_000, 24_600] };
  const table = scriptTable('234m34567p345s66z', '3+ 3-9s 0+9s', { dealer: 3, round, indicator: '7z' });

  test('what the next places ask for', () => {
    const { standing } = lastOf(table);
    expect(standing!.place).toBe(4);
    expect(standing!.gaps.map(({ place, seat, ahead }) => [place, seat, ahead])).toEqual([
      [1, 1, 10_400],
      [2, 2, 5000],
      [3, 3, 4600],
    ]);
    expect(standing!.wanted.map((w) => w.place)).toEqual([3, 2, 1]);
    const first = standing!.wanted.find((w) => w.place === 1)!;
    expect(first.needs.find(({ way }) => way.type === 'ron' && way.from === 1)!.points).toBe(5200);
  });

  test('places are weighed in, and only if asked', () => {
    const [placed] = lastOf(table).discards;
    expect(placed!.parts!.place).toBeGreaterThan(0);
    expect(sumOf(placed!)).toBeCloseTo(placed!.parts!.total, 6);
    const [plain] = lastOf(table, false).discards;
    expect(plain!.parts!.place).toBeUndefined();
    expect(lastOf(table, false).isPlaced).toBe(false);
  });

  test('none before it', () => {
    const before = scriptTable('234m34567p345s66z', '0+9s', { dealer: 0 });
    expect(lastOf(before).standing).toBeUndefined();
  });
});

describe('no indicator is known', () => {
  const river = '0+1z 0-1z 1+ 1-9s 2+ 2-9m 3+ 3-9p 0+5m';
  const table = scriptTable('234m345p456s2277z', river, { dealer: 0, indicator: '8p' });
  const worthIn = (asked: Table) => lastOf(asked).discards.find((d) => formatTile(d.tile) === '2m')!.value!;
  const none = worthIn({ ...table, indicators: [] });

  test('what may be turned, and lie under it, counts by its chance: riichi is worth more than silence still', () => {
    const known = worthIn(table);
    expect(known.riichi!.points).toBeGreaterThan(known.silent!.points);
    expect(none.riichi!.points).toBeGreaterThan(none.silent!.points);
    // A tile more is dora than where one that serves nobody here is turned.
    expect(none.riichi!.points).toBeGreaterThan(known.riichi!.points);
  });

  test('with more draws left the best play may aim higher: a win grows less likely, never worth less', () => {
    const falls = (line: readonly number[]): boolean => line.some((n, i) => i > 0 && n < line[i - 1]! - 1e-9);
    // Without ura silence is worth waiting for: with many draws left it changes its shape first.
    const rules = { family: 'riichi', options: { ...OPTIONS, uraDora: false } } as const;
    const last = [...worthsOf({ table, rules })].filter((w) => w !== undefined).at(-1)!;
    const { curve } = last.discards.find((d) => formatTile(d.tile) === '2m')!.value!;
    expect(falls(curve.win)).toBe(true);
    expect(falls(curve.points)).toBe(false);
  });
});
