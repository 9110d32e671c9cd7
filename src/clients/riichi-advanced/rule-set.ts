// Which game is played: the rule set is named by the address, and the page carries its full text, mods included. Of the
// text only the wall is read: how many red fives there are, and whether there is a tile we do not know.

import type { Players } from '../../tiles/seat.ts';
import { FIVES, isRedFive, kindOf, redTile, type Tile } from '../../tiles/tile.ts';
import type { Reds } from './read-meld.ts';
import { parseCode } from './tile.ts';

/** The rule sets we play by; every other one is named as not supported. */
const PLAYERS: Readonly<Record<string, Players>> = { riichi: 4, sanma: 3 };

export const playersFor = (ruleSet: string): Players | undefined =>
  Object.hasOwn(PLAYERS, ruleSet) ? PLAYERS[ruleSet] : undefined;

/** `/game/:ruleset/:code`; logs, lobbies, rooms and lessons are no games. */
export const gameOf = (url: URL): { readonly ruleSet: string; readonly id: string } | undefined => {
  const [, ruleSet, code] = /^\/game\/([^/]+)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return ruleSet === undefined || code === undefined ? undefined : { ruleSet, id: `${ruleSet}/${code}` };
};

/** Where the text says nothing. */
const USUAL_REDS: Reds = [1, 1, 1];

export interface Wall {
  readonly reds: Reds;
  /** Whether the wall was read. */
  readonly stated: boolean;
  /** A tile of the wall that is none of ours. */
  readonly strange?: string;
}

const UNREAD: Wall = { reds: USUAL_REDS, stated: false };

const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const wallIn = (text: string): readonly string[] => {
  try {
    const rules: unknown = JSON.parse(text);
    const wall = isRecord(rules) ? rules.wall : undefined;
    return Array.isArray(wall) ? wall.map(String) : [];
  } catch {
    return [];
  }
};

const isTooMany = (tiles: readonly Tile[], code: string): boolean => {
  const tile = parseCode(code);
  return tile !== undefined && tiles.filter((t) => kindOf(t) === kindOf(tile)).length > 4;
};

export const readWall = (text: string): Wall => {
  const codes = wallIn(text);
  if (codes.length === 0) return UNREAD;
  const tiles = codes.map(parseCode).filter((t) => t !== undefined);
  const strange = codes.find((c) => parseCode(c) === undefined || isTooMany(tiles, c));
  const reds = tiles.filter(isRedFive);
  const [m, p, s] = FIVES.map((five) => reds.filter((t) => t === redTile(five)).length);
  return { reds: [m!, p!, s!], stated: true, ...(strange !== undefined && { strange }) };
};
