// The choice beside the best one in tiles: what each family's hand gains and loses by it, kind by kind with live copies.

import { expect, test } from 'vitest';
import type { Accepted } from '../analysis/analysis.ts';
import type { RulesId } from '../rules/rules.ts';
import { formatTile } from '../tiles/notation.ts';
import { KINDS, plainTile } from '../tiles/tile.ts';
import { lastDecision } from './review.test-kit.ts';

const told = (accepts: readonly Accepted[]): string =>
  accepts.map(({ kind, live }) => `${formatTile(plainTile(KINDS[kind]!))}×${live}`).join(' ');

test.each<
  [RulesId, string, string, string, { tiles: number; shanten: number; gained: string; lost: string }]
>([
  [
    'riichi',
    'the wrong end of 346',
    '123m456p99m346s1z8p',
    '0+7p 0-3s',
    { tiles: -4, shanten: 0, gained: '', lost: '2s×4' },
  ],
  [
    'mcr',
    'an end that could grow, where a wind could not',
    '12m46p79s55z1p5s8m34z',
    '0+9s 0-9s 1+ 1-1m 2+ 2-1m 3+ 3-3m 0[123m3] 0-1p',
    { tiles: -8, shanten: 0, gained: '3z×3', lost: '1p×3 2p×4 3p×4' },
  ],
  [
    'korean',
    'one wait for another',
    '66677778889m11p',
    '0+9m 0-6m*',
    { tiles: 0, shanten: 0, gained: '5m×4 8m×1', lost: '6m×1 9m×2 1p×2' },
  ],
])('%s: %s', (family, _, hand, script, difference) => {
  const found = lastDecision(family, hand, script)!.difference!;
  const { tiles, shanten, gained, lost } = found;
  expect({ tiles, shanten, gained: told(gained), lost: told(lost) }).toEqual(difference);
});

test('MCR: far from a win each discard names the nearest plan that was found after it; other families have none', () => {
  const { options } = lastDecision('mcr', '147m25p36s11z2345z', '0+6m 0-6m')!;
  const planOf = (tile: string) =>
    options.find(({ act }) => act.type === 'discard' && formatTile(act.tile) === tile)?.plan;
  expect(planOf('1z')).toEqual({ fan: 'greaterHonorsKnitted', away: 1 });
  expect(planOf('4z')).toEqual({ fan: 'greaterHonorsKnitted', away: 2 });
  expect(lastDecision('korean', '1199m12p47p23z4z6z7z', '0+5z 0-5z')!.options[0]!.plan).toBeUndefined();
});
