// Whether the rules let the viewer declare, call or set aside at this moment: the table's numbers handed to the rules.
// Where it is not known how many tiles are left, enough are taken to be: what a rule may forbid is not hidden.

import { isFourKanAbort } from '../rules/riichi/endings.ts';
import {
  mayCall,
  mayDeclareRiichi,
  mayKan,
  mayKanInRiichi,
  mayNineTerminals,
} from '../rules/riichi/moves.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { Claimable, Table } from '../table/table.ts';
import { isConcealed, isKan, type Meld } from '../tiles/meld.ts';
import { turnsBetween } from '../tiles/seat.ts';
import { kindOf, NORTH, type Tile } from '../tiles/tile.ts';
import { meldsWith, ownKans } from './claims.ts';
import type { Facts } from './facts.ts';
import { drawnOf, type Held, heldOf, mySeat, situationOf, withoutAll } from './situation.ts';

const PLENTY = 70;

const wallOf = ({ wall, unknown }: Table): number => (unknown.includes('wall') ? PLENTY : wall);

/** Kans of each seat. */
const kansOf = ({ seats }: Table): readonly number[] => seats.map((s) => s.melds.filter(isKan).length);

const mayKanNow = (table: Table): boolean =>
  mayKan({ kans: kansOf(table).reduce((sum, n) => sum + n, 0), wall: wallOf(table) });

/** The last discard, and one that ends the hand by four kans, can be won on and not called. */
const mayClaim = (table: Table, options: RiichiOptions): boolean =>
  wallOf(table) > 0 && mySeat(table).riichi === 'none' && !isFourKanAbort(kansOf(table), options);

/** Live tiles that are drawn before the viewer can declare: none in the own turn with a drawn tile. */
export const drawsAhead = ({ phase, turn, me, round }: Table): number => {
  if (phase === 'discard' && turn === me) return 0;
  const turns = turnsBetween(turn, me, round.players);
  return phase === 'draw' ? turns + 1 : turns || round.players;
};

/** Riichi is open to a hand after so many draws, given a discard that leaves it tenpai. */
export const mayRiichi = ({ table, options }: Facts, { melds }: Held, draws: number): boolean => {
  const { riichi, score } = mySeat(table);
  if (riichi !== 'none') return false;
  const { players } = table.round;
  const wall = wallOf(table) - draws;
  return mayDeclareRiichi(
    { closed: isConcealed(melds), tenpai: true, points: score, wall, players },
    options,
  );
};

/** Chi, pon and open kan that another's discard allows. */
export const meldsAllowed = ({ table, options }: Facts, held: Held, claim: Claimable): readonly Meld[] => {
  if (claim.by !== 'discard' || !mayClaim(table, options)) return [];
  const melds = meldsWith(held, claim, { me: table.me, players: table.round.players });
  return melds.filter((meld) =>
    meld.type === 'openKan'
      ? mayKanNow(table)
      : mayCall(meld, 'called' in meld ? withoutAll(held.concealed, meld.own) : [], options),
  );
};

/** The viewer's hand with the tile just drawn; undefined unless one was. */
const wholeHand = (table: Table): { readonly held: Held; readonly drawn: Tile } | undefined => {
  const [held, drawn] = [heldOf(table), drawnOf(table)];
  return held && drawn !== undefined ? { held, drawn } : undefined;
};

const tilesWith = ({ concealed }: Held, drawn: Tile): readonly Tile[] => [...concealed, drawn];

/** Closed and added kans of the own turn. */
export const ownKansAllowed = ({ table, options }: Facts): readonly Meld[] => {
  const whole = wholeHand(table);
  if (!whole || !mayKanNow(table)) return [];
  const { held, drawn } = whole;
  const kans = ownKans({ ...held, concealed: tilesWith(held, drawn) });
  if (mySeat(table).riichi === 'none') return kans;
  const isOfDrawn = (kan: Meld) => kan.type === 'closedKan' && kindOf(kan.own[0]!) === kindOf(drawn);
  return kans.filter((kan) => isOfDrawn(kan) && mayKanInRiichi(held, drawn, options));
};

export const nineTerminalsAllowed = ({ table, options }: Facts): boolean => {
  const whole = wholeHand(table);
  if (!whole) return false;
  const { held, drawn } = whole;
  const { firstTurn } = situationOf(table, held);
  return mayNineTerminals({ tiles: tilesWith(held, drawn), firstTurn }, options);
};

/** A north that three players may set aside: a replacement must be left; in riichi only the one just drawn. */
export const northAllowed = ({ table }: Facts): Tile | undefined => {
  const whole = wholeHand(table);
  if (!whole || table.round.players === 4 || wallOf(table) === 0) return undefined;
  const { held, drawn } = whole;
  const tiles = mySeat(table).riichi === 'none' ? tilesWith(held, drawn) : [drawn];
  return tiles.find((t) => kindOf(t) === NORTH);
};
