// A hand from any text a person pastes: `123m067p[777z2]`, 🀇🀈🀉, `c123m pEEE`, `W1W2W3`, 東東東, links. Notations may be mixed.
// What can be read is kept; what cannot is told as stretches of the text, each with its reason.

import type { Meld } from '../tiles/meld.ts';
import type { Chair } from '../tiles/meld-notation.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import type { Change } from './change.ts';
import { fragmentIn, positionOfFragment } from './fragment.ts';
import type { Position } from './position.ts';
import { bracketed, lettered } from './text-melds.ts';
import {
  address,
  digits,
  letterFirst,
  type Reader,
  redFive,
  separator,
  sign,
  suitAlone,
  type Token,
  type Unread,
  unicode,
} from './text-tokens.ts';

export { UNREAD_REASONS, type Unread, type UnreadReason } from './text-tokens.ts';

export interface TextReading {
  /** In the order written: the fourteenth is the taken one. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Flowers. */
  readonly aside: readonly Tile[];
  /** The text is a link to a position of the desk: everything else is in it. */
  readonly position?: Position;
  /** In order, none touching another. */
  readonly unread: readonly Unread[];
}

/** Longer than any hand, river and all, takes in any notation. */
const LONGEST_TEXT = 10_000;
const MOST_TILES = 60;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const NOTHING: TextReading = { tiles: [], melds: [], aside: [], unread: [] };

/** The hand in an address of the tile-efficiency page, else the whole text. */
const TENHOU = /tenhou\.net\/2\/?\?(?:[^\s#]*&)?[qpd]=([^\s&#]+)/;

const handIn = (text: string): Stretch => {
  const found = TENHOU.exec(text);
  if (!found) return { from: 0, to: text.length };
  const to = found.index + found[0].length;
  return { from: to - found[1]!.length, to };
};

/** The first that finds something has it: their order says what a letter means where notations differ. */
const READERS: readonly Reader[] = [
  address,
  separator,
  bracketed,
  letterFirst,
  redFive,
  digits,
  lettered,
  sign,
  unicode,
  suitAlone,
];

const tokenAt = (text: string, at: number, chair: Chair): Token => {
  for (const read of READERS) {
    const token = read(text, at, chair);
    if (token) return token;
  }
  const length = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return { length, unread: [{ from: at, to: at + length, reason: 'badCharacter' }] };
};

const tokensIn = (text: string, { from, to }: Stretch, chair: Chair): readonly Token[] => {
  const tokens: Token[] = [];
  const part = text.slice(0, to);
  for (let at = from; at < to; ) {
    const token = tokenAt(part, at, chair);
    tokens.push(token);
    at += token.length;
  }
  return tokens;
};

/** Stretches of one reason that touch are one. */
const joined = (unread: readonly Unread[]): readonly Unread[] => {
  const out: Unread[] = [];
  for (const next of unread) {
    const last = out.at(-1);
    if (last && last.to === next.from && last.reason === next.reason) {
      out[out.length - 1] = { ...last, to: next.to };
    } else out.push(next);
  }
  return out;
};

const readHand = (text: string, chair: Chair): TextReading => {
  const tokens = tokensIn(text, handIn(text), chair);
  const all = tokens.flatMap((token) => token.tiles ?? []);
  const melds = tokens.flatMap((token) => (token.meld ? [token.meld] : []));
  if (all.length + 4 * melds.length > MOST_TILES)
    return { ...NOTHING, unread: [{ from: 0, to: text.length, reason: 'tooManyTiles' }] };
  return {
    tiles: all.filter((t) => !isFlower(t)),
    melds,
    aside: all.filter(isFlower),
    unread: joined(tokens.flatMap((token) => token.unread ?? [])),
  };
};

const readLink = (text: string, { from, to }: Stretch): TextReading => {
  const read = positionOfFragment(text.slice(from, to));
  return read.ok
    ? { ...NOTHING, position: read.value }
    : { ...NOTHING, unread: [{ from, to, reason: 'badLink' }] };
};

/** Sources of melds are seen from `me`. */
export const readText = (text: string, { me, players }: Pick<Position, 'me' | 'players'>): TextReading => {
  if (text.length > LONGEST_TEXT)
    return { ...NOTHING, unread: [{ from: 0, to: text.length, reason: 'textTooLong' }] };
  const link = fragmentIn(text);
  return link ? readLink(text, link) : readHand(text, { caller: me, players });
};

/** What the reading changes in a position; undefined where nothing was read. */
export const changeOf = ({ position, tiles, melds, aside }: TextReading): Change | undefined => {
  if (position) return { type: 'set', position };
  if (tiles.length + melds.length + aside.length === 0) return undefined;
  return { type: 'hand', tiles, melds, aside };
};
