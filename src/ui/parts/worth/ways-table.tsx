// Riichi beside none now, all parts counted, where both are open; where there are no parts, the hand's own chances and points.

import type { Worth } from '../../../analysis/value/value.ts';
import type { Plan } from '../../../analysis/worth/parts.ts';
import { useWords } from '../words.tsx';
import { percent, signed } from './figures.ts';
import type { Shown } from './parts-table.tsx';
import { useWorthWords } from './words.ts';

interface Way {
  readonly name: string;
  readonly own: Worth;
  readonly points: number;
}

const planIn = ({ parts, others = [] }: Shown, plan: Plan) =>
  (parts ? [parts, ...others] : []).find((p) => p.plan === plan);

/** Both ways to play on, or none. */
const useChoice = (shown: Shown): readonly Way[] => {
  const { text } = useWorthWords();
  const [riichi, silent] = [planIn(shown, 'riichi'), planIn(shown, 'push')];
  if (!riichi?.own || !silent?.own) return [];
  return [
    { name: text('riichi.with'), own: riichi.own, points: riichi.total },
    { name: text('riichi.without'), own: silent.own, points: silent.total },
  ];
};

const useWays = (shown: Shown): readonly Way[] => {
  const { text } = useWorthWords();
  const choice = useChoice(shown);
  const best = shown.value?.best;
  if (choice.length > 0 || shown.parts || !best) return choice;
  return [{ name: text('part.win'), own: best, points: best.points }];
};

const Chance = ({ name, own, points }: Way) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { win, tsumo, ron } = own;
  return (
    <tr>
      <th scope="row">
        {name}
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

/** With the difference where there are two. */
export const WaysTable = ({ shown }: { shown: Shown }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const ways = useWays(shown);
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
              <b>{signed(words, first.points - second.points)}</b>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
