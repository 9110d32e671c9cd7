// Seeded won hands for measuring scorers: as our rules see them, and as the peers want them told.

import { doraOf } from '../../src/rules/riichi/dora.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { isRefused, type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import type { Situation, Win } from '../../src/rules/rules.ts';
import { isConcealed, type Meld, tilesOf } from '../../src/tiles/meld.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { below, pick, type Random, randomFrom } from '../../src/tiles/random.ts';
import { type Seat, seatWindOf, turnsBetween } from '../../src/tiles/seat.ts';
import { KINDS, type Kind, kindOf, plainTile, redTile, type Tile, WINDS } from '../../src/tiles/tile.ts';

export const OPTIONS = presetOptions('majiang');

export interface WonHand {
  readonly situation: Situation;
  readonly win: Win;
  readonly score: RiichiScore;
}

const chance = (random: Random, p: number): boolean => random() < p;

/** A wall of all tiles, three red fives among them, that groups are taken from. */
interface Wall {
  readonly left: number[];
  readonly reds: Set<Tile>;
}

const fullWall = (): Wall => ({
  left: KINDS.map(() => 4),
  reds: new Set([34 as Tile, 35 as Tile, 36 as Tile]),
});

const takeTile = (wall: Wall, kind: Kind, random: Random): Tile => {
  const red = redTile(kind);
  const isRed = red !== undefined && wall.reds.has(red) && chance(random, 1 / wall.left[kind]!);
  wall.left[kind]!--;
  if (!isRed) return plainTile(kind);
  wall.reds.delete(red);
  return red;
};

const kindsOfGroup = (type: 'run' | 'triplet' | 'quad' | 'pair', start: Kind): readonly Kind[] => {
  if (type === 'run') return [start, (start + 1) as Kind, (start + 2) as Kind];
  return Array.from({ length: { triplet: 3, quad: 4, pair: 2 }[type] }, () => start);
};

const isThere = (wall: Wall, kinds: readonly Kind[]): boolean =>
  kinds.every((k) => wall.left[k]! >= kinds.filter((other) => other === k).length);

/** A group of the given type that the wall still has, from the kinds allowed. */
const takeGroup = (
  wall: Wall,
  type: 'run' | 'triplet' | 'quad' | 'pair',
  from: readonly Kind[],
  random: Random,
): readonly Tile[] => {
  for (;;) {
    const start = pick(from, random);
    if (type === 'run' && (start >= 27 || start % 9 > 6)) continue;
    const kinds = kindsOfGroup(type, start);
    if (isThere(wall, kinds)) return kinds.map((k) => takeTile(wall, k, random));
  }
};

const meldOf = (tiles: readonly Tile[], type: Meld['type'], me: Seat, random: Random): Meld => {
  if (type === 'closedKan') return { type, own: tiles };
  const left = ((me + 3) % 4) as Seat;
  const from = type === 'chi' ? left : (((me + 1 + below(3, random)) % 4) as Seat);
  const [called, ...own] = tiles as [Tile, ...Tile[]];
  if (type === 'addedKan') return { type, own: own.slice(0, 2), called, from, added: own[2]! };
  return { type, own, called, from };
};

const SIMPLES = KINDS.filter((k) => k < 27 && k % 9 > 0 && k % 9 < 8);
const OUTER = KINDS.filter((k) => k >= 27 || [0, 6, 8].includes(k % 9));
const flush = (start: number): readonly Kind[] =>
  KINDS.filter((k) => (k >= start && k < start + 9) || k >= 27);

/** Kinds a hand is made from, about as often as at a table. */
const STYLES: readonly (readonly Kind[])[] = [
  ...[KINDS, KINDS, KINDS, KINDS, KINDS, SIMPLES, SIMPLES, SIMPLES, SIMPLES, OUTER],
  ...[flush(0), flush(9), flush(18)],
];

interface Parts {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

const MELD_GROUP = {
  chi: 'run',
  pon: 'triplet',
  openKan: 'quad',
  addedKan: 'quad',
  closedKan: 'quad',
} as const;
const MELD_TYPES: readonly Meld['type'][] = ['chi', 'chi', 'pon', 'pon', 'openKan', 'addedKan', 'closedKan'];

const standardHand = (wall: Wall, me: Seat, random: Random): Parts => {
  const style = pick(STYLES, random);
  const isOpen = chance(random, 0.4);
  const melds: Meld[] = [];
  const concealed: Tile[] = [];
  for (let i = 0; i < 4; i++) {
    const asMeld = chance(random, isOpen ? 0.5 : 0.05);
    if (asMeld) {
      const type = isOpen ? pick(MELD_TYPES, random) : 'closedKan';
      melds.push(meldOf(takeGroup(wall, MELD_GROUP[type], style, random), type, me, random));
    } else {
      concealed.push(...takeGroup(wall, chance(random, 0.7) ? 'run' : 'triplet', style, random));
    }
  }
  return { concealed: [...concealed, ...takeGroup(wall, 'pair', style, random)], melds };
};

const sevenPairs = (wall: Wall, random: Random): Parts => {
  const kinds = new Set<Kind>();
  const style = pick(STYLES, random);
  while (kinds.size < 7) kinds.add(pick(style, random));
  return {
    concealed: [...kinds].flatMap((k) => [takeTile(wall, k, random), takeTile(wall, k, random)]),
    melds: [],
  };
};

const handParts = (wall: Wall, me: Seat, random: Random): Parts =>
  chance(random, 0.08) ? sevenPairs(wall, random) : standardHand(wall, me, random);

const takeIndicators = (wall: Wall, count: number, random: Random): readonly Tile[] =>
  Array.from({ length: count }, () => takeGroup(wall, 'pair', KINDS, random)[0]!);

const wonHand = (random: Random): Omit<WonHand, 'score'> => {
  const wall = fullWall();
  const [seat, dealer] = [below(4, random) as Seat, below(4, random) as Seat];
  const { concealed, melds } = handParts(wall, seat, random);
  const at = below(concealed.length, random);
  const tsumo = chance(random, 0.4);
  const hasKan = melds.some((m) => m.type.endsWith('Kan'));
  const riichi = isConcealed(melds) && chance(random, 0.6);
  const kans = melds.filter((m) => m.type.endsWith('Kan')).length;
  const rinshan = tsumo && hasKan && chance(random, 0.2);
  return {
    situation: {
      players: 4,
      seat,
      dealer,
      roundWind: WINDS[below(2, random)]!,
      seatWind: seatWindOf(seat, dealer, 4),
      concealed: concealed.toSpliced(at, 1),
      melds,
      aside: [],
      river: [],
      passed: [],
      passedInRiichi: [],
      riichi: riichi ? (chance(random, 0.02) ? 'double' : 'riichi') : 'none',
      ippatsu: riichi && !rinshan && chance(random, 0.2),
      firstTurn: false,
      indicators: takeIndicators(wall, 1 + kans, random),
      ura: riichi ? takeIndicators(wall, 1 + kans, random) : [],
      honba: 0,
      riichiSticks: 0,
    },
    win: {
      tile: concealed[at]!,
      ...(tsumo ? {} : { from: ((seat + 1 + below(3, random)) % 4) as Seat }),
      by: rinshan ? 'replacement' : tsumo ? 'wall' : 'discard',
      last: !rinshan && chance(random, 0.02),
    },
  };
};

/** Won hands with a yaku, the same for the same seed. */
export const wonHands = (count: number, seed: number): readonly WonHand[] => {
  const random = randomFrom(seed);
  const hands: WonHand[] = [];
  while (hands.length < count) {
    const hand = wonHand(random);
    const value = score(hand.situation, hand.win, OPTIONS);
    if (!isRefused(value)) hands.push({ ...hand, score: value });
  }
  return hands;
};

const SUIT_FIRST = (t: Tile): string => {
  const text = formatTile(t);
  return `${text[1]}${text[0]}`;
};

const SOURCE_MARKS = ['', '+', '=', '-'];

/** A meld in majiang's words: `m12-3`, `p555+`, `s5550-`, `z1111`. */
const majiangMeld = (meld: Meld, me: Seat): string => {
  const digits = (tiles: readonly Tile[]): string => tiles.map((t) => formatTile(t)[0]).join('');
  const suit = formatTile(tilesOf(meld)[0]!)[1]!;
  if (meld.type === 'closedKan') return suit + digits(meld.own);
  const mark = SOURCE_MARKS[turnsBetween(me, meld.from, 4)]!;
  if (meld.type === 'chi') {
    const run = [...tilesOf(meld)].sort((a, b) => kindOf(a) - kindOf(b));
    return suit + run.map((t) => formatTile(t)[0] + (t === meld.called ? mark : '')).join('');
  }
  const added = meld.type === 'addedKan' ? digits([meld.added]) : '';
  return `${suit}${digits(meld.own)}${digits([meld.called])}${mark}${added}`;
};

/** The hand in majiang's text, the won tile of a ron with its mark, and the circumstances. */
export const forMajiang = ({ situation: s, win }: WonHand) => {
  const own = win.from === undefined ? [...s.concealed, win.tile] : s.concealed;
  const text = [own.map(SUIT_FIRST).join(''), ...s.melds.map((m) => majiangMeld(m, s.seat))].join(',');
  const last = win.from === undefined ? 1 : 2;
  return {
    hand: text,
    ron:
      win.from === undefined ? null : SUIT_FIRST(win.tile) + SOURCE_MARKS[turnsBetween(s.seat, win.from, 4)],
    facts: {
      zhuangfeng: WINDS.indexOf(s.roundWind),
      menfeng: turnsBetween(s.dealer, s.seat, 4),
      lizhi: { none: 0, riichi: 1, double: 2 }[s.riichi],
      yifa: s.ippatsu,
      lingshang: win.by === 'replacement',
      haidi: win.last ? last : 0,
      baopai: s.indicators.map(SUIT_FIRST),
      ...(s.riichi === 'none' ? {} : { fubaopai: (s.ura ?? []).map(SUIT_FIRST) }),
    },
  };
};

/** The hand in the text of npm's `riichi`, which takes dora, not indicators, and knows no double riichi beside riichi. */
export const forRiichi = ({ situation: s, win }: WonHand): string => {
  const text = (tiles: readonly Tile[]): string => tiles.map(formatTile).join('');
  const meldText = (meld: Meld): string => {
    const tiles = [...tilesOf(meld)].sort((a, b) => kindOf(a) - kindOf(b));
    const shown = meld.type === 'closedKan' ? tiles.slice(0, 2) : tiles;
    return shown.map((t) => formatTile(t)[0]).join('') + formatTile(shown[0]!)[1];
  };
  const dora = [...s.indicators, ...(s.ura ?? [])].map((t) => plainTile(doraOf(kindOf(t), 4)));
  const extra = [
    { none: '', riichi: 'r', double: 'w' }[s.riichi],
    s.ippatsu ? 'i' : '',
    win.last ? 'h' : '',
    win.by === 'replacement' ? 'k' : '',
    WINDS.indexOf(s.roundWind) + 1,
    turnsBetween(s.dealer, s.seat, 4) + 1,
  ].join('');
  const won =
    win.from === undefined
      ? text([...s.concealed, win.tile])
      : `${text(s.concealed)}+${formatTile(win.tile)}`;
  const melds = s.melds.length > 0 ? `+${s.melds.map(meldText).join('')}` : '';
  return `${won}${melds}+d${text(dora)}+${extra}`;
};
