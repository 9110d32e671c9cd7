// For tests: the page of a table, built from the service's templates as they are documented. No live game has been
// saved, so these pages are ours: whether the service still draws them so is not tested here.

import type { Meld } from '../../tiles/meld.ts';
import { formatTile } from '../../tiles/notation.ts';
import type { Random } from '../../tiles/random.ts';
import { type Seat, seatsOf, seatWindOf } from '../../tiles/seat.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import { type Model, type SeatModel, tileSet } from './model.fixture.ts';
import { ABSOLUTE, RELATIVE, type RelativeSeat } from './selectors.ts';
import { type Node, node } from './tree.fixture.ts';

/** What varies in a page without a meaning. */
export interface Look {
  readonly random?: Random;
  /** Others' scores are shown as differences. */
  readonly relative?: boolean;
  /** A ghost lies in this seat's hand. */
  readonly ghost?: Seat;
  /** Who looks on sees backs alone. */
  readonly spectator?: boolean;
  readonly bots?: boolean;
  /** The rule set mcr: a framed white dragon, and others' concealed kongs face down. */
  readonly mcr?: boolean;
}

const NOISE = [
  'dora',
  'highlight',
  'selected',
  'inactive',
  'just-played',
  'five',
  'east',
  'played',
  'red',
  'transparent',
];

const noise = ({ random }: Look): string =>
  random
    ? NOISE.filter(() => random() < 0.1)
        .map((n) => ` ${n}`)
        .join('')
    : '';

const tileNode = (look: Look, code: string, more = ''): Node =>
  node('div', `tile ${code}${noise(look)}${more}`);

const codeOf = ({ mcr }: Look, tile: Tile): string => {
  const code = formatTile(tile);
  return mcr && code === '5z' ? '0z' : code;
};

const face = (look: Look, tile: Tile, more = ''): Node => tileNode(look, codeOf(look, tile), more);

const relOf = (model: Model, seat: Seat): RelativeSeat => RELATIVE[(seat - model.me + 4) % 4]!;

/** Where the sideways tiles stand among the own ones: the source's side. */
const placeOf = (caller: Seat, from: Seat, own: number): number =>
  ({ 3: 0, 2: 1, 1: own })[(from - caller + 4) % 4]!;

const BACKS = 4;

const callNode = (look: Look, meld: Meld, caller: Seat, mine: boolean): Node => {
  if (meld.type === 'closedKan' && look.mcr && !mine)
    return node(
      'div',
      'call',
      Array.from({ length: BACKS }, () => tileNode(look, '1x')),
    );
  if (meld.type === 'closedKan') {
    const [a, b] = meld.own;
    return node('div', 'call', [tileNode(look, '1x'), face(look, a!), face(look, b!), tileNode(look, '1x')]);
  }
  const turned =
    meld.type === 'addedKan'
      ? [face(look, meld.added, ' sideways'), face(look, meld.called, ' sideways last-sideways')]
      : [face(look, meld.called, ' sideways last-sideways')];
  const own = meld.own.map((t) => face(look, t));
  const at = placeOf(caller, meld.from, own.length);
  return node('div', 'call just-called', [...own.slice(0, at), ...turned, ...own.slice(at)]);
};

const handNode = (look: Look, model: Model, seat: Seat): Node => {
  const state = model.seats[seat]!;
  const open = seat === model.me && !look.spectator;
  const one = (t: Tile): Node => (open ? face(look, t) : tileNode(look, '1x'));
  const hand = state.hand.map(one);
  if (look.ghost === seat) hand.splice(Math.floor(hand.length / 2), 0, node('div', 'tile 5z removed'));
  const rel = relOf(model, seat);
  return node('div', `hand ${rel}`, [
    node('div', 'tiles', hand),
    ...(state.draw === undefined ? [] : [node('div', 'draws', [one(state.draw)])]),
    node('div', 'calls', [
      ...state.melds.map((m) => callNode(look, m, seat, seat === model.me)),
      node('div', 'call aside', []),
    ]),
    node(
      'div',
      'calls flowers',
      state.aside.map((t) => face(look, t)),
    ),
  ]);
};

const ROW = 24;

const pondNodes = (look: Look, { pond }: SeatModel, rel: RelativeSeat): readonly Node[] => {
  const tiles = pond.map((t) => face(look, t.tile, t.sideways ? ' sideways' : ''));
  return [
    node('div', `pond ${rel}`, tiles.slice(0, ROW)),
    ...(tiles.length > ROW ? [node('div', `pond ${rel} secondary-pond`, tiles.slice(ROW))] : []),
  ];
};

const SIGNS = '東南西北';

const scoreNode = (look: Look, model: Model, seat: Seat): Node => {
  const { score } = model.seats[seat]!;
  if (!look.relative || seat === model.me) return node('div', 'score-counter', [], `\n  ${score}\n`);
  const difference = score - model.seats[model.me]!.score;
  return node('div', 'score-counter relative', [], `${difference >= 0 ? '+' : ''}${difference}`);
};

const directionNode = (look: Look, model: Model, index: number): Node => {
  const name = ABSOLUTE[index]!;
  if (index >= model.players)
    return node('div', `direction ${name}`, [node('div', 'riichi-tray'), node('div', 'wind-marker')]);
  const seat = index as Seat;
  const on = model.turn === seat ? ' highlighted' : '';
  const sign = SIGNS[WINDS.indexOf(seatWindOf(seat, model.dealer, model.players))]!;
  return node('div', `direction ${name}`, [
    node('div', `riichi-tray${on}${model.seats[seat]!.stick ? ' riichi' : ''}`),
    node('div', `wind-marker${on}${look.bots && seat !== model.me ? ' bot' : ''}`, [], sign),
    scoreNode(look, model, seat),
  ]);
};

const compassNode = (look: Look, model: Model): Node =>
  node('div', `compass ${ABSOLUTE[model.me]}`, [
    node('div', 'centerpiece', [
      node('div', 'tiles-left', [], String(model.wall)),
      node('div', 'riichi-stick-counter', [], String(model.sticks)),
      node('div', 'honba-counter', [], String(model.honba)),
    ]),
    node('div', 'score-box'),
    ...[0, 1, 2, 3].map((i) => directionNode(look, model, i)),
  ]);

const cornerNode = (model: Model, seat: Seat): Node =>
  node(
    'div',
    `corner-info ${relOf(model, seat)}`,
    seat === 0 ? [node('div', 'round-marker', [], model.wind[0]!.toUpperCase() + model.wind.slice(1))] : [],
    'Somebody',
  );

const screenNodes = (model: Model): readonly Node[] => {
  const { screen } = model;
  if (!screen) return [];
  const box = (kind: string, inner: readonly Node[]): Node =>
    node('div', `game-modal-container${screen.kind === kind ? '' : ' inactive'}`, [
      node('div', 'game-modal', inner),
    ]);
  const change = (n: number): Node => node('div', 'change', [], `${n >= 0 ? '+' : '−'}\n ${Math.abs(n)}`);
  return [
    box('win', screen.kind === 'win' ? [node('div', 'hand winning-hand', [node('div', 'tile 1m')])] : []),
    box(
      'scores',
      screen.kind === 'scores'
        ? [
            node('div', 'delta-score-reason', [], screen.reason),
            ...seatsOf(model.players).map((s) =>
              node(
                'div',
                `delta-score ${relOf(model, s)}`,
                screen.changes[s] ? [change(screen.changes[s]!)] : [node('div', 'result', [], '25000')],
              ),
            ),
          ]
        : [],
    ),
    box('end', []),
  ];
};

const indicatorsNode = (look: Look, { indicators }: Model): Node =>
  node('div', 'revealed-tiles', [
    ...indicators.map((t) => face(look, t)),
    ...Array.from({ length: 5 - indicators.length }, () => node('div', 'tile 1x')),
  ]);

export const ruleText = (model: Pick<Model, 'players'>, more: readonly string[] = []): string =>
  JSON.stringify({ wall: [...tileSet(model.players).map(formatTile), ...more] });

/** The parts that the server patches each by itself. */
export const parts = (model: Model, look: Look = {}): readonly (readonly Node[])[] => [
  ...seatsOf(model.players).map((s) => [handNode(look, model, s)]),
  ...seatsOf(model.players).map((s) => pondNodes(look, model.seats[s]!, relOf(model, s))),
  ...seatsOf(model.players).map((s) => [cornerNode(model, s)]),
  [compassNode(look, model)],
  screenNodes(model),
  [indicatorsNode(look, model)],
];

export const container = (all: readonly (readonly Node[])[], rules: string): Node =>
  node('div', '', [
    node(
      'div',
      '',
      [...all.flat(), node('div', 'ruleset', [node('textarea', '', [], rules)])],
      '',
      'container',
    ),
  ]);

export const pageOf = (model: Model, look: Look = {}): Node => container(parts(model, look), ruleText(model));
