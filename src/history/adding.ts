// Games written as wholes: added beside what is kept, or in place of what they were. Each is written in one go, with all that
// it takes the place of: a browser that is closed meanwhile leaves the one or the other.

import { unlessDamaged } from './damage.ts';
import type { Database } from './database.ts';
import { withUnread } from './hand-keys.ts';
import { joinedGame } from './joined-game.ts';
import { readable, type WholeGame } from './kept.ts';
import { namedBy } from './player-names.ts';
import { putWhole, rowOf, wholeOf, written } from './rows.ts';
import { printsOf } from './same-game.ts';
import { printOld, twinOf } from './twin.ts';

/** What adding games did. */
export interface Added {
  readonly added: number;
  /** They were there, and have more hands now. */
  readonly grown: number;
  /** They were there as they were played live, or in another format, and are one with that now. */
  readonly joined: number;
  /** They were there as they are. */
  readonly known: number;
}

const NOTHING: Added = { added: 0, grown: 0, joined: 0, known: 0 };

/** `instead`: the id that it had. */
const writeWhole = async (db: Database, { row, hands }: WholeGame, instead = row.id): Promise<void> => {
  const all = await Promise.all(
    hands.map(({ events }, hand) => written({ game: row.id, hand }, events, row.hands[hand]!)),
  );
  const game = { ...withUnread(row, []), hands: all.map(({ line }) => line), prints: printsOf(hands) };
  const rows = all.map((one) => one.row);
  await putWhole(db, game, rows, [row.id, instead]);
};

const addOne = async (db: Database, given: WholeGame): Promise<keyof Added> => {
  const same = await unlessDamaged(wholeOf(db, given.row.id));
  const kept = same ?? (await twinOf(db, given));
  const both = kept ? joinedGame(kept, given) : given;
  if (!both) return 'known';
  await writeWhole(db, both, kept?.row.id);
  if (!kept) return 'added';
  return same && same.row.source === given.row.source ? 'grown' : 'joined';
};

export const addTo = async (db: Database, games: readonly WholeGame[]): Promise<Added> => {
  await printOld(db);
  let sum = NOTHING;
  for (const game of games) {
    const what = await addOne(db, readable(game));
    sum = { ...sum, [what]: sum[what] + 1 };
  }
  return sum;
};

/** The game as it is now, which may have been taken back a step; who its players are called is not lost. */
export const rewriteIn = async (db: Database, given: WholeGame): Promise<void> => {
  const before = await rowOf(db, given.row.id);
  if (!before) await addTo(db, [given]);
  else
    await writeWhole(db, { ...given, row: { ...given.row, names: namedBy(before.names, given.row.names) } });
};
