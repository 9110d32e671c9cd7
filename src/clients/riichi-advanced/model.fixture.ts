// For tests: a table as the service keeps it, and hands played on it by lot. Every state a page would be sent comes with
// the events that truly led to it, as seen from the viewer's seat.

import type { TableEvent } from '../../table/event.ts';
import { isKan, type Meld } from '../../tiles/meld.ts';
import { type Random, shuffled } from '../../tiles/random.ts';
import { type Players, type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import {
  compareTiles,
  isHonour,
  KINDS,
  kindOf,
  NORTH,
  plainTile,
  redTile,
  suitOf,
  type Tile,
  type Wind,
} from '../../tiles/tile.ts';

export interface SeatModel {
  readonly hand: Tile[];
  draw: Tile | undefined;
  readonly melds: Meld[];
  readonly pond: { tile: Tile; sideways: boolean }[];
  readonly aside: Tile[];
  stick: boolean;
  riichi: boolean;
  score: number;
}

export interface ScreenModel {
  readonly kind: 'win' | 'scores' | 'end';
  readonly reason: string;
  readonly changes: readonly number[];
}

export interface Model {
  readonly players: Players;
  readonly me: Seat;
  readonly wind: Wind;
  readonly dealer: Seat;
  readonly honba: number;
  readonly seats: SeatModel[];
  readonly indicators: Tile[];
  sticks: number;
  wall: number;
  turn: Seat;
  screen: ScreenModel | undefined;
}

export interface State {
  readonly model: Model;
  /** What happened since the state before. */
  readonly events: readonly TableEvent[];
}

const isInGame = (tile: Tile, players: Players): boolean => {
  const kind = kindOf(tile);
  return players === 4 || isHonour(kind) || suitOf(kind) !== 'm' || kind === 0 || kind === 8;
};

/** Four of each kind, one five of each suit red. */
export const tileSet = (players: Players): readonly Tile[] =>
  KINDS.flatMap((kind) => {
    const plain = plainTile(kind);
    return [plain, plain, plain, redTile(kind) ?? plain];
  }).filter((t) => isInGame(t, players));

/** Copies of a kind tend to lie near each other, so that hands have pairs and kans enough to test. */
const clustered = (tiles: readonly Tile[], random: Random): Tile[] => {
  const base = KINDS.map(() => random());
  return tiles
    .map((tile) => ({ tile, key: base[kindOf(tile)]! + 0.5 * random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tile }) => tile);
};

const DEAD_WALL = 14;

export interface Setting {
  readonly players: Players;
  readonly me: Seat;
  readonly dealer: Seat;
  readonly honba: number;
  readonly wind: Wind;
  readonly sticks: number;
  readonly scores: readonly number[];
}

const take = (hand: Tile[], tile: Tile): void => {
  hand.splice(hand.indexOf(tile), 1);
};

/** One hand in play. `show` closes a state; what comes between two of them reaches the page at once. */
export class Play {
  readonly states: State[] = [];
  readonly model: Model;
  private events: TableEvent[] = [];
  private readonly tiles: Tile[];
  private readonly dead: Tile[];
  private owed = 0;

  constructor(
    setting: Setting,
    private readonly random: Random,
  ) {
    const { players, me, dealer, honba, wind, sticks, scores } = setting;
    const tiles = clustered(tileSet(players), random);
    this.dead = tiles.splice(0, DEAD_WALL);
    this.model = {
      players,
      me,
      wind,
      dealer,
      honba,
      sticks,
      seats: seatsOf(players).map((s) => ({
        hand: tiles.splice(0, 13).sort(compareTiles),
        draw: undefined,
        melds: [],
        pond: [],
        aside: [],
        stick: false,
        riichi: false,
        score: scores[s]!,
      })),
      indicators: [this.dead.pop()!],
      wall: tiles.length,
      turn: dealer,
      screen: undefined,
    };
    this.tiles = tiles;
    this.tell({
      type: 'deal',
      round: {
        players,
        wind,
        number: dealer,
        dealer,
        honba,
        riichiSticks: sticks,
        scores,
        wall: tiles.length,
      },
      me,
      hands: this.model.seats.map((s, i) => (i === me ? [...s.hand] : 13)),
      indicator: this.model.indicators[0]!,
    });
  }

  private chance(p: number): boolean {
    return this.random() < p;
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)]!;
  }

  private tell(event: TableEvent): void {
    this.events.push(event);
  }

  /** `skip`: now and then two moves reach the page as one. */
  private show(skip = 0): void {
    if (this.chance(skip)) return;
    this.states.push({ model: structuredClone(this.model), events: this.events });
    this.events = [];
  }

  /** Others may draw and throw at once; the viewer is shown the tile first. */
  private showDraw(): void {
    this.show(this.model.turn === this.model.me ? 0 : 0.1);
  }

  private get actor(): SeatModel {
    return this.model.seats[this.model.turn]!;
  }

  private draw(replacement: boolean): void {
    const { model } = this;
    const tile = replacement ? this.dead.pop()! : this.tiles.pop()!;
    if (replacement) this.tiles.shift();
    model.wall = this.tiles.length;
    this.actor.draw = tile;
    this.tell({
      type: 'draw',
      seat: model.turn,
      ...(model.turn === model.me && { tile }),
      ...(replacement && { replacement: true as const }),
    });
  }

  private turnIndicators(): void {
    for (; this.owed > 0; this.owed--) {
      const tile = this.dead.shift()!;
      this.model.indicators.push(tile);
      this.tell({ type: 'indicator', tile });
    }
  }

  /** All tiles of the hand as one. */
  private gather(): Tile[] {
    const { actor } = this;
    if (actor.draw !== undefined) actor.hand.push(actor.draw);
    actor.draw = undefined;
    return actor.hand.sort(compareTiles);
  }

  private meld(meld: Meld): void {
    this.tell({ type: 'meld', seat: this.model.turn, meld });
  }

  private kans(): number {
    return this.model.seats.flatMap((s) => s.melds).filter(isKan).length;
  }

  private closedKan(): boolean {
    const { actor } = this;
    const all = [...actor.hand, actor.draw!];
    const kind = KINDS.find((k) => all.filter((t) => kindOf(t) === k).length === 4);
    if (kind === undefined || !this.chance(0.8)) return false;
    const hand = this.gather();
    const own = hand.filter((t) => kindOf(t) === kind);
    for (const t of own) take(hand, t);
    const meld: Meld = { type: 'closedKan', own };
    actor.melds.push(meld);
    this.meld(meld);
    this.owed += 1;
    this.turnIndicators();
    return true;
  }

  private addedKan(): boolean {
    const { actor } = this;
    const all = [...actor.hand, actor.draw!];
    const at = actor.melds.findIndex(
      (m) => m.type === 'pon' && all.some((t) => kindOf(t) === kindOf(m.called)),
    );
    const pon = actor.melds[at];
    if (pon?.type !== 'pon' || !this.chance(0.8)) return false;
    const added = all.find((t) => kindOf(t) === kindOf(pon.called))!;
    take(this.gather(), added);
    const meld: Meld = { ...pon, type: 'addedKan', added };
    actor.melds[at] = meld;
    this.meld(meld);
    this.owed += 1;
    return true;
  }

  private setAside(): boolean {
    const { actor, model } = this;
    const north = plainTile(NORTH);
    if (model.players === 4 || ![...actor.hand, actor.draw!].includes(north) || !this.chance(0.8))
      return false;
    take(this.gather(), north);
    actor.aside.push(north);
    this.tell({ type: 'aside', seat: model.turn, tile: north });
    return true;
  }

  /** Kans and norths, with their replacements. */
  private extras(): void {
    while (this.model.wall > 0 && this.dead.length > 4) {
      const fixed = this.actor.riichi;
      const made = this.setAside() || (this.kans() < 4 && !fixed && (this.closedKan() || this.addedKan()));
      if (!made) return;
      this.show(0.5);
      this.draw(true);
      this.showDraw();
    }
  }

  private discard(): Tile {
    const { actor, model } = this;
    const mayRiichi =
      !actor.riichi &&
      actor.draw !== undefined &&
      model.wall > 4 &&
      actor.score >= 1000 &&
      actor.melds.every((m) => m.type === 'closedKan');
    const declares = mayRiichi && this.chance(0.06);
    const asDrawn = actor.draw !== undefined && (actor.riichi || this.chance(0.4));
    const tile = asDrawn
      ? actor.draw!
      : this.pick([...actor.hand, ...(actor.draw === undefined ? [] : [actor.draw])]);
    if (asDrawn) actor.draw = undefined;
    else take(this.gather(), tile);
    if (declares) actor.riichi = true;
    const sideways = actor.riichi && actor.pond.every((t) => !t.sideways);
    actor.pond.push({ tile, sideways });
    this.tell({ type: 'discard', seat: model.turn, tile, ...(declares && { riichi: true as const }) });
    this.turnIndicators();
    return tile;
  }

  private layStick(): void {
    const { actor, model } = this;
    if (!actor.riichi || actor.stick) return;
    actor.stick = true;
    actor.score -= 1000;
    model.sticks += 1;
    this.tell({ type: 'riichi', seat: model.turn });
  }

  private claims(tile: Tile): readonly { readonly seat: Seat; readonly meld: Meld }[] {
    const { model } = this;
    const from = model.turn;
    return seatsOf(model.players)
      .filter((s) => s !== from && !model.seats[s]!.riichi)
      .flatMap((seat) => {
        const { hand } = model.seats[seat]!;
        const alike = shuffled(
          hand.filter((t) => kindOf(t) === kindOf(tile)),
          this.random,
        );
        const common = { called: tile, from };
        const groups: Meld[] = [];
        if (alike.length >= 2) groups.push({ type: 'pon', own: alike.slice(0, 2), ...common });
        if (alike.length === 3 && this.kans() < 4 && this.dead.length > 4)
          groups.push({ type: 'openKan', own: alike, ...common });
        if (model.players === 4 && seat === seatAfter(from, 1, 4))
          groups.push(...this.runs(hand, tile).map((own): Meld => ({ type: 'chi', own, ...common })));
        return groups.map((meld) => ({ seat, meld }));
      });
  }

  private runs(hand: readonly Tile[], tile: Tile): readonly (readonly Tile[])[] {
    const kind = kindOf(tile);
    if (isHonour(kind)) return [];
    const held = (step: number): Tile | undefined =>
      Math.floor((kind + step) / 9) === Math.floor(kind / 9)
        ? hand.find((t) => kindOf(t) === kind + step)
        : undefined;
    return [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].flatMap(([a, b]) => {
      const [low, high] = [held(a!), held(b!)];
      return low === undefined || high === undefined ? [] : [[low, high]];
    });
  }

  private claim({ seat, meld }: { readonly seat: Seat; readonly meld: Meld }): void {
    const { model } = this;
    this.layStick();
    this.actor.pond.pop();
    model.turn = seat;
    const { actor } = this;
    for (const t of meld.type === 'closedKan' ? [] : meld.own) take(actor.hand, t);
    actor.melds.push(meld);
    this.meld(meld);
    if (meld.type !== 'openKan') return;
    this.owed += 1;
    this.show(0.5);
    this.draw(true);
    this.showDraw();
  }

  private screenOf(kind: ScreenModel['kind'], reason: string, changes: readonly number[]): void {
    this.model.screen = { kind, reason, changes };
    this.show();
  }

  private win(winner: Seat): void {
    const changes = this.model.seats.map((_, s) => (s === winner ? 3000 : -1000));
    this.tell({ type: 'end', ending: 'win' });
    this.screenOf('win', '', []);
    this.tell({ type: 'end', ending: 'win', payments: changes });
    this.screenOf('scores', this.pick(['Ron', 'Tsumo']), changes);
  }

  private runOut(): void {
    const changes = this.model.seats.map((_, s) => (s === 0 ? 1500 : s === 1 ? -1500 : 0));
    this.tell({ type: 'end', ending: 'exhaustive', payments: changes });
    this.screenOf('scores', 'Ryuukyoku', changes);
  }

  /** To the end of the hand; `winChance`: of an end at each discard. */
  run(winChance: number, callChance: number): readonly State[] {
    this.show(0.3);
    this.draw(false);
    this.show();
    for (;;) {
      if (this.actor.draw !== undefined) this.extras();
      if (this.chance(winChance) && this.actor.draw !== undefined)
        return this.finish(() => this.win(this.model.turn));
      const tile = this.discard();
      this.show(0.1);
      if (this.chance(winChance))
        return this.finish(() => this.win(seatAfter(this.model.turn, 1, this.model.players)));
      const claims = this.model.wall > 0 ? this.claims(tile) : [];
      if (claims.length > 0 && this.chance(callChance)) {
        this.claim(this.pick(claims));
        this.show(0.1);
        continue;
      }
      if (this.chance(0.5)) {
        this.layStick();
        this.show();
      } else this.layStick();
      if (this.model.wall === 0) return this.finish(() => this.runOut());
      this.model.turn = seatAfter(this.model.turn, 1, this.model.players);
      this.draw(false);
      this.showDraw();
    }
  }

  private finish(end: () => void): readonly State[] {
    if (this.events.length > 0) this.show();
    end();
    return this.states;
  }
}

/** Hands one after the other, dealers and honba by lot. */
export const playHands = (players: Players, me: Seat, hands: number, random: Random): readonly State[] =>
  Array.from({ length: hands }, (_, i) => {
    const start = players === 3 ? 35_000 : 25_000;
    const setting: Setting = {
      players,
      me,
      dealer: (i % players) as Seat,
      honba: Math.floor(random() * 3),
      wind: i >= players ? 'south' : 'east',
      sticks: Math.floor(random() * 3),
      scores: seatsOf(players).map(() => start + 100 * Math.floor(random() * 50)),
    };
    return new Play(setting, random).run(i % 3 === 0 ? 0.01 : 0, 0.6);
  }).flat();
