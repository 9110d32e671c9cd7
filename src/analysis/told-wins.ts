// A win as its service states it beside the same win scored by us, from the winner's chair: yaku, han, fu, points and
// payments. Only what was stated is compared, and nothing where the table is not wholly known.

import type { RiichiOptions } from '../rules/riichi/options.ts';
import { isRefused, type RiichiScore, valueOfHand } from '../rules/riichi/score.ts';
import type { Refusal, Win } from '../rules/rules.ts';
import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import type { BySeat } from '../tiles/seat.ts';
import type { Difference } from './analysis.ts';
import { claimWin, drawWin, heldOf, situationOf } from './situation.ts';

export type WinEvent = Extract<TableEvent, { type: 'win' }>;

/** The table as the winner sees it: a hidden hand is the one that was laid open. */
export const winnersTable = (table: Table, { seat, hand }: WinEvent): Table => ({
  ...table,
  me: seat,
  seats: table.seats.map((s, i) => (i === seat && hand ? { ...s, concealed: hand } : s)),
});

const winOf = (table: Table, { tile, from }: WinEvent): Win =>
  from === undefined || table.claimable === undefined
    ? drawWin(table, tile)
    : claimWin(table, table.claimable);

/** Counters and sticks go to the first winner alone. */
const isFirst = (table: Table): boolean => (table.result?.wins.length ?? 0) === 0;

/** `table`: just before the win. Undefined where the hand stays hidden. */
const ourScore = (
  table: Table,
  event: WinEvent,
  options: RiichiOptions,
): RiichiScore | Refusal | undefined => {
  const seen = winnersTable(table, event);
  const held = heldOf(seen);
  if (!held) return undefined;
  const ura = event.stated?.ura;
  const s = {
    ...situationOf(seen, held),
    ...(ura && { ura }),
    ...(isFirst(table) ? {} : { honba: 0, riichiSticks: 0 }),
  };
  return valueOfHand(s, winOf(seen, event), options);
};

type Line = { readonly id: string; readonly han: number };

/** A score and what it pays. */
interface Value {
  readonly han?: number | undefined;
  readonly fu?: number | undefined;
  readonly points?: number | undefined;
  readonly yaku?: readonly Line[] | undefined;
  readonly yakuman?: readonly string[] | undefined;
  readonly payments?: BySeat<number> | undefined;
}

/** Some services count norths set aside as a line of its own, some among the dora. */
const withNorths = (lines: readonly Line[]): readonly Line[] => {
  const isDora = ({ id }: Line): boolean => id === 'dora' || id === 'north';
  const dora = lines.filter(isDora).reduce((sum, { han }) => sum + han, 0);
  return [...lines.filter((line) => !isDora(line)), ...(dora > 0 ? [{ id: 'dora', han: dora }] : [])];
};

const byId = (lines: readonly Line[]): string =>
  withNorths(lines)
    .map(({ id, han }) => `${id} ${han}`)
    .sort()
    .join(', ');

/** The parts of `value` that `stated` has, so that what is not stated is not compared. */
const textOf = (value: Value, stated: Value): string =>
  [
    stated.yaku && byId(value.yaku ?? []),
    stated.yakuman && [...(value.yakuman ?? [])].sort().join(', '),
    stated.han !== undefined && `${value.han} han`,
    stated.han !== undefined && stated.fu !== undefined && `${value.fu} fu`,
    stated.points !== undefined && `${value.points} points`,
    stated.payments && `paid ${value.payments?.join(' ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ');

const isWhollyKnown = ({ unknown }: Table): boolean => unknown.length === 0;

/** `table`: just before the win. */
export const winDifference = (
  table: Table,
  event: WinEvent,
  options: RiichiOptions,
): readonly Difference[] => {
  const value = isWhollyKnown(table) && event.stated ? ourScore(table, event, options) : undefined;
  if (value === undefined) return [];
  const stated: Value = { ...event.stated, payments: event.payments };
  const theirs = textOf(stated, stated);
  const ours = isRefused(value)
    ? value
    : textOf({ ...value, yakuman: value.yakuman.map((y) => y.id), payments: value.deltas }, stated);
  return ours === theirs ? [] : [{ what: 'win', ours, theirs }];
};

const sum = (a: BySeat<number>, b: BySeat<number>): BySeat<number> => a.map((n, i) => n + b[i]!);

/** What all winners together are paid, where each is not told apart. `table`: after the last win. */
export const paymentsDifference = (
  table: Table,
  { payments }: Extract<TableEvent, { type: 'end' }>,
  options: RiichiOptions,
): readonly Difference[] => {
  const wins = (table.result?.wins ?? []).filter((e) => e.type === 'win');
  if (!payments || wins.length < 2 || !isWhollyKnown(table)) return [];
  const scores = wins.map((event, i) =>
    ourScore({ ...table, result: { ending: 'win', wins: wins.slice(0, i) } }, event, options),
  );
  if (!scores.every((s) => s !== undefined && typeof s !== 'string')) return [];
  const [ours, theirs] = [
    scores
      .map((s) => s.deltas)
      .reduce(sum)
      .join(' '),
    payments.join(' '),
  ];
  return ours === theirs ? [] : [{ what: 'payments', ours, theirs }];
};
