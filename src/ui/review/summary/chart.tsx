// A chart in its card: a title, a sentence, the drawing, and the same numbers as a table for who wants or needs them.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../parts/words.tsx';
import type { Look, Plot } from './plot.ts';
import { useSummaryWords } from './words.ts';

export interface Numbers {
  readonly heads: readonly string[];
  /** The first of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartProps {
  readonly title: string;
  readonly more?: string;
  readonly plot: Plot;
  readonly numbers: Numbers;
  readonly children?: preact.ComponentChildren;
}

/** Tokens name colours of two themes: what they are now is asked of an element that wears them. */
const coloursAt = (element: HTMLElement) => {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const found = { accent: colour('--accent'), text: colour('--text-2'), line: colour('--line') };
  probe.remove();
  return found;
};

/** Changes whenever the theme does: by choice, or with the system. */
const useTheme = (): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const visit = new AbortController();
    const changed = (): void => setCount((n) => n + 1);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed, visit);
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      visit.abort();
      observer.disconnect();
    };
  }, []);
  return count;
};

const rowsIn = (plot: Plot): number => (plot.type === 'bars' && plot.lying ? plot.labels.length : 0);
/** In px: a row of lying bars, and what stands around them. */
const ROW = 26;
const AROUND = 64;
const TALL = 220;

const Canvas = ({ plot, label }: { plot: Plot; label: string }) => {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let clear: (() => void) | undefined;
    let wanted = true;
    const look: Look = {
      ...coloursAt(element.parentElement ?? document.body),
      font: getComputedStyle(element).fontFamily,
      number: words.number,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    void import('./plot.ts').then(({ draw }) => {
      if (wanted) clear = draw(element, plot, look);
    });
    return () => {
      wanted = false;
      clear?.();
    };
  }, [JSON.stringify(plot), theme, words]);
  const rows = rowsIn(plot);
  return (
    <div class="canvas" style={{ blockSize: `${rows > 0 ? rows * ROW + AROUND : TALL}px` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
};

const Table = ({ numbers: { heads, rows }, label }: { numbers: Numbers; label: string }) => {
  const { text } = useSummaryWords();
  return (
    <details class="numbers">
      <summary>{text('table')}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={head} scope="col" class={i === 0 ? '' : 'num'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              {cells.map((cell, j) => (
                <td key={j} class="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

export const ChartCard = ({ title, more, plot, numbers, children }: ChartProps) => (
  <figure class="card chart" aria-label={title}>
    <header>
      <h2>{title}</h2>
      {children}
    </header>
    {more && <p class="muted">{more}</p>}
    <Canvas plot={plot} label={title} />
    <Table numbers={numbers} label={title} />
  </figure>
);
