// Events as one line of text each, so that a test says what it means.

import type { TableEvent } from '../../table/event.ts';
import { formatMeld, formatTile, formatTiles } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';

const hand = (tiles: readonly Tile[] | number | undefined): string =>
  typeof tiles === 'object' ? formatTiles(tiles) : String(tiles ?? '?');

const payments = (points: readonly number[] | undefined): string => (points ? ` [${points.join(',')}]` : '');

const stated = (e: Extract<TableEvent, { type: 'win' }>): string => {
  const s = e.stated;
  const lines = [...(s?.yaku ?? []).map(({ id, han }) => `${id}+${han}`), ...(s?.yakuman ?? [])];
  const count = s?.han === undefined ? '' : ` ${s.han}/${s.fu}`;
  const ura = s?.ura ? ` ura ${formatTiles(s.ura)}` : '';
  const liable = s?.liable === undefined ? '' : ` liable ${s.liable}`;
  return `${lines.join(' ')}${count} ${s?.points ?? '?'}${ura}${liable}`;
};

export const show = (e: TableEvent, players: 3 | 4 = 4): string => {
  switch (e.type) {
    case 'game':
      return `game ${e.players} ${e.humans ? 'people' : 'bots'}${e.hintsOff ? ' hints off' : ''}`;
    case 'deal': {
      const { round: r } = e;
      const head = `deal ${e.me} ${r.wind}-${r.number} ${hand(e.hands[e.me])} ${formatTile(e.indicator)}`;
      return `${head} wall ${r.wall} honba ${r.honba} sticks ${r.riichiSticks}`;
    }
    case 'draw': {
      const tile = e.tile === undefined ? '' : ` ${formatTile(e.tile)}`;
      return `draw ${e.seat}${tile}${e.replacement ? ' replacement' : ''}`;
    }
    case 'declare':
      return `declare ${e.seat}`;
    case 'discard': {
      const from = e.drawn === undefined ? '?' : e.drawn ? 'drawn' : 'hand';
      return `discard ${e.seat} ${formatTile(e.tile)} ${from}${e.riichi ? ' riichi' : ''}`;
    }
    case 'riichi':
      return `riichi ${e.seat}`;
    case 'meld':
      return `meld ${e.seat} ${formatMeld(e.meld, e.seat, players)}`;
    case 'aside':
      return `aside ${e.seat} ${formatTile(e.tile)}`;
    case 'indicator':
      return `indicator ${formatTile(e.tile)}`;
    case 'win': {
      const from = e.from === undefined ? '' : ` from ${e.from}`;
      return `win ${e.seat} ${formatTile(e.tile)}${from} ${hand(e.hand)} ${stated(e)}${payments(e.payments)}`;
    }
    case 'end': {
      const hands = e.hands ? ` ${e.hands.map(hand).join(' ')}` : '';
      return `end ${e.ending}${payments(e.payments)}${hands}${e.last ? ' last' : ''}`;
    }
    case 'told':
      return `told ${JSON.stringify(e)}`;
    case 'missed':
      return `missed ${e.detail}`;
    case 'snapshot':
      return `snapshot ${e.table.unknown.join(',')}`;
  }
};
