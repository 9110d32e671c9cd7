import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { followAll, type Thread } from '../../table/thread.ts';
import { formatHand, formatTile } from '../../tiles/notation.ts';
import { decoder } from './decode.ts';
import { frame, GO, HAND, INIT, RON } from './hand.fixture.ts';

const eventsOf = (frames: readonly unknown[], decode = decoder()): readonly TableEvent[] =>
  frames.flatMap((f) => decode(f).flatMap((r) => (r.type === 'events' ? r.events : [])));
const threadOf = (frames: readonly unknown[]): Thread => followAll(eventsOf(frames));
const tableOf = (frames: readonly unknown[]): Table => {
  const thread = threadOf(frames);
  if (thread.state !== 'reading') throw new Error(JSON.stringify(thread));
  return thread.table;
};
const upTo = (tag: string): readonly string[] =>
  HAND.slice(0, HAND.findIndex((f) => f.includes(`"${tag}"`)) + 1);
const river = (table: Table, seat: number) =>
  table.seats[seat]!.river.map(
    (d) =>
      formatTile(d.tile) +
      (d.drawn ? '_' : '') +
      (d.riichi ? '*' : '') +
      (d.calledBy === undefined ? '' : '^'),
  ).join(' ');
const hand = (table: Table): string => {
  const { concealed } = table.seats[table.me]!;
  return typeof concealed === 'number' ? 'hidden' : formatHand(concealed);
};

describe('a hand of four players', () => {
  const table = tableOf(HAND);

  test('my tiles, by number: the red five thrown is the red one', () => {
    expect(hand(table)).toBe('123m067p777s7z');
    expect(table.seats[0]!.melds).toMatchObject([{ type: 'pon', from: 3 }]);
  });

  test('rivers: from the hand or as drawn, the sideways tile, what was called away', () => {
    expect([0, 1, 2, 3].map((seat) => river(table, seat))).toEqual([
      '4m^ 0m 7z',
      '9s 9s_',
      '2z_ 2z',
      '1z^ 6z*',
    ]);
  });

  test('calls, the kan’s indicator, the wall and the sticks', () => {
    expect(table.seats.map((s) => s.melds.map((m) => m.type))).toEqual([['pon'], ['chi'], ['closedKan'], []]);
    expect(table.indicators.map(formatTile)).toEqual(['5z', '2p']);
    expect(table.wall).toBe(70 - 8);
    expect([table.riichiSticks, table.seats[3]!.score]).toEqual([1, 24000]);
    expect(table.seats[3]).toMatchObject({ riichi: 'accepted', doubleRiichi: false, ippatsu: true });
  });

  test('the ron: hand without its tile, worth, payments', () => {
    const end = tableOf([...HAND, RON]);
    expect(end.phase).toBe('over');
    expect(end.result).toMatchObject({ ending: 'win', payments: [-8000, 0, 0, 9000] });
    expect(end.result!.wins[0]).toMatchObject({
      seat: 3,
      from: 0,
      stated: {
        fu: 40,
        han: 5,
        points: 8000,
        yaku: [{ id: 'riichi' }, { id: 'ippatsu' }, { id: 'aka' }, { id: 'ura' }],
      },
    });
  });

  test('the last hand of a game says so', () => {
    const last = JSON.stringify({ ...JSON.parse(RON), owari: '170,-30,250,0,250,0,330,30' });
    expect(eventsOf([...HAND, last]).at(-1)).toEqual({ type: 'end', ending: 'win', last: true });
  });
});

describe('what the server tells', () => {
  test('offers come with the tile, and are gone with the next act', () => {
    expect(tableOf(upTo('G110')).told.offers).toEqual(['pon']);
    expect(tableOf(upTo('f113')).told.offers).toEqual([]);
    expect(tableOf(upTo('T98')).told.offers).toEqual(['tsumo']);
    expect(tableOf(HAND).told.offers).toBeUndefined();
  });

  test('they last over the words of a riichi', () => {
    expect(tableOf(upTo('T98').slice(0, -1)).told.offers).toEqual(['kan']);
  });

  test('the furiten lamp is off at the deal, and speaks of the discard behind it', () => {
    expect(tableOf(upTo('FURITEN')).told.furiten).toBe(false);
    expect(tableOf(upTo('D16')).told.furiten).toBe(true);
  });
});

describe('frames that are missing or strange', () => {
  test.each([
    ['a draw of mine', 'T133'],
    ['a discard of mine', 'D12'],
    ['a call', 'N'],
    ['another’s draw', 'V'],
    ['another’s discard', 'f113'],
    ['a declared riichi', 'REACH'],
  ])('without %s the thread is lost, and found at the next deal', (_, tag) => {
    const at = HAND.findIndex((f) => f.includes(`"tag":"${tag}"`));
    const cut = HAND.filter((__, i) => i !== at);
    expect(threadOf(cut).state).toBe('lost');
    expect(threadOf([...cut, RON, INIT]).state).toBe('reading');
  });

  test('heartbeats, other frames and what is no frame change nothing', () => {
    const strange = [
      ...['<Z/>', '', '{', 'null', '[]', '{"tag":3}', '{"tag":"toString"}', '{"tag":"CHAT","text":"x"}'],
      ...['{"tag":"CHAT","text":"', '{"tag":"BY', '{"tagg":"INIT"', 'INIT', '<INIT/>'],
      ...[frame('BYE', { who: '2' }), frame('UN', { n2: 'C' }), frame('H41'), frame('INITX')],
      ...[new ArrayBuffer(4), undefined, 7],
    ];
    const mixed = HAND.flatMap((f) => [f, ...strange]);
    expect(tableOf(mixed)).toEqual(tableOf(HAND));
  });

  test('nothing of a hand whose deal was not seen', () => {
    expect(eventsOf(HAND.slice(4))).toEqual([]);
  });

  test('without GO, people are taken to sit there', () => {
    expect(eventsOf([INIT])[0]).toMatchObject({ type: 'game', players: 4, humans: true });
  });

  test('a game that is watched is not ours', () => {
    const decode = decoder();
    expect([GO, frame('KANSEN'), frame('WGC')].flatMap((f) => decode(f)).at(-1)).toEqual({
      type: 'notice',
      notice: { type: 'spectating' },
    });
    expect(eventsOf(HAND.slice(3), decode)).toEqual([]);
    expect(eventsOf(HAND, decode)).toEqual(eventsOf(HAND));
  });
});

describe('rooms', () => {
  test.each([
    ['1', 4, true, { gameLength: 'tonpuu' }, [1, 1, 1]],
    ['0', 4, false, { gameLength: 'tonpuu' }, [1, 1, 1]],
    ['7', 4, true, { akaDora: 0, kuitan: false, gameLength: 'tonpuu' }, [0, 0, 0]],
    ['9', 4, true, { gameLength: 'hanchan' }, [1, 1, 1]],
    ['185', 3, true, { gameLength: 'hanchan' }, [1, 1, 1]],
  ])('GO %s', (type, players, humans, options, reds) => {
    const rules = { family: 'riichi', preset: 'tenhou', options, reds };
    expect(eventsOf([frame('GO', { type })])).toEqual([{ type: 'game', players, humans, rules }]);
  });
});

describe('three players', () => {
  // I sit at South; the empty seat is across from East's left: place 2.
  const init = frame('INIT', {
    seed: '0,0,0,0,0,85',
    ten: '350,350,0,350',
    oya: '3',
    hai: '36,40,44,48,53,56,60,64,68,72,76,80,120',
  });
  const play = [frame('W'), frame('g112'), frame('T121', { t: '128' }), frame('N', { who: '0', m: '31008' })];

  test('the empty seat is left out, and the ring closes without it', () => {
    const table = tableOf([init, ...play, frame('T122'), frame('D36'), frame('U'), frame('e70')]);
    expect(table.round).toMatchObject({ players: 3, dealer: 0, wall: 55, scores: [35000, 35000, 35000] });
    expect(table.me).toBe(1);
    expect(table.seats[1]!.aside.map(formatTile)).toEqual(['4z']);
    expect([river(table, 0), river(table, 1), river(table, 2)]).toEqual(['2z_', '1p', '9p_']);
    expect(table.wall).toBe(51);
  });

  test('a north is told apart from a discard', () => {
    expect(tableOf([init, ...play]).claimable?.by).toBe('north');
  });
});

describe('a reconnect', () => {
  const REINIT = frame('REINIT', {
    seed: '4,1,1,2,3,44',
    ten: '250,240,250,250',
    oya: '3',
    hai: '0,4,8,52,56,60,96,97,108,109',
    m0: '47666',
    m1: '17408',
    kawa0: '24,112',
    kawa1: '36,64,255,104',
    kawa2: '116,72',
    kawa3: '120,113,29',
  });
  const rejoined = [frame('GO', { type: '1' }), frame('SAIKAI', { ba: '1,1', oya: '3' }), REINIT];
  const table = tableOf(rejoined);

  test('seat, round and scores come from it alone', () => {
    expect([table.me, table.round.dealer, table.round.wind, table.round.honba]).toEqual([1, 0, 'south', 1]);
    expect(table.seats.map((s) => s.score)).toEqual([25000, 25000, 24000, 25000]);
  });

  test('a called-away discard is found again in the caller’s meld', () => {
    expect(river(table, 3)).toBe('5z^ 3z 1s');
    expect(table.seats[1]!.melds).toMatchObject([{ type: 'addedKan', from: 3 }]);
  });

  test('a riichi is marked', () => {
    expect(river(table, 2)).toBe('1p 8p 9s*');
    expect(table.seats[2]!.riichi).toBe('accepted');
  });

  test('what it does not tell is named', () => {
    expect(table.unknown).toEqual(['passed', 'indicators', 'timing', 'wall', 'turn']);
  });

  test('the wall counts what was drawn: discards and kans, less what was taken', () => {
    expect(table.wall).toBe(70 - (2 + 3 + 3 + 3 + 2 - 1));
  });

  test('play goes on from whoever is next', () => {
    const after = tableOf([...rejoined, frame('V'), frame('f130')]);
    expect(after.unknown).toEqual(['passed', 'indicators', 'timing']);
    expect(after.wall).toBe(57);
    const own = tableOf([...rejoined, frame('T98'), frame('D0')]);
    expect(own.unknown).toEqual(['indicators', 'timing']);
  });

  test('a hand with a tile too many is mine to throw, whichever it was', () => {
    const holding = JSON.stringify({ ...JSON.parse(REINIT), hai: '0,4,8,52,56,60,96,97,108,109,132' });
    for (const discard of ['D0', 'D132']) {
      const after = tableOf([rejoined[0], holding, frame(discard)]);
      expect(after.seats[1]!.river.length).toBe(3);
      expect(after.unknown).not.toContain('turn');
    }
  });

  test('the next deal is whole again', () => {
    expect(tableOf([...rejoined, INIT]).unknown).toEqual([]);
  });
});
