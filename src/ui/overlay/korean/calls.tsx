// What a Korean call makes of the hand: how near it is, which base yaku it keeps, whether menzen goes, what a win pays.

import type { KoreanAnalysis, KoreanCall } from '../../../analysis/korean/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { YakuList } from '../../parts/yaku-name.tsx';
import { AfterCall, Kinds } from '../after-call.tsx';
import type { CallDress } from '../dress.ts';
import { dotted, isUpperBound } from '../headline.ts';
import { drawnOf, keyOf, ordered } from '../offers.ts';
import { READINESS } from '../readiness.tsx';
import { nearness, paysText } from './headline.ts';
import { KoreanSheet } from './sheet.tsx';
import { waitsDress } from './waits.tsx';

const Worth = ({ score }: { score: NonNullable<KoreanCall['score']> }) => {
  const words = useWords();
  const pays = paysText(score, words);
  return (
    <span class="then wrap">
      <b class="strong">{words.text('korean.points', { n: score.total })}</b>
      {pays !== undefined && ` · ${words.text('korean.pays', { pays })}`}
      <br />
      {words.text('korean.sum', { base: score.base, bonus: score.bonus })}
    </span>
  );
};

const stands = ({ after, tenpai }: KoreanCall, words: Words): string | undefined =>
  after && dotted([nearness(words, after.shanten), tenpai && words.text(READINESS[tenpai.readiness])]);

/** Which base yaku stay in sight; said of a call alone. */
const Yaku = ({ choice: { call, yaku } }: { choice: KoreanCall }) => {
  const words = useWords();
  if (yaku === undefined || call === 'pass') return null;
  if (yaku.length === 0)
    return (
      <>
        <Mark id="none" /> {words.text('then.noYaku')}
      </>
    );
  return <YakuList of={yaku.map((id) => ({ family: 'korean', id }))} />;
};

const Then = ({ choice }: { choice: KoreanCall }) => {
  const words = useWords();
  const { call, score } = choice;
  if (score) return <Worth score={score} />;
  if (call === 'flower') return <span class="then wrap">{words.text('then.flower')}</span>;
  if (call === 'openUpeo') return <span class="then wrap">{words.text('korean.then.openUpeo')}</span>;
  return (
    <span class="then wrap">
      {stands(choice, words)}
      <br />
      <Kinds after={choice.after} />
      <small class="wrap">
        {choice.opens && `${words.text('korean.opens')} · `}
        <Yaku choice={choice} />
      </small>
    </span>
  );
};

const Why = ({ choice, analysis }: { choice: KoreanCall; analysis: KoreanAnalysis }) => {
  const words = useWords();
  const { score, tenpai, discards, after } = choice;
  if (score) {
    const name = words.name('koreanCall', choice.call);
    return <KoreanSheet ways={[{ name, score, short: 0 }]} />;
  }
  const waits = tenpai && waitsDress(tenpai);
  return <AfterCall discards={discards} after={after} waits={waits} bound={isUpperBound(analysis)} />;
};

/** Upeo is no row of its own: the discards that allow it say so. Showing the waits is, of a hand that has declared. */
const isRow = ({ call }: KoreanCall, { upeo }: KoreanAnalysis): boolean =>
  call !== 'upeo' && (call !== 'openUpeo' || upeo.declared !== 'none');

export const callsDress = (analysis: KoreanAnalysis, words: Words): readonly CallDress[] =>
  ordered(analysis.calls.filter((c) => isRow(c, analysis))).map((choice) => ({
    key: keyOf(choice),
    name: words.name('koreanCall', choice.call),
    tiles: drawnOf(choice),
    isWin: choice.score !== undefined,
    count: choice.score ? undefined : choice.after?.tiles,
    outcome: <Then key="then" choice={choice} />,
    ...((choice.score ?? choice.after) && { why: () => <Why choice={choice} analysis={analysis} /> }),
  }));
