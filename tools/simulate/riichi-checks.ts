// A riichi game's own answers, held against the analysis that reads the table from outside and against plain search.

import { factsOf } from '../../src/analysis/facts.ts';
import { ownFuriten } from '../../src/analysis/furiten.ts';
import { offersNow } from '../../src/analysis/offers.ts';
import { claimWin, drawWin, heldOf, situationOf } from '../../src/analysis/situation.ts';
import type { Act } from '../../src/game/act.ts';
import { type Game, type GameRules, toMove } from '../../src/game/game.ts';
import { type Hand, type Player, wholeOf } from '../../src/game/hand.ts';
import { isRefused, score, valueOfHand } from '../../src/rules/riichi/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import type { Offer, TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { isConcealed, isKan, tilesOf } from '../../src/tiles/meld.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import type { Checks } from './check.ts';
import { Fault, must, mustEqual } from './fault.ts';
import { countKinds, isComplete, plainWaits } from './plain.ts';
import { payments } from './riichi-payments.ts';
import type { Watch } from './watch.ts';

const FORMS = { quadsArePairs: false, orphans: true };
type Riichi = Extract<GameRules, { family: 'riichi' }>;

const kindsOf = (tiles: readonly Tile[]): readonly number[] => tiles.map(kindOf);

const waitsOf = (concealed: readonly Tile[], { melds }: Pick<Player, 'melds'>) =>
  plainWaits({ concealed: kindsOf(concealed), melds: melds.map((m) => kindsOf(tilesOf(m))) }, FORMS);

const KAN_TYPES = new Set(['openKan', 'addedKan', 'closedKan']);

const offerOf = (act: Act): Offer | undefined => {
  switch (act.type) {
    case 'discard':
      return act.riichi ? 'riichi' : undefined;
    case 'meld':
      return KAN_TYPES.has(act.meld.type) ? 'kan' : (act.meld.type as 'chi' | 'pon');
    case 'aside':
      return 'north';
    case 'open':
    case 'pass':
      return undefined;
    default:
      return act.type;
  }
};

const offersIn = (choices: readonly Act[]): readonly string[] =>
  [...new Set(choices.flatMap((c) => offerOf(c) ?? []))].sort();

const isRobbing = (hand: Hand, player: Player, { options }: Riichi): boolean =>
  hand.claimable?.by !== 'closedKan' || (options.ankanRobKokushi && isOrphanTiles(player));

const isOrphanTiles = ({ concealed, melds }: Player): boolean =>
  melds.length === 0 && kindsOf(concealed).every((k) => k >= 27 || k % 9 === 0 || k % 9 === 8);

interface Asked {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly player: Player;
  readonly rules: Riichi;
  readonly table: Table;
  readonly watch: Watch;
}

/** With `tileOnly` an own discard bars its own kind alone, and what was let pass bars nothing. */
const furitenBars = ({ watch, seat, player, rules }: Asked, tile: Tile): boolean => {
  if (rules.options.furiten === 'tileOnly')
    return kindsOf(watch.ledger.thrownBy(seat)).includes(kindOf(tile));
  const orphans = rules.options.ankanRobKokushi && isOrphanTiles(player);
  return watch.ledger.isFuriten(seat, waitsOf(player.concealed, player), orphans);
};

/** Complete by plain search, and worth a yaku; for a ron nothing bars it. */
const mayWin = (asked: Asked, tile: Tile, win: Win): boolean => {
  const { player, table } = asked;
  const left = countKinds(kindsOf([...player.concealed, tile]));
  if (!isComplete(left, player.melds.length, FORMS)) return false;
  const s = situationOf(table, { concealed: player.concealed, melds: player.melds });
  if (isRefused(valueOfHand(s, win, asked.rules.options))) return false;
  return win.from === undefined || !furitenBars(asked, tile);
};

const mayRon = (asked: Asked): boolean => {
  const { claimable } = asked.hand;
  return (
    claimable !== undefined &&
    isRobbing(asked.hand, asked.player, asked.rules) &&
    mayWin(asked, claimable.tile, claimWin(asked.table, claimable))
  );
};

const kansOn = ({ seats }: Hand): readonly number[] => seats.map((p) => p.melds.filter(isKan).length);

const hasFourKans = (hand: Hand): boolean => kansOn(hand).reduce((a, b) => a + b, 0) >= 4;

const copies = (tiles: readonly Tile[], kind: number): number =>
  kindsOf(tiles).filter((k) => k === kind).length;

/** Every way to take two tiles for a run, and whether anything may still be thrown after it. */
const mayChi = ({ hand, seat, player, rules }: Asked, tile: Tile): boolean => {
  const { players } = hand.round;
  if (players === 3 || (hand.claimable!.seat + 1) % 4 !== seat) return false;
  const [kind, own] = [kindOf(tile) as number, kindsOf(player.concealed)];
  return [
    [-2, -1, -3],
    [-1, 1, 0],
    [1, 2, 3],
  ].some(([a, b, far]) => {
    const three = [kind, kind + a!, kind + b!];
    if (kind >= 27 || three.some((k) => k < 0 || Math.floor(k / 9) !== Math.floor(kind / 9))) return false;
    if (!own.includes(kind + a!) || !own.includes(kind + b!)) return false;
    const left = [...own];
    for (const k of [kind + a!, kind + b!]) left.splice(left.indexOf(k), 1);
    const end = kind + far!;
    const sameSuit = end >= 0 && Math.floor(end / 9) === Math.floor(kind / 9);
    const barred: Record<string, readonly number[]> = {
      allowed: [],
      sameTileOnly: [kind],
      forbidden: sameSuit ? [kind, end] : [kind],
    };
    return left.some((k) => !barred[rules.options.kuikae]!.includes(k));
  });
};

const claimOffers = (asked: Asked): readonly string[] => {
  const { hand, player, rules } = asked;
  const { tile, by } = hand.claimable!;
  const ron = mayRon(asked) ? ['ron'] : [];
  const kans = kansOn(hand);
  const aborts = rules.options.fourKanAbort && hasFourKans(hand) && kans.filter((n) => n > 0).length > 1;
  const isOpen = by === 'discard' && hand.wall.live.length > hand.wall.taken + hand.wall.replaced && !aborts;
  if (!isOpen || player.riichi !== 'none') return ron;
  const same = copies(player.concealed, kindOf(tile));
  const others = kindsOf(player.concealed).some((k) => k !== kindOf(tile));
  const pon = same >= 2 && (others || rules.options.kuikae === 'allowed') ? ['pon'] : [];
  const kan = same === 3 && !hasFourKans(hand) ? ['kan'] : [];
  return [...ron, ...pon, ...kan, ...(mayChi(asked, tile) ? ['chi'] : [])].sort();
};

const readyDiscards = ({ player }: Asked): readonly Tile[] => {
  const whole = wholeOf(player);
  return [...new Set(whole)].filter(
    (tile) => waitsOf(whole.toSpliced(whole.indexOf(tile), 1), player).length > 0,
  );
};

const mayRiichi = (asked: Asked): boolean => {
  const { hand, player, rules } = asked;
  const { wall } = hand;
  const left = wall.live.length - wall.taken - wall.replaced;
  const least = Math.min(rules.options.riichi.minWall, hand.round.players);
  if (player.riichi !== 'none' || !isConcealed(player.melds)) return false;
  if (player.score < rules.options.riichi.minPoints || left < least) return false;
  return readyDiscards(asked).length > 0;
};

const mayTsumo = (asked: Asked): boolean => {
  const { player, table } = asked;
  return player.drawn !== undefined && mayWin(asked, player.drawn, drawWin(table, player.drawn));
};

/** Kans are left to the analysis: what a kan in riichi may change is a rule of its own. */
const turnOffers = (asked: Asked): readonly string[] => {
  if (asked.player.drawn === undefined) return [];
  return [...(mayRiichi(asked) ? ['riichi'] : []), ...(mayTsumo(asked) ? ['tsumo'] : [])];
};

const SOUGHT_ON_TURN = new Set(['riichi', 'tsumo']);

const checkOffers = (asked: Asked, choices: readonly Act[]): void => {
  checkDiscards(asked, choices);
  const { hand, table, rules, seat } = asked;
  const offers = offersIn(choices);
  const known = [...offersNow(factsOf(table, rules.options))].sort();
  mustEqual(offers, known, `seat ${seat}: offers beside the analysis`);
  if (hand.phase === 'claim') {
    mustEqual(offers, claimOffers(asked), `seat ${seat}: claims by plain search`);
    return;
  }
  const sought = offers.filter((o) => SOUGHT_ON_TURN.has(o));
  mustEqual(sought, turnOffers(asked), `seat ${seat}: offers by plain search`);
  const declared = choices.flatMap((c) => (c.type === 'discard' && c.riichi ? [c.tile] : []));
  if (declared.length > 0)
    mustEqual([...new Set(declared)].sort(), [...readyDiscards(asked)].sort(), 'riichi discards');
};

/** Kinds that may not follow a call: the called one, and the one at the run's other end. */
const barredAfter = ({ hand, rules }: Asked): readonly number[] => {
  const call = hand.justCalled;
  if (call === undefined || call.type === 'closedKan' || rules.options.kuikae === 'allowed') return [];
  const called: number = kindOf(call.called);
  if (call.type !== 'chi' || rules.options.kuikae === 'sameTileOnly') return [called];
  const [low, high] = [...kindsOf(call.own)].sort((a, b) => a - b) as [number, number];
  if (high - low !== 1) return [called];
  const far = called < low ? called + 3 : called - 3;
  return Math.floor(far / 9) === Math.floor(called / 9) ? [called, far] : [called];
};

/** What may be thrown: in riichi the drawn tile, after a call nothing like it, else anything. */
const checkDiscards = (asked: Asked, choices: readonly Act[]): void => {
  const { hand, player } = asked;
  if (hand.phase !== 'discard') return;
  const barred = barredAfter(asked);
  const own = player.riichi === 'none' ? wholeOf(player) : [player.drawn!];
  const expected = [...new Set(own)].filter((t) => !barred.includes(kindOf(t))).sort();
  const offered = choices.flatMap((c) => (c.type === 'discard' && !c.riichi ? [c.tile] : []));
  mustEqual([...new Set(offered)].sort(), expected, 'discards');
};

/** The kinds by which a ron is barred: with `tileOnly` each own discard bars itself, else any of them every wait. */
const barringKinds = ({ rules, watch, seat, player }: Asked): readonly number[] => {
  const waits: readonly number[] = waitsOf(player.concealed, player);
  if (rules.options.furiten === 'tileOnly')
    return waits.filter((k) => kindsOf(watch.ledger.thrownBy(seat)).includes(k));
  const orphans = rules.options.ankanRobKokushi && isOrphanTiles(player);
  return watch.ledger.isFuriten(seat, waits, orphans) ? waits : [];
};

const toldKinds = ({ rules, table, player }: Asked): readonly number[] => {
  const reasons = ownFuriten(factsOf(table, rules.options));
  const waits: readonly number[] = reasons.length > 0 ? waitsOf(player.concealed, player) : [];
  return rules.options.furiten === 'tileOnly'
    ? waits.filter((k) => reasons.some(({ tile }) => kindOf(tile) === k))
    : waits;
};

/** Furiten of a hand at rest while no tile is shown: by the rules, and by the onlooker's ledger. */
const checkFuriten = (asked: Asked): void => {
  const { hand, seat } = asked;
  if (hand.phase !== 'discard' || hand.turn === seat) return;
  mustEqual(toldKinds(asked), barringKinds(asked), `seat ${seat}: furiten`);
};

const heldBy = (hand: Hand, seat: Seat): Player => hand.seats[seat]!;

/** Every seat is asked, not only those to move: an offer that the game forgot shows itself too. */
const checkMoves = (
  game: Game,
  rules: Riichi,
  watch: Watch,
  choices: (seat: Seat) => readonly Act[],
): void => {
  const { hand } = game;
  if (hand.phase === 'over') return;
  const moving = toMove(game);
  for (const seat of seatsOf(rules.players)) {
    if (hand.answers[seat] !== undefined && hand.phase === 'claim') continue;
    const asked: Asked = { hand, seat, player: heldBy(hand, seat), rules, table: watch.table(seat), watch };
    const isShower = hand.phase === 'claim' && hand.claimable?.seat === seat;
    if (!isShower && (hand.phase === 'claim' || moving.includes(seat))) checkOffers(asked, choices(seat));
    checkFuriten(asked);
  }
};

const winAt = (table: Table, { tile, from }: Extract<TableEvent, { type: 'win' }>): Win =>
  from === undefined ? drawWin(table, tile) : claimWin(table, table.claimable!);

/** A win as its winner's table has it, scored again, and its payments by the plain table of points. */
const checkWin = (
  event: Extract<TableEvent, { type: 'win' }>,
  isFirst: boolean,
  rules: Riichi,
  watch: Watch,
): void => {
  const table = watch.table(event.seat);
  const held = heldOf(table);
  must(held !== undefined, () => 'a winner does not know its own hand');
  const ura = event.stated?.ura;
  const s = { ...situationOf(table, held!), ...(ura ? { ura } : {}) };
  const paid = isFirst ? s : { ...s, honba: 0, riichiSticks: 0 };
  const value = score(paid, winAt(table, event), rules.options);
  if (isRefused(value)) throw new Fault(`a win was refused: ${value}`);
  mustEqual(event.payments, value.deltas, 'payments scored again');
  const plain = payments(value, event, paid, rules);
  if (plain) mustEqual(event.payments, plain, 'payments by the table of points');
};

type End = Extract<TableEvent, { type: 'end' }>;

/** Who has no tile to wait for pays those who have: 3000 in all, 2000 with three players. */
const checkEnd = (event: End, game: Game, rules: Riichi): void => {
  const { payments: paid = [], ending } = event;
  if (ending !== 'exhaustive') return;
  const { players } = rules;
  const ready = game.hand.seats.map((p) => waitsOf(p.concealed, p).length > 0);
  const n = ready.filter(Boolean).length;
  const pot = n === 0 || n === players || !rules.options.notenPayments ? 0 : players === 4 ? 3000 : 2000;
  const expected = ready.map((is) => (pot === 0 ? 0 : is ? pot / n : -pot / (players - n)));
  mustEqual(paid, expected, 'noten payments');
  mustEqual(
    event.hands?.map((h) => h !== undefined),
    ready,
    'hands shown at a draw',
  );
};

export const riichiChecks = (rules: Riichi, watch: Watch): Checks => ({
  moves: (game, choices) => checkMoves(game, rules, watch, choices),
  acts: () => undefined,
  win: (event, isFirst) => checkWin(event, isFirst, rules, watch),
  end: (event, game) => checkEnd(event, game, rules),
});
