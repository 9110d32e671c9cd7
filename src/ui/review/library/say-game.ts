// What a kept game is called and what came of it, in one language: drawn in the list, and found by search.

import type { HandLine, KeptGame, Mark } from '../../../history/kept.ts';
import { MARKS } from '../../../history/kept.ts';
import { rankOf, type Standing, standingOf, winnerOf } from '../../../history/standing.ts';
import { sentencesOf, type Words } from '../../../i18n/i18n.ts';
import { CATALOGUES as PAGE } from '../../../i18n/page/page.ts';
import type { ReviewKey } from '../../../i18n/review/review.ts';
import { type Seat, seatWindOf } from '../../../tiles/seat.ts';
import { BOOKS, presetText } from '../../parts/rule-book.ts';
import { FILES } from './select.ts';
import { formatName, type ReviewText } from './words.ts';

export interface Speech {
  readonly words: Words;
  readonly text: ReviewText;
}

/** The practice table is no site: it is called as its page is. */
const siteName = (words: Words, client: string): string =>
  client === 'practice' ? sentencesOf(PAGE, words.language).text('practice') : words.name('site', client);

export const clientName = ({ words, text }: Speech, client: string): string =>
  client === FILES ? text('files') : siteName(words, client);

/** A file says its format; a site its name, and its host where the client has several. */
export const sourceOf = ({ words }: Speech, game: KeptGame): string =>
  siteName(words, game.place?.client ?? formatName(game.source));

export const rulesOf = ({ words, text }: Speech, { game: { rules, players } }: KeptGame): string => {
  if (!rules) return text('rules.none');
  const family = words.name('family', rules.family);
  const preset = presetText(BOOKS[rules.family], words, rules.preset);
  return words.list([family, preset, ...(players === 3 ? [text('three')] : [])]);
};

/** By name where one is kept, else by the wind of the first hand. */
export const whoIs = ({ words, text }: Speech, { names, game, me }: KeptGame, seat: Seat): string => {
  if (seat === me) return text('me');
  return names[seat] || text('seat.first', { wind: words.name('wind', seatWindOf(seat, 0, game.players)) });
};

const RANKS = ['rank.1', 'rank.2', 'rank.3', 'rank.4'] as const satisfies readonly ReviewKey[];

export interface Result {
  /** `2nd`, or who came first. */
  readonly place: string;
  readonly points: string;
  /** Since the first hand. */
  readonly change?: string;
  readonly final: boolean;
}

const signed = ({ words }: Speech, n: number): string => `${n < 0 ? '−' : '+'}${words.number(Math.abs(n))}`;

const own = (speech: Speech, { hands }: KeptGame, standing: Standing, me: Seat): Result => {
  const points = standing.points[me]!;
  const before = hands[0]?.before[me];
  return {
    place: speech.text(RANKS[rankOf(standing, me) - 1]!),
    points: speech.words.number(points),
    ...(before === undefined ? {} : { change: signed(speech, points - before) }),
    final: standing.final,
  };
};

/** Undefined: it is not known. */
export const resultOf = (speech: Speech, game: KeptGame): Result | undefined => {
  const standing = standingOf(game);
  if (!standing) return undefined;
  if (game.me !== undefined) return own(speech, game, standing, game.me);
  const first = winnerOf(game, standing);
  return {
    place: speech.text('result.first', { who: whoIs(speech, game, first) }),
    points: speech.words.number(standing.points[first]!),
    final: standing.final,
  };
};

/** Each once, in the order of the list. */
export const marksOf = ({ hands }: KeptGame): readonly Mark[] =>
  MARKS.filter((mark) => hands.some((hand) => hand.marks.includes(mark)));

export const roundName = ({ words, text }: Speech, { round }: HandLine): string => {
  const hand = words.text('where.hand', { wind: words.name('wind', round.wind), n: round.number + 1 });
  return round.honba > 0 ? `${hand} · ${text('hand.honba', { honba: round.honba })}` : hand;
};

/** Slow to make, and needed once a row. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (language: string, style: 'time' | 'day'): Intl.DateTimeFormat => {
  const key = `${language} ${style}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(
      language,
      style === 'time' ? { timeStyle: 'short' } : { dateStyle: 'full', timeZone: 'UTC' },
    );
  formats.set(key, made);
  return made;
};

const clockOf = ({ words }: Speech, date: string | undefined): string =>
  date === undefined || !date.includes('T') ? '' : formatFor(words.language, 'time').format(new Date(date));

/** When on its day it began; empty where that is not known. */
export const timeOf = (speech: Speech, game: KeptGame): string => clockOf(speech, game.date);

export const dayName = ({ words, text }: Speech, day: string): string =>
  day === '' ? text('day.none') : formatFor(words.language, 'day').format(new Date(`${day}T12:00:00Z`));

/** All that is shown of it, for search; the host and the service's own id are found, too. */
export const saidOf = (speech: Speech, game: KeptGame): string =>
  [
    sourceOf(speech, game),
    rulesOf(speech, game),
    game.place?.host,
    game.origin,
    ...game.names,
    game.date?.slice(0, 10),
    resultOf(speech, game)?.place,
  ].join(' ');
