// An MCR table becomes a question of the search: every complete hand that reaches the minimum wins, and nothing else
// does. There is no furiten and no riichi. What a win pays is what the winner gains by the settlement, flowers included
// as they lie now. Whether a win is on the last copy of its kind is taken from what lies open now.

import { fixedOf, type McrSituation } from '../../rules/mcr/hand.ts';
import type { McrOptions } from '../../rules/mcr/options.ts';
import { isRefused, score } from '../../rules/mcr/score.ts';
import type { Win } from '../../rules/rules.ts';
import { BODY_SIZE, differentNeed, pairsNeed, straightNeed } from '../../shapes/knitted.ts';
import { limitedStraightNeed } from '../../shapes/limited-straight.ts';
import { heldIn, mostOf } from '../../shapes/patterns.ts';
import { censusOf, missingForOrphans } from '../../shapes/specials.ts';
import type { Table } from '../../table/table.ts';
import { countsOf } from '../../tiles/counts.ts';
import type { Meld } from '../../tiles/meld.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import { flowersHeld, plainHeld } from '../flowers.ts';
import { factsOf, foreseen, type McrFacts } from '../mcr/facts.ts';
import { drawnOf, situationOf } from '../situation.ts';
import { courseOf } from './course.ts';
import { DEFAULT_MODEL, type ValueModel } from './model.ts';
import type { Question } from './question.ts';
import { letGoOf } from './ron-model.ts';
import { prizeAt, RON, type Scorer, SILENT, spread, TSUMO } from './scorer.ts';

/** Forms beside the standard one: seven pairs with quads, orphans, and those with knitted tiles. */
export const mcrSpecial = (melds: readonly Meld[]): Question['special'] => {
  const fixed = fixedOf(melds);
  if (melds.length > 1) return () => 99;
  if (melds.length === 1)
    return (counts, standard) =>
      BODY_SIZE - mostOf(heldIn(counts)) < standard ? limitedStraightNeed(counts, 1, fixed) : standard;
  return (counts, standard) => {
    const held = heldIn(counts);
    const known = Math.min(
      standard,
      pairsNeed(held),
      differentNeed(held),
      missingForOrphans(censusOf(counts)),
    );
    return straightNeed(counts, held, known);
  };
};

const LAST = [0, 1] as const;

export const mcrScorer = (facts: Pick<McrFacts, 'options' | 'open'>, base: McrSituation): Scorer => {
  const concealed: Tile[] = Array.from({ length: 13 - 3 * base.melds.length }, () => plainTile(KINDS[0]!));
  const situation: McrSituation = { ...base, concealed };
  const from = base.seat === 0 ? 1 : 0;
  const gain = (win: Win): number => {
    const value = score(situation, win, facts.options);
    return isRefused(value) ? 0 : value.deltas[base.seat]!;
  };
  return {
    declares: false,
    alwaysWins: false,
    stake: 0,
    begin: ({ counts }) => spread(counts, concealed),
    fill: (wait: Kind, prizes, withRon) => {
      prizes.fill(0);
      const [tile, seen] = [plainTile(wait), foreseen(facts, wait)];
      for (const last of LAST) {
        const isLast = last === 1;
        prizes[prizeAt(SILENT, TSUMO, last)] = gain({ tile, by: 'wall', last: isLast, ...seen });
        prizes[prizeAt(SILENT, RON, last)] = !withRon
          ? 0
          : gain({ tile, from, by: 'discard', last: isLast, ...seen });
      }
    },
  };
};

/** Scores cost more here, and a hand's shape says little of its fans: beyond one step no way turns aside. */
const REACH = { tenpai: 3, straight: 2, full: 1 } as const;

const FLOWERS = 8;
/** A wall with flowers in it. */
const WALL_WITH_FLOWERS = 92;

/** Undefined while the own tiles are hidden, or a flower is to be set aside first. */
export const mcrQuestion = (
  table: Table,
  options: McrOptions,
  model: ValueModel = DEFAULT_MODEL,
): Question | undefined => {
  const held = plainHeld(table);
  if (!held || flowersHeld(table).length > 0) return undefined;
  const facts = factsOf(table, options);
  const drawn = drawnOf(table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const flowers = table.round.wall === WALL_WITH_FLOWERS ? FLOWERS : 0;
  const unseen = facts.live.reduce((a, b) => a + b, 0);
  const course = courseOf(table, { flowers, unseen });
  const scorer = mcrScorer(facts, situationOf(table, { concealed, melds: held.melds }));
  const letGo = letGoOf(model.ron, held.melds.length > 0 ? 'open' : 'silent');
  return {
    home: countsOf(concealed),
    melds: held.melds,
    live: facts.live,
    course: {
      ...course,
      unseen,
      mayDeclare: course.others.map(() => false),
      declares: false,
      stake: 0,
      drawnGame: model.drawnGame,
    },
    furiten: { river: new Uint8Array(34), bars: 'none' },
    letGo: [letGo, letGo, letGo],
    scorer,
    special: mcrSpecial(held.melds),
    reach: REACH,
    isFirst: false,
    riichi: 'none',
  };
};
