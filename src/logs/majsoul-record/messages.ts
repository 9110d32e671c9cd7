// The messages of a game record: what the server keeps of a finished game, every hand open. Only the fields that are used.

import {
  ActionHule,
  ActionLiuJu,
  ActionNoTile,
  GameConfig,
  LiQiSuccess,
  OptionalOperationList,
  TingPaiInfo,
} from '../../clients/majsoul/messages.ts';
import { bool, bytes, int, list, type Read, sub, text, uint } from '../../clients/majsoul/protobuf.ts';

const TingPai = { seat: uint(1), tingpais1: list(sub(2, TingPaiInfo)) };

const RecordNewRound = {
  chang: uint(1),
  ju: uint(2),
  ben: uint(3),
  dora: text(4),
  scores: list(int(5)),
  liqibang: uint(6),
  tiles0: list(text(7)),
  tiles1: list(text(8)),
  tiles2: list(text(9)),
  tiles3: list(text(10)),
  tingpai: list(sub(11, TingPai)),
  operation: sub(12, OptionalOperationList),
  left_tile_count: uint(15),
  doras: list(text(16)),
};
const RecordDealTile = {
  seat: uint(1),
  tile: text(2),
  left_tile_count: uint(3),
  liqi: sub(5, LiQiSuccess),
  doras: list(text(6)),
  zhenting: list(bool(7)),
  operation: sub(8, OptionalOperationList),
};
const RecordDiscardTile = {
  seat: uint(1),
  tile: text(2),
  is_liqi: bool(3),
  moqie: bool(5),
  zhenting: list(bool(6)),
  tingpais: list(sub(7, TingPaiInfo)),
  doras: list(text(8)),
  is_wliqi: bool(9),
  operations: list(sub(10, OptionalOperationList)),
};
const RecordChiPengGang = {
  seat: uint(1),
  type: uint(2),
  tiles: list(text(3)),
  froms: list(uint(4)),
  liqi: sub(5, LiQiSuccess),
  zhenting: list(bool(7)),
  operation: sub(8, OptionalOperationList),
};
const RecordAnGangAddGang = {
  seat: uint(1),
  type: uint(2),
  tiles: text(3),
  doras: list(text(6)),
  operations: list(sub(7, OptionalOperationList)),
};
const RecordBaBei = { seat: uint(1), doras: list(text(6)), operations: list(sub(7, OptionalOperationList)) };

/** The steps that are read, by the name they come with. */
export const RECORDS = {
  RecordNewRound,
  RecordDealTile,
  RecordDiscardTile,
  RecordChiPengGang,
  RecordAnGangAddGang,
  RecordBaBei,
  RecordHule: ActionHule,
  RecordNoTile: ActionNoTile,
  RecordLiuJu: ActionLiuJu,
};

export type Records = { readonly [K in keyof typeof RECORDS]: Read<(typeof RECORDS)[K]> };
export type RecordName = keyof Records;

export type RecordStep = {
  readonly [K in RecordName]: { readonly name: K; readonly data: Records[K] };
}[RecordName];

export const isRecordName = (name: string): name is RecordName => Object.hasOwn(RECORDS, name);

const Account = { account_id: uint(1), seat: uint(2), nickname: text(3) };
const EndPlayer = { seat: uint(1), part_point_1: int(3) };
const EndResult = { players: list(sub(1, EndPlayer)) };

export const RecordGame = {
  uuid: text(1),
  /** Seconds. */
  start_time: uint(2),
  config: sub(5, GameConfig),
  accounts: list(sub(11, Account)),
  result: sub(12, EndResult),
};
export type Head = Read<typeof RecordGame>;

/** The answer to `fetchGameRecord`: the record itself, or where it is kept. */
export const ResGameRecord = { head: sub(3, RecordGame), data: bytes(4), data_url: text(5) };

const GameAction = { type: uint(2), result: bytes(3) };
export const GameDetailRecords = {
  records: list(bytes(1)),
  version: uint(2),
  actions: list(sub(3, GameAction)),
};
