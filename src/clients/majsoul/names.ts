// What the players of a match are called, by seat. Bots have no account, and no name of their own.

import type { NamesTold } from '../client.ts';
import { PlayerGameView, type ResAuthGame } from './messages.ts';
import { type Read, readMessage } from './protobuf.ts';

const nicknames = (players: readonly Uint8Array[]): ReadonlyMap<number, string> =>
  new Map(
    players.flatMap((data) => {
      const player = readMessage(PlayerGameView, data);
      return player && player.account_id !== 0 ? [[player.account_id, player.nickname] as const] : [];
    }),
  );

/** Nothing where nobody is called anything. */
export const namesTold = ({ players, seat_list }: Read<typeof ResAuthGame>): readonly NamesTold[] => {
  const called = nicknames(players);
  return called.size > 0 ? [{ type: 'names', names: seat_list.map((id) => called.get(id) ?? '') }] : [];
};
