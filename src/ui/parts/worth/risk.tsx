// A risk as a mark and a number: a shape for who cannot tell the colours apart.

import type { Tone } from '../icon.tsx';
import { Mark } from '../icon.tsx';
import { useWords } from '../words.tsx';
import { percent, type RiskLevel, riskLevel } from './figures.ts';

const TONES: Readonly<Record<RiskLevel, Tone | undefined>> = {
  safe: 'safe',
  low: undefined,
  caution: 'caution',
  danger: 'danger',
};

/** `rough`: something is not known that it hangs on. */
export const Risk = ({ chance, rough = false }: { chance: number; rough?: boolean }) => {
  const words = useWords();
  const level = riskLevel(chance);
  const tone = TONES[level];
  const said = percent(words, chance);
  return (
    <span class={`risk ${level}`}>
      {tone && <Mark id={level === 'low' ? 'none' : level} tone={tone} />}
      {rough ? words.text('worth.about', { n: said }) : said}
    </span>
  );
};
