// Events as one line of text each: for reports, and for tests that say what they mean. Seats by number, nobody by name.

import { formatMeld, formatTile, formatTiles } from '../tiles/notation.ts';
import type { Players } from '../tiles/seat.ts';
import { plainTile, type Tile } from '../tiles/tile.ts';
import type { TableEvent, Told, ToldWait } from './event.ts';

const hand = (tiles: readonly Tile[] | number | undefined): string =>
  typeof tiles === 'object' ? formatTiles(tiles) : String(tiles ?? '?');

const payments = (points: readonly number[] | undefined): string => (points ? ` [${points.join(',')}]` : '');

const stated = (e: Extract<TableEvent, { type: 'win' }>): string => {
  const s = e.stated;
  const lines = [...(s?.yaku ?? []).map(({ id, han }) => `${id}+${han}`), ...(s?.yakuman ?? [])];
  const count = s?.han === undefined ? '' : ` ${s.han}/${s.fu}`;
  const ura = s?.ura ? ` ura ${formatTiles(s.ura)}` : '';
  const liable = s?.liable === undefined ? '' : ` liable ${s.liable}`;
  if (s?.fans) return `${s.fans.map(({ id, times }) => `${id}×${times}`).join(' ')} ${s.fan ?? '?'}`;
  return `${lines.join(' ')}${count} ${s?.points ?? '?'}${ura}${liable}`;
};

const wait = ({ tile, hasYaku, ron, tsumo, dora }: ToldWait): string => {
  const worth = ({ han, fu }: ToldWait['ron']) => (han === undefined ? 'yakuman' : `${han}/${fu}`);
  return `${formatTile(tile)}${hasYaku ? '' : ' no yaku'} ${worth(ron)} ${worth(tsumo)} dora ${dora}`;
};

const told = ({ furiten, offers, waits, discards }: Told): string =>
  [
    furiten !== undefined && `furiten ${furiten}`,
    offers && `offers ${offers.join(' ')}`,
    waits && `waits ${waits.map(wait).join(', ')}`,
    discards &&
      `discards ${discards.map((d) => `${formatTile(d.tile)}${d.furiten ? ' furiten' : ''}: ${d.waits.map(wait).join(', ')}`).join('; ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ')
    .trimEnd();

const replacementText = (tile: Tile | 'hidden'): string => (tile === 'hidden' ? '?' : formatTile(tile));

export const formatEvent = (e: TableEvent, players: Players = 4): string => {
  switch (e.type) {
    case 'game':
      return `game ${e.players} ${e.humans ? 'people' : 'bots'}${e.hintsOff ? ' hints off' : ''}`;
    case 'deal': {
      const { round: r } = e;
      const indicator = e.indicator === undefined ? '' : ` ${formatTile(e.indicator)}`;
      const head = `deal ${e.me} ${r.wind}-${r.number} ${hand(e.hands[e.me])}${indicator}`;
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
    case 'open':
      return `open ${e.seat} ${formatTiles(e.waits.map(plainTile))}`;
    case 'meld':
      return `meld ${e.seat} ${formatMeld(e.meld, e.seat, players)}`;
    case 'aside':
      return `aside ${e.seat} ${formatTile(e.tile)}${e.dealt ? ` for ${replacementText(e.dealt.replacement)}` : ''}`;
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
      return `told ${told(e)}`;
    case 'missed':
      return `missed ${e.detail}`;
    case 'snapshot':
      return `snapshot ${e.table.unknown.join(',')}`;
  }
};
