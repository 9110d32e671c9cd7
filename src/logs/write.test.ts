import { describe, expect, test } from 'vitest';
import { loggedGame } from '../../tools/simulate/logged.ts';
import { rulesOf } from '../../tools/simulate/rules.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import { formatEvent } from '../table/format-event.ts';
import type { LogGame } from './log.ts';
import type { LogLoss } from './losses.ts';
import { readLog } from './read.ts';
import { type WrittenFormat, writeGames, writeLog } from './write.ts';

const SEEDS = [1, 2, 3];

const written = (format: WrittenFormat, game: LogGame) => {
  const log = writeLog(format, game);
  if (!log.ok) throw new Error(log.code);
  return log.value;
};

const again = (text: string): LogGame => {
  const { games, error } = readLog('again', text);
  expect(error).toBeUndefined();
  return games[0]!;
};

/** What happened, in words: who drew, threw, called and won what. */
const story = (game: LogGame): readonly string[] =>
  game.hands.flatMap(({ events }) =>
    events
      .filter(({ type }) => ['deal', 'draw', 'discard', 'meld', 'aside', 'riichi'].includes(type))
      .map((event) => formatEvent(event, game.game.players).replace(/ \?| hand| drawn/, '')),
  );

describe.each(['riichi', 'riichi3', 'korean', 'mcr'])('games of %s', (name) => {
  test.each(SEEDS)('our own export keeps everything, seed %i', (seed) => {
    const game = loggedGame(rulesOf(name, seed), seed);
    const { text, lost } = written('own', game);
    expect(lost).toEqual([]);
    expect(again(text)).toEqual(game);
  });

  test('many games in one file', () => {
    const games = SEEDS.map((seed) => loggedGame(rulesOf(name, seed), seed));
    expect(readLog('all', writeGames(games))).toEqual({ name: 'all', format: 'own', games });
  });
});

const MAY_LOSE: Readonly<Record<'mjai' | 'tenhou6', readonly LogLoss[]>> = {
  // Rooms are not described there, a win says nothing of who is liable, and open riichi is unknown.
  mjai: ['rules', 'date', 'id', 'worth', 'openWaits'],
  // The order of indicators follows Tenhou's, fu are left out from a mangan on, placement points are not ours to give.
  tenhou6: ['rules', 'scores', 'indicators', 'fu', 'last', 'worth', 'openWaits'],
};

describe.each(['mjai', 'tenhou6'] as const)('riichi as %s', (format) => {
  test.each(SEEDS.flatMap((seed) => [['riichi', seed] as const, ['riichi3', seed] as const]))(
    '%s, seed %i: every move and every payment comes back',
    (name, seed) => {
      const game = loggedGame(rulesOf(name, seed), seed);
      const { text, lost } = written(format, game);
      const back = again(text);
      expect(story(back)).toEqual(story(game));
      expect(lost.filter((loss) => !MAY_LOSE[format].includes(loss))).toEqual([]);
    },
  );

  test('a game of other rules is refused', () => {
    expect(writeLog(format, loggedGame(rulesOf('mcr', 1), 1))).toMatchObject({ code: 'otherRules' });
  });
});

const TENHOU = loggedGame({ family: 'riichi', players: 4, options: presetOptions('tenhou') }, 7);

describe('what is lost is named', () => {
  const first = TENHOU.hands[0]!;
  const told = { type: 'told', furiten: true } as const;

  test.each<readonly [LogLoss, LogGame]>([
    [
      'told',
      {
        ...TENHOU,
        hands: [{ ...first, events: [...first.events.slice(0, 2), told, ...first.events.slice(2)] }],
      },
    ],
    ['id', { ...TENHOU, id: 'x' }],
    ['date', { ...TENHOU, date: '2020-01-01' }],
    ['hands', { ...TENHOU, hands: [first, { events: [{ type: 'missed', detail: 'x' }], complete: false }] }],
  ])('%s', (loss, game) => {
    expect(written('mjai', game).lost).toContain(loss);
  });

  test('a game without a hand that can be written', () => {
    expect(writeLog('tenhou6', { ...TENHOU, hands: [] })).toMatchObject({ code: 'noHands' });
  });
});
