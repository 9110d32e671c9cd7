// Whether the rules let the viewer declare, call or throw at this moment: the table's numbers handed to the rules.

import type { RiichiOptions } from '../rules/riichi/options.ts';
import { waitsOf } from '../rules/riichi/waits.ts';
import type { Claimable, Table } from '../table/table.ts';
import { isConcealed, isKan, type Meld, tilesOf } from '../tiles/meld.ts';
import { isTerminalOrHonour, type Kind, kindOf, NORTH, rankOf, type Tile } from '../tiles/tile.ts';
import { meldsWith, ownKans } from './claims.ts';
import type { Facts } from './facts.ts';
import { drawnOf, type Held, heldOf, mySeat, situationOf, withoutAll } from './situation.ts';

export const barredAfter = (meld: Meld, options: RiichiOptions): readonly Kind[] => {
  if (meld.type !== 'chi' && meld.type !== 'pon') return [];
  if (options.kuikae === 'allowed') return [];
  const called = kindOf(meld.called);
  if (meld.type === 'pon' || options.kuikae === 'sameTileOnly') return [called];
  const kinds = tilesOf(meld)
    .map(kindOf)
    .sort((a, b) => a - b);
  const out: Kind[] = [called];
  if (called === kinds[0] && rankOf(kinds[2]!) < 9) out.push((called + 3) as Kind);
  if (called === kinds[2] && rankOf(kinds[0]!) > 1) out.push((called - 3) as Kind);
  return out;
};

const kansOf = (table: Table): number =>
  table.seats.reduce((sum, s) => sum + s.melds.filter(isKan).length, 0);
const fourKanEnd = (table: Table, options: RiichiOptions): boolean =>
  options.fourKanAbort && kansOf(table) === 4 && table.seats.filter((s) => s.melds.some(isKan)).length > 1;

export const mayRiichi = ({ table, options }: Facts, held: Held): boolean => {
  const mine = mySeat(table);
  const minWall = options.riichi.minWall - (table.round.players === 3 ? 1 : 0);
  return (
    mine.riichi === 'none' &&
    isConcealed(held.melds) &&
    mine.score >= options.riichi.minPoints &&
    table.wall >= minWall
  );
};

const hasDiscard = (held: Held, meld: Meld, options: RiichiOptions): boolean => {
  const barred = barredAfter(meld, options);
  return withoutAll(held.concealed, 'called' in meld ? meld.own : []).some(
    (t) => !barred.includes(kindOf(t)),
  );
};

export const meldsAllowed = ({ table, options }: Facts, held: Held, claim: Claimable): readonly Meld[] => {
  if (
    claim.by !== 'discard' ||
    mySeat(table).riichi !== 'none' ||
    table.wall === 0 ||
    fourKanEnd(table, options)
  )
    return [];
  return meldsWith(held, claim, { me: table.me, players: table.round.players }).filter((m) =>
    m.type === 'openKan' ? kansOf(table) < 4 : hasDiscard(held, m, options),
  );
};

const keepsWaits = (held: Held, kan: Meld, drawn: Tile): boolean => {
  const before = waitsOf(held);
  const after = waitsOf({
    concealed: withoutAll([...held.concealed, drawn], kan.type === 'closedKan' ? kan.own : []),
    melds: [...held.melds, kan],
  });
  return before.join() === after.join();
};

export const ownKansAllowed = ({ table }: Facts): readonly Meld[] => {
  const held = heldOf(table);
  const drawn = drawnOf(table);
  if (!held || drawn === undefined || table.wall === 0 || kansOf(table) >= 4) return [];
  const kans = ownKans({ ...held, concealed: [...held.concealed, drawn] });
  if (mySeat(table).riichi === 'none') return kans;
  return kans.filter(
    (k) => k.type === 'closedKan' && kindOf(k.own[0]!) === kindOf(drawn) && keepsWaits(held, k, drawn),
  );
};

const wholeOf = (table: Table): readonly Tile[] => {
  const drawn = drawnOf(table);
  return [...(heldOf(table)?.concealed ?? []), ...(drawn === undefined ? [] : [drawn])];
};

export const nineTerminalsAllowed = ({ table, options }: Facts): boolean => {
  const held = heldOf(table);
  if (!held || !options.nineTerminals || drawnOf(table) === undefined || !situationOf(table, held).firstTurn)
    return false;
  return new Set(wholeOf(table).map(kindOf).filter(isTerminalOrHonour)).size >= 9;
};

export const northAllowed = ({ table }: Facts): boolean => {
  const drawn = drawnOf(table);
  if (table.round.players === 4 || drawn === undefined || table.wall === 0) return false;
  const tiles = mySeat(table).riichi === 'none' ? wholeOf(table) : [drawn];
  return tiles.some((t) => kindOf(t) === NORTH);
};
