import { describe, expect, test } from 'vitest';
import { replay } from '../../table/replay.ts';
import type { Table } from '../../table/table.ts';
import { formatTile } from '../../tiles/notation.ts';
import { seatsOf } from '../../tiles/seat.ts';
import { type LogReading, seenBy } from '../log.ts';
import { readMjlog } from './mjlog.ts';

const HEAD =
  '<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="9" lobby="0"/>' +
  '<UN n0="%41" n1="B" n2="%E6%9D%B1" n3="D" dan="0,0,0,0" rate="1500,1500,1500,1500" sx="M,M,M,M"/><TAIKYOKU oya="0"/>';
const INIT =
  '<INIT seed="0,0,0,2,4,124" ten="250,250,250,250" oya="0" ' +
  'hai0="0,4,8,12,16,52,56,60,96,97,108,109,132" hai1="17,20,104,1,5,9,73,77,81,112,116,120,128" ' +
  'hai2="68,69,70,114,21,25,29,65,66,74,78,82,117" hai3="36,44,48,53,57,61,72,76,80,84,88,92,134"/>';
/** A chi, a closed kan, a riichi, and a ron on the tile after it. */
const PLAY =
  '<T133/><D12/><N who="1" m="9255" /><E104/><V71/><N who="2" m="17408" /><DORA hai="40" /><V113/><F113/>' +
  '<W110/><REACH who="3" step="1"/><G110/><REACH who="3" ten="250,250,250,240" step="2"/><T98/><D133/>';
const AGARI =
  '<AGARI ba="0,1" hai="36,44,48,53,57,61,72,76,80,84,88,92,133,134" machi="133" ten="40,8000,1" yaku="1,1,2,1,54,1" ' +
  'doraHai="124,40" doraHaiUra="118,119" who="3" fromWho="0" sc="250,-80,250,0,250,0,240,90" owari="170,-33,250,5,250,-5,330,33" />';
const LOG = `${HEAD}${INIT}${PLAY}${AGARI}</mjloggm>`;

const endOf = ({ game }: LogReading, hand = 0): Table => {
  const { tables, error } = replay(game.hands[hand]!.events, game.game);
  if (error) throw new Error(error.detail);
  return tables.at(-1)!;
};
const river = (table: Table, seat: number) =>
  table.seats[seat]!.river.map((d) => formatTile(d.tile) + (d.drawn ? '_' : '') + (d.riichi ? '*' : '')).join(
    ' ',
  );

describe('a whole game', () => {
  const reading = readMjlog(LOG);

  test('names, rules, hands, and no error', () => {
    expect(reading.error).toBeUndefined();
    expect(reading.game.names).toEqual(['A', 'B', '東', 'D']);
    expect(reading.game.game).toMatchObject({ players: 4, humans: false, rules: { reds: [1, 1, 1] } });
    expect(reading.game.hands.map((h) => h.complete)).toEqual([true]);
  });

  test('which discards were drawn follows from the numbers', () => {
    const table = endOf(reading);
    expect([0, 1, 2, 3].map((seat) => river(table, seat))).toEqual(['4m 7z', '9s', '2z_', '1z_*']);
  });

  test('the result', () => {
    const table = endOf(reading);
    expect(table.result).toMatchObject({ ending: 'win', payments: [-8000, 0, 0, 9000] });
    expect(table.seats[3]!.score).toBe(24000);
    expect(reading.game.hands[0]!.events.at(-1)).toEqual({ type: 'end', ending: 'win', last: true });
  });

  test('every seat’s own view of it follows too', () => {
    const { game, hands } = reading.game;
    for (const me of seatsOf(4)) {
      const { tables, error } = replay(seenBy(hands[0]!.events, me), game);
      expect(error).toBeUndefined();
      const hidden = tables.at(-2)!.seats.map((s) => typeof s.concealed === 'number');
      expect(hidden).toEqual([0, 1, 2, 3].map((seat) => seat !== me && seat !== 3));
    }
  });
});

describe('old logs', () => {
  const riichi = (step1: string, step2: string) =>
    endOf(readMjlog(LOG.replace(/<REACH[^>]*step="1"\/>/, step1).replace(/<REACH[^>]*step="2"\/>/, step2)));

  test.each([
    ['without scores at the second step', '<REACH who="3" step="1"/>', '<REACH who="3" step="2"/>'],
    ['without a second step', '<REACH who="3" step="1"/>', ''],
    ['without steps', '<REACH who="3"/>', ''],
  ])('%s the riichi stands all the same', (_, step1, step2) => {
    const table = riichi(step1, step2);
    expect(table.seats[3]).toMatchObject({ riichi: 'accepted', score: 24000 });
    expect(table.riichiSticks).toBe(1);
  });

  test('a riichi whose tile is won on does not', () => {
    const ron = LOG.replace(/<REACH[^>]*step="2"\/><T98\/><D133\/>/, '').replace(AGARI, '');
    expect(endOf(readMjlog(ron)).seats[3]!.riichi).toBe('declared');
  });

  test('a shuffle inside the deal, a player leaving and coming back', () => {
    const changed = LOG.replace(
      '/><T133/>',
      '><SHUFFLE seed="x" ref="y"/></INIT><UN n1="X" /><BYE who="2" /><T133/>',
    );
    const reading = readMjlog(changed);
    expect(reading.error).toBeUndefined();
    expect(reading.game.names[1]).toBe('B');
    expect(endOf(reading)).toEqual(endOf(readMjlog(LOG)));
  });
});

describe('damage', () => {
  test('a log that breaks off keeps the hand without a result', () => {
    const text = HEAD + INIT + PLAY.slice(0, -5);
    const { game, error } = readMjlog(text);
    expect(game.hands.map((h) => h.complete)).toEqual([false]);
    expect(endOf({ game }).seats[3]!.riichi).toBe('accepted');
    expect(error).toMatchObject({ code: 'cutShort', hand: 0, offset: text.lastIndexOf('<') });
  });

  test('a log without its end tag is cut short at its end', () => {
    const text = HEAD + INIT + PLAY + AGARI;
    expect(readMjlog(text)).toMatchObject({ error: { code: 'cutShort', offset: text.length } });
    expect(readMjlog(text).game.hands[0]!.complete).toBe(true);
  });

  test('a tag that cannot be read ends its hand; the next one stands', () => {
    const second = INIT.replace('0,0,0,2', '1,0,0,2').replace('oya="0"', 'oya="1"');
    const text = `${HEAD}${INIT}<T133/><D999/><E104/>${second}</mjloggm>`;
    const { game, error } = readMjlog(text);
    expect(error).toMatchObject({ code: 'damaged', hand: 0, offset: text.indexOf('<D999') });
    expect(game.hands.map((h) => h.events.length)).toEqual([2, 1]);
  });

  test.each([
    ['nothing', ''],
    ['JSON', '{"log":[]}'],
  ])('%s is no mjlog', (_, text) => expect(readMjlog(text).error?.code).toBe('notThisLog'));

  test('a hand that cannot be is found by the table, with the place of the event', () => {
    const { game } = readMjlog(LOG.replace('<D12/>', '<D132/>'));
    expect(replay(game.hands[0]!.events, game.game).error).toMatchObject({ at: 3, code: 'notClaimable' });
  });
});
