// What games came to, in figures: each with what it is a share or a mean of.

import type { Words } from '../../../i18n/i18n.ts';
import type { SummaryKey } from '../../../i18n/summary/summary.ts';
import type { Rates, Summary } from '../../../review/summary.ts';
import type { Tally } from '../../../review/tally.ts';
import type { RulesId } from '../../../rules/rules.ts';
import { useWords } from '../../parts/words.tsx';
import { percent, roundPaid, roundPoints, signed, signedPaid } from '../../parts/worth/figures.ts';
import { useReviewWords } from '../library/words.ts';
import { type SummaryText, useSummaryWords } from './words.ts';

interface Speech {
  readonly words: Words;
  readonly text: SummaryText;
}

export interface Figure {
  readonly id: string;
  readonly name: SummaryKey;
  /** Undefined: there is nothing to tell. */
  readonly value: (rates: Rates) => number | undefined;
  readonly show: (n: number, words: Words) => string;
  readonly more: (tally: Tally, speech: Speech) => string;
}

const share = (n: number, words: Words): string => percent(words, n);
const points = (n: number, words: Words): string => words.number(roundPoints(n));
const paid = (n: number, words: Words): string => words.number(roundPaid(n));

const ofHands =
  (part: (tally: Tally) => number) =>
  (tally: Tally, { text, words }: Speech): string =>
    text('of', { n: words.number(part(tally)), all: words.number(tally.complete) });

const onAverage = (_: Tally, { text }: Speech): string => text('figure.points.more');

const oneDigit = (n: number): number => Math.round(n * 10) / 10;

export const FIGURES: readonly Figure[] = [
  {
    id: 'accuracy',
    name: 'figure.accuracy',
    value: ({ accuracy }) => accuracy,
    show: share,
    more: ({ equal, judged }, { text, words }) =>
      `${text('of', { n: words.number(equal), all: words.number(judged) })} · ${text('figure.accuracy.more')}`,
  },
  {
    id: 'cost.points',
    name: 'figure.cost.points',
    value: ({ cost }) => (cost && cost.points > 0 ? cost.points : undefined),
    show: points,
    more: (_, { text }) => text('figure.cost.points.more'),
  },
  {
    id: 'cost.share',
    name: 'figure.cost.share',
    value: ({ cost }) => (cost && cost.share > 0 ? cost.share : undefined),
    show: (n, words) => words.number(oneDigit(n)),
    more: (_, { text }) => text('figure.cost.share.more'),
  },
  {
    id: 'luck',
    name: 'figure.luck',
    value: ({ luck }) => luck,
    show: (n, words) => signed(words, n),
    more: ({ helped, expected, draws }, { text, words }) =>
      text('figure.luck.more', {
        helped: words.number(helped),
        all: words.number(draws),
        expected: words.number(oneDigit(expected)),
      }),
  },
  { id: 'win', name: 'figure.win', value: ({ win }) => win, show: share, more: ofHands((t) => t.wins) },
  {
    id: 'dealIn',
    name: 'figure.dealIn',
    value: ({ dealIn }) => dealIn,
    show: share,
    more: ofHands((t) => t.dealIns),
  },
  {
    id: 'riichi',
    name: 'figure.riichi',
    value: ({ riichi }) => riichi,
    show: share,
    more: ofHands((t) => t.riichi),
  },
  { id: 'call', name: 'figure.call', value: ({ call }) => call, show: share, more: ofHands((t) => t.calls) },
  {
    id: 'furiten',
    name: 'figure.furiten',
    value: ({ furiten }) => furiten,
    show: share,
    more: ofHands((t) => t.furiten),
  },
  {
    id: 'score',
    name: 'figure.score',
    value: ({ score }) => score,
    show: (n, words) => signedPaid(words, n),
    more: onAverage,
  },
  {
    id: 'winPoints',
    name: 'figure.winPoints',
    value: ({ winPoints }) => winPoints,
    show: paid,
    more: onAverage,
  },
  {
    id: 'dealInPoints',
    name: 'figure.dealInPoints',
    value: ({ dealInPoints }) => dealInPoints,
    show: paid,
    more: onAverage,
  },
];

/** What rule sets have no such thing as. */
const LACKS: Readonly<Record<RulesId, readonly string[]>> = {
  riichi: [],
  mcr: ['riichi', 'furiten'],
  korean: [],
};

export const figuresOf = (family: RulesId): readonly Figure[] =>
  FIGURES.filter(({ id }) => !LACKS[family].includes(id));

export const nameOf = (figure: Figure, family: RulesId): SummaryKey =>
  figure.id === 'riichi' && family === 'korean' ? 'figure.riichi.korean' : figure.name;

const RANKS = ['rank.1', 'rank.2', 'rank.3', 'rank.4'] as const;

/** How often each place was taken, of games that are over. */
const Places = ({ places }: Pick<Summary, 'places'>) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const review = useReviewWords();
  const games = places.reduce((sum, n) => sum + n, 0);
  if (games === 0) return null;
  const mean = places.reduce((sum, n, i) => sum + n * (i + 1), 0) / games;
  const named = places.map((n, i) => ({ n, place: review.text(RANKS[i]!) }));
  // Three players have no fourth place.
  const taken = named.filter(({ n }, i) => i < 3 || n > 0).map((one) => text('place.n', one));
  const only = games === 1 ? named.find(({ n }) => n > 0)?.place : undefined;
  return (
    <div class="card figure" data-figure="places">
      <dt>{text(only === undefined ? 'figure.places' : 'figure.place')}</dt>
      <dd>
        <b>{only ?? words.number(Math.round(mean * 100) / 100)}</b>
        {only === undefined && <small>{taken.join(' · ')}</small>}
      </dd>
    </div>
  );
};

interface FiguresProps {
  readonly summary: Pick<Summary, 'tally' | 'rates' | 'places'>;
  readonly family: RulesId;
}

export const Figures = ({ summary: { tally, rates, places }, family }: FiguresProps) => {
  const words = useWords();
  const { text } = useSummaryWords();
  return (
    <dl class="figures" aria-label={text('figures')}>
      {figuresOf(family).map((figure) => {
        const n = figure.value(rates);
        if (n === undefined) return null;
        return (
          <div key={figure.id} class="card figure" data-figure={figure.id}>
            <dt>{text(nameOf(figure, family))}</dt>
            <dd>
              <b>{figure.show(n, words)}</b>
              <small>{figure.more(tally, { words, text })}</small>
            </dd>
          </div>
        );
      })}
      <Places places={places} />
    </dl>
  );
};
