import { expect, test } from 'vitest';
import { decoder } from './decode.ts';
import { notify, request, response } from './encode.fixture.ts';
import { ReqAuthGame } from './messages.ts';
import { bytes, text } from './protobuf.ts';
import { MOST_RECORD, replayFinder } from './replay.ts';

const FETCH = '.lq.Lobby.fetchGameRecord';
const ReqGameRecord = { game_uuid: text(1) };
const ResRecord = { data: bytes(4) };

const asks = (id = 300, name = FETCH): ArrayBuffer => request(id, name, ReqGameRecord, { game_uuid: 'u' });
const answers = (id = 300, size = 50): ArrayBuffer => response(id, ResRecord, { data: new Uint8Array(size) });
const out = { socket: 1, direction: 'out' } as const;
const into = { socket: 1, direction: 'in' } as const;

const after = (...sent: readonly ArrayBuffer[]) => {
  const find = replayFinder();
  for (const frame of sent) expect(find(frame, out)).toBeUndefined();
  return find;
};

test('the answer that was asked for comes as it is, once', () => {
  const find = after(asks());
  expect(find(answers(), into)).toEqual({ frame: new Uint8Array(answers()) });
  expect(find(answers(), into)).toBeUndefined();
});

test.each([
  ['of another request', '.lq.Lobby.fetchGameRecordList'],
  ['of a login', '.lq.Lobby.oauth2Login'],
  ['of the mark that it was read', '.lq.Lobby.readGameRecord'],
])('an answer %s is left alone', (_, name) => {
  expect(after(asks(300, name))(answers(), into)).toBeUndefined();
});

test('an answer of another number, of another socket, or without a request is left alone', () => {
  expect(after(asks())(answers(301), into)).toBeUndefined();
  expect(after(asks())(answers(), { ...into, socket: 2 })).toBeUndefined();
  expect(after()(answers(), into)).toBeUndefined();
});

test('a number used again belongs to the newer request', () => {
  expect(after(asks(), asks(300, '.lq.Lobby.heatbeat'))(answers(), into)).toBeUndefined();
});

test('what the page sends back is no answer, and what it is sent asks nothing', () => {
  expect(after(asks())(answers(), out)).toBeUndefined();
  const find = replayFinder();
  find(asks(), into);
  expect(find(answers(), into)).toBeUndefined();
});

test('what is larger than any record is told, and not handed on', () => {
  expect(after(asks())(answers(300, MOST_RECORD), into)).toEqual({ frame: 'tooLarge' });
});

test('who entered a match is known to be the viewer', () => {
  const enter = request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: 77 });
  expect(after(enter, asks())(answers(), into)).toMatchObject({ account: 77 });
  const refused = request(1, '.lq.FastTest.authGame', ReqAuthGame, {});
  expect(after(enter, refused, asks())(answers(), into)).toMatchObject({ account: 77 });
});

test('texts, pieces and foreign bytes give nothing', () => {
  const find = replayFinder();
  const junk = [
    '<= heartbeat - 1 =>',
    null,
    7,
    {},
    new ArrayBuffer(0),
    new Uint8Array([2]),
    new Uint8Array([3, 9, 9]),
  ];
  for (const piece of [...junk, notify('.lq.NotifyX', new Uint8Array(9)), asks().slice(0, 20)]) {
    expect(find(piece, out)).toBeUndefined();
    expect(find(piece, into)).toBeUndefined();
  }
});

test('of many requests without an answer the newest are remembered', () => {
  const find = after(...Array.from({ length: 100 }, (_, id) => asks(id)));
  expect(find(answers(99), into)).toBeDefined();
  expect(find(answers(0), into)).toBeUndefined();
});

test('the reader of the live game hears nothing in it', () => {
  const decode = decoder();
  expect([...decode(asks(), out), ...decode(answers(), into)]).toEqual([]);
});
