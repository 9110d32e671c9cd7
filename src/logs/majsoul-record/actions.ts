// A step of the record as one seat was sent it live, so that the reader of live traffic reads records too. The record keeps no
// answers to one's own draws, so those are left out.

import type { Action } from '../../clients/majsoul/act.ts';
import type { OptionalOperationList } from '../../clients/majsoul/messages.ts';
import type { Read } from '../../clients/majsoul/protobuf.ts';
import type { RecordStep, Records } from './messages.ts';

type OperationList = Read<typeof OptionalOperationList>;

const operationFor = (seat: number, lists: readonly (OperationList | undefined)[]) => ({
  operation: lists.find((o) => o?.seat === seat && o.operation_list.length > 0),
});

const oneFor = (seat: number, flags: readonly boolean[]) => ({ zhenting: flags[seat] ?? false });

export const dealtTiles = (d: Records['RecordNewRound']): readonly (readonly string[])[] => [
  d.tiles0,
  d.tiles1,
  d.tiles2,
  d.tiles3,
];

const dealt = (d: Records['RecordNewRound'], seat: number): Action => ({
  name: 'ActionNewRound',
  message: {
    chang: d.chang,
    ju: d.ju,
    ben: d.ben,
    tiles: dealtTiles(d)[seat] ?? [],
    dora: d.dora,
    scores: d.scores,
    ...operationFor(seat, [d.operation]),
    liqibang: d.liqibang,
    tingpais0: [],
    tingpais1: d.tingpai.find((t) => t.seat === seat)?.tingpais1 ?? [],
    left_tile_count: d.left_tile_count,
    doras: d.doras,
    opens: [],
    field_spell: 0,
  },
});

const dealTile = (data: Records['RecordDealTile'], seat: number): Action => ({
  name: 'ActionDealTile',
  message: {
    ...data,
    ...operationFor(seat, [data.operation]),
    ...oneFor(seat, data.zhenting),
    tile: data.seat === seat ? data.tile : '',
    tingpais: [],
  },
});

const discardTile = (data: Records['RecordDiscardTile'], seat: number): Action => ({
  name: 'ActionDiscardTile',
  message: {
    ...data,
    ...operationFor(seat, data.operations),
    ...oneFor(seat, data.zhenting),
    tingpais: data.seat === seat ? data.tingpais : [],
  },
});

const chiPengGang = (data: Records['RecordChiPengGang'], seat: number): Action => ({
  name: 'ActionChiPengGang',
  message: {
    ...data,
    ...operationFor(seat, [data.operation]),
    ...oneFor(seat, data.zhenting),
    tingpais: [],
  },
});

const UNTOLD = { zhenting: false, tingpais: [] } as const;

/** What the player in `seat` was sent. */
export const actionFor = (step: RecordStep, seat: number): Action => {
  switch (step.name) {
    case 'RecordNewRound':
      return dealt(step.data, seat);
    case 'RecordDealTile':
      return dealTile(step.data, seat);
    case 'RecordDiscardTile':
      return discardTile(step.data, seat);
    case 'RecordChiPengGang':
      return chiPengGang(step.data, seat);
    case 'RecordAnGangAddGang': {
      const { operations } = step.data;
      return {
        name: 'ActionAnGangAddGang',
        message: { ...step.data, ...operationFor(seat, operations), ...UNTOLD },
      };
    }
    case 'RecordBaBei': {
      const { operations } = step.data;
      const message = { ...step.data, ...operationFor(seat, operations), ...UNTOLD, moqie: false };
      return { name: 'ActionBaBei', message };
    }
    case 'RecordHule':
      return { name: 'ActionHule', message: step.data };
    case 'RecordNoTile':
      return { name: 'ActionNoTile', message: step.data };
    case 'RecordLiuJu':
      return { name: 'ActionLiuJu', message: step.data };
  }
};
