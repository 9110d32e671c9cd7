// The worst first: what bars every ron and lasts, then why this one is barred. Each is a fact with its cause; the
// sentence is the view's.

import { isRefused, score } from '../rules/riichi/score.ts';
import type { Furiten } from '../rules/rules.ts';
import { type Kind, kindOf } from '../tiles/tile.ts';
import type { DiscardChoice, Tenpai, Warning } from './analysis.ts';
import type { Facts } from './facts.ts';
import { claimOf } from './furiten.ts';
import { claimWin, heldOf, situationOf } from './situation.ts';

interface Seen {
  readonly facts: Facts;
  /** Of the hand at rest, at this moment. */
  readonly furiten: readonly Furiten[];
  /** What the panel speaks of: the hand at rest, or after the best discard. */
  readonly tenpai: Tenpai | undefined;
  /** Waits of the hand at rest. */
  readonly waits: readonly Kind[];
  readonly discards: readonly DiscardChoice[];
  readonly isMine: boolean;
}

const kinds = (tenpai: Tenpai): readonly Kind[] => tenpai.waits.map((w) => w.kind);

/** The tile on the table completes the hand, and may not be won on. */
const refused = ({ facts, waits }: Seen): readonly Warning[] => {
  const claim = claimOf(facts.table);
  const held = heldOf(facts.table);
  if (!claim || !held || !waits.includes(kindOf(claim.tile))) return [];
  const answer = score(situationOf(facts.table, held), claimWin(facts.table, claim), facts.options);
  return isRefused(answer) && (answer === 'noYaku' || answer === 'furiten')
    ? [{ type: 'ronRefusedNow', reason: answer, tile: claim.tile }]
    : [];
};

/** The furiten that stands. On the own turn those of the next discards say more, save where the hand is bound by riichi. */
const standing = ({ furiten, isMine, facts }: Seen): readonly Warning[] => {
  const bound = facts.table.seats[facts.table.me]!.riichi === 'accepted';
  return isMine && !bound ? [] : furiten.map((f) => ({ type: 'furiten', furiten: f }));
};

/** Discards that keep the hand ready and leave it furiten, best first. */
const after = ({ discards, facts, furiten }: Seen): readonly Warning[] => {
  const bound = facts.table.seats[facts.table.me]!.riichi === 'accepted';
  if (bound && furiten.length > 0) return [];
  return discards.flatMap(({ tile, tenpai }): Warning[] => {
    const [reason] = tenpai?.furiten ?? [];
    return tenpai && reason ? [{ type: 'furitenAfter', tile, furiten: reason, waits: kinds(tenpai) }] : [];
  });
};

/** Waits that no ron can be made on for want of a yaku. */
const yakuless = ({ tenpai }: Seen): readonly Warning[] => {
  const without = tenpai?.waits.filter((w) => w.bars.includes('noYaku')) ?? [];
  if (without.length === 0) return [];
  const riichiHelps = without.every((w) => w.riichiRon !== undefined);
  return [{ type: 'noYaku', waits: without.map((w) => w.kind), riichiHelps }];
};

const dead = ({ tenpai }: Seen): readonly Warning[] => {
  const gone = tenpai?.waits.filter((w) => w.live === 0) ?? [];
  return gone.length === 0 ? [] : [{ type: 'deadWait', waits: gone.map((w) => w.kind) }];
};

const unknown = ({ facts }: Seen): readonly Warning[] =>
  facts.table.unknown.map((u) => ({ type: 'unknown', unknown: u }));

export const warningsOf = (seen: Seen): readonly Warning[] =>
  [standing, refused, after, yakuless, dead, unknown].flatMap((kind) => kind(seen));
