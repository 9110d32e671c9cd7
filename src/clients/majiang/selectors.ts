// Where everything stands on a Majiang board, below `BOARD`. Seen in the markup of the app 2.4 (majiang-ui 1.4) and of
// majiang-ui 1.3, which are the same here. `S` stands for one of `SEATS`.

export const BOARD = '#board > .board';

/** Seats as the page names them, from the own one in turn order: self, right, across, left. */
export const SEATS = ['main', 'xiajia', 'duimian', 'shangjia'] as const;
export type SeatClass = (typeof SEATS)[number];

export const SELECTORS = {
  /** `.score.hide` until the first deal of a game. */
  score: '.score',
  /** 東一局 */
  round: '.score .jushu',
  honba: '.score .changbang',
  sticks: '.score .lizhibang',
  /** Always five images, backs for those not turned. */
  indicators: '.score .baopai .pai',
  wall: '.score .paishu',
  /** 南: 25,000; class `lunban` on turn. */
  seatScore: '.score .defen .S',
  /** Beside each hand; hidden where the player wants no names on the table. */
  player: '.player.S',
  /** Backs for others. `deleted` marks the tile going out, until the hand is drawn anew. */
  concealed: '.shoupai.S > .bingpai > .pai',
  drawn: '.shoupai.S > .bingpai > .zimo > .pai',
  melds: '.shoupai.S > .fulou > .mianzi',
  /** Called-away tiles are taken out. Not `> .pai`: the riichi tile stands in a `span.lizhi`. */
  river: '.he.S > .dapai .pai',
  sideways: '.he.S > .dapai > .lizhi > .pai',
  /** The stick before a river: `hide` until the river is drawn anew after the riichi discard. */
  stick: '.he.S > .lizhi > .chouma',
  /** The turned part of a meld: the called tile, and on it the added one. */
  rotated: '.rotate',
  tile: '.pai',
  buttons: '.player-button',
  button: '.button',
  dialog: '.hule-dialog',
  win: '.hule-dialog .hule',
  draw: '.hule-dialog .pingju',
  winConcealed: '.hule-dialog .hule .shoupai > .bingpai > .pai',
  winDrawn: '.hule-dialog .hule .shoupai > .bingpai > .zimo > .pai',
  ura: '.hule-dialog .hule .fubaopai .pai',
  /** Rows of a name and 1翻; `*` and `**` for a yakuman and a double one. */
  yaku: '.hule-dialog .hule .hupai .r_hupai',
  yakuName: '.name',
  yakuHan: '.fanshu',
  /** 30符 3翻 3900点 · 役満 32000点 · 役なし */
  worth: '.hule-dialog .hule .hupai .r_defen',
  /** +3,900, or nothing for 0. */
  payment: '.hule-dialog .fenpei .S .diff',
  summary: '.summary',
  /** The title card before a game. */
  opening: '.kaiju',
} as const;

export type SelectorName = keyof typeof SELECTORS;

export const seatSelector = (name: SelectorName, seat: SeatClass): string =>
  SELECTORS[name].replace('.S', `.${seat}`);
