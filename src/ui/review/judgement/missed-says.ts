// What was missed, as sentences: a key of the catalogue and what fills it.

import type { Act } from '../../../game/act.ts';
import type { Params, Words } from '../../../i18n/i18n.ts';
import type { JudgementKey } from '../../../i18n/judgement/judgement.ts';
import { type Back, isBorne, type Missed, type MissedId, type WinReason } from '../../../review/missed.ts';
import type { RulesId } from '../../../rules/rules.ts';
import { tilesOf } from '../../../tiles/meld.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { compareTiles, type Kind, plainTile, type Tile } from '../../../tiles/tile.ts';
import { percent, roundPoints } from '../../parts/worth/figures.ts';
import { yakuName } from '../../parts/yaku-name.tsx';
import { CALL_NAMES } from '../replay/naming.ts';
import type { JudgementText } from './words.ts';

export interface Sentence {
  readonly key: JudgementKey;
  readonly with?: Params;
}

/** Whatever a sentence needs to name things. */
export interface Says {
  readonly words: Words;
  readonly text: JudgementText;
  readonly family: RulesId;
  readonly who: (seat: Seat) => string;
}

type Of<Id extends MissedId> = Extract<Missed, { id: Id }>;

const one = (tile: Tile) => ({ tiles: [tile] });
const kinds = (waits: readonly Kind[]) => ({ tiles: waits.map(plainTile) });

/** Words of a family whose minimum is counted in fan, and of one where it is base points. */
const unit = (family: RulesId): 'mcr' | 'korean' => (family === 'mcr' ? 'mcr' : 'korean');

const REFUSED: Readonly<Partial<Record<WinReason, JudgementKey>>> = {
  noYaku: 'missed.winRefused.noYaku',
  furiten: 'missed.winRefused.furiten',
  illegalUpeo: 'missed.winRefused.upeo',
};

const refused = ({ tile, reason, short }: Of<'winRefused'>, { family }: Says): Sentence => {
  const isShort = (reason === 'underMinimum' || reason === 'belowMinimum') && short !== undefined;
  if (isShort) return { key: `missed.winRefused.${unit(family)}`, with: { tile: one(tile), n: short } };
  return { key: REFUSED[reason] ?? 'missed.winRefused.other', with: { tile: one(tile) } };
};

/** The call by its name, and the tiles that lie then. */
export const callParts = (act: Act, { words, family }: Pick<Says, 'words' | 'family'>) => {
  switch (act.type) {
    case 'meld':
      return {
        call: words.name(CALL_NAMES[family], act.meld.type),
        tiles: { tiles: [...tilesOf(act.meld)].sort(compareTiles) },
      };
    case 'aside':
      return { call: words.name('call', 'north'), tiles: one(act.tile) };
    default:
      return { call: words.name(CALL_NAMES[family], act.type), tiles: { tiles: [] } };
  }
};

const shanten = (words: Words, n: number): string => {
  if (n < 0) return words.text('short.complete');
  return n === 0 ? words.text('short.tenpai') : words.name('shanten', String(n));
};

const shapeOnly = ({ waits, short, better }: Of<'shapeOnly'>, { family }: Says): readonly Sentence[] => [
  { key: `missed.shapeOnly.${unit(family)}`, with: { waits: kinds(waits), n: short } },
  ...(better === undefined ? [] : [{ key: 'missed.shapeOnly.better', with: { tile: one(better) } } as const]),
];

const planLost = ({ fan, away, left }: Of<'planLost'>, { words }: Says): readonly Sentence[] => [
  { key: 'missed.planLost', with: { fan: yakuName(words, { family: 'mcr', id: fan }), n: away } },
  left === undefined ? { key: 'missed.planLost.none' } : { key: 'missed.planLost.left', with: { n: left } },
];

/** A sentence for a ready hand that the better choice gives up, and one for every other. */
const backKey = <Key extends 'missed.back' | 'missed.retreat'>(key: Key, { from }: Back) =>
  from === 0 ? (`${key}.tenpai` as const) : key;

const backParts = ({ words }: Says, { from, to }: Back) => ({
  from: shanten(words, from),
  to: shanten(words, to),
});

const safeTile = (missed: Of<'safeTile' | 'foldMissed'>, says: Says): readonly Sentence[] => {
  const { id, tile, seat, chance, safer, back } = missed;
  const { words, who } = says;
  const chances = { chance: percent(words, chance), safer: percent(words, safer) };
  return [
    { key: `missed.${id}`, with: { tile: one(tile), who: who(seat), ...chances } },
    ...(back ? [{ key: backKey('missed.back', back), with: backParts(says, back) }] : []),
  ];
};

const retreat = ({ tile, back }: Of<'retreat'>, says: Says): Sentence => ({
  key: backKey('missed.retreat', back),
  with: { tile: one(tile), ...backParts(says, back) },
});

const cheaperWait = ({ ours, better }: Of<'cheaperWait'>, { words }: Says): Sentence => ({
  key: 'missed.cheaperWait',
  with: {
    ours: words.number(roundPoints(ours.points)),
    n: ours.tiles,
    tile: one(better.tile),
    better: words.number(roundPoints(better.points)),
    tiles: better.tiles,
  },
});

const mainSaysOf = (missed: Missed, says: Says): readonly Sentence[] => {
  const { words, text, family } = says;
  switch (missed.id) {
    case 'winPassed':
      return [
        {
          key: `missed.winPassed.${missed.way}`,
          with: { tile: one(missed.tile), points: words.number(missed.points) },
        },
      ];
    case 'winRefused':
      return [refused(missed, says)];
    case 'upeoIllegal':
      return [
        { key: 'missed.upeoIllegal', with: { why: words.list(missed.faults.map((f) => text(`upeo.${f}`))) } },
      ];
    case 'furiten':
      return [
        {
          key: `missed.furiten.${missed.furiten.type}`,
          with: { waits: kinds(missed.waits), tile: one(missed.furiten.tile) },
        },
      ];
    case 'noYaku':
      return [
        {
          key: missed.riichiHelps ? 'missed.noYaku.riichi' : 'missed.noYaku.none',
          with: { waits: kinds(missed.waits) },
        },
      ];
    case 'shapeOnly':
      return shapeOnly(missed, says);
    case 'planLost':
      return planLost(missed, says);
    case 'noPlan':
      return [{ key: 'missed.noPlan' }];
    case 'deadRiichi':
      return [{ key: 'missed.deadRiichi', with: { waits: kinds(missed.waits) } }];
    case 'safeTile':
    case 'foldMissed':
      return safeTile(missed, says);
    case 'retreat':
      return [retreat(missed, says)];
    case 'tenpaiMissed':
      return [{ key: 'missed.tenpaiMissed', with: { tile: one(missed.tile), waits: kinds(missed.waits) } }];
    case 'cheaperWait':
      return [cheaperWait(missed, says)];
    case 'riichiMissed':
    case 'riichiRash': {
      const { silent, riichi } = missed;
      return [
        { key: `missed.${missed.id}`, with: { silent: roundPoints(silent), riichi: roundPoints(riichi) } },
      ];
    }
    case 'upeoMissed':
      return [{ key: missed.early ? 'missed.upeoMissed.early' : 'missed.upeoMissed' }];
    case 'noYakuCall':
    case 'callMissed':
    case 'callRash':
      return [{ key: `missed.${missed.id}`, with: callParts(missed.call, says) }];
    case 'backwards':
      return [
        {
          // By riichi alone it is known whom to fear.
          key: family === 'riichi' ? 'missed.backwards' : 'missed.backwards.plain',
          with: { from: shanten(words, missed.from), to: shanten(words, missed.to) },
        },
      ];
    case 'narrower': {
      const { tile, tiles, best } = missed;
      return [{ key: 'missed.narrower', with: { n: tiles, tile: one(tile), best } }];
    }
    case 'slower':
      return [
        {
          key: 'missed.slower',
          with: {
            win: percent(words, missed.win),
            tile: one(missed.tile),
            best: percent(words, missed.best),
          },
        },
      ];
    case 'worth':
      return [{ key: 'missed.worth', with: { tile: one(missed.tile) } }];
  }
};

/** One thing that was missed, in one sentence or two. */
export const saysOf = (missed: Missed, says: Says): readonly Sentence[] => [
  ...mainSaysOf(missed, says),
  ...(isBorne(missed) ? [{ key: 'missed.borne' } as const] : []),
];

export const shantenText = shanten;
