// Every tile the viewer could throw now with what the hand is then. Best first: what may be thrown, then a hand that can
// win before one that cannot, then the nearest shape, then live tiles, then ends and honours before middle tiles.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import { isTerminalOrHonour, kindOf, type Tile } from '../../tiles/tile.ts';
import type { HandView } from '../analysis.ts';
import { furitenRiskBy } from '../furiten-risk.ts';
import { byRank, withBehind } from '../ranked.ts';
import { without } from '../situation.ts';
import type { KoreanDiscard } from './analysis.ts';
import { type KoreanFacts, koreanAfterDiscard } from './facts.ts';
import { koreanViewsOfDiscards } from './hand.ts';
import { koreanTenpaiOf } from './tenpai.ts';
import { answerFor } from './upeo.ts';

/** A hand of 3n + 2 tiles about to throw. `s.concealed` holds all of them. */
export interface KoreanThrowing {
  readonly s: KoreanSituation;
  readonly drawn?: Tile;
  /** Right after a call nothing was drawn: upeo needs a closed hand anyway. */
  readonly bound: boolean;
}

const riskOf = (
  facts: KoreanFacts,
  s: KoreanSituation,
  after: HandView,
): Pick<KoreanDiscard, 'furitenRisk'> => {
  if (after.shanten !== 1 || facts.options.furiten === 'off') return {};
  const risk = furitenRiskBy(s, after, (held) => koreanViewsOfDiscards(held, facts).values());
  return risk ? { furitenRisk: risk } : {};
};

const choiceOf = (
  facts: KoreanFacts,
  { s, drawn, bound }: KoreanThrowing,
  tile: Tile,
  after: HandView,
): KoreanDiscard => {
  const rest = koreanAfterDiscard(s, without(s.concealed, tile), tile);
  const upeo = answerFor(facts, rest, 0);
  const tenpai = koreanTenpaiOf(facts, { s: rest, view: after, upeo });
  const isForbidden = bound && tile !== drawn;
  return {
    tile,
    drawn: tile === drawn,
    after,
    ...(tenpai ? { tenpai } : {}),
    ...(tenpai && s.riichi === 'none' ? { upeo } : {}),
    ...riskOf(facts, rest, after),
    ...(isForbidden ? { forbidden: 'upeo' as const } : {}),
  };
};

const winning = ({ tenpai }: KoreanDiscard): number =>
  tenpai ? tenpai.tilesByDiscard + tenpai.tilesBySelfDraw : 0;

/** Numbers to compare in turn, smaller is better. */
const rankOf = (choice: KoreanDiscard): readonly number[] => [
  choice.forbidden ? 1 : 0,
  -winning(choice),
  choice.after.shanten,
  -choice.after.tiles,
  isTerminalOrHonour(kindOf(choice.tile)) ? 0 : 1,
];

/** Every choice, best first. Of tiles that look alike one stands. */
export const koreanDiscards = (facts: KoreanFacts, t: KoreanThrowing): readonly KoreanDiscard[] => {
  const views = koreanViewsOfDiscards({ concealed: t.s.concealed, melds: t.s.melds }, facts);
  const tiles = [...new Set(t.s.concealed)];
  return withBehind(
    byRank(
      tiles.map((tile) => choiceOf(facts, t, tile, views.get(kindOf(tile))!)),
      rankOf,
    ),
  );
};
