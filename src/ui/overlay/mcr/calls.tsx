// What an MCR call makes of the hand: how near it is and to which plan, and what it does to the plans.

import type { CallEffect, McrAnalysis, McrCall } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { FanId } from '../../../rules/mcr/options.ts';
import { useWords } from '../../parts/words.tsx';
import { Linked, type Named, yakuName } from '../../parts/yaku-name.tsx';
import { AfterCall, Kinds } from '../after-call.tsx';
import type { CallDress } from '../dress.ts';
import { dotted, isUpperBound, shantenName } from '../headline.ts';
import { drawnOf, keyOf, ordered } from '../offers.ts';
import { READINESS } from '../readiness.tsx';
import { awayText, Plans, planName } from './plans.tsx';
import { McrSheet, wayOf } from './sheet.tsx';
import { waitsDress } from './waits.tsx';

const named = (id: FanId): Named => ({ family: 'mcr', id });

const namesOf = (ids: readonly FanId[], words: Words): string =>
  words.list(ids.map((id) => yakuName(words, named(id))));

/** What is said in a row, and which fans are named in it. */
interface Told {
  readonly text: string;
  readonly fans: readonly FanId[];
}

const Telling = ({ told }: { told: Told }) => <Linked text={told.text} names={told.fans.map(named)} />;

const MELDED = 4;

/** Names that a row has room for; under it all stand. */
const FEW = 2;
const fewNames = (ids: readonly FanId[], most: number, words: Words): string => {
  const rest = ids.length - most;
  return rest > 0 ? `${namesOf(ids.slice(0, most), words)} +${words.number(rest)}` : namesOf(ids, words);
};

/** What the call takes and gives: concealment, plans, the melded hand. */
const effectsOf = (effect: CallEffect, words: Words, most: number): readonly Told[] => {
  const plain = (key: 'mcr.effect.opens' | 'mcr.effect.melded'): Told => ({
    text: words.text(key),
    fans: [],
  });
  const changed = (key: 'mcr.effect.lost' | 'mcr.effect.gained', fans: readonly FanId[]): readonly Told[] =>
    fans.length > 0 ? [{ text: words.text(key, { fans: fewNames(fans, most, words) }), fans }] : [];
  return [
    ...(effect.opens ? [plain('mcr.effect.opens')] : []),
    ...(effect.exposed === MELDED ? [plain('mcr.effect.melded')] : []),
    ...changed('mcr.effect.lost', effect.lost),
    ...changed('mcr.effect.gained', effect.gained),
  ];
};

/** Shanten; at tenpai whether it may win. */
const standText = ({ after, tenpai }: McrCall, words: Words): string | undefined =>
  after && dotted([shantenName(words, after.shanten), tenpai && words.text(READINESS[tenpai.readiness])]);

/** The nearest plan of a hand that is not ready to win. */
const planOf = ({ tenpai, plans }: McrCall, words: Words): readonly Told[] => {
  const plan = plans?.plans[0];
  if (!plan || tenpai?.readiness === 'ready') return [];
  const text = words.text('mcr.plan.at', { plan: planName(words, plan), away: awayText(words, plan) });
  return [{ text, fans: [plan.fan] }];
};

const Worth = ({ score }: { score: NonNullable<McrCall['score']> }) => {
  const words = useWords();
  const fans = score.fans.map((f) => f.id);
  return (
    <span class="then wrap">
      <b class="strong">{words.text('mcr.fan', { n: score.total })}</b>
      <br />
      <Telling told={{ text: fewNames(fans, 3, words), fans }} />
    </span>
  );
};

const Then = ({ choice }: { choice: McrCall }) => {
  const words = useWords();
  if (choice.score) return <Worth score={choice.score} />;
  if (choice.call === 'flower') return <span class="then wrap">{words.text('then.flower')}</span>;
  const effects = choice.effect ? effectsOf(choice.effect, words, FEW) : [];
  const more = [...planOf(choice, words), ...effects];
  return (
    <span class="then wrap">
      {standText(choice, words)}
      <br />
      <Kinds after={choice.after} />
      {more.length > 0 && (
        <small class="wrap">
          {more.map((told, i) => (
            <span key={told.text}>
              {i > 0 && ' · '}
              <Telling told={told} />
            </span>
          ))}
        </small>
      )}
    </span>
  );
};

const Effects = ({ effect }: { effect: CallEffect | undefined }) => {
  const words = useWords();
  const effects = effect ? effectsOf(effect, words, Number.POSITIVE_INFINITY) : [];
  if (effects.length === 0) return null;
  return (
    <ul class="effects">
      {effects.map((told) => (
        <li key={told.text}>
          <Telling told={told} />
        </li>
      ))}
    </ul>
  );
};

const Why = ({ choice, analysis }: { choice: McrCall; analysis: McrAnalysis }) => {
  const words = useWords();
  const { score, tenpai, discards, after, plans, effect } = choice;
  const { me } = analysis;
  if (score) return <McrSheet ways={[wayOf(words.name('mcrCall', choice.call), score, 0, me)]} />;
  const waits = tenpai && waitsDress(tenpai, me);
  return (
    <AfterCall discards={discards} after={after} waits={waits} bound={isUpperBound(analysis)}>
      <Effects effect={effect} />
      {plans && <Plans plans={plans} />}
    </AfterCall>
  );
};

export const callsDress = (analysis: McrAnalysis, words: Words): readonly CallDress[] =>
  ordered(analysis.calls).map((choice) => ({
    key: keyOf(choice),
    name: words.name('mcrCall', choice.call),
    tiles: drawnOf(choice),
    isWin: choice.score !== undefined,
    count: choice.score ? undefined : choice.after?.tiles,
    outcome: <Then key="then" choice={choice} />,
    ...((choice.score ?? choice.after) && { why: () => <Why choice={choice} analysis={analysis} /> }),
  }));
