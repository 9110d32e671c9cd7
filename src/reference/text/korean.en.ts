// What the rules ask for, in one or two plain sentences: Korean mahjong.

export const koreanEn: Readonly<Record<string, string>> = {
  dragonTriplet: 'A triplet or kong of white, green or red dragons; each one counts.',
  prevalentWind: 'A triplet or kong of the wind of the jang, which stays the same for all its sixteen hands.',
  seatWind: 'A triplet or kong of the own seat wind.',
  menzen: 'No pung and no exposed kong. A ron keeps it, and so does a concealed kong.',
  menzenTsumo: 'A concealed hand won by self-draw. It is added to the point for the concealed hand.',
  tanyao: 'Only tiles from 2 to 8 of the suits. One suit alone is enough.',
  pinfu:
    'Concealed, four sequences, no value tile as the pair, waiting for two or more kinds of tile. Only by ron.',
  doubleWind: "A triplet or kong of a wind that is both the jang's and the own. It stands in place of both.",
  halfFlush: 'One suit and at least one honour, nothing else.',
  allTriplets: 'Four triplets or kongs and a pair.',
  fullStraight: '123, 456 and 789 of one suit. Worth the same beside a pung.',
  sevenPairs: 'Seven pairs without any call. Four equal tiles may be two of them.',
  threeConcealed:
    'Exactly three concealed triplets or kongs; the fourth group is free. A triplet completed by ron is not concealed.',
  earlyUpeo:
    'Upeo on the first discard, before any call: for the dealer out of the dealt fourteen, for the others after the first draw. It replaces the point for upeo.',
  smallThreeDragons: 'Triplets or kongs of two dragons and a pair of the third.',
  fullFlush: 'One suit alone. Seven pairs of one suit count too.',
  bigThreeDragons: 'Triplets or kongs of all three dragons.',
  fourConcealed: 'Four concealed triplets or kongs, with no pung and no exposed kong.',
  allTerminalsHonors: 'Nothing but 1s, 9s and honours.',
  smallFourWinds: 'Triplets or kongs of three winds and a pair of the fourth.',
  bigFourWinds: 'Triplets or kongs of all four winds.',
  allHonors: 'Nothing but honours. Seven pairs of honours count too.',
  heavenlyHand: "East's fourteen dealt tiles are complete. No other yaku is needed; a kong rules it out.",
  earthlyHand:
    'A non-dealer whose dealt thirteen tiles are ready wins on the first draw, with no pung or kong before.',
  humanHand:
    'Ready from the deal, ron on one of the first four discards, with no pung or kong before the own turn.',
  nineGates:
    'Concealed, with exactly 1112345678999 of one suit before the win: all nine kinds win. In furiten no ron.',
  upeo: 'Closed and ready, declare to win with the hand as it stands. Allowed only if every wait is worth two base points even by ron.',
  gensho:
    'A point for every tile in the hand and its melds that is the same as the winning tile, that one included.',
  flower: 'A point for each flower. All four count as the bonus for four flowers instead.',
  openUpeo: 'In upeo, show the waiting tiles to everyone. It is added to upeo, or to immediate upeo.',
  robKong: 'Ron on the tile that another player adds to a pung. A concealed kong cannot be robbed.',
  kongDraw: 'Win on the tile drawn after an own kong.',
  lastDraw: 'Win by self-draw on the last tile of the wall.',
  lastDiscard: 'Ron on the discard after the last draw.',
  fourFlowers: 'All four flowers. It stands in place of the points for each.',
  lastDraw1p: 'The last tile of the wall, won by self-draw, is the 1 of dots.',
  lastDiscard1p: 'The last discard, won by ron, is the 1 of dots.',
  kongDraw5p: 'The tile drawn after an own kong wins and is the 5 of dots.',
  flowerReplacementWin:
    'Where it is agreed: a win on the tile drawn for a flower counts as one after a kong does.',
  belowMinimum: 'The base yaku do not reach two points. Bonus points do not count towards them.',
  furiten:
    'A tile the hand waits for lies in the own discards or was let pass: no ron, a self-draw still wins.',
  illegalUpeo:
    'Upeo was declared although not every wait is worth two base points by ron: the hand cannot win.',
  upeoOpenHand: 'Upeo needs a hand without pung and without exposed kong.',
  openUpeoWithoutUpeo: 'Only who is in upeo may show the waiting tiles.',
  chowNotAllowed: 'There is no chow in Korean mahjong: only pung and kong.',
  robConcealedKong: 'A concealed kong cannot be robbed.',
  tileNotInSet:
    'The tile is not played with: bamboo is left out of the usual set of 104, and there are four flowers.',
  flagConflict: 'What is said of the win cannot be true at once, such as a robbed kong by self-draw.',
  notComplete: 'The tiles are neither four groups and a pair nor seven pairs.',
  tooManyCopies: 'There are only four of each tile, and one of each flower.',
  wrongTileCount: 'Without the winning tile a hand has thirteen tiles; each pung or kong counts as three.',
};
