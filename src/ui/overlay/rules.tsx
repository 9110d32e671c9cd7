// Which rules the answers stand on: the preset and who named it, what differs from it, and what of the room is not played.

import type { RuleChange, RulesInForce } from '../../analysis/analysis.ts';
import { Mark } from '../parts/icon.tsx';
import { BOOKS, optionText, presetText, type RuleBook, valueText } from '../parts/rule-book.ts';
import { Say, useWords } from '../parts/words.tsx';

const Change = ({ change, book }: { change: RuleChange; book: RuleBook }) => {
  const words = useWords();
  return (
    <tr>
      <th scope="row">{optionText(book, words, change.id)}</th>
      <td>{valueText(book, words, change.id, change.value)}</td>
      <td class="muted">{words.text(`set.rules.by.${change.source}`)}</td>
    </tr>
  );
};

const Changes = ({ changes, book }: { changes: readonly RuleChange[]; book: RuleBook }) => {
  const words = useWords();
  if (changes.length === 0) return <p class="muted">{words.text('set.rules.same')}</p>;
  return (
    <>
      <p class="muted">
        <Say say="set.rules.differ" with={{ n: changes.length }} />
      </p>
      <table class="rules-changed">
        <tbody>
          {changes.map((change) => (
            <Change key={change.id} change={change} book={book} />
          ))}
        </tbody>
      </table>
    </>
  );
};

export const Rules = ({ rules }: { rules: RulesInForce }) => {
  const words = useWords();
  const { family, preset, source, changes = [], unsupported = [] } = rules;
  const book = BOOKS[family];
  return (
    <div class="rules-now">
      <p class="line">
        <span class="muted">{words.text('set.rules.force')}</span>
        <span>
          <b>{presetText(book, words, preset)}</b>{' '}
          <span class="muted">{words.text(`set.rules.from.${source}`)}</span>
        </span>
      </p>
      <Changes changes={changes} book={book} />
      {unsupported.length > 0 && (
        <p class="note caution">
          <Mark id="caution" tone="caution" />
          <span>
            <Say
              say="set.rules.unsupported"
              with={{ rules: words.list(unsupported.map((field) => words.name('roomRule', field))) }}
            />
          </span>
        </p>
      )}
    </div>
  );
};
