// MCR scores against recorded ones: hands, the book's examples, contested hands, and editions.

import { type McrOptions, PROFILES, type Profile, profileOptions } from '../../src/rules/mcr/options.ts';
import { valueOfHand } from '../../src/rules/mcr/score.ts';
import {
  countsOfScore,
  FAN_COUNTS,
  type FanCounts,
  LABEL_FIELDS,
  type Labels,
  labelFault,
  situationOfLine,
  WIN_FIELDS,
  type WinLine,
  winOfLine,
} from './mcr-line.ts';
import { readJsonLines } from './read.ts';
import { fields, listOf, number, optional, type Shape, type Shapes, shaped, text } from './shape.ts';
import type { Verdict } from './suite.ts';

type Line = WinLine & { readonly id: string };
const LINE_FIELDS: Shapes<Line> = { id: text, ...WIN_FIELDS };

const valueOfLine = (line: WinLine, options: McrOptions) =>
  valueOfHand(situationOfLine(line), winOfLine(line), options);

/** The 1998 numbers, whatever an edition shows. */
const optionsOf = (profile: Profile): McrOptions => profileOptions(profile, { numbering: 'book1998' });
const CN = optionsOf('cn');

const labelVerdict = (id: string, line: WinLine, labels: Labels, options: McrOptions): Verdict => {
  const got = labelFault(situationOfLine(line), winOfLine(line), labels, options);
  return got === undefined ? { id } : { id, differs: { expected: labels, got } };
};

const SCORED: Shape<Line & Labels> = fields<Line & Labels>({ ...LINE_FIELDS, ...LABEL_FIELDS });

export function* checkScoring(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(SCORED, value);
    const { total, fans, alt = [] } = line;
    yield labelVerdict(line.id, line, { total, fans, alt }, CN);
  }
}

type BookLine = Line &
  Labels & {
    readonly must: FanCounts;
    readonly mustNot?: readonly number[];
    readonly anyOf?: readonly number[];
  };

const BOOK: Shape<BookLine> = fields<BookLine>({
  ...LINE_FIELDS,
  ...LABEL_FIELDS,
  must: FAN_COUNTS,
  mustNot: optional(listOf(number)),
  anyOf: optional(listOf(number)),
});

/** What the book says of an example: fans it has, fans it has not, and of some one at least. */
const bookFault = (line: BookLine, counts: FanCounts): string | undefined => {
  const missing = Object.entries(line.must).find(([fan, times]) => (counts[fan] ?? 0) < times);
  if (missing) return `without fan ${missing[0]}`;
  const wrong = (line.mustNot ?? []).find((fan) => counts[fan] !== undefined);
  if (wrong !== undefined) return `with fan ${wrong}`;
  const any = line.anyOf ?? [];
  return any.length > 0 && !any.some((fan) => counts[fan] !== undefined) ? `with none of ${any}` : undefined;
};

const bookVerdict = (line: BookLine): Verdict => {
  const { id, total, fans, alt = [] } = line;
  const labelled = labelVerdict(id, line, { total, fans, alt }, CN);
  const score = valueOfLine(line, CN);
  if (labelled.differs || typeof score === 'string') return labelled;
  const fault = bookFault(line, countsOfScore(score));
  return fault === undefined ? { id } : { id, differs: { expected: line.must, got: fault } };
};

export function* checkBook(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield bookVerdict(shaped(BOOK, value));
}

type ContestedLine = Line & { readonly cause: string; readonly verdict: Labels };
const CONTESTED: Shape<ContestedLine> = fields<ContestedLine>({
  ...LINE_FIELDS,
  cause: text,
  verdict: fields(LABEL_FIELDS),
});

export function* checkContested(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(CONTESTED, value);
    yield labelVerdict(`${line.id} ${line.cause}`, line, line.verdict, CN);
  }
}

type Edition = Labels & { readonly votes?: number };
type EditionLine = Line & Readonly<Record<Profile, Edition>> & { readonly causes: readonly string[] };

const edition: Shape<Edition> = fields<Edition>({ ...LABEL_FIELDS, votes: optional(number) });
const EDITIONS: Shape<EditionLine> = fields<EditionLine>({
  ...LINE_FIELDS,
  cn: edition,
  book1998: edition,
  wmo: edition,
  causes: listOf(text),
});

/** A label that one source alone gives is told of, never held against us. */
const editionVerdict = (line: EditionLine, profile: Profile): Verdict => {
  const labels = line[profile];
  const verdict = labelVerdict(
    `${line.id} ${profile} ${line.causes.join(' ')}`,
    line,
    labels,
    optionsOf(profile),
  );
  if (profile !== 'wmo' || labels.votes === 2) return verdict;
  return { id: verdict.id, skipped: `wmo by one source, ${verdict.differs ? 'differs' : 'equal'}` };
};

export function* checkEditions(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(EDITIONS, value);
    for (const profile of PROFILES) yield editionVerdict(line, profile);
  }
}
