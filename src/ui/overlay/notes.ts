// Sentences that more than one family warns with: kind, tile, consequence, end. Each family's own stand in its folder; one
// note is shown, the worst, the others wait behind a button.

import type { AnyAnalysis, Difference, DiscardChoice } from '../../analysis/analysis.ts';
import type { MessageKey, Params, Words } from '../../i18n/i18n.ts';
import type { Furiten } from '../../rules/rules.ts';
import type { Claimable } from '../../table/table.ts';
import { type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import type { Note } from './dress.ts';
import { type Said, said, sideOf } from './said.ts';

export const tileOf = (tile: Tile) => ({ tiles: [tile] });
export const kindsOf = (kinds: readonly Kind[]) => ({ tiles: kinds.map(plainTile) });

export const caution = (...says: readonly Said[]): Note => ({ tone: 'caution', state: false, says });
/** Furiten that may come; `state`: it holds now. */
export const danger = (says: readonly Said[], state = false): Note => ({ tone: 'danger', state, says });

/** Furiten in a family's own words. */
export interface FuritenKeys {
  readonly cause: Readonly<Record<Furiten['type'], MessageKey>>;
  readonly until: Readonly<Record<Furiten['until'], MessageKey>>;
  readonly after: Readonly<Record<'river' | 'itself' | 'stays', MessageKey>>;
}

export const FURITEN: FuritenKeys = {
  cause: {
    discard: 'furiten.discard',
    temporary: 'furiten.temporary',
    riichi: 'furiten.riichi',
  },
  until: {
    waitsChange: 'until.waitsChange',
    ownNextDiscard: 'until.ownNextDiscard',
    handEnd: 'until.handEnd',
  },
  after: { river: 'furitenAfter.river', itself: 'furitenAfter.itself', stays: 'furitenAfter.stays' },
};

/** By whom, of which tile, until when. */
export const furitenSays = (furiten: Furiten, from: string, keys: FuritenKeys = FURITEN): readonly Said[] => {
  const tile = tileOf(furiten.tile);
  const params = furiten.type === 'discard' ? { tile } : { tile, from };
  return [said(keys.cause[furiten.type], params), said(keys.until[furiten.until])];
};

export const fromOf = ({ me, round }: AnyAnalysis, { seat }: Furiten, words: Words): string =>
  words.name('from', sideOf(me, seat, round.players));

export interface After {
  readonly tile: Tile;
  readonly furiten: Furiten;
  readonly waits: readonly Kind[];
}

const afterCase = ({ tile, furiten }: After): keyof FuritenKeys['after'] => {
  if (furiten.type !== 'discard') return 'stays';
  return kindOf(tile) === kindOf(furiten.tile) ? 'itself' : 'river';
};

/** The hand would be furiten after a discard. */
export const afterSays = (after: After, keys: FuritenKeys = FURITEN): Said =>
  said(keys.after[afterCase(after)], {
    tile: tileOf(after.tile),
    waits: kindsOf(after.waits),
    cause: tileOf(after.furiten.tile),
  });

export type Risk = NonNullable<DiscardChoice['furitenRisk']>;

/** What may be drawn, what it would wait for, and the tile in the river that spoils it. */
export const riskParams = ({ draw, wait, inRiver }: Risk): Params => ({
  draw: kindsOf([draw]),
  waits: kindsOf([wait]),
  cause: tileOf(inRiver),
});

interface Risky {
  readonly tile: Tile;
  readonly after: { readonly shanten: number };
  readonly furitenRisk?: Risk;
  readonly forbidden?: unknown;
}

/** One step before tenpai: of the discards as near as the best, the first that may run into the own river. */
export const riskNote = (discards: readonly Risky[], key: MessageKey): readonly Note[] => {
  const free = discards.filter((c) => c.forbidden === undefined);
  const risky = free.find((c) => c.furitenRisk !== undefined && c.after.shanten === free[0]!.after.shanten);
  if (!risky?.furitenRisk) return [];
  return [danger([said(key, { tile: tileOf(risky.tile), ...riskParams(risky.furitenRisk) })])];
};

/** No copy of some waits is left, or of none. */
export const deadNote = (waits: readonly Kind[], all: readonly { readonly live: number }[]): Note => {
  const isAll = all.every((w) => w.live === 0);
  return caution(said(isAll ? 'deadWait.all' : 'deadWait.some', { waits: kindsOf(waits) }));
};

/** Where the site says otherwise. */
export const differenceNotes = (differences: readonly Difference[]): readonly Note[] =>
  differences.map((d) => caution(said(`difference.${d.what}`)));

/** Who showed the tile that may be called. */
export const claimSays = (claimable: Claimable, analysis: AnyAnalysis, words: Words): Said => {
  const by = claimable.by === 'addedKan' && analysis.family !== 'riichi' ? 'addedKong' : claimable.by;
  return said(`claim.${by}`, {
    seat: words.name('seat', sideOf(analysis.me, claimable.seat, analysis.round.players)),
    tile: tileOf(claimable.tile),
  });
};
