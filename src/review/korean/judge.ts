// The judge of Korean mahjong. Near a win choices are judged by what they are worth, silence where upeo was allowed among them.
// Farther away a discard is judged as the engine ranks it, by shape and live tiles; a call where no yaku is left or a step is lost.

import type { HandView } from '../../analysis/analysis.ts';
import { koreanRules } from '../../analysis/chosen-rules.ts';
import { plainHeld } from '../../analysis/flowers.ts';
import { claimOf } from '../../analysis/furiten.ts';
import { analyseKorean } from '../../analysis/korean/analyse.ts';
import type { KoreanAnalysis, KoreanCall, KoreanDiscard } from '../../analysis/korean/analysis.ts';
import { factsOf, koreanSituation } from '../../analysis/korean/facts.ts';
import { koreanView } from '../../analysis/korean/hand.ts';
import { afterPass } from '../../analysis/situation.ts';
import type { Act } from '../../game/act.ts';
import { furiten } from '../../rules/korean/furiten.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import { waitsOf } from '../../rules/korean/shape.ts';
import type { Table } from '../../table/table.ts';
import { isSame, meldOf } from '../acts.ts';
import { type CallFault, FAR, faultByStep, NO_FAULT } from '../by-shape/calls.ts';
import { shapeOnly } from '../by-shape/missed.ts';
import { kongsOf, missedWin, type Asked as OwnAsked, winOf, winOptions } from '../by-shape/own-turn.ts';
import { type Shaped, share } from '../by-shape/shaped.ts';
import { judgeOffer } from '../by-value/offer.ts';
import { judgeTurn, type TurnVerdict } from '../by-value/turn.ts';
import { weighAll } from '../by-value/weigh.ts';
import { countOnce, isSilenceBorne, lostInSilence } from '../counted.ts';
import { type Cost, EQUAL } from '../decision.ts';
import { AT_DEAL, type Judge, type Judgement, type Standing } from '../judgement.ts';
import { gravestFirst, type Missed } from '../missed.ts';
import { heard } from '../moments.ts';
import { said, told } from '../said.ts';
import { koreanShaped, upeoShare } from './shaped.ts';

interface Asked extends OwnAsked {
  readonly rules: KoreanOptions;
  readonly analysis: KoreanAnalysis;
}

const refusedWin = ({ analysis }: Asked): readonly Missed[] => {
  const refused = analysis.warnings.find((w) => w.type === 'winRefusedNow');
  if (!refused) return [];
  const { tile, reason, short } = refused;
  return [{ id: 'winRefused', tile, reason, ...(short > 0 ? { short } : {}) }];
};

/** Silent, and with upeo where it may be declared. */
const shapedDiscard = (d: KoreanDiscard): readonly Shaped[] => {
  const act = { type: 'discard', tile: d.tile, drawn: d.drawn } as const;
  const silent = koreanShaped(act, d);
  return d.upeo?.legal ? [koreanShaped({ ...act, riichi: true }, d), silent] : [silent];
};

const discardOf = ({ analysis, chosen }: Asked): KoreanDiscard | undefined =>
  chosen.type === 'discard' ? analysis.discards.find((d) => d.tile === chosen.tile) : undefined;

/** Upeo was declared without the right to: the tile alone is judged. */
const isJump = (asked: Asked): boolean => {
  const { chosen } = asked;
  return chosen.type === 'discard' && chosen.riichi === true && discardOf(asked)?.upeo?.legal !== true;
};

/** What is judged: of upeo without the right to it the discard alone. */
const judgedAct = (asked: Asked): Act => {
  const { chosen } = asked;
  if (chosen.type !== 'discard' || !isJump(asked)) return chosen;
  const { riichi: _, ...plain } = chosen;
  return plain;
};

/** Of a silent discard: what upeo would have added. */
const silence = (asked: Asked): number => {
  const { chosen } = asked;
  const discard = discardOf(asked);
  const isSilent = chosen.type === 'discard' && chosen.riichi !== true && discard?.upeo?.legal === true;
  return isSilent && discard.tenpai ? upeoShare(discard.tenpai) : 0;
};

/** `lost`: points in silence; undefined where they are not known. `cost`: as it was counted. */
const upeo = (asked: Asked, lost: number | undefined, cost: Cost | undefined): readonly Missed[] => {
  const answer = discardOf(asked)?.upeo;
  if (isJump(asked)) return [{ id: 'upeoIllegal', faults: answer?.faults ?? ['notReady'] }];
  const isMissed = lost === undefined ? silence(asked) > EQUAL.korean.share : lost > EQUAL.korean.points;
  if (!isMissed) return [];
  const isBorne = lost !== undefined && isSilenceBorne(cost, lost, 'korean');
  return [{ id: 'upeoMissed', early: answer?.early === true, ...(isBorne && { borne: true }) }];
};

/** Upeo on waits of which no copy is left. */
const deadUpeo = (asked: Asked): readonly Missed[] => {
  const { chosen } = asked;
  const { tenpai } = discardOf(asked) ?? {};
  const isDeclared = chosen.type === 'discard' && chosen.riichi === true;
  return isDeclared && tenpai?.readiness === 'dead'
    ? [{ id: 'deadRiichi', waits: tenpai.waits.map((w) => w.kind) }]
    : [];
};

const furitens = (asked: Asked): readonly Missed[] => {
  const { tenpai } = discardOf(asked) ?? {};
  const waits = tenpai?.waits.map((w) => w.kind) ?? [];
  return (tenpai?.furiten ?? []).map((f) => ({ id: 'furiten', furiten: f, waits }));
};

/** By shape a turn costs what upeo would have added, too. */
const costWith = (asked: Asked, { cost }: TurnVerdict): Cost | undefined =>
  cost?.unit === 'share' && !winOf(asked) ? share(Math.max(cost.value, silence(asked))) : cost;

/** `cost`: as it was counted. */
const turnMissed = (
  asked: Asked,
  { worths, missed }: TurnVerdict,
  cost: Cost | undefined,
): readonly Missed[] => {
  const lost = worths.length > 0 ? lostInSilence(worths, asked.chosen) : undefined;
  return [...upeo(asked, lost, cost), ...missed];
};

const turn = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const { table, chosen, analysis, rules: options } = asked;
  const discards = analysis.discards.filter((d) => !d.forbidden).flatMap(shapedDiscard);
  const played = { table, rules: { family: 'korean', options } } as const;
  const judged = { ...asked, chosen: judgedAct(asked) };
  const verdict = yield* judgeTurn({ asked: judged, played, discards });
  const { worths, beside, unjudged } = verdict;
  const faults = beside ? [...furitens(asked), ...shapeOnly(beside), ...deadUpeo(asked)] : [];
  const { silence: lost, ...counted } = countOnce(
    costWith(asked, verdict),
    lostInSilence(worths, chosen),
    standing,
  );
  return {
    weighed: weighAll(winOptions(asked), [...discards, ...kongsOf(asked)], worths),
    chosen,
    missed: told(
      missedWin(asked, () => refusedWin(asked)),
      [...faults, ...turnMissed(asked, verdict, counted.cost)],
      standing,
    ),
    ...counted,
    ...(unjudged ? { unjudged } : {}),
    next: { said: said(faults), silence: lost },
    live: analysis.live,
  };
};

/** A ron let pass bars those to come, unless all are barred already. */
const furitenByPass = ({ table, rules, chosen }: Asked): readonly Missed[] => {
  const [held, claim] = [plainHeld(table), claimOf(table)];
  if (!held || !claim || chosen.type === 'ron') return [];
  const s = koreanSituation(factsOf(table, rules), held);
  const waits = waitsOf(s, rules);
  const before = furiten(s, waits, rules);
  if (before.length > 0 && rules.furiten === 'anyWait') return [];
  return furiten(afterPass(s, claim), waits, rules)
    .filter((f) => !before.some(({ type }) => type === f.type))
    .slice(0, 1)
    .map((f) => ({ id: 'furiten', furiten: f, waits }));
};

const made = ({ table, chosen }: Asked, call: KoreanCall): boolean => {
  const meld = meldOf(table, call);
  return meld !== undefined && isSame({ type: 'meld', meld }, chosen);
};

const passFault = ({ analysis, table }: Asked): CallFault => {
  const pass = analysis.calls.find((c) => c.call === 'pass');
  const ready = analysis.calls.find((c) => c.call !== 'pass' && c.tenpai?.readiness === 'ready');
  const meld = ready && meldOf(table, ready);
  // Nothing was offered: a win that is refused, or barred.
  if (!pass) return NO_FAULT;
  if (!meld || pass.tenpai) return FAR;
  return { ...FAR, missed: [{ id: 'callMissed', call: { type: 'meld', meld } }] };
};

/** A yaku in sight that was not without the call. */
const bringsYaku = ({ analysis }: Asked, { yaku }: KoreanCall): boolean => {
  const before = analysis.calls.find((c) => c.call === 'pass')?.yaku ?? [];
  return yaku?.some((one) => !before.includes(one)) ?? true;
};

/** A call that leaves no yaku in sight, or the hand farther from a win. */
const shapeFault = (asked: Asked, shaped: readonly Shaped[]): CallFault => {
  const { analysis, chosen } = asked;
  if (chosen.type !== 'meld') return passFault(asked);
  const call = analysis.calls.find((c) => made(asked, c));
  if (call?.yaku?.length === 0) return { missed: [{ id: 'noYakuCall', call: chosen }], cost: share(1) };
  const pass = shaped.find(({ act }) => act.type === 'pass');
  const ours = shaped.find(({ act }) => isSame(act, chosen));
  if (!call || !pass || !ours) return NO_FAULT;
  return faultByStep(pass, ours, bringsYaku(asked, call)) ?? FAR;
};

const shapedCalls = ({ analysis, table }: Asked): readonly Shaped[] =>
  analysis.calls.flatMap((call) => {
    const meld = meldOf(table, call);
    const act: Act | undefined = call.call === 'pass' ? { type: 'pass' } : meld && { type: 'meld', meld };
    const { after, tenpai } = call;
    return act && after ? [koreanShaped(act, { after, ...(tenpai ? { tenpai } : {}) })] : [];
  });

const offer = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const { table, rules: options, analysis, chosen } = asked;
  const shaped = shapedCalls(asked);
  const played = { table, rules: { family: 'korean', options } } as const;
  const verdict = yield* judgeOffer({ asked, played, shaped, byShape: () => shapeFault(asked, shaped) });
  const { worths, missed, ...judged } = verdict;
  return {
    weighed: weighAll(winOptions(asked), shaped, worths),
    chosen,
    missed: gravestFirst([...missedWin(asked, () => refusedWin(asked)), ...furitenByPass(asked), ...missed]),
    ...judged,
    next: chosen.type === 'meld' ? AT_DEAL : standing,
    live: analysis.live,
  };
};

const viewOf = (table: Table): HandView | undefined => {
  const held = plainHeld(table);
  return held && koreanView(held, factsOf(table, koreanRules(table.rules).options));
};

export const koreanJudge: Judge = {
  judge: function* ({ table, chosen }, standing) {
    const { options: rules, shown } = koreanRules(table.rules);
    const analysis = analyseKorean(table, rules, shown);
    yield undefined;
    const act =
      analysis &&
      heard(
        chosen,
        analysis.calls.some((c) => c.call === 'ron'),
      );
    if (!act) return undefined;
    const asked = { table, rules, analysis, chosen: act };
    return analysis.moment === 'mine' ? yield* turn(asked, standing) : yield* offer(asked, standing);
  },
  viewOf,
};
