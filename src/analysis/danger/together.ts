// One tile against several opponents in one line: «safe against A and B, 8 % against C».

import type { Seat } from '../../tiles/seat.ts';
import type { Against, Danger } from './judge.ts';

export interface Together {
  /** It cannot deal in to these, by the rules. */
  readonly safe: readonly Seat[];
  /** The others, the most dangerous first. */
  readonly against: readonly Against[];
  /** The one that makes most of the expected loss; absent where the tile is safe against all. */
  readonly worst?: Against;
  readonly chance: number;
  readonly expectedLoss: number;
}

const cost = ({ chance, loss }: Against): number => chance * loss;

const costliest = (against: readonly Against[]): Against | undefined =>
  against.reduce<Against | undefined>((worst, a) => (worst && cost(worst) >= cost(a) ? worst : a), undefined);

export const togetherOf = ({ byOpponent, chance, expectedLoss }: Danger): Together => {
  const against = byOpponent.filter((a) => a.chance > 0).sort((a, b) => b.chance - a.chance);
  const worst = costliest(against);
  return {
    safe: byOpponent.filter((a) => a.chance === 0).map(({ seat }) => seat),
    against,
    ...(worst ? { worst } : {}),
    chance,
    expectedLoss,
  };
};
