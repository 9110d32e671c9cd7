// Everything that could be done, best first, with what is known of each; the choice is marked among them.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from '../../../i18n/i18n.ts';
import type { JudgementKey } from '../../../i18n/judgement/judgement.ts';
import { isSame } from '../../../review/acts.ts';
import type { Decision, Option } from '../../../review/decision.ts';
import { Icon } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { percent, roundPoints } from '../../parts/worth/figures.ts';
import { Risk } from '../../parts/worth/risk.tsx';
import { ActView } from './act-view.tsx';
import { shantenText } from './missed-says.ts';
import { useJudgementWords } from './words.ts';

interface Figure {
  readonly head: JudgementKey;
  readonly look: 'num' | 'num spare' | '';
  /** Undefined: not known of this option. */
  readonly show: (option: Option, words: Words, best: Option) => ComponentChildren | undefined;
}

const ifKnown = (n: number | undefined, show: (n: number) => ComponentChildren) =>
  n === undefined ? undefined : show(n);

const behind = (words: Words, points: number): string => {
  const n = roundPoints(points);
  return n === 0 ? words.number(0) : `−${words.number(n)}`;
};

const FIGURES: readonly Figure[] = [
  {
    head: 'head.then',
    look: '',
    show: ({ shanten }, words) => ifKnown(shanten, (n) => shantenText(words, n)),
  },
  { head: 'head.tiles', look: 'num', show: ({ tiles }, words) => ifKnown(tiles, words.number) },
  {
    head: 'head.points',
    look: 'num',
    show: ({ points }, words) => ifKnown(points, (n) => words.number(roundPoints(n))),
  },
  { head: 'head.win', look: 'num spare', show: ({ win }, words) => ifKnown(win, (n) => percent(words, n)) },
  { head: 'head.risk', look: 'num', show: ({ risk }) => risk && <Risk chance={risk.chance} /> },
  {
    head: 'head.net',
    look: 'num',
    show: ({ net }, words, best) =>
      net === undefined ? undefined : ifKnown(best.net, (most) => behind(words, most - net)),
  },
];

/** Ranked without a value of the hand: as if it were given up (`review/net.ts`). */
const isGivenUp = ({ net, points }: Option): boolean => net !== undefined && points === undefined;

/** Where a figure is not known: why, for those who point at it or hear it. */
const Dash = ({ option }: { option: Option }) => {
  const { text } = useJudgementWords();
  const why = text(isGivenUp(option) ? 'dash.fold' : 'dash.none');
  return (
    <span class="muted" title={why}>
      <span aria-hidden="true">–</span>
      <span class="unseen">{why}</span>
    </span>
  );
};

/** Shown at first. */
const FEW = 4;

/** The best, and the choice wherever it stands. */
const shownOf = ({ options, rank = 0 }: Decision, all: boolean): readonly Option[] =>
  options.filter((_, i) => all || i < FEW || i === rank);

const useShown = (decision: Decision) => {
  const [all, setAll] = useState(false);
  const shown = shownOf(decision, all);
  return { shown, all, setAll, rest: decision.options.length - shown.length };
};

export const Options = ({ decision }: { decision: Decision }) => {
  const words = useWords();
  const { text } = useJudgementWords();
  const { shown, all, setAll, rest } = useShown(decision);
  const { options, chosen, family } = decision;
  const best = options[0];
  if (!best) return null;
  const figures = FIGURES.filter(({ show }) => options.some((o) => show(o, words, best) !== undefined));
  return (
    <>
      <table class="options" aria-label={text('options')}>
        <thead>
          <tr>
            <th scope="col">{text('head.act')}</th>
            {figures.map(({ head, look }) => (
              <th key={head} scope="col" class={look}>
                {text(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((option) => {
            const isChosen = isSame(option.act, chosen);
            const look = `${option === best ? 'best' : ''}${isChosen ? ' chosen' : ''}`;
            return (
              <tr key={JSON.stringify(option.act)} class={look}>
                <th scope="row">
                  <ActView act={option.act} family={family} />
                  {isChosen && <span class="tag accent">{text('chosen')}</span>}
                </th>
                {figures.map(({ head, look: dress, show }) => (
                  <td key={head} class={dress}>
                    {show(option, words, best) ?? <Dash option={option} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {figures.some(({ head }) => head === 'head.net') && (
        <p class="muted">{text(family === 'riichi' ? 'net.riichi' : 'net.others')}</p>
      )}
      {shown.some(isGivenUp) && <p class="muted">{text('dash.fold.more')}</p>}
      {(all || rest > 0) && (
        <button type="button" class="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.text('more.fewer') : words.text('more.rows', { n: rest })}
          <Icon id={all ? 'up' : 'down'} />
        </button>
      )}
    </>
  );
};
