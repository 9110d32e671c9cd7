// What the rules ask for, in one or two plain sentences: riichi.

export const riichiEn: Readonly<Record<string, string>> = {
  riichi:
    'With a closed hand that is one tile from winning, declare it and put down 1,000 points; from then on only the drawn tile is thrown.',
  doubleRiichi: 'Riichi on the own first discard, before anyone has called. It stands in place of riichi.',
  openRiichi:
    'Riichi with the waiting tiles shown to everyone: 2 han in place of riichi, 3 on the first turn. Only where it is agreed.',
  ippatsu: 'After riichi, win no later than the own next draw, with no call by anyone in between.',
  menzenTsumo: 'Win by self-draw with a closed hand. A concealed kan leaves the hand closed.',
  pinfu:
    'Closed: four sequences, a pair that is no value tile, and a two-sided wait. By self-draw it has 20 fu.',
  tanyao:
    'Only tiles from 2 to 8: no terminal, no honour. Open hands count too, unless the table rules that out.',
  iipeikou: 'Closed: the same sequence twice in one suit.',
  haku: 'A triplet or kan of white dragons.',
  hatsu: 'A triplet or kan of green dragons.',
  chun: 'A triplet or kan of red dragons.',
  seatWind: 'A triplet or kan of the own seat wind. With the round wind it counts both times.',
  roundWind: 'A triplet or kan of the wind of the round. With the seat wind it counts both times.',
  rinshan: 'Win on the tile drawn after an own kan. It counts as a self-draw.',
  chankan: 'Ron on the tile that another player adds to a pon.',
  haitei: "Win by self-draw on the last tile of the wall. A kan's replacement tile is not meant.",
  houtei: 'Ron on the last discard of the hand.',
  chiitoitsu: 'Seven different pairs, closed. The hand always has 25 fu.',
  sanshokuDoujun: 'The same sequence in all three suits. One han less when open.',
  sanshokuDoukou: 'The same triplet in all three suits; kans count as triplets.',
  toitoi: 'Four triplets or kans and a pair.',
  sanankou: 'Three triplets drawn by oneself. One completed by ron does not count; the fourth group is free.',
  sankantsu: 'Three kans, concealed or open.',
  ittsuu: '123, 456 and 789 of one suit as three sequences. One han less when open.',
  chanta:
    'A terminal or honour in every group and in the pair, with at least one sequence and one honour. One han less when open.',
  honroutou:
    'Nothing but terminals and honours, both of them present. It comes with all triplets or seven pairs, which are counted too.',
  shousangen: 'Two triplets of dragons and a pair of the third. The two value triplets are counted too.',
  honitsu: 'One suit and honours, nothing else. One han less when open.',
  junchan:
    'A 1 or a 9 in every group and in the pair, no honours, at least one sequence. One han less when open.',
  ryanpeikou:
    'Closed: two different pairs of identical sequences, or four identical ones. It is read so, and not as seven pairs.',
  chinitsu: 'One suit alone, no honours. One han less when open.',
  kokushi: 'Every terminal and honour once, and one of them twice. Closed.',
  kokushi13: 'Thirteen orphans with all thirteen kinds in hand before the win, so that any of them wins.',
  suuankou: 'Four triplets all drawn by oneself; a hand waiting on two pairs has to draw its tile. Closed.',
  suuankouTanki: 'Four concealed triplets complete, won on the tile for the pair, by ron or self-draw.',
  chuuren: '1112345678999 of one suit and one more tile of that suit. Closed.',
  chuurenJunsei: 'Nine gates with exactly 1112345678999 in hand before the win: every tile of the suit wins.',
  daisangen: 'Triplets or kans of all three dragons.',
  shousuushii: 'Triplets or kans of three winds and a pair of the fourth.',
  daisuushii: 'Triplets or kans of all four winds.',
  tsuuiisou: 'Nothing but honours. Seven pairs of honours count as well.',
  ryuuiisou:
    'Only 2, 3, 4, 6, 8 of bamboo and the green dragon. Some tables ask for at least one green dragon.',
  chinroutou: 'Nothing but terminals: 1s and 9s of the suits.',
  suukantsu: 'Four kans by one player, concealed or open, and the win.',
  tenhou: "The dealer's fourteen dealt tiles are complete.",
  chiihou: 'A non-dealer wins on the first draw, before anyone has called; an own kan counts as a call.',
  renhou:
    'Ron before the own first draw, before anyone has called. What it is worth, and for whom, is a rule of the table.',
  daisharin:
    '22334455667788 of one suit, closed. A local yakuman: of any suit, or of dots alone, where it is agreed.',
  kazoe: 'Thirteen han or more without any yakuman pay like one.',
  nagashiMangan:
    'The wall runs out, every own discard is a terminal or honour, and none was called. Paid like a mangan by self-draw.',
  dora: 'One han for each tile that follows an indicator: 9 is followed by 1, north by east, red by white. It is no yaku by itself.',
  ura: 'The dora under the indicators, turned up for a winner in riichi. One han each.',
  aka: 'One han for each red five. It is no yaku by itself.',
  north: 'With three players: one han for each north set aside.',
  base: 'Every win starts from these 20 fu.',
  closedRon: 'Ten fu for a ron with a closed hand.',
  tsumo: 'Two fu for a self-draw, but none with pinfu.',
  openTriplet:
    '2 fu for a called triplet of 2 to 8, 4 of terminals or honours. A triplet completed by ron is open too.',
  concealedTriplet: '4 fu for a triplet of 2 to 8 drawn by oneself, 8 of terminals or honours.',
  openQuad: '8 fu for an open or added kan of 2 to 8, 16 of terminals or honours.',
  concealedQuad: '16 fu for a concealed kan of 2 to 8, 32 of terminals or honours.',
  pair: '2 fu for a pair of dragons, of the seat wind or of the round wind. A wind that is both has 4 at most tables, 2 at some.',
  wait: '2 fu for a wait on one kind of tile: in the middle, at the edge, or for the pair.',
  closed: '2 fu for a win on the middle tile of a sequence, such as 4 between 3 and 5.',
  edge: '2 fu for a win on the 3 of 12 or the 7 of 89.',
  single: '2 fu for a win on the second tile of the pair.',
  sevenPairs: 'Seven pairs have 25 fu in all; nothing is added and nothing is rounded.',
  rounded: 'The sum is rounded up to a full ten. An open hand without any other fu counts 30.',
  noYaku: 'The hand is complete but has no yaku. Dora alone do not make one.',
  notComplete: 'The tiles are neither four groups and a pair, nor seven pairs, nor thirteen orphans.',
  furiten:
    'A tile the hand waits for lies in the own river or was let pass: ron is off on every wait, a self-draw still wins.',
  cannotRobAnkan: 'A concealed kan cannot be robbed; where it is agreed, thirteen orphans alone may.',
  tooManyCopies: 'There are only four of each tile.',
  wrongTileCount:
    'Without the winning tile a hand has thirteen tiles; each called group or kan counts as three.',
};
