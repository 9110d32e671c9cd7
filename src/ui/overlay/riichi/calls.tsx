// What a riichi call makes of the hand: how near it is, which yaku it keeps, what a win is worth.

import type { Analysis, CallChoice } from '../../../analysis/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { type Named, YakuList } from '../../parts/yaku-name.tsx';
import { AfterCall, Kinds } from '../after-call.tsx';
import type { CallDress } from '../dress.ts';
import { isUpperBound, shantenName } from '../headline.ts';
import { drawnOf, keyOf, ordered } from '../offers.ts';
import { pointsText, worthText } from '../score.ts';
import { ScoreSheet } from './sheet.tsx';
import { waitsDress } from './waits.tsx';

const named = (id: string): Named => ({ family: 'riichi', id });

/** Which yaku the call keeps open; said of a call alone, where none may be left. */
const Yaku = ({ choice: { call, yaku } }: { choice: CallChoice }) => {
  const words = useWords();
  if (yaku === undefined || call === 'pass') return null;
  return (
    <>
      {' · '}
      {yaku.length > 0 ? <YakuList of={yaku.map(named)} /> : <Mark id="none" />}
      {yaku.length === 0 && ` ${words.text('then.noYaku')}`}
    </>
  );
};

const Worth = ({ score }: { score: NonNullable<CallChoice['score']> }) => {
  const words = useWords();
  const ids = [...score.yakuman, ...score.yaku].map((y) => y.id);
  return (
    <span class="then">
      <b class="strong">{pointsText(score, words)}</b> · {worthText(score, words)}
      <br />
      <YakuList of={ids.map(named)} />
    </span>
  );
};

const Then = ({ choice }: { choice: CallChoice }) => {
  const words = useWords();
  if (choice.score) return <Worth score={choice.score} />;
  if (choice.call === 'nineTerminals' || (choice.call === 'north' && !choice.after))
    return <span class="then">{words.text(`then.${choice.call}`)}</span>;
  return (
    <span class="then">
      {choice.after && shantenName(words, choice.after.shanten)}
      <Yaku choice={choice} />
      <br />
      <Kinds after={choice.after} />
    </span>
  );
};

const Why = ({ choice, analysis }: { choice: CallChoice; analysis: Analysis }) => {
  const words = useWords();
  const { score, tenpai, discards, after } = choice;
  if (score) return <ScoreSheet ways={[{ name: words.name('call', choice.call), score }]} me={analysis.me} />;
  const waits = tenpai && waitsDress(tenpai, analysis.me);
  return <AfterCall discards={discards} after={after} waits={waits} bound={isUpperBound(analysis)} />;
};

const hasWhy = (choice: CallChoice): boolean =>
  choice.score !== undefined || choice.tenpai !== undefined || choice.after !== undefined;

/** Riichi is not a row of its own: the discards that allow it say so. */
export const callsDress = (analysis: Analysis, words: Words): readonly CallDress[] =>
  ordered(analysis.calls.filter((c) => c.call !== 'riichi')).map((choice) => ({
    key: keyOf(choice),
    name: words.name('call', choice.call),
    tiles: drawnOf(choice),
    isWin: choice.score !== undefined,
    count: choice.score ? undefined : choice.after?.tiles,
    outcome: <Then key="then" choice={choice} />,
    ...(hasWhy(choice) && { why: () => <Why choice={choice} analysis={analysis} /> }),
  }));
