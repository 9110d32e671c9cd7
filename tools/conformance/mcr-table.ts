// A hand of a line as the extension would meet it: at a table just dealt, where South holds it and East is to draw.

import { apply } from '../../src/table/apply.ts';
import { eastOne } from '../../src/table/east-one.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import type { HandLine } from './mcr-line.ts';
import { situationOfLine } from './mcr-line.ts';

const DEAL: TableEvent = {
  type: 'deal',
  round: eastOne([0, 0, 0, 0], 92),
  me: 1,
  hands: [13, 13, 13, 13],
};

export const tableOfHand = (line: HandLine): Table => {
  const dealt = apply(undefined, DEAL);
  if (!dealt.ok) throw new Error(dealt.detail);
  const { concealed, melds } = situationOfLine(line);
  const seats = dealt.value.seats.map((seat, at) => (at === 1 ? { ...seat, concealed, melds } : seat));
  return { ...dealt.value, seats };
};
