// Korean: base and bonus points, the minimum, upeo, furiten by its own name.

import type { KoreanAnalysis, KoreanDiscard } from '../../../analysis/korean/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { useWords } from '../../parts/words.tsx';
import type { DiscardDress, Dress } from '../dress.ts';
import { isUpperBound } from '../headline.ts';
import { furitenSays, riskParams } from '../notes.ts';
import { ReadyTag } from '../readiness.tsx';
import { type Said, said } from '../said.ts';
import { Allowed } from '../tags.tsx';
import { callsDress } from './calls.tsx';
import { announcedOf, headlineOf } from './headline.ts';
import { FURITEN, isPartial, notesOf } from './notes.ts';
import { faultSays, upeoSays } from './upeo.ts';
import { waitsDress } from './waits.tsx';

const isFuriten = (c: KoreanDiscard): boolean =>
  (c.tenpai?.furiten.length ?? 0) > 0 || c.furitenRisk !== undefined;

const UpeoTag = ({ early }: { early: boolean }) => (
  <Allowed>{useWords().text(early ? 'tag.earlyUpeo' : 'tag.upeo')}</Allowed>
);

const tagOf = ({ upeo, tenpai }: KoreanDiscard) => {
  if (upeo?.legal) return <UpeoTag early={upeo.early} />;
  return tenpai ? <ReadyTag readiness={tenpai.readiness} /> : null;
};

const upeoSaysOf = ({ upeo }: KoreanDiscard, minimum: number): readonly Said[] => {
  if (!upeo) return [];
  if (upeo.legal) return [said(upeo.early ? 'korean.upeo.withThis.early' : 'korean.upeo.withThis')];
  return faultSays(upeo, minimum);
};

const saysOf = (choice: KoreanDiscard, minimum: number): readonly Said[] => {
  const { tenpai, furitenRisk } = choice;
  return [
    ...(tenpai?.furiten.flatMap((f) => furitenSays(f, '', FURITEN)) ?? []),
    ...(furitenRisk ? [said('furitenRisk.river', riskParams(furitenRisk))] : []),
    ...upeoSaysOf(choice, minimum),
  ];
};

const discardDress = (choice: KoreanDiscard, { minimum }: KoreanAnalysis, words: Words): DiscardDress => ({
  tile: choice.tile,
  after: choice.after,
  ...(choice.after.shanten === 0 && { near: words.text('korean.shortTenpai') }),
  behind: choice.behind,
  ...(isFuriten(choice) && { mark: { id: 'furiten', tone: 'danger', name: 'korean.furiten' } }),
  tag: tagOf(choice),
  ...(choice.forbidden && { barred: { tag: 'tag.inUpeo', why: 'why.inUpeo' } }),
  says: saysOf(choice, minimum),
  ...(choice.tenpai && { waits: waitsDress(choice.tenpai) }),
});

export const koreanDress = (analysis: KoreanAnalysis, words: Words): Dress => ({
  headline: headlineOf(analysis, words),
  announced: announcedOf(analysis, words),
  notes: notesOf(analysis, words),
  info: upeoSays(analysis),
  ...(analysis.tenpai && { waits: waitsDress(analysis.tenpai) }),
  discards:
    analysis.upeo.declared === 'none' ? analysis.discards.map((c) => discardDress(c, analysis, words)) : [],
  calls: callsDress(analysis, words),
  isPartial: isPartial(analysis),
  bound: isUpperBound(analysis),
});
