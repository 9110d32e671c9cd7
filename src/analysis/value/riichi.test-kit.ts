// Riichi positions for tests, told by their physical tiles: what the hand holds and what nobody has shown.

import { presetOptions, type RiichiOptions } from '../../rules/riichi/options.ts';
import type { Situation } from '../../rules/rules.ts';
import { countsOf } from '../../tiles/counts.ts';
import type { Meld } from '../../tiles/meld.ts';
import { FIVES, isRedFive, kindOf, redTile, type Tile } from '../../tiles/tile.ts';
import type { Question } from './question.ts';
import { RIICHI_REACH } from './riichi-question.ts';
import { riichiScorer } from './riichi-scorer.ts';
import { DEFAULT_RON, letGoOf, type RonModel } from './ron-model.ts';
import type { Course, GoesOn } from './rons.ts';

export const OPTIONS = presetOptions('seed');

export interface Position {
  readonly concealed: readonly Tile[];
  readonly melds?: readonly Meld[];
  readonly unseen: readonly Tile[];
  readonly draws: number;
  readonly others: readonly number[];
  readonly mayDeclare?: readonly boolean[];
  readonly ron?: RonModel;
  readonly river?: readonly Tile[];
  readonly options?: RiichiOptions;
  readonly facts?: Partial<Situation>;
  /** Payments at an exhausted wall; absent: none. */
  readonly drawnGame?: Course['drawnGame'];
  /** Another may win; absent: nobody does. */
  readonly goesOn?: GoesOn;
  /** Indicators that are turned and not told; absent: none. */
  readonly untold?: number;
}

export const situationOf = ({ concealed, melds = [], river = [], facts = {} }: Position): Situation => ({
  players: 4,
  seat: 1,
  dealer: 0,
  roundWind: 'east',
  seatWind: 'south',
  concealed,
  melds,
  aside: [],
  river,
  passed: [],
  passedInRiichi: [],
  riichi: 'none',
  ippatsu: false,
  firstTurn: false,
  indicators: [],
  honba: 0,
  riichiSticks: 0,
  ...facts,
});

const NOTHING = { tenpai: 0, noten: 0 };

export const questionOf = (position: Position): Question => {
  const { concealed, melds = [], unseen, draws, others, ron = DEFAULT_RON, options = OPTIONS } = position;
  const home = countsOf(concealed);
  const live = [...countsOf(unseen)];
  const reds = FIVES.map((five) => {
    const red = redTile(five);
    const count = (tiles: readonly Tile[]) => tiles.filter((t) => t === red).length;
    return { held: count(concealed), live: count(unseen) };
  });
  const { ippatsu } = ron;
  const scorer = riichiScorer({
    situation: situationOf(position),
    options,
    home,
    live,
    reds,
    untold: position.untold ?? 0,
    ippatsu,
  });
  const river = countsOf(position.river ?? []);
  return {
    home,
    melds,
    live,
    reach: RIICHI_REACH,
    course: {
      draws,
      others,
      unseen: unseen.length,
      mayDeclare: position.mayDeclare ?? others.map(() => scorer.declares),
      declares: scorer.declares,
      stake: scorer.stake,
      drawnGame: position.drawnGame ?? NOTHING,
    },
    goesOn: position.goesOn,
    furiten: { river, bars: 'all' },
    letGo: [
      letGoOf(ron, melds.length > 0 ? 'open' : 'silent'),
      letGoOf(ron, 'riichi'),
      letGoOf(ron, 'riichi'),
    ],
    scorer,
    isFirst: false,
    riichi: 'none',
  };
};

/** The tiles of the game less those given: what nobody has shown. */
export const restOf = (seen: readonly Tile[]): readonly Tile[] => {
  const all: Tile[] = [];
  for (let k = 0; k < 34; k++) {
    for (let i = 0; i < 4; i++) {
      const red = i === 0 ? redTile(FIVES.find((f) => f === k) ?? (33 as never)) : undefined;
      all.push(red ?? (k as Tile));
    }
  }
  for (const tile of seen) {
    const at = all.indexOf(tile);
    if (at < 0) throw new Error('no such tile left');
    all.splice(at, 1);
  }
  return all;
};

export const redsIn = (tiles: readonly Tile[]): number => tiles.filter(isRedFive).length;
export const sameKind = (a: Tile, b: Tile): boolean => kindOf(a) === kindOf(b);
