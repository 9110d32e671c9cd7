// `npx tsx tools/review/others-wins.ts GAMES [HANDS]`: how soon another wins, by go-rounds, in MCR and in Korean: the numbers
// of `src/review/by-value/others.ts`. GAMES: recorded MCR games, a line of JSON each. No Korean game is recorded: HANDS of them
// (200) are played by the project's own players, by a seed.
//
// A go-round is from one own discard to the next. Wins on the own discards are left out, as in `go-rounds.ts`.

import type { LoggedHand } from '../../src/logs/log.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { GAME, type GameLine } from '../conformance/mcr-game-steps.ts';
import { readJsonLines } from '../conformance/read.ts';
import { shaped } from '../conformance/shape.ts';
import { rulesOf } from '../simulate/rules.ts';
import { simulatedGame } from './simulated.ts';

/** A hand as far as it counts here. */
interface Course {
  readonly discards: readonly Seat[];
  readonly win?: { readonly seat: Seat; readonly from?: Seat };
}

const isSeat = (value: unknown): value is Seat => [0, 1, 2, 3].some((seat) => seat === value);

const recorded = ({ ev }: GameLine): Course => {
  const discards = ev.flatMap(([type, seat]) => (type === 'X' && isSeat(seat) ? [seat] : []));
  const [type, seat, , from] = ev.at(-1)!;
  if (type !== 'W' || !isSeat(seat)) return { discards };
  return { discards, win: { seat, ...(isSeat(from) && from !== seat ? { from } : {}) } };
};

const played = ({ events }: LoggedHand): Course => {
  const discards = events.flatMap((e) => (e.type === 'discard' ? [e.seat] : []));
  const win = events.find((e) => e.type === 'win');
  if (!win) return { discards };
  return { discards, win: { seat: win.seat, ...(win.from === undefined ? {} : { from: win.from }) } };
};

const ROWS = 6;
const WIDTH = 3;

const print = (name: string, courses: readonly Course[]): void => {
  const rows = Array.from({ length: ROWS }, () => ({ of: 0, wins: 0 }));
  for (const { discards, win } of courses)
    for (const me of seatsOf(4)) {
      const made = discards.filter((seat) => seat === me).length;
      for (let turn = 0; turn < made; turn++) rows[Math.min(ROWS - 1, Math.floor(turn / WIDTH))]!.of++;
      const last = rows[Math.min(ROWS - 1, Math.floor((made - 1) / WIDTH))];
      if (last && win && win.seat !== me && win.from !== me) last.wins++;
    }
  const won = courses.filter(({ win }) => win).length;
  console.log(`${name}: ${courses.length} hands, ${won} won; others' wins a go-round, by own discards made:`);
  for (const { of, wins } of rows) console.log(`  ${(of === 0 ? 0 : wins / of).toFixed(4)} of ${of}`);
};

const [path, hands = '200'] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: npx tsx tools/review/others-wins.ts GAMES [HANDS]');
  process.exit(2);
}
print(
  'mcr, recorded',
  [...readJsonLines(path)].map((line) => recorded(shaped(GAME, line))),
);
const PER_GAME = 4;
const games = Array.from({ length: Math.ceil(Number(hands) / PER_GAME) }, (_, seed) =>
  simulatedGame(rulesOf('korean', 0), seed + 1, PER_GAME),
);
print(
  'korean, played',
  games.flatMap((game) => game.hands.map(played)),
);
