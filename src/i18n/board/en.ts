import type { Message } from '../message.ts';

export const en = {
  table: 'Table',
  middle: 'Middle of the table',
  round: '{wind} {n}',
  left: { one: '*{n}* tile left', other: '*{n}* tiles left' },
  honba: '{n} honba',
  sticks: { one: '{n} stick', other: '{n} sticks' },
  dora: 'Dora indicators',
  seat: '{wind} ({who})',
  me: 'you',
  dealer: 'dealer',
  turn: 'to play',
  points: '{n} points',
  riichi: 'riichi',
  upeo: 'upeo',
  hand: 'Hand',
  hidden: { one: '{n} tile face down', other: '{n} tiles face down' },
  ghost: 'Hidden from you at that moment',
  melds: 'Called groups',
  river: 'River',
  aside: 'Set aside',
  waits: 'Waits shown',
  called: '{tile}, called by {who}',
  sideways: '{tile}, sideways',
  asDrawn: '{tile}, as drawn',
  last: '{tile}, just thrown',
} as const satisfies Record<string, Message>;

export type BoardKey = keyof typeof en;
