// The hand's own chances and points, with riichi and without where both are open.

import type { ThrowValue, Worth } from '../../../analysis/value/value.ts';
import { useWords } from '../words.tsx';
import { percent, signed } from './figures.ts';
import { useWorthWords } from './words.ts';

interface Way {
  readonly name: string;
  readonly worth: Worth;
}

const useWays = ({ silent, riichi, best }: ThrowValue): readonly Way[] => {
  const { text } = useWorthWords();
  if (silent && riichi)
    return [
      { name: text('riichi.with'), worth: riichi },
      { name: text('riichi.without'), worth: silent },
    ];
  return best ? [{ name: '', worth: best }] : [];
};

const Chance = ({ name, worth }: Way) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { win, tsumo, ron, points } = worth;
  return (
    <tr>
      <th scope="row">
        {name === '' ? text('part.win') : name}
        <small>
          {text('part.win.more', {
            win: percent(words, win),
            tsumo: percent(words, tsumo),
            ron: percent(words, ron),
          })}
        </small>
      </th>
      <td>{signed(words, points)}</td>
    </tr>
  );
};

/** Riichi beside silence, with the difference; else the hand's chances alone. */
export const WaysTable = ({ value }: { value: ThrowValue }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const ways = useWays(value);
  const [first, second] = ways;
  if (!first) return null;
  return (
    <table class="parts">
      <caption>{text(second ? 'riichi.title' : 'title')}</caption>
      <tbody>
        {ways.map((way) => (
          <Chance key={way.name} {...way} />
        ))}
        {second && (
          <tr class="total">
            <th scope="row">{text('riichi.difference')}</th>
            <td>
              <b>{signed(words, first.worth.points - second.worth.points)}</b>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
