// What of a seat's tiles was let pass though it would have won: temporary furiten until the own next discard, furiten to
// the end of the hand for a hand in riichi.

import type { Seat } from '../../tiles/seat.ts';
import { Field } from './fields.tsx';
import { changedPasses } from './let-pass.ts';
import { TileRow } from './tile-row.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

export const LetPass = ({ desk, seat }: { desk: Desk; seat: Seat }) => {
  const { text } = useDeskWords();
  const { position, act } = desk;
  const lists = (['passed', 'passedInRiichi'] as const).flatMap((list) =>
    position[list].flatMap((shown, at) => (shown.seat === seat ? [{ list, at, tile: shown.tile }] : [])),
  );
  return (
    <Field label={text('target.passed')}>
      <TileRow
        desk={desk}
        label={text('target.passed')}
        tiles={lists.map(({ list, at, tile }) => ({
          tile,
          wrong: false,
          onRemove: () => act(changedPasses(position, { [list]: position[list].filter((_, i) => i !== at) })),
        }))}
        target={{ type: 'passed', seat }}
      />
    </Field>
  );
};
