// What a room plays, from the bits of GO.

import type { RuleHint } from '../../table/event.ts';
import type { Players } from '../../tiles/seat.ts';

export interface Room {
  readonly players: Players;
  /** People sit opposite. */
  readonly humans: boolean;
  readonly reds: boolean;
  readonly rules: RuleHint;
}

const HUMANS = 0x01;
const NO_REDS = 0x02;
const NO_OPEN_TANYAO = 0x04;
/** East and South; else East alone. */
const HANCHAN = 0x08;
const THREE_PLAYERS = 0x10;
/** Rooms with chips round thirty fu and four han up to a mangan. */
const CHIPS = 0x200;
/** Rooms that play as parlours do: a counter is worth 1500. */
const PARLOUR = 0x400;

const rulesOf = (bits: number): RuleHint => {
  const reds = (bits & NO_REDS) === 0;
  return {
    family: 'riichi',
    preset: 'tenhou',
    options: {
      ...(reds ? {} : { akaDora: 0 }),
      ...(bits & NO_OPEN_TANYAO ? { kuitan: false } : {}),
      gameLength: bits & HANCHAN ? 'hanchan' : 'tonpuu',
      ...(bits & CHIPS ? { kiriageMangan: true } : {}),
      ...(bits & PARLOUR ? { honbaValue: 1500 } : {}),
    },
    reds: reds ? [1, 1, 1] : [0, 0, 0],
  };
};

export const roomOf = (bits: number): Room => {
  const reds = (bits & NO_REDS) === 0;
  return {
    players: bits & THREE_PLAYERS ? 3 : 4,
    humans: (bits & HUMANS) !== 0,
    reds,
    rules: rulesOf(bits),
  };
};

/** A room whose GO was not seen: people are taken to sit there, and which rules hold is not said. */
export const unseenRoom = (players: Players): Room => ({
  players,
  humans: true,
  reds: true,
  rules: { family: 'riichi', preset: 'tenhou' },
});
