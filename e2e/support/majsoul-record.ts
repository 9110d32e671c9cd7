// A finished game of our own making as Mahjong Soul's lobby sends it to its replay viewer: one hand that ends in an aborted
// draw at once, with nine kinds of terminals.

import { encode, notify, response, type Some } from '../../src/clients/majsoul/encode.fixture.ts';
import { Wrapper } from '../../src/clients/majsoul/messages.ts';
import { text } from '../../src/clients/majsoul/protobuf.ts';
import { GameDetailRecords, RECORDS, ResGameRecord } from '../../src/logs/majsoul-record/messages.ts';
import { ACCOUNT } from './majsoul-game.ts';
import { SECRET } from './majsoul-page.ts';
import { tilesOf } from './seat.ts';

type Records = typeof RECORDS;

const step = <K extends keyof Records>(name: K, value: Some<Records[K]>) => ({
  type: 1,
  result: encode(Wrapper, { name: `.lq.${name}`, data: encode<Records[K]>(RECORDS[name], value) }),
});

const STEPS = [
  step('RecordNewRound', {
    scores: [25000, 25000, 25000, 25000],
    doras: ['4s'],
    left_tile_count: 69,
    tiles0: tilesOf('123456789m119p77z'),
    tiles1: tilesOf('19m19p19s1234z234s'),
    tiles2: tilesOf('222m456p406s3344z'),
    tiles3: tilesOf('333m789p789s5566z'),
  }),
  step('RecordDiscardTile', { tile: '7z' }),
  step('RecordDealTile', { seat: 1, tile: '7z', left_tile_count: 68 }),
  step('RecordLiuJu', { type: 1, seat: 1, tiles: tilesOf('19m19p19s12347z234s') }),
];

const DATA = encode(Wrapper, {
  name: '.lq.GameDetailRecords',
  data: encode(GameDetailRecords, { version: 210715, actions: STEPS }),
});

const headOf = (uuid: string) => ({
  uuid,
  start_time: 1_700_000_000,
  accounts: [
    { account_id: 70999999, nickname: 'Zilpah' },
    { account_id: ACCOUNT, seat: 1, nickname: 'Yorick' },
  ],
});

export const NAMES = ['Zilpah', 'Yorick'];

const LOGIN = response(1, { access_token: text(6) }, { access_token: SECRET });
const NOTICE = notify('.lq.NotifyAnnouncement', new Uint8Array(40));

/** What the lobby sends to `ASKS.replay`: the game among all else. */
export const replayed = (uuid: string): readonly (string | ArrayBuffer)[] => [
  '<= heartbeat - 1 =>',
  LOGIN,
  NOTICE,
  response(2, ResGameRecord, { head: headOf(uuid), data: DATA }),
];

/** The same where the game lies elsewhere. */
export const elsewhere = (uuid: string): readonly (string | ArrayBuffer)[] => [
  LOGIN,
  response(2, ResGameRecord, { head: headOf(uuid), data_url: 'https://route-2.maj-soul.com/elsewhere' }),
];
