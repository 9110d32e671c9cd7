// Where everything stands on a Riichi Advanced table. Read from the service's own templates (v1.5.0); no page of a live
// game has been saved, so each is a fact of the source and not of a capture. `REL` stands for one of `RELATIVE`.

/** Game seats, fixed for the game: East of the first hand comes first. */
export const ABSOLUTE = ['east', 'south', 'west', 'north'] as const;

/** Seats as seen from the own one, in turn order of four; with three players one of them is empty. */
export const RELATIVE = ['self', 'shimocha', 'toimen', 'kamicha'] as const;
export type RelativeSeat = (typeof RELATIVE)[number];

export const ROOT = '#container';

export const SELECTORS = {
  compass: '.compass',
  wall: '.compass .tiles-left',
  sticks: '.compass .riichi-stick-counter',
  honba: '.compass .honba-counter',
  directions: '.compass .direction',
  /** Below a direction: `riichi` with the stick laid, `highlighted` on turn. */
  tray: '.riichi-tray',
  /** 東南西北, the seat wind; class `bot`; empty where nobody sits. */
  wind: '.wind-marker',
  /** Class `relative` while it shows the difference to the own score. */
  score: '.score-counter',
  /** Only in the corner of the game seat east. */
  roundWind: '.round-marker',
  hand: '.hand.REL',
  concealed: '.hand.REL > .tiles > .tile',
  drawn: '.hand.REL > .draws > .tile',
  calls: '.hand.REL > .calls > .call',
  asides: '.hand.REL > .flowers > .tile',
  tile: '.tile',
  /** After 24 tiles there are two; the second is found once by either name. */
  ponds: '.pond.REL > .tile',
  secondPond: '.secondary-pond.REL > .tile',
  indicators: '.revealed-tiles > .tile',
  /** One of the windows of the end of a hand; `inactive` while another is shown. */
  screens: '.game-modal-container',
  winningHand: '.winning-hand',
  reason: '.delta-score-reason',
  change: '.delta-score.REL .change',
  ruleSet: '.ruleset textarea',
} as const;

export const seatSelector = (name: keyof typeof SELECTORS, seat: RelativeSeat): string =>
  SELECTORS[name].replaceAll('.REL', `.${seat}`);
