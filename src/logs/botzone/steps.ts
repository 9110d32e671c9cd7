// One step of a Botzone match, as its `display` tells it. Calls name the tile thrown after them; what was called is the tile
// thrown before.

import { type Fields, fieldsOf, integer, listBy, listOf, text } from '../../clients/json.ts';
import { isSeat } from '../../clients/mcr-deal.ts';
import { fanId } from '../../clients/mcr-fans.ts';
import type { TableEvent } from '../../table/event.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import { type Telling, tell, tellAside, tellDiscard, tellDraw, tellMeld } from '../telling.ts';
import { tileOf } from './tiles.ts';

export interface Step {
  readonly action: string;
  readonly seat: Seat;
  readonly tile?: Tile;
  readonly fields: Fields;
}

const copies = (tile: Tile, count: number): readonly Tile[] => Array.from({ length: count }, () => tile);

type Tell = (t: Telling, step: Step, tile: Tile) => Telling | undefined;

const peng: Tell = (t, { seat }, tile) => {
  const { shown } = t;
  if (shown === undefined) return undefined;
  const meld = { type: 'pon', own: copies(shown.tile, 2), called: shown.tile, from: shown.seat } as const;
  return tellDiscard(tellMeld(t, seat, meld), seat, tile);
};

const chi: Tell = (t, { seat, fields }, tile) => {
  const { shown } = t;
  const middle = tileOf(fields.tileCHI);
  if (shown === undefined || middle === undefined) return undefined;
  const run = [middle - 1, middle, middle + 1].map((kind) => plainTile(kind as Kind));
  const own = run.filter((one) => one !== shown.tile);
  const meld = { type: 'chi', own, called: shown.tile, from: shown.seat } as const;
  return tellDiscard(tellMeld(t, seat, meld), seat, tile);
};

/** After an own draw it is a closed one. */
const gang: Tell = (t, { seat }, tile) => {
  const { shown, drawn } = t;
  if (drawn !== undefined) return tellMeld(t, seat, { type: 'closedKan', own: copies(tile, 4) });
  if (shown === undefined) return undefined;
  return tellMeld(t, seat, {
    type: 'openKan',
    own: copies(shown.tile, 3),
    called: shown.tile,
    from: shown.seat,
  });
};

/** The table knows the pon: whose tile it took is its business. */
const buGang: Tell = (t, { seat }, tile) =>
  tellMeld(t, seat, {
    type: 'addedKan',
    own: copies(tile, 2),
    called: tile,
    from: seatAfter(seat, -1, 4),
    added: tile,
  });

const WITH_TILE: Readonly<Record<string, Tell>> = {
  DRAW: (t, { seat }, tile) => tellDraw(t, seat, tile),
  PLAY: (t, { seat }, tile) => tellDiscard(t, seat, tile),
  PENG: peng,
  CHI: chi,
  GANG: gang,
  BUGANG: buGang,
  BUHUA: (t, { seat }, tile) => tellAside(t, seat, tile),
};

const payments = (fields: Fields): { readonly payments?: readonly number[] } => {
  const list = listBy(fields.score, integer);
  return list?.length === 4 ? { payments: list } : {};
};

const fansOf = (fields: Fields) =>
  listOf(fields.fan).flatMap((fan) => {
    const { name, cnt } = fieldsOf(fan);
    const written = text(name);
    return written === undefined ? [] : [{ id: fanId(written), times: integer(cnt) ?? 1 }];
  });

const win = (t: Telling, { seat, fields }: Step): Telling | undefined => {
  const won = t.drawn ?? t.shown;
  if (won === undefined) return undefined;
  const fan = integer(fields.fanCnt);
  const event: TableEvent = {
    type: 'win',
    seat,
    tile: won.tile,
    ...(t.drawn ? {} : { from: won.seat }),
    stated: { fans: fansOf(fields), ...(fan === undefined ? {} : { fan }) },
    ...payments(fields),
  };
  return tell(t, event, { type: 'end', ending: 'win', ...payments(fields) });
};

const end = (t: Telling, ending: 'exhaustive' | 'unknown', fields: Fields): Telling =>
  tell(t, { type: 'end', ending, ...payments(fields) });

/** Steps that say nothing of the table. */
const SILENT: ReadonlySet<string> = new Set(['INIT', 'DEAL']);

export const isEnding = ({ action }: Step): boolean =>
  !SILENT.has(action) && !Object.hasOwn(WITH_TILE, action);

/** A player whose answer is not allowed ends the match, by a code of its own. */
export const tellStep = (t: Telling, step: Step): Telling | undefined => {
  const { action, tile, fields } = step;
  if (SILENT.has(action)) return t;
  if (Object.hasOwn(WITH_TILE, action))
    return tile === undefined ? undefined : WITH_TILE[action]!(t, step, tile);
  if (action === 'HU') return win(t, step);
  return end(t, action === 'HUANG' ? 'exhaustive' : 'unknown', fields);
};

/** Undefined: no step at all. A player who is not named is seat 0: only steps of nobody's leave it out. */
export const stepOf = (display: unknown): Step | undefined => {
  const fields = fieldsOf(display);
  const action = text(fields.action);
  if (action === undefined) return undefined;
  const tile = tileOf(fields.tile);
  const seat = isSeat(fields.player) ? fields.player : 0;
  return { action, seat, fields, ...(tile === undefined ? {} : { tile }) };
};
