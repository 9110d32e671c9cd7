// Warnings as sentences: kind, tile, consequence, end. The worst first, in the order the analysis gives; one is shown,
// the others wait behind a button.

import type { Analysis, DiscardChoice, Wait, Warning } from '../../analysis/analysis.ts';
import type { MessageKey, Params, Words } from '../../i18n/i18n.ts';
import type { Furiten } from '../../rules/rules.ts';
import type { Claimable } from '../../table/table.ts';
import { type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { type Said, said, sideOf } from './said.ts';

export interface Note {
  /** Red for furiten alone. */
  readonly tone: 'danger' | 'caution';
  /** It holds now, not perhaps. */
  readonly state: boolean;
  readonly says: readonly Said[];
}

const tileOf = (tile: Tile) => ({ tiles: [tile] });
const kindsOf = (kinds: readonly Kind[]) => ({ tiles: kinds.map(plainTile) });

/** By whom, of which tile, until when. */
export const furitenSays = (furiten: Furiten, from: string): readonly Said[] => {
  const tile = tileOf(furiten.tile);
  const cause =
    furiten.type === 'discard'
      ? said('furiten.discard', { tile })
      : said(`furiten.${furiten.type}`, { tile, from });
  return [cause, said(`until.${furiten.until}`)];
};

/** What may be drawn, what it would wait for, and the tile in the river that spoils it. */
export const riskParams = ({ draw, wait, inRiver }: NonNullable<DiscardChoice['furitenRisk']>): Params => ({
  draw: kindsOf([draw]),
  waits: kindsOf([wait]),
  cause: tileOf(inRiver),
});

type After = Extract<Warning, { type: 'furitenAfter' }>;

const afterKey = ({ tile, furiten }: After): MessageKey => {
  if (furiten.type !== 'discard') return 'furitenAfter.stays';
  return kindOf(tile) === kindOf(furiten.tile) ? 'furitenAfter.itself' : 'furitenAfter.river';
};

const afterSays = (warning: After): Said => {
  const { tile, furiten, waits } = warning;
  return said(afterKey(warning), { tile: tileOf(tile), waits: kindsOf(waits), cause: tileOf(furiten.tile) });
};

const noYakuKey = (riichiHelps: boolean, waits: readonly Wait[]): MessageKey => {
  if (riichiHelps) return 'noYaku.riichi';
  return waits.some((w) => w.tsumo !== undefined) ? 'noYaku.tsumo' : 'noYaku.never';
};

const tenpaiWaits = (analysis: Analysis, kinds: readonly Kind[]): readonly Wait[] =>
  (analysis.tenpai?.waits ?? []).filter((w) => kinds.includes(w.kind));

const caution = (...says: readonly Said[]): Note => ({ tone: 'caution', state: false, says });

const fromOf = (analysis: Analysis, furiten: Furiten, words: Words): string =>
  words.name('from', sideOf(analysis.me, furiten.seat, analysis.round.players));

const noteOf = (warning: Warning, analysis: Analysis, words: Words): Note => {
  switch (warning.type) {
    case 'furiten':
      return {
        tone: 'danger',
        state: true,
        says: furitenSays(warning.furiten, fromOf(analysis, warning.furiten, words)),
      };
    case 'furitenAfter':
      return { tone: 'danger', state: false, says: [afterSays(warning)] };
    case 'noYaku': {
      const key = noYakuKey(warning.riichiHelps, tenpaiWaits(analysis, warning.waits));
      return caution(said(key, { waits: kindsOf(warning.waits) }));
    }
    case 'deadWait': {
      const all = (analysis.tenpai?.waits ?? []).every((w) => w.live === 0);
      return caution(said(all ? 'deadWait.all' : 'deadWait.some', { waits: kindsOf(warning.waits) }));
    }
    case 'ronRefusedNow':
      return warning.reason === 'furiten'
        ? { tone: 'danger', state: true, says: [said('refused.furiten', { tile: tileOf(warning.tile) })] }
        : caution(said('refused.noYaku', { tile: tileOf(warning.tile) }));
    case 'unknown':
      return caution(said(`unknown.${warning.unknown}`));
  }
};

/** One step before tenpai: the best discard that may run into the own river. */
const riskNote = ({ discards }: Analysis): readonly Note[] => {
  const risky = discards.find((c) => c.furitenRisk !== undefined && !c.forbidden);
  if (!risky?.furitenRisk) return [];
  const places = { tile: tileOf(risky.tile), ...riskParams(risky.furitenRisk) };
  return [{ tone: 'danger', state: false, says: [said('furitenRisk.note', places)] }];
};

/** Before a win that can be claimed nothing counts but what is not known of it. */
const stillMatters = (warning: Warning, { calls }: Analysis): boolean =>
  warning.type === 'unknown' || !calls.some((c) => c.call === 'ron' || c.call === 'tsumo');

/** Warnings first, then where the site says otherwise. */
export const notesOf = (analysis: Analysis, words: Words): readonly Note[] => [
  ...analysis.warnings.filter((w) => stillMatters(w, analysis)).map((w) => noteOf(w, analysis, words)),
  ...riskNote(analysis),
  ...analysis.differences.map((d) => caution(said(`difference.${d.what}`))),
];

/** Who showed the tile that may be called. */
export const claimSays = (claimable: Claimable, analysis: Analysis, words: Words): Said =>
  said(`claim.${claimable.by}`, {
    seat: words.name('seat', sideOf(analysis.me, claimable.seat, analysis.round.players)),
    tile: tileOf(claimable.tile),
  });
