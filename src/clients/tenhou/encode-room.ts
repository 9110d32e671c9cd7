// What a room plays, as the bits of GO that `room.ts` reads.

import type { TableEvent } from '../../table/event.ts';

type Game = Extract<TableEvent, { type: 'game' }>;

const HUMANS = 0x01;
const NO_REDS = 0x02;
const NO_OPEN_TANYAO = 0x04;
const HANCHAN = 0x08;
const THREE_PLAYERS = 0x10;

/** Three players have no middle tiles of m, so no red one either. */
export const redsOf = ({ players, rules }: Game): boolean | undefined => {
  const [m, p, s] = rules?.reds ?? [1, 1, 1];
  if (m + p + s === 0) return false;
  return p === 1 && s === 1 && (m === 1 || players === 3) ? true : undefined;
};

const LENGTHS: Readonly<Record<string, number>> = { tonpuu: 0, hanchan: HANCHAN };

/** The room's bits; undefined: Tenhou has no such room. */
export const bitsOf = (game: Game): number | undefined => {
  const { players, humans, rules } = game;
  const { gameLength = 'tonpuu', kuitan = true } = rules?.options ?? {};
  const [reds, length] = [redsOf(game), LENGTHS[String(gameLength)]];
  if (rules?.family !== 'riichi' || reds === undefined || length === undefined) return undefined;
  return (
    (humans ? HUMANS : 0) |
    (reds ? 0 : NO_REDS) |
    (kuitan ? 0 : NO_OPEN_TANYAO) |
    length |
    (players === 3 ? THREE_PLAYERS : 0)
  );
};
