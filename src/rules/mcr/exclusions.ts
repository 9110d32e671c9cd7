// What is not counted beside a fan: the principle that nothing is counted which another counted fan already says,
// spelled out as the book and today's practice do. A list names everything at once, so that a fan that is itself not
// counted has nothing to add. «Of these sets» needs no line here: sets once combined are not combined anew
// (`combine.ts`). Only pungs are counted one by one: `sparePungs` in `pungs.ts`.

import { FAN_END, type FanId, type FanNumber, fanNumber } from './fans.ts';
import type { McrOptions } from './options.ts';

type Excludes = Partial<Readonly<Record<FanId, readonly FanId[]>>>;

export const EXCLUSIONS: Excludes = {
  bigFourWinds: ['bigThreeWinds', 'allPungs', 'prevalentWind', 'seatWind', 'pungOfTerminalsOrHonors'],
  bigThreeDragons: ['twoDragonPungs', 'dragonPung'],
  nineGates: ['fullFlush', 'concealedHand', 'noHonors'],
  fourKongs: [
    'threeKongs',
    'allPungs',
    'twoConcealedKongs',
    'twoMeldedKongs',
    'concealedKong',
    'meldedKong',
    'singleWait',
    'concealedAndMeldedKong',
  ],
  sevenShiftedPairs: ['sevenPairs', 'fullFlush', 'concealedHand', 'noHonors', 'singleWait'],
  thirteenOrphans: ['allTerminalsAndHonors', 'allTypes', 'concealedHand', 'singleWait'],
  allTerminals: ['allTerminalsAndHonors', 'allPungs', 'outsideHand', 'pungOfTerminalsOrHonors', 'noHonors'],
  littleFourWinds: ['bigThreeWinds'],
  littleThreeDragons: ['twoDragonPungs', 'dragonPung'],
  allHonors: ['allTerminalsAndHonors', 'allPungs', 'outsideHand', 'pungOfTerminalsOrHonors'],
  fourConcealedPungs: ['threeConcealedPungs', 'allPungs', 'concealedHand', 'twoConcealedPungs'],
  pureTerminalChows: [
    'sevenPairs',
    'fullFlush',
    'allChows',
    'pureDoubleChow',
    'twoTerminalChows',
    'noHonors',
  ],
  quadrupleChow: ['pureTripleChow', 'pureShiftedPungs', 'tileHog', 'pureDoubleChow'],
  fourPureShiftedPungs: ['pureTripleChow', 'pureShiftedPungs', 'allPungs'],
  fourPureShiftedChows: ['pureShiftedChows', 'shortStraight', 'twoTerminalChows'],
  threeKongs: [
    'twoConcealedKongs',
    'twoMeldedKongs',
    'concealedKong',
    'meldedKong',
    'concealedAndMeldedKong',
  ],
  allTerminalsAndHonors: ['allPungs', 'outsideHand', 'pungOfTerminalsOrHonors'],
  sevenPairs: ['concealedHand', 'singleWait'],
  greaterHonorsKnitted: ['lesserHonorsKnitted', 'allTypes', 'concealedHand', 'singleWait'],
  allEvenPungs: ['allPungs', 'allSimples', 'noHonors'],
  fullFlush: ['noHonors'],
  pureTripleChow: ['pureShiftedPungs'],
  pureShiftedPungs: ['pureTripleChow'],
  upperTiles: ['upperFour', 'noHonors'],
  middleTiles: ['allSimples', 'noHonors'],
  lowerTiles: ['lowerFour', 'noHonors'],
  threeSuitedTerminalChows: ['allChows', 'mixedDoubleChow', 'twoTerminalChows', 'noHonors'],
  allFives: ['allSimples', 'noHonors'],
  threeConcealedPungs: ['twoConcealedPungs'],
  lesserHonorsKnitted: ['allTypes', 'concealedHand', 'singleWait'],
  upperFour: ['noHonors'],
  lowerFour: ['noHonors'],
  reversibleTiles: ['oneVoidedSuit'],
  lastTileDraw: ['selfDrawn'],
  outWithReplacementTile: ['selfDrawn'],
  robbingTheKong: ['lastTile'],
  meldedHand: ['singleWait'],
  twoConcealedKongs: ['twoConcealedPungs', 'concealedKong'],
  twoDragonPungs: ['dragonPung'],
  fullyConcealedHand: ['concealedHand', 'selfDrawn'],
  twoMeldedKongs: ['meldedKong'],
  allChows: ['noHonors'],
  allSimples: ['noHonors'],
  concealedAndMeldedKong: ['concealedKong', 'meldedKong'],
};

/** Concealed by their nature: a self-draw of them is worth one point or, by another edition, a fully concealed hand. */
export const CONCEALED_BY_NATURE: readonly FanId[] = [
  'nineGates',
  'sevenShiftedPairs',
  'thirteenOrphans',
  'fourConcealedPungs',
  'sevenPairs',
  'greaterHonorsKnitted',
  'lesserHonorsKnitted',
];

type Line = readonly [fan: FanId, excluded: readonly FanId[]];

/** What editions differ in, by the option that decides it. */
const linesOf = (options: McrOptions): readonly Line[] => [
  ...(options.concealedByNature === 'selfDrawn'
    ? CONCEALED_BY_NATURE.map((fan): Line => [fan, ['fullyConcealedHand']])
    : []),
  ...(options.greenHalfFlush ? [] : [['allGreen', ['halfFlush']] satisfies Line]),
  ...(options.terminalsDoublePung ? [] : [['allTerminals', ['doublePung']] satisfies Line]),
  ...(options.nineGatesPungs === 'all' ? [['nineGates', ['pungOfTerminalsOrHonors']] satisfies Line] : []),
];

const allowed = (options: McrOptions, fan: string): readonly FanId[] =>
  options.concealedKongsBeside && (fan === 'threeKongs' || fan === 'fourKongs')
    ? ['concealedKong', 'twoConcealedKongs']
    : [];

const isFanId = (id: string): id is FanId => id in EXCLUSIONS;

/** For every number the numbers that are not counted beside it. */
export type ExclusionTable = readonly (readonly FanNumber[])[];

export const exclusionTable = (options: McrOptions): ExclusionTable => {
  const table: FanNumber[][] = Array.from({ length: FAN_END }, () => []);
  const add = (fan: FanId, excluded: readonly FanId[]): void => {
    const spared = allowed(options, fan);
    table[fanNumber(fan)]!.push(...excluded.filter((id) => !spared.includes(id)).map(fanNumber));
  };
  for (const [fan, excluded] of Object.entries(EXCLUSIONS)) if (isFanId(fan)) add(fan, excluded);
  for (const [fan, excluded] of linesOf(options)) add(fan, excluded);
  return table;
};
