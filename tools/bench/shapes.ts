// Shanten and ukeire beside the npm peers: the same seeded hands, one run, in turns, CPU time, medians. Alone:
// npx tsx tools/bench/shapes.ts
import { pathToFileURL } from 'node:url';
import { shapesBesideCommon } from './mcr.ts';
import { formatTable, median, perSecond, shortNumber } from './measure.ts';
import { type HandSet, handSets, knittedHands, quadHands } from './shapes-hands.ts';
import { type Loaded, type Peer, peers, tehai } from './shapes-peers.ts';

const ROUNDS = 5;
/** CPU milliseconds a measurement takes at least; slow programs take as long as their hands need. */
const LEAST = 60;
const HANDS = 2000;

const TASKS = ['shanten', 'ukeire'] as const;
type Task = (typeof TASKS)[number];

/** One program on one set of hands. */
interface Entry {
  readonly peer: Peer;
  readonly hands: number;
  readonly work: () => number;
  readonly rates: number[];
}

const entryOf = (peer: Peer, task: Task, set: HandSet): Entry => {
  const hands = peer.hands[task];
  const loaded = peer.load(set.hands.slice(0, hands));
  const work = task === 'shanten' ? loaded.shantens : loaded.ukeires;
  work();
  return { peer, hands, work, rates: [] };
};

/** Hands a second of every program on a set, measured in turns. */
const race = (task: Task, set: HandSet): readonly { readonly name: string; readonly rate: number }[] => {
  const entries = [tehai, ...peers].map((peer) => entryOf(peer, task, set));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { work, hands, rates } of entries) rates.push(perSecond(work, LEAST) * hands);
  }
  return entries.map(({ peer, rates }) => ({ name: peer.name, rate: median(rates) }));
};

const ratioOf = (rates: readonly { readonly rate: number }[]): number =>
  rates[0]!.rate / Math.max(...rates.slice(1).map((r) => r.rate));

const raceAll = (task: Task, sets: readonly HandSet[]): string => {
  const results = sets.map((set) => race(task, set));
  const programs = results[0]!.map(({ name }, i) => [name, ...results.map((r) => shortNumber(r[i]!.rate))]);
  const ratios = ['ratio to the fastest peer', ...results.map((r) => `${ratioOf(r).toFixed(0)}×`)];
  return formatTable([[`${task}, hands/s`, ...sets.map((s) => s.name)], ...programs, ratios]);
};

const differs = (task: Task, ours: Loaded, theirs: Loaded, i: number): boolean => {
  if (task === 'shanten') return ours.shantenOf(i) !== theirs.shantenOf(i);
  const right = ours.ukeireOf(i);
  // A program may answer for the best discards alone.
  return [...theirs.ukeireOf(i)].some(([discard, kinds]) => right.get(discard) !== kinds);
};

/** How many of a peer's answers differ from ours, which the tests prove right. */
const wrongAnswers = (peer: Peer, task: Task, set: HandSet): string => {
  const hands = set.hands.slice(0, peer.hands[task]);
  const [ours, theirs] = [tehai.load(hands), peer.load(hands)];
  const wrong = hands.filter((_, i) => differs(task, ours, theirs, i)).length;
  return `${wrong} of ${hands.length}`;
};

const wrongTable = (task: Task, sets: readonly HandSet[]): string =>
  formatTable([
    [`${task}, wrong answers`, ...sets.map((s) => s.name)],
    ...peers.map((peer) => [peer.name, ...sets.map((set) => wrongAnswers(peer, task, set))]),
  ]);

export const run = (): void => {
  const sets = handSets(HANDS);
  const full = sets.filter((set) => !set.name.endsWith('13'));
  console.log(`${ROUNDS} rounds in turns, CPU time, medians. Ukeire is of every discard.\n`);
  console.log(`${raceAll('shanten', sets)}\n`);
  console.log(`${raceAll('ukeire', full)}\n`);
  console.log(`${wrongTable('shanten', [...sets, quadHands(HANDS)])}\n`);
  console.log(`${wrongTable('ukeire', full)}\n`);
  console.log('In quads13 most wrong answers wait for a fifth copy of a tile.\n');
  const knitted = knittedHands(HANDS);
  console.log(shapesBesideCommon([...sets, knitted], [...full, knitted]));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
