// A finished game as the server keeps it: everything of all seats. Each seat's live traffic is made of it again, frame
// by frame, so that the reader of live frames is tried on whole games from all four chairs.

import {
  type ActionName,
  type ActionValue,
  action,
  request,
  response,
} from '../../src/clients/majsoul/encode.fixture.ts';
import {
  ActionHule,
  ActionLiuJu,
  ActionNoTile,
  GameConfig,
  LiQiSuccess,
  OptionalOperationList,
  ReqAuthGame,
  ResAuthGame,
  TingPaiInfo,
  Wrapper,
} from '../../src/clients/majsoul/messages.ts';
import {
  bool,
  bytes,
  int,
  list,
  type Message,
  type Read,
  readMessage,
  sub,
  text,
  uint,
} from '../../src/clients/majsoul/protobuf.ts';

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
type Records = { readonly [K in keyof typeof RECORDS]: Read<(typeof RECORDS)[K]> };

export type RecordStep = {
  readonly [K in keyof Records]: { readonly name: K; readonly data: Records[K] };
}[keyof Records];

const Account = { account_id: uint(1), seat: uint(2) };
const RecordGame = { uuid: text(1), config: sub(5, GameConfig), accounts: list(sub(11, Account)) };
const ResGameRecord = { head: sub(3, RecordGame), data: bytes(4) };
const GameAction = { type: uint(2), result: bytes(3) };
const GameDetailRecords = {
  records: list(bytes(1)),
  version: uint(2),
  actions: list(sub(3, GameAction)),
};

export interface GameRecord {
  readonly uuid: string;
  readonly config: Read<typeof GameConfig> | undefined;
  readonly accounts: readonly Read<typeof Account>[];
  readonly steps: readonly RecordStep[];
}

const must = <M extends Message>(message: M, data: Uint8Array, what: string): Read<M> => {
  const read = readMessage(message, data);
  if (read === undefined) throw new Error(`${what} cannot be read`);
  return read;
};

const isRecordName = (name: string): name is keyof Records => Object.hasOwn(RECORDS, name);

const stepOf = (data: Uint8Array, i: number): RecordStep => {
  const { name, data: inner } = must(Wrapper, data, `record ${i}`);
  const bare = name.replace('.lq.', '');
  if (!isRecordName(bare)) throw new Error(`record ${i}: ${name} is not known`);
  return { name: bare, data: must<Message>(RECORDS[bare], inner, `record ${i} (${name})`) } as RecordStep;
};

const RESULT = 1;

/** The answer to fetchGameRecord, as a whole frame. */
export const readRecord = (frame: Uint8Array): GameRecord => {
  const { data } = must(Wrapper, frame.subarray(3), 'the frame');
  const { head, data: packed } = must(ResGameRecord, data, 'the record');
  const details = must(GameDetailRecords, must(Wrapper, packed, 'the details').data, 'the details');
  const results = details.actions.filter((a) => a.type === RESULT).map((a) => a.result);
  const steps = details.version === 0 ? details.records : results;
  return {
    uuid: head?.uuid ?? '',
    config: head?.config,
    accounts: head?.accounts ?? [],
    steps: steps.map(stepOf),
  };
};

type OperationList = Read<typeof OptionalOperationList>;

const operationFor = (seat: number, lists: readonly (OperationList | undefined)[]) => ({
  operation: lists.find((o) => o?.seat === seat && o.operation_list.length > 0),
});

const oneFor = (seat: number, flags: readonly boolean[]) => ({ zhenting: flags[seat] ?? false });

/** What the player in `seat` was sent. The record keeps no answers to one's own draws, so those are left out. */
type Sent = { readonly [K in ActionName]: { readonly name: K; readonly value: ActionValue<K> } }[ActionName];

const dealt = (d: Records['RecordNewRound'], seat: number): Sent => ({
  name: 'ActionNewRound',
  value: {
    chang: d.chang,
    ju: d.ju,
    ben: d.ben,
    tiles: [d.tiles0, d.tiles1, d.tiles2, d.tiles3][seat] ?? [],
    dora: d.dora,
    scores: d.scores,
    ...operationFor(seat, [d.operation]),
    liqibang: d.liqibang,
    tingpais1: d.tingpai.find((t) => t.seat === seat)?.tingpais1 ?? [],
    left_tile_count: d.left_tile_count,
    doras: d.doras,
  },
});

const sentFor = (step: RecordStep, seat: number): Sent => {
  switch (step.name) {
    case 'RecordNewRound':
      return dealt(step.data, seat);
    case 'RecordDealTile': {
      const { data } = step;
      const tile = data.seat === seat ? data.tile : '';
      const one = { ...operationFor(seat, [data.operation]), ...oneFor(seat, data.zhenting) };
      return { name: 'ActionDealTile', value: { ...data, ...one, tile } };
    }
    case 'RecordDiscardTile': {
      const { data } = step;
      const tingpais = data.seat === seat ? data.tingpais : [];
      const one = { ...operationFor(seat, data.operations), ...oneFor(seat, data.zhenting) };
      return { name: 'ActionDiscardTile', value: { ...data, ...one, tingpais } };
    }
    case 'RecordChiPengGang': {
      const { data } = step;
      const one = { ...operationFor(seat, [data.operation]), ...oneFor(seat, data.zhenting) };
      return { name: 'ActionChiPengGang', value: { ...data, ...one } };
    }
    case 'RecordAnGangAddGang':
      return {
        name: 'ActionAnGangAddGang',
        value: { ...step.data, ...operationFor(seat, step.data.operations) },
      };
    case 'RecordBaBei':
      return { name: 'ActionBaBei', value: { ...step.data, ...operationFor(seat, step.data.operations) } };
    case 'RecordHule':
      return { name: 'ActionHule', value: step.data };
    case 'RecordNoTile':
      return { name: 'ActionNoTile', value: step.data };
    case 'RecordLiuJu':
      return { name: 'ActionLiuJu', value: step.data };
  }
};

export interface LiveFrame {
  readonly frame: ArrayBuffer;
  readonly direction: 'in' | 'out';
  /** Of the record; absent for the way in. */
  readonly index?: number;
}

const entered = (record: GameRecord, seat: number): readonly LiveFrame[] => {
  const account = record.accounts.find((a) => a.seat === seat)?.account_id ?? 0;
  const seats = record.accounts.toSorted((a, b) => a.seat - b.seat).map((a) => a.account_id);
  const name = '.lq.FastTest.authGame';
  const asked = { account_id: account, game_uuid: record.uuid };
  const answer = { seat_list: seats, ...(record.config && { game_config: record.config }) };
  return [
    { frame: request(1, name, ReqAuthGame, asked), direction: 'out' },
    { frame: response(1, ResAuthGame, answer), direction: 'in' },
  ];
};

/** The whole game as frames to the player in `seat`. */
export function* liveFrames(record: GameRecord, seat: number): Generator<LiveFrame> {
  yield* entered(record, seat);
  let number = 0;
  for (const [index, step] of record.steps.entries()) {
    number = step.name === 'RecordNewRound' ? 0 : number + 1;
    const { name, value } = sentFor(step, seat);
    yield { frame: action(number, name, value), direction: 'in', index };
  }
}
