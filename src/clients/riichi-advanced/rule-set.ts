// Which game is played: the rule set is named by the address, and the page carries its full text, mods included. Of the
// text only the wall is read: how many red fives there are, and whether there is a tile we do not know.

import type { Players } from '../../tiles/seat.ts';
import { FIVES, isFlower, isRedFive, kindOf, redTile, type Tile } from '../../tiles/tile.ts';
import type { Reds } from './read-meld.ts';
import { type Family, parseCode } from './tile.ts';

export interface RuleSet {
  readonly players: Players;
  readonly family: Family;
  /** What the service is known to play. */
  readonly preset: string;
}

/** The rule sets we play by; every other one is named as not supported. */
const RULE_SETS: Readonly<Record<string, RuleSet>> = {
  riichi: { players: 4, family: 'riichi', preset: 'majsoul' },
  sanma: { players: 3, family: 'riichi', preset: 'majsoul' },
  mcr: { players: 4, family: 'mcr', preset: 'cn' },
};

export const ruleSetOf = (name: string): RuleSet | undefined =>
  Object.hasOwn(RULE_SETS, name) ? RULE_SETS[name] : undefined;

/** `/game/:ruleset/:code`; logs, lobbies, rooms and lessons are no games. */
export const gameOf = (url: URL): { readonly ruleSet: string; readonly id: string } | undefined => {
  const [, ruleSet, code] = /^\/game\/([^/]+)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return ruleSet === undefined || code === undefined ? undefined : { ruleSet, id: `${ruleSet}/${code}` };
};

/** Where the text says nothing. */
const USUAL_REDS: Readonly<Record<Family, Reds>> = { riichi: [1, 1, 1], mcr: [0, 0, 0] };

export interface Wall {
  readonly reds: Reds;
  /** Whether the wall was read. */
  readonly stated: boolean;
  /** A tile of the wall that is none of ours. */
  readonly strange?: string;
}

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

const isTooMany = (tiles: readonly Tile[], tile: Tile): boolean =>
  isFlower(tile)
    ? tiles.filter((t) => t === tile).length > 1
    : tiles.filter((t) => !isFlower(t) && kindOf(t) === kindOf(tile)).length > 4;

export const readWall = (text: string, family: Family): Wall => {
  const codes = wallIn(text);
  if (codes.length === 0) return { reds: USUAL_REDS[family], stated: false };
  const tiles = codes.map((code) => parseCode(code, family)).filter((t) => t !== undefined);
  const strange = codes.find((code) => {
    const tile = parseCode(code, family);
    return tile === undefined || isTooMany(tiles, tile);
  });
  const reds = tiles.filter(isRedFive);
  const [m, p, s] = FIVES.map((five) => reds.filter((t) => t === redTile(five)).length);
  return { reds: [m!, p!, s!], stated: true, ...(strange !== undefined && { strange }) };
};
