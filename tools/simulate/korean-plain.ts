import { situationOf } from '../../src/analysis/situation.ts';
import type { GameRules } from '../../src/game/game.ts';
import type { Flag } from '../../src/rules/korean/flags.ts';
import { valueOfHand } from '../../src/rules/korean/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import { isConcealed, tilesOf } from '../../src/tiles/meld.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, plainTile, type Tile } from '../../src/tiles/tile.ts';
import { countKinds, isComplete, plainWaits } from './plain.ts';
import type { Before, Plain } from './plain-checks.ts';

type Korean = Extract<GameRules, { family: 'korean' }>;

const kindsOf = (tiles: readonly Tile[]): readonly number[] => tiles.map(kindOf);

/** From the table that the seat sees, not from the game. */
const winOf = ({ hand, player, tile }: Before): Win => {
  const isLast = hand.wall.live.length === hand.wall.taken + hand.wall.replaced;
  const { claimable } = hand;
  if (claimable)
    return { tile, from: claimable.seat, by: claimable.by, last: isLast && claimable.by === 'discard' };
  return { tile, by: player.drawnFrom ?? 'wall', last: isLast };
};

const formsOf = ({ options }: Korean) => ({ quadsArePairs: options.sevenPairsQuad, orphans: false });

const inSet =
  ({ options }: Korean) =>
  (k: number): boolean =>
    options.tileSet === 'full' || k < 18 || k > 26;

const isReady = (concealed: readonly Tile[], rules: Korean): boolean =>
  plainWaits({ concealed: kindsOf(concealed), melds: [] }, formsOf(rules)).some(inSet(rules));

/** Whether a seat was ready with the tiles of the deal; the dealer with its first discard. */
const wasReady = ({ hand, watch }: Before, seat: Seat, rules: Korean): boolean =>
  isReady(seat === hand.round.dealer ? hand.seats[seat]!.concealed : watch.ledger.dealtTo(seat), rules);

/** What the moment adds that the winner's own table does not show. */
const flagsOf = (before: Before, win: Win, rules: Korean): readonly Flag[] => {
  const { hand, seat, player, watch } = before;
  const { options, players } = rules;
  const { ledger } = watch;
  const isDealer = seat === hand.round.dealer;
  const everyone = seatsOf(players).every((s) => wasReady(before, s, rules));
  const isFirst = ledger.isUntouched() && ledger.discardCount() <= players;
  const isHuman = options.humanHandAllReady && win.by === 'discard' && isFirst && everyone;
  const isEarthly =
    !options.earthlyFirstDraw &&
    win.from === undefined &&
    ledger.isUntouched() &&
    !isDealer &&
    wasReady(before, seat, rules);
  const isTaken =
    win.by === 'discard' &&
    hand.answers.some((act, s) => s !== seat && act?.type === 'meld' && act.meld.type === 'openKan');
  return [
    ...(isHuman ? (['humanHand'] as const) : []),
    ...(isEarthly ? (['earthlyHand'] as const) : []),
    ...(isTaken ? (['robExposedKong'] as const) : []),
    ...(win.from === undefined && player.flowerDraw ? (['flowerDraw'] as const) : []),
  ];
};

const worthOf = (before: Before, win: Win, rules: Korean) => {
  const { watch, seat, player } = before;
  const table = watch.table(seat);
  const s = situationOf(table, { concealed: player.concealed, melds: player.melds });
  const firstTurn = table.untouched && player.river.length <= (player.drawn === undefined ? 1 : 0);
  return valueOfHand({ ...s, firstTurn, flags: flagsOf(before, win, rules) }, win, rules.options);
};

/** Own discards bar by shape; a tile let pass only if it could have been won by the hand alone. */
export const isBarred = (before: Before, rules: Korean): boolean => {
  const { options } = rules;
  const { watch, seat, player } = before;
  if (options.furiten === 'off') return false;
  const forms = formsOf(rules);
  const melds = player.melds.map((m) => kindsOf(tilesOf(m)));
  const waits = plainWaits({ concealed: kindsOf(player.concealed), melds }, forms);
  const inWaits = (tile: Tile): boolean => waits.includes(kindOf(tile));
  const bars = (thrown: Tile): boolean =>
    options.furiten === 'tile' ? kindOf(thrown) === kindOf(before.tile) : inWaits(thrown);
  if (watch.ledger.thrownBy(seat).some(bars)) return true;
  if (options.passedRon === 'none') return false;
  return watch.ledger.missedBy(seat).some((tile) => inWaits(tile) && couldWin(before, tile, rules));
};

export const isTenpai = ({ player }: Before, rules: Korean): boolean => {
  const melds = player.melds.map((m) => kindsOf(tilesOf(m)));
  return plainWaits({ concealed: kindsOf(player.concealed), melds }, formsOf(rules)).some(inSet(rules));
};

const couldWin = (before: Before, tile: Tile, rules: Korean): boolean => {
  const from = ((before.seat + 1) % rules.players) as Before['seat'];
  const { watch, seat, player } = before;
  const table = watch.table(seat);
  const s = situationOf(table, { concealed: player.concealed, melds: player.melds });
  const firstTurn = table.untouched && player.river.length <= (player.drawn === undefined ? 1 : 0);
  const plainOne = valueOfHand(
    { ...s, firstTurn },
    { tile, from, by: 'discard', last: false },
    rules.options,
  );
  return typeof plainOne !== 'string';
};

/** Closed, ready, enough of the wall left; and every wait worth the minimum by ron, or, as the table has it, one. */
const mayDeclare = (before: Omit<Before, 'tile'>, left: readonly Tile[], rules: Korean): boolean => {
  const { hand, player, watch, seat } = before;
  const { options } = rules;
  const live = hand.wall.live.length - hand.wall.taken - hand.wall.replaced;
  if (!isConcealed(player.melds) || live < options.upeoMinWall) return false;
  const melds = player.melds.map((m) => kindsOf(tilesOf(m)));
  const forms = formsOf(rules);
  const waits = plainWaits({ concealed: kindsOf(left), melds }, forms).filter(inSet(rules));
  const isFirst = hand.untouched && player.river.length === 0;
  if (waits.length === 0 || isFirst) return waits.length > 0;
  const s = situationOf(watch.table(seat), { concealed: left, melds: player.melds });
  const from = ((seat + 1) % rules.players) as Before['seat'];
  const enough = waits.map((k) => {
    const win: Win = { tile: plainTile(k), from, by: 'discard', last: false };
    return typeof valueOfHand({ ...s, firstTurn: false }, win, options) !== 'string';
  });
  return options.upeoCheck === 'allWaits' ? enough.every(Boolean) : enough.some(Boolean);
};

/** What is added to the points, and how many times the discarder pays them; 0: points alone are told. */
const SCHEMES = {
  oneFiveTen: (concealedDraw: boolean) => ({ ante: concealedDraw ? 10 : 5, times: 2 }),
  plain: () => ({ ante: 0, times: 1 }),
  pointsOnly: () => ({ ante: 0, times: 0 }),
} as const;

export const koreanPlain = (rules: Korean): Plain => ({
  hasChi: false,
  total: (before) => {
    const value = worthOf(before, winOf(before), rules);
    return typeof value === 'string' ? undefined : value.total;
  },
  mayDeclare: (before, left) => mayDeclare(before, left, rules),
  mayWin: (before) => {
    const { player, tile } = before;
    const left = countKinds(kindsOf([...player.concealed, tile]));
    const forms = formsOf(rules);
    if (!isComplete(left, player.melds.length, forms)) return false;
    const win = winOf(before);
    if (typeof worthOf(before, win, rules) === 'string') return false;
    return win.from === undefined || !isBarred(before, rules);
  },
  payments: ({ seat, from, stated }, { player }) => {
    const { options, players } = rules;
    const { ante, times } = SCHEMES[options.settlement](from === undefined && isConcealed(player.melds));
    const value = (stated!.points! + ante) * options.unit * (times > 0 ? 1 : 0);
    const share = (payer: number): number => {
      if (payer === seat) return 0;
      if (from === undefined) return value;
      return payer === from ? times * value : 0;
    };
    const seats = Array.from({ length: players }, (_, i) => i);
    const sum = seats.reduce((total, payer) => total + share(payer), 0);
    return seats.map((payer) => (payer === seat ? sum : 0 - share(payer)));
  },
  draw: ({ hand }) => {
    const forms = formsOf(rules);
    const ready = hand.seats.map((p) => {
      const melds = p.melds.map((m) => kindsOf(tilesOf(m)));
      const waits = plainWaits({ concealed: kindsOf(p.concealed), melds }, forms);
      const bamboo = (k: number): boolean => k >= 18 && k < 27;
      return waits.some((k) => rules.options.tileSet === 'full' || !bamboo(k));
    });
    const n = ready.filter(Boolean).length;
    const each = rules.options.notenPayment;
    return ready.map((is) => (is ? each * (rules.players - n) : 0 - each * n));
  },
});
