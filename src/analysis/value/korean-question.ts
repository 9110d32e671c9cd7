// A Korean table becomes a question of the search: a complete hand of the minimum of base points wins. Upeo is not planned:
// it counts where it stands already. What a win pays is what the winner gains by the settlement, or its points where no
// settlement is played.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import { isRefused, valueOfHand } from '../../rules/korean/score.ts';
import { FLOWER_COUNT } from '../../rules/korean/tile-set.ts';
import type { Win } from '../../rules/rules.ts';
import type { Table } from '../../table/table.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { seatAfter } from '../../tiles/seat.ts';
import { KINDS, type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { flowersHeld, plainHeld } from '../flowers.ts';
import { factsOf, koreanSituation } from '../korean/facts.ts';
import { drawnOf, mySeat } from '../situation.ts';
import { courseOf } from './course.ts';
import { DEFAULT_MODEL, type ValueModel } from './model.ts';
import type { Furiten } from './prizes.ts';
import type { Question } from './question.ts';
import { letGoOf } from './ron-model.ts';
import { IPPATSU, prizeAt, RIICHI, RON, type Scorer, SILENT, spread, TSUMO } from './scorer.ts';

const pairsMissing = (counts: Tally, withQuads: boolean): number => {
  let [pairs, kinds] = [0, 0];
  for (const n of counts) {
    pairs += withQuads ? n >> 1 : n > 1 ? 1 : 0;
    if (n > 0) kinds++;
  }
  return withQuads ? 7 - pairs : 7 - pairs + Math.max(0, 7 - kinds);
};

/** Seven pairs, a kind held four times being two of them where that is played. */
export const koreanSpecial =
  (melds: number, { sevenPairsQuad }: KoreanOptions): Question['special'] =>
  (counts) =>
    melds > 0 ? 99 : pairsMissing(counts, sevenPairsQuad);

const LAST = [0, 1] as const;

export const koreanScorer = (base: KoreanSituation, options: KoreanOptions): Scorer => {
  const concealed: Tile[] = Array.from({ length: 13 - 3 * base.melds.length }, () => plainTile(KINDS[0]!));
  const situation: KoreanSituation = { ...base, concealed, firstTurn: false };
  const from = seatAfter(base.seat, 1, base.players);
  const isDeclared = base.riichi !== 'none';
  const stances = isDeclared ? [SILENT, RIICHI, IPPATSU] : [SILENT];
  const gain = (win: Win): number => {
    const value = valueOfHand(situation, win, options);
    if (isRefused(value)) return 0;
    return value.settlement ? value.deltas[base.seat]! : value.total;
  };
  return {
    declares: isDeclared,
    alwaysWins: false,
    stake: 0,
    begin: ({ counts }) => spread(counts, concealed),
    fill: (wait: Kind, prizes, withRon) => {
      prizes.fill(0);
      const tile = plainTile(wait);
      for (const last of LAST) {
        const drawn = gain({ tile, by: 'wall', last: last === 1 });
        const ronned = !withRon ? 0 : gain({ tile, from, by: 'discard', last: last === 1 });
        for (const stance of stances) {
          prizes[prizeAt(stance, TSUMO, last)] = drawn;
          prizes[prizeAt(stance, RON, last)] = ronned;
        }
      }
    },
  };
};

const BARS: Readonly<Record<KoreanOptions['furiten'], Furiten['bars']>> = {
  anyWait: 'all',
  tile: 'itself',
  off: 'none',
};

/** As for MCR: beyond one step no way turns aside. */
const REACH = { tenpai: 3, straight: 2, full: 1 } as const;

const riverOf = (table: Table, { passedRon }: KoreanOptions): Tally => {
  const river = countsOf(mySeat(table).river.map((d) => d.tile));
  if (passedRon !== 'none') for (const { tile } of table.passedInRiichi) river[kindOf(tile)]!++;
  return river;
};

/** Undefined while the own tiles are hidden, or a flower is to be set aside first. */
export const koreanQuestion = (
  table: Table,
  options: KoreanOptions,
  model: ValueModel = DEFAULT_MODEL,
): Question | undefined => {
  const held = plainHeld(table);
  if (!held || flowersHeld(table).length > 0) return undefined;
  const facts = factsOf(table, options);
  const drawn = drawnOf(table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const unseen = facts.live.reduce((a, b) => a + b, 0);
  const course = courseOf(table, { flowers: FLOWER_COUNT, unseen });
  const scorer = koreanScorer(koreanSituation(facts, { concealed, melds: held.melds }), options);
  const { riichi } = mySeat(table);
  const letGo = letGoOf(model.ron, held.melds.length > 0 ? 'open' : 'silent');
  const declared = letGoOf(model.ron, 'riichi');
  return {
    home: countsOf(concealed),
    melds: held.melds,
    live: facts.live,
    course: {
      ...course,
      unseen,
      mayDeclare: course.others.map((_, n) => n === 0 && riichi === 'declared'),
      declares: scorer.declares,
      stake: 0,
      drawnGame: model.drawnGame,
    },
    furiten: { river: riverOf(table, options), bars: BARS[options.furiten] },
    letGo: [letGo, declared, declared],
    scorer,
    special: koreanSpecial(held.melds.length, options),
    reach: REACH,
    isFirst: false,
    riichi,
  };
};
