// Field cases of a few actions cut from a Mahjong Soul record: who pays whom for the wins that end them.

import { presetOptions } from '../../src/rules/riichi/options.ts';
import { settleRons } from '../../src/rules/riichi/settle.ts';
import { type Players, type Seat, seatWindOf } from '../../src/tiles/seat.ts';
import { WINDS } from '../../src/tiles/tile.ts';
import { type Answered, type FieldCase, type Fields, inputOf } from './field-case.ts';
import { handText, ring, seat, situationOf, tileText, type WinLine, winOf } from './riichi-line.ts';
import { anything, fields, flag, listOf, optional, recordOf, shaped, text } from './shape.ts';

interface Action {
  readonly name: string;
  readonly data: Fields;
}
interface Fragment {
  readonly actions: readonly Action[];
  readonly hands: Readonly<Record<string, string>>;
  readonly doraIndicators: readonly string[];
  readonly uraIndicators: readonly string[];
}
interface Hule {
  readonly seat: Seat;
  readonly zimo: boolean;
  readonly hu_tile: string;
  readonly liqi?: boolean;
}
interface Shown {
  readonly seat: Seat;
}

const FRAGMENT = fields<Fragment>({
  actions: listOf(fields<Action>({ name: text, data: recordOf(anything) })),
  hands: recordOf(handText),
  doraIndicators: listOf(tileText),
  uraIndicators: listOf(tileText),
});
const HULES = fields<{ readonly hules: readonly Hule[] }>({
  hules: listOf(fields<Hule>({ seat, zimo: flag, hu_tile: tileText, liqi: optional(flag) })),
});
const SHOWN = fields<Shown>({ seat });

/** Actions that show a tile which others may win on, and the flag of such a win. */
const SHOWING: Readonly<Record<string, readonly string[]>> = {
  RecordDiscardTile: [],
  RecordBaBei: ['ronOnKita'],
  RecordAnGangAddGang: ['chankan'],
};

/** The fragment says neither who deals nor what was paid before: the first seat does, and nothing. */
const DEALER = 0;

interface Ron {
  readonly players: Players;
  readonly from: Seat;
  readonly flags: readonly string[];
}

const lineOf = ({ hands, doraIndicators, uraIndicators }: Fragment, ron: Ron, hule: Hule): WinLine => ({
  ...{ id: '', roundWind: 'E', dealerSeat: DEALER, honba: 0, riichiSticks: 0, melds: [], tsumo: false },
  ...{ doraIndicators, uraIndicators },
  rules: { players: ron.players },
  seatWind: 'ESWN'[WINDS.indexOf(seatWindOf(hule.seat, DEALER, ron.players))]!,
  seat: hule.seat,
  fromSeat: ron.from,
  hand: hands[hule.seat] ?? '',
  winTile: hule.hu_tile,
  flags: [...(hule.liqi ? ['riichi'] : []), ...ron.flags],
});

const deltasOf = (lines: readonly WinLine[]): readonly (readonly number[])[] =>
  settleRons(
    lines.map((line) => ({ situation: situationOf(line), win: winOf(line) })),
    presetOptions('majsoul'),
  ).wins.map(({ score }) => ring(score.deltas));

export const fragmentCase = (line: FieldCase): Answered => {
  const fragment = inputOf(FRAGMENT, line);
  const { actions } = fragment;
  const shown = actions.findLast(({ name }) => name in SHOWING);
  const ending = actions.find(({ name }) => name === 'RecordHule');
  if (shown === undefined || ending === undefined) return { skipped: 'majsoul-fragment without a ron' };
  const { hules } = shaped(HULES, ending.data, 'input.actions');
  if (hules.some(({ zimo }) => zimo)) return { skipped: 'majsoul-fragment of a self-draw' };
  const from = shaped(SHOWN, shown.data, 'input.actions').seat;
  const players = actions.some(({ name }) => name === 'RecordBaBei') ? 3 : 4;
  const ron: Ron = { players, from, flags: SHOWING[shown.name]! };
  return { got: { loserSeat: from, deltas: deltasOf(hules.map((hule) => lineOf(fragment, ron, hule))) } };
};
