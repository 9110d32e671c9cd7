import { expect, test } from 'vitest';
import { decoder } from './decode.ts';
import { encode, request, response } from './encode.fixture.ts';
import { PlayerGameView, ReqAuthGame, ResAuthGame } from './messages.ts';

const ME = 7;
const player = (account_id: number, nickname: string): Uint8Array =>
  encode(PlayerGameView, { account_id, nickname });

/** What the answer of a match reports, in order. */
const reported = (seat_list: readonly number[], players: readonly Uint8Array[]) => {
  const decode = decoder();
  decode(request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: ME, game_uuid: 'g' }));
  return decode(response(1, ResAuthGame, { seat_list, players }));
};
const namesIn = (...given: Parameters<typeof reported>) =>
  reported(...given).flatMap((r) => (r.type === 'names' ? [r.names] : []));

test('each seat has its account’s name, in whatever order the players are told', () => {
  const players = [player(ME, 'me'), player(9, '雀士'), player(5, 'b'), player(6, 'c')];
  expect(namesIn([5, 9, ME, 6], players)).toEqual([['b', '雀士', 'me', 'c']]);
  expect(namesIn([9, 5, ME], players)).toEqual([['雀士', 'b', 'me']]);
});

test('they are told by themselves, after the game', () => {
  const reports = reported([5, ME, 0, 0], [player(5, 'somebody')]);
  expect(reports.map(({ type }) => type)).toEqual(['events', 'names']);
  expect(JSON.stringify(reports[0])).not.toContain('somebody');
});

test('bots and players that are not told have none', () => {
  expect(namesIn([0, ME, 5, 0], [player(ME, 'me'), player(0, 'bot')])).toEqual([['', 'me', '', '']]);
  expect(namesIn([0, ME, 0, 0], [])).toEqual([]);
});

test('a player that cannot be read takes neither the others’ names nor the game away', () => {
  const broken = new Uint8Array([0x22, 0x7f, 0xff]);
  const reports = reported([5, ME, 0, 0], [broken, player(5, 'b')]);
  expect(reports).toMatchObject([{ type: 'events' }, { type: 'names', names: ['b', '', '', ''] }]);
});
