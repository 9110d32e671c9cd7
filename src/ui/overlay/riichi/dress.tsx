// Riichi: han and fu, furiten, riichi itself.

import type { Analysis, DiscardChoice } from '../../../analysis/analysis.ts';
import type { MessageKey, Words } from '../../../i18n/i18n.ts';
import { useWords } from '../../parts/words.tsx';
import type { DiscardDress, Dress } from '../dress.ts';
import { isUpperBound, shantenName } from '../headline.ts';
import { furitenSays, riskParams } from '../notes.ts';
import { type Said, said } from '../said.ts';
import { Allowed, NoYaku } from '../tags.tsx';
import { callsDress } from './calls.tsx';
import { headlineOf, winOf } from './headline.ts';
import { notesOf } from './notes.ts';
import { waitsDress } from './waits.tsx';

/** Furiten after it, or by one way on: the mark is the same, the sentence is under the row. */
const isFuriten = (c: DiscardChoice): boolean =>
  (c.tenpai?.furiten.length ?? 0) > 0 || c.furitenRisk !== undefined;

const isYakuless = (c: DiscardChoice): boolean =>
  !c.riichi && (c.tenpai?.waits.every((w) => w.bars.includes('noYaku')) ?? false);

const FORBIDDEN: Readonly<
  Record<NonNullable<DiscardChoice['forbidden']>, { tag: MessageKey; why: MessageKey }>
> = {
  kuikae: { tag: 'tag.kuikae', why: 'why.kuikae' },
  riichi: { tag: 'tag.locked', why: 'why.locked' },
};

const RiichiTag = () => <Allowed>{useWords().text('tag.riichi')}</Allowed>;

const tagOf = (c: DiscardChoice) => {
  if (c.riichi) return <RiichiTag />;
  return isYakuless(c) ? <NoYaku spare /> : null;
};

const saysOf = ({ tenpai, furitenRisk }: DiscardChoice): readonly Said[] => [
  ...(tenpai?.furiten.flatMap((f) => furitenSays(f, '')) ?? []),
  ...(furitenRisk ? [said('furitenRisk.river', riskParams(furitenRisk))] : []),
];

const discardDress = (choice: DiscardChoice, { me }: Analysis): DiscardDress => ({
  tile: choice.tile,
  after: choice.after,
  behind: choice.behind,
  ...(isFuriten(choice) && { mark: { id: 'furiten', tone: 'danger', name: 'tag.furiten' } }),
  tag: tagOf(choice),
  ...(choice.forbidden && { barred: FORBIDDEN[choice.forbidden] }),
  says: saysOf(choice),
  ...(choice.tenpai && { waits: waitsDress(choice.tenpai, me) }),
});

const announced = (analysis: Analysis, words: Words): string => {
  const win = winOf(analysis);
  if (win) return words.name('call', win.call);
  return analysis.now.shanten === 0 ? shantenName(words, 0) : '';
};

export const riichiDress = (analysis: Analysis, words: Words): Dress => ({
  headline: headlineOf(analysis, words),
  announced: announced(analysis, words),
  notes: notesOf(analysis, words),
  ...(analysis.tenpai && { waits: waitsDress(analysis.tenpai, analysis.me) }),
  discards: analysis.inRiichi ? [] : analysis.discards.map((c) => discardDress(c, analysis)),
  calls: callsDress(analysis, words),
  isPartial: analysis.unknown.length > 0,
  bound: isUpperBound(analysis),
});
