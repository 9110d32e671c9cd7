// Fans of how the hand was won, and of its kongs and concealed pungs: the same in every reading but for the pung that
// the winning tile may have completed.

import { fanNumber } from './fans.ts';
import { type Hand, isLastCopy } from './hand.ts';

const F = {
  lastTileDraw: fanNumber('lastTileDraw'),
  lastTileClaim: fanNumber('lastTileClaim'),
  outWithReplacementTile: fanNumber('outWithReplacementTile'),
  robbingTheKong: fanNumber('robbingTheKong'),
  meldedHand: fanNumber('meldedHand'),
  fullyConcealedHand: fanNumber('fullyConcealedHand'),
  concealedHand: fanNumber('concealedHand'),
  lastTile: fanNumber('lastTile'),
  selfDrawn: fanNumber('selfDrawn'),
  fourKongs: fanNumber('fourKongs'),
  threeKongs: fanNumber('threeKongs'),
  twoConcealedKongs: fanNumber('twoConcealedKongs'),
  twoMeldedKongs: fanNumber('twoMeldedKongs'),
  concealedAndMeldedKong: fanNumber('concealedAndMeldedKong'),
  concealedKong: fanNumber('concealedKong'),
  meldedKong: fanNumber('meldedKong'),
} as const;

const CONCEALED_PUNGS: readonly number[] = [
  0,
  0,
  fanNumber('twoConcealedPungs'),
  fanNumber('threeConcealedPungs'),
  fanNumber('fourConcealedPungs'),
];

const addDraw = (fans: Uint8Array, { win, exposed }: Hand): void => {
  fans[F.selfDrawn] = 1;
  if (exposed === 0) fans[F.fullyConcealedHand] = 1;
  if (win.last) fans[F.lastTileDraw] = 1;
  if (win.by === 'replacement') fans[F.outWithReplacementTile] = 1;
};

/** A robbed kong is never the last tile: its owner was to draw a replacement. */
const addClaim = (fans: Uint8Array, { win, exposed }: Hand): void => {
  const robbed = win.by === 'addedKan';
  if (robbed) fans[F.robbingTheKong] = 1;
  else if (win.last) fans[F.lastTileClaim] = 1;
  if (exposed === 0) fans[F.concealedHand] = 1;
  if (exposed === 4) fans[F.meldedHand] = 1;
};

/** By melded and concealed kongs, two or fewer: `KONGS[melded][concealed]`. */
const KONGS: readonly (readonly (readonly number[])[])[] = [
  [[], [F.concealedKong], [F.twoConcealedKongs]],
  [[F.meldedKong], [F.concealedAndMeldedKong]],
  [[F.twoMeldedKongs]],
];

/** One or two concealed kongs beside others: not counted everywhere. */
const BESIDE: readonly (number | undefined)[] = [undefined, F.concealedKong, F.twoConcealedKongs];

const addMany = (fans: Uint8Array, { concealedKongs, options }: Hand, fan: number): void => {
  fans[fan] = 1;
  const beside = options.concealedKongsBeside ? BESIDE[concealedKongs] : undefined;
  if (beside !== undefined) fans[beside] = 1;
};

const addKongs = (fans: Uint8Array, hand: Hand): void => {
  const { concealedKongs, meldedKongs, options } = hand;
  const kongs = concealedKongs + meldedKongs;
  if (kongs >= 3) addMany(fans, hand, kongs === 3 ? F.threeKongs : F.fourKongs);
  else for (const fan of KONGS[meldedKongs]![concealedKongs]!) fans[fan] = 1;
  if (options.concealedAndMeldedKong > 0 || fans[F.concealedAndMeldedKong] === 0) return;
  fans[F.concealedAndMeldedKong] = 0;
  fans[F.concealedKong] = fans[F.meldedKong] = 1;
};

export const addWinFans = (fans: Uint8Array, hand: Hand): void => {
  if (hand.selfDrawn) addDraw(fans, hand);
  else addClaim(fans, hand);
  if (isLastCopy(hand)) fans[F.lastTile] = 1;
  addKongs(fans, hand);
};

/** For so many concealed pungs and kongs. */
export const addConcealedPungs = (fans: Uint8Array, pungs: number): void => {
  if (pungs > 1) fans[CONCEALED_PUNGS[pungs]!] = 1;
};
