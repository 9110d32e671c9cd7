// Which rules the answers stand on: the preset and who named it, what differs from it, and what of the room is not played.

import type { RuleChange, RulesInForce } from '../../analysis/analysis.ts';
import { Mark } from '../parts/icon.tsx';
import { optionName, presetName, valueName } from '../parts/rule-words.ts';
import { Say, useWords } from '../parts/words.tsx';

const Change = ({ change }: { change: RuleChange }) => {
  const words = useWords();
  return (
    <tr>
      <th scope="row">{optionName(words, change.id)}</th>
      <td>{valueName(words, change.id, change.value)}</td>
      <td class="muted">{words.text(`set.rules.by.${change.source}`)}</td>
    </tr>
  );
};

const Changes = ({ changes }: { changes: readonly RuleChange[] }) => {
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
            <Change key={change.id} change={change} />
          ))}
        </tbody>
      </table>
    </>
  );
};

export const Rules = ({ rules }: { rules: RulesInForce }) => {
  const words = useWords();
  const { preset, source, changes = [], unsupported = [] } = rules;
  return (
    <div class="rules-now">
      <p class="line">
        <span class="muted">{words.text('set.rules.force')}</span>
        <span>
          <b>{presetName(words, preset)}</b>{' '}
          <span class="muted">{words.text(`set.rules.from.${source}`)}</span>
        </span>
      </p>
      <Changes changes={changes} />
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
