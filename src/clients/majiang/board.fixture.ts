// A board as the page draws it, from as little as a test wants to say.

import type { Part } from '../board/part.ts';
import { parseMarkup } from './markup.fixture.ts';
import { SEATS, type SeatClass } from './selectors.ts';

export interface SeatMarkup {
  /** 東: 25,000 */
  readonly score?: string;
  readonly turn?: boolean;
  readonly name?: string;
  /** Codes with spaces; `!` behind one: on its way out. */
  readonly hand?: string;
  readonly drawn?: string;
  /** Markup of the melds. */
  readonly melds?: string;
  /** `*` behind a code: sideways; `d` newest; `_` thrown as drawn. */
  readonly river?: string;
  readonly stick?: boolean;
}

export interface BoardMarkup {
  /** Where no seat is said to be on turn, the own one is, but for this. */
  readonly turnless?: boolean;
  readonly round?: string;
  readonly honba?: number | string;
  readonly sticks?: number | string;
  readonly wall?: number | string;
  readonly indicators?: string;
  readonly seats?: Partial<Record<SeatClass, SeatMarkup>>;
  readonly buttons?: string;
  readonly dialog?: string;
  readonly hidden?: boolean;
  readonly summary?: boolean;
}

const codes = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

export const img = (code: string, more = ''): string =>
  `<img class="pai${more}" data-pai="${code.slice(0, code.startsWith('_') ? 1 : 2)}">`;

const inHand = (code: string): string => img(code, code.endsWith('!') ? ' deleted' : '');

const inRiver = (code: string): string => {
  const marks = code.slice(2);
  const image = img(code, (marks.includes('d') ? ' dapai' : '') + (marks.includes('_') ? ' mopai' : ''));
  return marks.includes('*') ? `<span class="lizhi">${image}</span>` : image;
};

const WINDS = '東南西北';
const BACKS = '_ '.repeat(13);

const seatMarkup = (seat: SeatClass, s: SeatMarkup): string =>
  `<div class="player ${seat}">${s.name ?? ''}</div>` +
  `<div class="shoupai ${seat}"><div class="bingpai">${codes(s.hand ?? BACKS)
    .map(inHand)
    .join('')}${s.drawn ? `<span class="zimo">${inHand(s.drawn)}</span>` : ''}</div>` +
  `<div class="fulou">${s.melds ?? ''}</div></div>` +
  `<div class="he ${seat}"><div class="lizhi"><img class="chouma${s.stick ? '' : ' hide'}"></div>` +
  `<div class="dapai">${codes(s.river).map(inRiver).join('')}</div></div>`;

const scoreMarkup = (seat: SeatClass, i: number, s: SeatMarkup): string =>
  `<div class="${seat}${s.turn ? ' lunban' : ''}">${s.score ?? `${WINDS[i]}: 25,000`}</div>`;

const indicatorsMarkup = (shown: string): string =>
  [...codes(shown), '_', '_', '_', '_', '_']
    .slice(0, 5)
    .map((c) => img(c))
    .join('');

const buttonsMarkup = (shown: string): string =>
  `<div class="player-button${shown ? '' : ' hide'}">${[
    'chi',
    'peng',
    'gang',
    'lizhi',
    'rong',
    'zimo',
    'cansel',
  ]
    .map((b) => `<span class="button ${b}${shown.split(' ').includes(b) ? '' : ' hide'}">x</span>`)
    .join('')}</div>`;

export const boardMarkup = (b: BoardMarkup = {}): string => {
  const nobody = !b.turnless && SEATS.every((s) => !b.seats?.[s]?.turn);
  const seat = (s: SeatClass): SeatMarkup => ({
    ...b.seats?.[s],
    ...(nobody && s === 'main' && { turn: true }),
  });
  return (
    `<div class="score${b.hidden ? ' hide' : ''}"><div class="jushu">${b.round ?? '東一局'}</div>` +
    `<span class="changbang">${b.honba ?? 0}</span><span class="lizhibang">${b.sticks ?? 0}</span>` +
    `<div class="shan"><div class="baopai">${indicatorsMarkup(b.indicators ?? 'm1')}</div>` +
    `<span class="paishu">${b.wall ?? 70}</span></div>` +
    `<div class="defen">${SEATS.map((s, i) => scoreMarkup(s, i, seat(s))).join('')}</div></div>` +
    buttonsMarkup(b.buttons ?? '') +
    SEATS.map((s) => seatMarkup(s, seat(s))).join('') +
    (b.dialog ?? '<div class="hule-dialog hide"></div>') +
    `<div class="summary${b.summary ? '' : ' hide'}"></div>`
  );
};

export const board = (b: BoardMarkup = {}): Part => parseMarkup(boardMarkup(b));
