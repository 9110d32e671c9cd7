import { expect, test } from 'vitest';
import { DamagedGame } from '../../src/history/damage.ts';
import { wholeOfLog } from '../../src/history/from-log.ts';
import type { HandLine, Listed, WholeGame } from '../../src/history/kept.ts';
import { exportAll } from './export-all.ts';

const LINE: HandLine = {
  round: { wind: 'east', number: 0, dealer: 0, honba: 0 },
  before: [0, 0, 0, 0],
  ending: 'win',
  winners: [1],
  marks: [],
  events: 1,
  bytes: 9,
};

const game = (id: string): WholeGame =>
  wholeOfLog(
    {
      source: 'own',
      game: { type: 'game', players: 4, humans: true },
      names: ['', '', '', ''],
      hands: [],
      id,
    },
    { id, changed: '2026-11-30T09:00:00.000Z', names: false },
  );

/** Kept are a to d: b is damaged, c goes meanwhile. */
const read = async (id: string): Promise<WholeGame | undefined> => {
  if (id === 'b') throw new DamagedGame('a hand is no events');
  return id === 'c' ? undefined : game(id);
};

const list = async (): Promise<Listed> => ({
  games: ['a', 'b', 'c', 'd'].map((id) => game(id).row),
  damaged: [{ parts: ['hands'] }, { parts: ['about'] }],
  loose: 0,
});

test('what is damaged is counted, and the rest is in the file', async () => {
  const { blob, games, unread } = await exportAll({ list, game: read });
  expect(
    (await blob.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).games[0].id),
  ).toEqual(['a', 'd']);
  expect([games, unread]).toEqual([2, 3]);
});

test('hands that are damaged are left out of their game, and counted', async () => {
  const holed: WholeGame = {
    row: { ...game('a').row, hands: [LINE, LINE] },
    hands: [
      { events: [], complete: false },
      { events: [{ type: 'draw', seat: 1 }], complete: true },
    ],
    damaged: [0],
  };
  const only = async () => ({ games: [holed.row], damaged: [], loose: 0 });
  const { blob, unread, unreadHands } = await exportAll({ list: only, game: async () => holed });
  expect(JSON.parse(await blob.text()).games[0].hands).toHaveLength(1);
  expect([unread, unreadHands]).toEqual([0, 1]);
});

test('where nothing can be read at all it fails', async () => {
  const closed = () => Promise.reject(new Error('closed'));
  await expect(exportAll({ list, game: closed })).rejects.toThrow('closed');
});
