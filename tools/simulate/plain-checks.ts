// The checks of a rule set without dora: who may call and win by plain counting and search, and what is paid.

import type { Act } from '../../src/game/act.ts';
import { type Game, toMove } from '../../src/game/game.ts';
import type { Hand, Player } from '../../src/game/hand.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { type BySeat, type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import type { Checks } from './check.ts';
import { mustEqual } from './fault.ts';
import type { Watch } from './watch.ts';

type WinEvent = Extract<TableEvent, { type: 'win' }>;

/** A seat before a tile that would complete it. */
export interface Before {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly player: Player;
  readonly tile: Tile;
  readonly watch: Watch;
}

export interface Plain {
  readonly hasChi: boolean;
  readonly mayWin: (before: Before) => boolean;
  /** What the winner's own table says that a win is worth. */
  readonly total: (before: Before) => number | undefined;
  /** Whether a hand of these tiles may be declared ready. */
  readonly mayDeclare: (before: Omit<Before, 'tile'>, left: readonly Tile[]) => boolean;
  /** What a win pays by the printed rule; undefined where an option leaves it. */
  readonly payments: (event: WinEvent, before: Before) => BySeat<number> | undefined;
  readonly draw: (game: Game) => BySeat<number>;
}

const offerOf = (act: Act): string | undefined => {
  if (act.type === 'meld') return act.meld.type.endsWith('Kan') ? 'kan' : act.meld.type;
  return act.type === 'ron' || act.type === 'tsumo' ? act.type : undefined;
};

const offersIn = (choices: readonly Act[]): readonly string[] =>
  [...new Set(choices.flatMap((c) => offerOf(c) ?? []))].sort();

const kindsOf = (tiles: readonly Tile[]): readonly number[] => tiles.map(kindOf);

const mayChi = (own: readonly number[], kind: number): boolean =>
  [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].some((steps) =>
    steps.every((step) => {
      const other = kind + step;
      return kind < 27 && other >= 0 && Math.floor(other / 9) === Math.floor(kind / 9) && own.includes(other);
    }),
  );

const leftOf = ({ wall }: Hand): number => wall.live.length - wall.taken - wall.replaced;

const claims = (plain: Plain, before: Before): readonly string[] => {
  const { hand, seat, player } = before;
  const { tile, seat: from, by } = hand.claimable!;
  const ron = plain.mayWin(before) ? ['ron'] : [];
  if (by !== 'discard' || leftOf(hand) === 0 || player.riichi !== 'none') return ron;
  const [own, kind] = [kindsOf(player.concealed), kindOf(tile)];
  const same = own.filter((k) => k === kind).length;
  const isNext = (from + 1) % hand.round.players === seat;
  return [
    ...ron,
    ...(same >= 2 ? ['pon'] : []),
    ...(same === 3 ? ['kan'] : []),
    ...(plain.hasChi && isNext && mayChi(own, kind) ? ['chi'] : []),
  ].sort();
};

const ownTurn = (plain: Plain, before: Before): readonly string[] => {
  const { hand, player } = before;
  const own = kindsOf([...player.concealed, before.tile]);
  const quad = own.some((k) => own.filter((o) => o === k).length === 4);
  const added = player.melds.some((m) => m.type === 'pon' && own.includes(kindOf(m.called)));
  const kan = player.riichi === 'none' && leftOf(hand) > 0 && (quad || added) ? ['kan'] : [];
  return [...kan, ...(plain.mayWin(before) ? ['tsumo'] : [])];
};

const checkSeat = (plain: Plain, before: Omit<Before, 'tile'>, choices: readonly Act[]): void => {
  const { hand, seat, player } = before;
  if (hand.phase === 'claim') {
    const expected = claims(plain, { ...before, tile: hand.claimable!.tile });
    mustEqual(offersIn(choices), expected, `seat ${seat}: claims by plain search`);
    return;
  }
  const { drawn: tile } = player;
  const whole = tile === undefined ? player.concealed : [...player.concealed, tile];
  const declared = choices.flatMap((c) => (c.type === 'discard' && c.riichi ? [c.tile] : []));
  const ready = tile === undefined || player.riichi !== 'none' ? [] : [...new Set(whole)];
  const readyDiscards = ready.filter((t) => plain.mayDeclare(before, whole.toSpliced(whole.indexOf(t), 1)));
  mustEqual([...new Set(declared)].sort(), readyDiscards.sort(), `seat ${seat}: declared ready`);
  const expected = tile === undefined ? [] : ownTurn(plain, { ...before, tile });
  const offers = offersIn(choices).filter((o) => o !== 'kan' || player.riichi === 'none');
  mustEqual(offers, expected, `seat ${seat}: offers by plain search`);
};

const checkMoves = (
  plain: Plain,
  { hand, ...game }: Game,
  watch: Watch,
  choices: (seat: Seat) => readonly Act[],
): void => {
  if (hand.phase === 'over') return;
  const moving = toMove({ ...game, hand });
  for (const seat of seatsOf(hand.round.players)) {
    const isAsked =
      hand.phase === 'claim' && hand.claimable?.seat !== seat && hand.answers[seat] === undefined;
    if (!isAsked && !moving.includes(seat)) continue;
    checkSeat(plain, { hand, seat, player: hand.seats[seat]!, watch }, choices(seat));
  }
};

/** A hand is looked at as it was before its win. */
export const plainChecks = (plain: Plain, watch: Watch): Checks => {
  let last: Game | undefined;
  return {
    moves: (game, choices) => {
      if (game.hand.phase !== 'over') last = game;
      checkMoves(plain, game, watch, choices);
    },
    acts: (seat, act) => {
      if (last?.hand.phase !== 'claim') return;
      const answers = last.hand.answers.with(seat, act);
      last = { ...last, hand: { ...last.hand, answers } };
    },
    win: (event) => {
      const { hand } = last!;
      const { seat, tile } = event;
      const before: Before = { hand, seat, player: hand.seats[seat]!, tile, watch };
      mustEqual(event.stated?.points, plain.total(before), 'a win scored again');
      const expected = plain.payments(event, before);
      if (expected) mustEqual(event.payments, expected, 'payments by the printed rule');
    },
    end: (event, game) => {
      if (event.ending !== 'win') mustEqual(event.payments, plain.draw(game), 'payments of a draw');
    },
  };
};
