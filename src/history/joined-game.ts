// Two records of one game become one: the fuller one leads, and nothing of either is lost that the other does not tell.

import type { LoggedHand } from '../logs/log.ts';
import { isComplete } from './hand-line.ts';
import { type HandLine, type KeptGame, readable, type WholeGame } from './kept.ts';
import { orderOf } from './record.ts';
import { agrees, isPlayedAnew } from './same-game.ts';
import { countedFrom } from './seats.ts';
import { standingOf } from './standing.ts';

interface Hand {
  readonly hand: LoggedHand;
  readonly line: HandLine;
  /** Which hand of its game it is. */
  readonly key: string;
}

/** Scores and round stay what they were when it began; where a dealer stays uncounted, its turn among those alike tells. */
const handsIn = (whole: WholeGame): readonly Hand[] => {
  const { row, hands } = readable(whole);
  const seen = new Map<string, number>();
  return hands.map((hand, i) => {
    const line = row.hands[i]!;
    const { wind, number, honba } = line.round;
    const began = [wind, number, honba, ...line.before].join(' ');
    const turn = seen.get(began) ?? 0;
    seen.set(began, turn + 1);
    return { hand, line, key: `${began} ${turn}` };
  });
};

/** How many hands lie open from the deal on. */
const openIn = ({ hand: { events } }: Hand): number => {
  const [first] = events;
  return first?.type === 'deal' ? first.hands.filter((tiles) => typeof tiles !== 'number').length : 0;
};

/** That the game was over after it. */
const withLast = ({ hand, line, key }: Hand): Hand => ({
  key,
  line: { ...line, last: true },
  hand: {
    ...hand,
    events: hand.events.map((e) => (e.type === 'end' ? { ...e, last: true } : e)),
  },
});

/** The one that is told to its end, then the one that shows more; else that of the leading record stays. */
const isFuller = (other: Hand, lead: Hand): boolean => {
  const [ends, otherEnds] = [isComplete(lead.line), isComplete(other.line)];
  if (ends !== otherEnds) return otherEnds;
  if (openIn(lead) !== openIn(other)) return openIn(other) > openIn(lead);
  return other.line.events > lead.line.events && !ends;
};

const fuller = (lead: Hand, other: Hand): Hand => {
  if (!isFuller(other, lead)) return lead;
  return lead.line.last && !other.line.last && isComplete(other.line) ? withLast(other) : other;
};

const byRound = (a: Hand, b: Hand): number =>
  orderOf(a.line.round) - orderOf(b.line.round) || a.line.round.honba - b.line.round.honba;

/** Where the two do not agree they were played otherwise from there on: the leading record stays as it is. */
const joinedHands = (lead: readonly Hand[], other: readonly Hand[]): readonly Hand[] => {
  const others = new Map(other.map((hand) => [hand.key, hand]));
  const pairs = lead.map((hand) => [hand, others.get(hand.key)] as const);
  if (!pairs.every(([hand, there]) => !there || agrees(hand.hand, there.hand))) return lead;
  const keys = new Set(lead.map(({ key }) => key));
  const after = pairs.map(([hand, there]) => (there ? fuller(hand, there) : hand));
  return [...after, ...other.filter(({ key }) => !keys.has(key))].sort(byRound);
};

const eventCount = ({ hands }: KeptGame): number => hands.reduce((sum, { events }) => sum + events, 0);

/** What Tehai itself wrote knows most of its game; of one kind, under one name, the longer one. */
const leads = (given: KeptGame, kept: KeptGame): boolean => {
  if ((given.source === 'own') !== (kept.source === 'own')) return given.source === 'own';
  return given.id === kept.id && given.source === kept.source && eventCount(given) > eventCount(kept);
};

const namesOf = (kept: KeptGame, given: KeptGame): readonly string[] =>
  kept.names.map((name, seat) => name || (given.names[seat] ?? ''));

const meOf = (kept: KeptGame, given: KeptGame) => kept.me ?? (given.source === 'own' ? given.me : undefined);

/** A game of the practice table goes on under its own name. */
const idOf = (kept: KeptGame, given: KeptGame): string => (isPlayedAnew(given) ? given.id : kept.id);

const joinedRow = (kept: KeptGame, given: KeptGame, lines: readonly HandLine[]): KeptGame => {
  const [lead, other] = leads(given, kept) ? [given, kept] : [kept, given];
  const rules = lead.game.rules ?? other.game.rules;
  const place = lead.place ?? other.place;
  const date = lead.date ?? other.date;
  const me = lead.me ?? meOf(kept, given);
  const row: KeptGame = {
    ...kept,
    id: idOf(kept, given),
    source: lead.source,
    game: { ...lead.game, ...(rules && { rules }) },
    names: namesOf(kept, given),
    changed: given.changed,
    hands: lines,
    ...(place && { place }),
    ...(date !== undefined && { date }),
    ...(me !== undefined && { me }),
  };
  return given.scores && !standingOf(row)?.final ? { ...row, scores: given.scores } : row;
};

/** What a list shows of it, without when and how it was written. */
const toldBy = ({ changed: _, prints: __, hands: ___, ...row }: KeptGame): string =>
  JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Both as one, under the name of the kept one. Undefined: what is given tells nothing new. */
export const joinedGame = (kept: WholeGame, given: WholeGame): WholeGame | undefined => {
  if (kept.row.game.players !== given.row.game.players) return undefined;
  const [before, told] = [handsIn(kept), handsIn(given)];
  const all = leads(given.row, kept.row) ? joinedHands(told, before) : joinedHands(before, told);
  const lines = all.map(({ line }) => line);
  const [one, other] = [kept.row, given.row].map((row) => (lines[0] ? countedFrom(row, lines[0]) : row));
  const row = joinedRow(one!, other!, lines);
  const isNews = all.length !== before.length || all.some((hand) => !before.includes(hand));
  if (!isNews && toldBy(row) === toldBy(kept.row)) return undefined;
  return { row, hands: all.map(({ hand }) => hand) };
};
