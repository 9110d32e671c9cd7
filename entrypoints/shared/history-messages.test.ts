import { expect, test } from 'vitest';
import { handLine } from '../../src/history/hand-line.ts';
import type { Note } from '../../src/history/record.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { dealt, discard, draw, tiles } from '../../src/table/story.fixture.ts';
import { parseNoteGiven } from './history-messages.ts';

const HAND = '123456789m1234p';

/** One player showed a hand at the draw, the others did not. */
const DRAWN: readonly TableEvent[] = [
  dealt([HAND]),
  draw(0, '5p'),
  discard(0, '5p'),
  { type: 'end', ending: 'exhaustive', hands: [tiles(HAND), undefined, undefined, undefined] },
];

const NOTE: Note = { game: 'a', hand: 0, from: 0, events: DRAWN };

test('a hand that ended in a draw arrives as it was sent, though a message is JSON', () => {
  const given = parseNoteGiven(JSON.parse(JSON.stringify({ type: 'tehai:note', note: NOTE })));
  expect(given?.note).toStrictEqual(NOTE);
  expect(handLine(given!.note.events)).toEqual(handLine(DRAWN));
});

test.each([[undefined], [{ type: 'tehai:note' }], [{ type: 'tehai:other', note: NOTE }]])(
  '%o is no note',
  (message) => {
    expect(parseNoteGiven(message)).toBeUndefined();
  },
);
