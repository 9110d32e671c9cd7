// A riichi game as mjai events, in the words that the first server, Mortal and their kin all read: one JSON object a line.
// Three players are listed as three.

import type { StatedScore, TableEvent } from '../../table/event.ts';
import { replay } from '../../table/replay.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { LogGame, LoggedHand } from '../log.ts';
import { withDrawn } from '../thrown.ts';
import { letterOf } from './deal.ts';
import { reasonOf } from './ending.ts';
import { YAKUMAN_HAN } from './stated.ts';
import { HIDDEN, nameOf } from './tiles.ts';
import { nameOfYaku, nameOfYakuman } from './yaku.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
type Line = Readonly<Record<string, unknown>>;

const nameIn = (tile: Tile | undefined): string => (tile === undefined ? HIDDEN : (nameOf(tile) ?? HIDDEN));

const namesOf = (tiles: readonly Tile[] | number): readonly string[] =>
  typeof tiles === 'number' ? Array.from({ length: tiles }, () => HIDDEN) : tiles.map(nameIn);

const startKyoku = ({ round, hands, indicator }: Of<'deal'>): Line => ({
  type: 'start_kyoku',
  bakaze: letterOf(round.wind),
  dora_marker: nameIn(indicator),
  kyoku: round.number + 1,
  honba: round.honba,
  kyotaku: round.riichiSticks,
  oya: round.dealer,
  scores: round.scores,
  tehais: hands.map(namesOf),
});

const CALLS = { chi: 'chi', pon: 'pon', openKan: 'daiminkan' } as const;

const call = (actor: Seat, meld: Meld): Line => {
  switch (meld.type) {
    case 'closedKan':
      return { type: 'ankan', actor, consumed: namesOf(meld.own) };
    case 'addedKan':
      return { type: 'kakan', actor, pai: nameIn(meld.added), consumed: namesOf([...meld.own, meld.called]) };
    default: {
      const { called, from, own } = meld;
      return { type: CALLS[meld.type], actor, target: from, pai: nameIn(called), consumed: namesOf(own) };
    }
  }
};

/** Dragons are counted together. */
const yakuLines = ({ yaku = [], yakuman = [] }: StatedScore): readonly (readonly [string, number])[] => {
  if (yakuman.length > 0) return yakuman.map((id) => [nameOfYakuman(id), YAKUMAN_HAN]);
  const han = new Map<string, number>();
  for (const line of yaku) {
    const name = nameOfYaku(line.id);
    han.set(name, (han.get(name) ?? 0) + line.han);
  }
  return [...han];
};

const worth = (stated: StatedScore): Line => ({
  ...(stated.ura ? { ura_markers: namesOf(stated.ura) } : {}),
  ...(stated.yaku || stated.yakuman ? { yakus: yakuLines(stated) } : {}),
  ...(stated.fu === undefined ? {} : { fu: stated.fu }),
  ...(stated.han === undefined ? {} : { fan: stated.han }),
  ...(stated.points === undefined ? {} : { hora_points: stated.points }),
});

/** `all`: what was paid together, where no win says its share: the first one carries it. */
const hora = (
  { seat, tile, from, hand, stated, payments }: Of<'win'>,
  all: readonly number[] | undefined,
): Line => ({
  type: 'hora',
  actor: seat,
  target: from ?? seat,
  pai: nameIn(tile),
  ...(hand ? { hora_tehais: namesOf([...hand, tile]) } : {}),
  ...worth(stated ?? {}),
  ...((payments ?? all) ? { deltas: payments ?? all } : {}),
});

const ryukyoku = ({ ending, payments, hands }: Of<'end'>): Line => ({
  type: 'ryukyoku',
  ...(reasonOf(ending) === undefined ? {} : { reason: reasonOf(ending) }),
  ...(hands
    ? {
        tehais: hands.map((hand) => (hand ? namesOf(hand) : [])),
        tenpais: hands.map((hand) => hand !== undefined),
      }
    : {}),
  ...(payments ? { deltas: payments } : {}),
});

interface Written {
  readonly lines: readonly Line[];
  /** Riichi was said. */
  readonly declared: boolean;
  /** Paid together, and carried by no win yet. */
  readonly all?: readonly number[];
}

const add = (w: Written, ...lines: readonly Line[]): Written => ({ ...w, lines: [...w.lines, ...lines] });

const discard = (w: Written, { seat, tile, drawn, riichi }: Of<'discard'>): Written => {
  const said = riichi && !w.declared ? [{ type: 'reach', actor: seat }] : [];
  const thrown = { type: 'dahai', actor: seat, pai: nameIn(tile), tsumogiri: drawn === true };
  return { ...add(w, ...said, thrown), declared: false };
};

const win = ({ all, ...w }: Written, event: Of<'win'>): Written => add(w, hora(event, all));

const write = (w: Written, event: TableEvent): Written => {
  switch (event.type) {
    case 'deal':
      return add(w, startKyoku(event));
    case 'draw':
      return add(w, { type: 'tsumo', actor: event.seat, pai: nameIn(event.tile) });
    case 'declare':
      return { ...add(w, { type: 'reach', actor: event.seat }), declared: true };
    case 'discard':
      return discard(w, event);
    case 'riichi':
      return add(w, { type: 'reach_accepted', actor: event.seat });
    case 'meld':
      return add(w, call(event.seat, event.meld));
    case 'aside':
      return add(w, { type: 'nukidora', actor: event.seat, pai: nameIn(event.tile) });
    case 'indicator':
      return add(w, { type: 'dora', dora_marker: nameIn(event.tile) });
    case 'win':
      return win(w, event);
    case 'end':
      return event.ending === 'win' ? w : add(w, ryukyoku(event));
    default:
      return w;
  }
};

const sharesMissing = (events: readonly TableEvent[]): readonly number[] | undefined => {
  const wins = events.filter((event) => event.type === 'win');
  const end = events.findLast((event) => event.type === 'end');
  return wins.length > 0 && wins.every(({ payments }) => payments === undefined) ? end?.payments : undefined;
};

/** The concealed tiles of each winner, from the table where the log does not show them. */
const withHands = (told: readonly TableEvent[]): readonly TableEvent[] => {
  const { tables } = replay(told);
  return told.map((event, at) => {
    if (event.type !== 'win' || event.hand) return event;
    const concealed = tables[at - 1]?.seats[event.seat]?.concealed;
    return typeof concealed === 'object' ? { ...event, hand: concealed } : event;
  });
};

const handLines = (hand: LoggedHand): readonly Line[] => {
  const events = withHands(hand.events);
  const all = sharesMissing(events);
  const start: Written = { lines: [], declared: false, ...(all ? { all } : {}) };
  return [...withDrawn(events).reduce(write, start).lines, { type: 'end_kyoku' }];
};

const isRedStated = ({ game: { rules } }: LogGame): Line =>
  rules?.reds ? { aka_flag: rules.reds.some((n) => n > 0) } : {};

/** A hand that was joined under way has no deal to begin with. */
export const isWritten = ({ events }: LoggedHand): boolean => events[0]?.type === 'deal';

const startGame = (game: LogGame): Line => ({
  type: 'start_game',
  names: game.names,
  ...isRedStated(game),
  ...(game.me === undefined ? {} : { id: game.me }),
});

export const writeMjai = (game: LogGame): string => {
  const lines: readonly Line[] = [
    startGame(game),
    ...game.hands.filter(isWritten).flatMap(handLines),
    { type: 'end_game', ...(game.scores ? { scores: game.scores } : {}) },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
};
