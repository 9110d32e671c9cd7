import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { parseTiles } from '../tiles/notation.ts';
import { pack, unpack } from './pack.ts';

const tiles = (text: string) => {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

test('a draw at which some showed their hands comes back as it was: JSON writes null for the others', async () => {
  const events: readonly TableEvent[] = [
    { type: 'draw', seat: 1 },
    {
      type: 'end',
      ending: 'exhaustive',
      hands: [undefined, tiles('123m456p789s1122z'), undefined, undefined],
    },
  ];
  expect(await unpack(await pack(events))).toStrictEqual(events);
});
