// A tile that another shows: to win on it, to call it, or to let it pass.

import type { CallChoice } from '../../analysis/analysis.ts';
import { dangersOf } from '../../analysis/danger/danger.ts';
import { factsOf } from '../../analysis/facts.ts';
import { claimOf } from '../../analysis/furiten.ts';
import { afterPass, claimWin, heldOf, situationOf } from '../../analysis/situation.ts';
import type { Act } from '../../game/act.ts';
import { furiten } from '../../rules/riichi/furiten.ts';
import { isRefused, score } from '../../rules/riichi/score.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import { apply } from '../../table/apply.ts';
import type { Claimable, Table } from '../../table/table.ts';
import { kindOf } from '../../tiles/tile.ts';
import { isSame, meldOf } from '../acts.ts';
import { type Cost, EQUAL, type Option } from '../decision.ts';
import { bestFirst, type Weighed, weighedOf } from '../judgement.ts';
import { gravestFirst, type Missed } from '../missed.ts';
import { CALLING, netOf, threatOf } from '../net.ts';
import { valuesAt } from '../stage.ts';
import { isKanCall, withKans } from './kan.ts';
import { type Asked, winOptions } from './turn.ts';

/** Let pass in riichi it bars every ron to come. */
const passedOn = (table: Table): Table => {
  const claim = claimOf(table);
  const isBound = table.seats[table.me]!.riichi !== 'none';
  return claim && isBound ? { ...table, passedInRiichi: [...table.passedInRiichi, claim] } : table;
};

const shapeOf = ({ after }: CallChoice): Pick<Option, 'shanten' | 'tiles'> =>
  after ? { shanten: after.shanten, tiles: after.tiles } : {};

const weigh = (option: Option, { after }: CallChoice): Weighed => ({
  option,
  ...(after ? { view: after } : {}),
});

const passOption = function* (asked: Asked, choice: CallChoice): Generator<undefined, Weighed> {
  const { table, rules, stage, threat } = asked;
  const values = stage && (yield* valuesAt(passedOn(table), rules, stage));
  const { now } = values ?? {};
  const worth = now?.best ? { points: now.best.points, win: now.best.win } : {};
  const net = now?.best ? { net: netOf({ worth: now.best, curve: now.curve }, threat) } : {};
  return weigh({ act: { type: 'pass' }, ...shapeOf(choice), ...worth, ...net }, choice);
};

type Pace = typeof CALLING;
const DRAWING: Pace = { table: (table) => table, threat: (threat) => threat };

/** The best that can follow the call. */
const afterCall = function* (asked: Asked, after: Table, pace: Pace): Generator<undefined, Partial<Option>> {
  const { rules, stage } = asked;
  const values = stage && (yield* valuesAt(pace.table(after), rules, stage));
  if (!values) return {};
  const dangers = dangersOf(after, rules);
  const threat = pace.threat(threatOf(dangers, after));
  const options = values.discards.flatMap((value) => {
    const danger = dangers.find((d) => d.tile === value.tile);
    if (!danger || !value.best) return [];
    const risk = { chance: danger.chance, loss: danger.expectedLoss };
    const net = netOf({ worth: value.best, curve: value.curve }, threat, risk);
    return [{ points: value.best.points, win: value.best.win, risk, net }];
  });
  return options.sort((a, b) => b.net - a.net)[0] ?? {};
};

/** Calls to come make no more than so many times of it. */
const MOST_BY_CALLS = 3;

const mayTurn = (pass: number | undefined, call: number | undefined, { after }: CallChoice): boolean => {
  if (pass === undefined || call === undefined || (after?.shanten ?? 0) <= 0) return false;
  return call < pass && MOST_BY_CALLS * call >= pass;
};

/** `pass`: what letting pass is worth. */
const callOption = function* (
  asked: Asked,
  choice: CallChoice,
  pass: number | undefined,
): Generator<undefined, readonly Weighed[]> {
  const { table } = asked;
  const meld = meldOf(table, choice);
  if (!meld) return [];
  const act = { type: 'meld' as const, meld };
  const after = apply(table, { ...act, seat: table.me });
  const worth = after.ok ? yield* afterCall(asked, after.value, DRAWING) : {};
  const weighed = weigh({ act, ...shapeOf(choice), ...worth }, choice);
  if (!after.ok || !mayTurn(pass, worth.net, choice)) return [weighed];
  const calling = (yield* afterCall(asked, after.value, CALLING)).net;
  return [calling === undefined ? weighed : { ...weighed, calling }];
};

/** Best first. */
export const offerOptions = function* (asked: Asked): Generator<undefined, readonly Weighed[]> {
  const { calls } = asked.analysis;
  const weighed: Weighed[] = [...winOptions(asked)];
  for (const choice of calls.filter((c) => !isKanCall(c))) {
    if (choice.call === 'pass') weighed.push(yield* passOption(asked, choice));
    else {
      const pass = weighed.find(({ option }) => option.act.type === 'pass')?.option.net;
      weighed.push(...(yield* callOption(asked, choice, pass)));
    }
  }
  return yield* withKans(asked, bestFirst(weighed), calls);
};

/** Furiten that comes of letting the tile pass; where every ron is barred already it bars no more. */
const furitenBy = ({ table, rules }: Asked, claim: Claimable): readonly Missed[] => {
  const held = heldOf(table);
  const waits = held ? waitsOf(held) : [];
  if (!held || !waits.includes(kindOf(claim.tile))) return [];
  const s = situationOf(table, held);
  if (furiten(s, waits, rules).length > 0) return [];
  // In riichi the one that lasts says it all.
  const [first] = furiten(afterPass(s, claim), waits, rules);
  return first ? [{ id: 'furiten', furiten: first, waits }] : [];
};

const winMissed = ({ table, rules, analysis }: Asked, claim: Claimable): readonly Missed[] => {
  const { tile } = claim;
  const win = analysis.calls.find((c) => c.call === 'ron');
  if (win) return [{ id: 'winPassed', way: 'ron', tile, points: win.score!.deltas[table.me]! }];
  const held = heldOf(table);
  if (!held || !waitsOf(held).includes(kindOf(tile)) || claim.by === 'closedKan') return [];
  const reason = score(situationOf(table, held), claimWin(table, claim), factsOf(table, rules).options);
  return isRefused(reason) && (reason === 'furiten' || reason === 'noYaku')
    ? [{ id: 'winRefused', tile, reason }]
    : [];
};

const passMissed = (asked: Asked, best: Weighed | undefined, isCostly: boolean): readonly Missed[] => {
  const claim = claimOf(asked.table);
  if (!claim) return [];
  const act = best?.option.act;
  const call: readonly Missed[] = isCostly && act?.type === 'meld' ? [{ id: 'callMissed', call: act }] : [];
  return [...winMissed(asked, claim), ...furitenBy(asked, claim), ...call];
};

const callMissed = (asked: Asked, best: Weighed | undefined, isCostly: boolean): readonly Missed[] => {
  const { chosen, analysis, table } = asked;
  if (chosen.type !== 'meld') return [];
  const made = analysis.calls.find((c) => {
    const meld = meldOf(table, c);
    return (
      meld?.type === chosen.meld.type && 'own' in chosen.meld && meld.own.join() === chosen.meld.own.join()
    );
  });
  const won = analysis.calls.some((c) => c.call === 'ron');
  const claim = claimOf(table);
  return [
    ...(won && claim ? winMissed(asked, claim) : []),
    ...(made?.yaku?.length === 0 ? [{ id: 'noYakuCall' as const, call: chosen }] : []),
    ...(isCostly && best?.option.act.type === 'pass' ? [{ id: 'callRash' as const, call: chosen }] : []),
    ...(isCostly && best?.option.act.type === 'meld'
      ? [{ id: 'callMissed' as const, call: best.option.act }]
      : []),
  ];
};

/** Letting pass is the best by values that hold no calls to come, and may not be with them. */
export const hangsOnCalls = (weighed: readonly Weighed[], chosen: Act): boolean => {
  const [best] = weighed;
  if (best?.option.act.type !== 'pass' || best.option.net === undefined) return false;
  const { net } = best.option;
  const margin = EQUAL.riichi.points;
  if (isSame(chosen, best.option.act)) return weighed.some(({ calling = 0 }) => calling > net + margin);
  const ours = weighedOf(weighed, chosen);
  const isCostly = net - (ours?.option.net ?? net) > margin;
  return isCostly && ours?.calling !== undefined && ours.calling >= net - margin;
};

export const missedByOffer = (
  asked: Asked,
  weighed: readonly Weighed[],
  cost: Cost | undefined,
): readonly Missed[] => {
  const isCostly = cost !== undefined && cost.value > EQUAL.riichi[cost.unit];
  switch (asked.chosen.type) {
    case 'pass':
      return gravestFirst(passMissed(asked, weighed[0], isCostly));
    case 'meld':
      return gravestFirst(callMissed(asked, weighed[0], isCostly));
    default:
      return [];
  }
};
