// A table and riichi rules become a question of the search.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { seenTiles } from '../../table/seen.ts';
import type { Table } from '../../table/table.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { FIVES, isRedFive, kindOf, redTile, type Tile } from '../../tiles/tile.ts';
import { type Facts, factsOf } from '../facts.ts';
import { drawsAhead, mayRiichi } from '../permits.ts';
import { drawnOf, type Held, heldOf, mySeat, situationOf } from '../situation.ts';
import { courseOf } from './course.ts';
import type { Reds } from './hidden-han.ts';
import { DEFAULT_MODEL, type ValueModel } from './model.ts';
import type { Question } from './question.ts';
import { riichiScorer } from './riichi-scorer.ts';
import { letGoOf } from './ron-model.ts';

/** Farther hands have the chance to be tenpai alone, and none beyond. */
export const RIICHI_REACH = { tenpai: 4, straight: 3, full: 3 } as const;

const REDS: Readonly<Record<RiichiOptions['akaDora'], readonly number[]>> = {
  0: [0, 0, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
};

/** Red fives held and unseen, by suit; of `lost` one less is held. */
const redsOf = ({ table, options }: Facts, concealed: readonly Tile[], lost: Tile | undefined): Reds[] => {
  const seen = seenTiles(table).filter(isRedFive);
  return (table.rules?.reds ?? REDS[options.akaDora]).map((all, suit) => {
    const red = redTile(FIVES[suit]!);
    const gone = seen.filter((t) => t === red).length;
    const held = concealed.filter((t) => t === red).length - (lost === red ? 1 : 0);
    return { held, live: options.akaDora === 0 ? 0 : Math.max(0, all - gone) };
  });
};

const mayDeclareAt = (facts: Facts, held: Held, draws: number): readonly boolean[] => {
  const { table } = facts;
  const mine = mySeat(table);
  const ahead = drawsAhead(table);
  if (mine.riichi === 'declared') return [true, ...Array<boolean>(draws).fill(false)];
  const { players } = table.round;
  return Array.from({ length: draws + 1 }, (_, n) => {
    // Between draws there is no throw to declare with; after a call none either, but then the hand is open.
    if (n === 0 && ahead > 0) return false;
    const gone = ahead === 0 ? n * players : ahead + (n - 1) * players;
    return mayRiichi(facts, held, gone);
  });
};

const riverOf = (table: Table): Tally => {
  const river = countsOf(mySeat(table).river.map((d) => d.tile));
  // Let pass in riichi: no ron any more, as if the tile lay in the own river.
  for (const { tile } of table.passedInRiichi) river[kindOf(tile)]!++;
  return river;
};

/** `lost`: a red five that goes first though a plain one is held. Undefined while the own tiles are hidden. */
export const riichiQuestion = (
  table: Table,
  options: RiichiOptions,
  model: ValueModel = DEFAULT_MODEL,
  lost?: Tile,
): Question | undefined => {
  const held = heldOf(table);
  if (!held) return undefined;
  const facts = factsOf(table, options);
  const { live } = facts.sight;
  const drawn = drawnOf(table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const situation = situationOf(table, { concealed, melds: held.melds });
  const home = countsOf(concealed);
  const course = courseOf(table);
  const reds = redsOf(facts, concealed, lost);
  const silent = letGoOf(model.ron, isConcealed(held.melds) ? 'silent' : 'open');
  const declared = letGoOf(model.ron, 'riichi');
  const untold = situation.indicators.length === 0 ? 1 : 0;
  const scorer = riichiScorer({
    situation,
    options,
    home,
    live,
    reds,
    untold,
    ippatsu: model.ron.ippatsu,
  });
  return {
    home,
    melds: held.melds,
    live,
    withoutMan: table.round.players === 3,
    reach: RIICHI_REACH,
    course: {
      ...course,
      unseen: live.reduce((a, b) => a + b, 0),
      mayDeclare: mayDeclareAt(facts, held, course.draws),
      declares: scorer.declares,
      stake: scorer.stake,
      drawnGame: model.drawnGame,
    },
    furiten: { river: riverOf(table), bars: options.furiten === 'tileOnly' ? 'itself' : 'all' },
    letGo: [silent, declared, declared],
    scorer,
    isFirst: situation.firstTurn || situation.riichi === 'double',
    riichi: mySeat(table).riichi,
  };
};
