// Facts that cannot hold together. For whoever types a hand in, and for lines of data: contradictory input is named.

export interface Circumstances {
  readonly tsumo: boolean;
  /** riichi doubleRiichi ippatsu rinshan chankan haitei houtei tenhou chiihou renhou. */
  readonly flags: readonly string[];
}

interface Contradiction {
  readonly reason: string;
  readonly holds: (tsumo: boolean, has: (flag: string) => boolean) => boolean;
}

const FIRST_TURN = ['tenhou', 'chiihou', 'renhou'];
const NEVER_FIRST = ['ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'riichi', 'doubleRiichi'];

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    reason: 'ippatsuWithoutRiichi',
    holds: (_, has) => has('ippatsu') && !has('riichi') && !has('doubleRiichi'),
  },
  { reason: 'riichiTwice', holds: (_, has) => has('riichi') && has('doubleRiichi') },
  { reason: 'kanEndsIppatsu', holds: (_, has) => has('rinshan') && has('ippatsu') },
  { reason: 'rinshanByRon', holds: (tsumo, has) => has('rinshan') && !tsumo },
  { reason: 'haiteiByRon', holds: (tsumo, has) => has('haitei') && !tsumo },
  { reason: 'houteiByTsumo', holds: (tsumo, has) => has('houtei') && tsumo },
  { reason: 'chankanByTsumo', holds: (tsumo, has) => has('chankan') && tsumo },
  { reason: 'replacementIsNotLast', holds: (_, has) => has('rinshan') && has('haitei') },
  { reason: 'noKanOnTheLastTile', holds: (_, has) => has('chankan') && has('houtei') },
  { reason: 'firstTurnByRon', holds: (tsumo, has) => (has('tenhou') || has('chiihou')) && !tsumo },
  { reason: 'renhouByTsumo', holds: (tsumo, has) => has('renhou') && tsumo },
  { reason: 'firstTurnTwice', holds: (_, has) => FIRST_TURN.filter(has).length > 1 },
  { reason: 'notOnTheFirstTurn', holds: (_, has) => FIRST_TURN.some(has) && NEVER_FIRST.some(has) },
];

/** Why these cannot hold together; undefined if they can. */
export const contradictionIn = ({ tsumo, flags }: Circumstances): string | undefined =>
  CONTRADICTIONS.find(({ holds }) => holds(tsumo, (flag) => flags.includes(flag)))?.reason;

/** The least han a hand of so much fu has: by ron, by self-draw. */
const LEAST_HAN: Readonly<Record<number, readonly [ron: number, tsumo: number]>> = {
  20: [Number.POSITIVE_INFINITY, 2], // closed pinfu by self-draw alone
  25: [2, 3], // seven pairs
  110: [1, 2],
};

/** Fu a hand can have with any number of han. */
const isOrdinaryFu = (fu: number): boolean => fu >= 30 && fu <= 100 && fu % 10 === 0;
/** Beyond 110 fu takes three concealed quads, and those have han of their own. */
const isHugeFu = (fu: number): boolean => fu >= 120 && fu <= 170 && fu % 10 === 0;

/** Whether any hand has so many han and fu. */
export const hanFuExists = ({
  han,
  fu,
  tsumo,
}: {
  readonly han: number;
  readonly fu: number;
  readonly tsumo: boolean;
}): boolean => {
  if (isOrdinaryFu(fu)) return han >= 1;
  if (isHugeFu(fu)) return han >= 4;
  const least = LEAST_HAN[fu];
  return least !== undefined && han >= least[tsumo ? 1 : 0];
};
