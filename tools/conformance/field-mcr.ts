// Field cases of MCR scores and waits, in the schema of the recorded hands.

import { isProfile, type McrOptions, profileOptions } from '../../src/rules/mcr/options.ts';
import { type McrScore, reachesMinimum, valueOfHand } from '../../src/rules/mcr/score.ts';
import type { Answerer, Fields } from './field-case.ts';
import { waitNames } from './mcr-hand.ts';
import {
  countsOfScore,
  type HandLine,
  type Labels,
  labelFault,
  situationOfLine,
  type WinLine,
  winOfLine,
} from './mcr-line.ts';

type Changes = Partial<McrOptions>;

/** The data's options in our words; an option not listed is one we do not know. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, Changes>>>> = {
  knitWait: { body_ok: { knittedWait: 'anyTile' }, no_body: { knittedWait: 'besideBody' } },
  formalWaits: { true: { waits: 'formal' }, false: { waits: 'live' } },
};

const changeOf = (name: string, value: unknown): Changes => {
  const change = OPTIONS[name]?.[String(value)];
  if (change === undefined) throw new Error(`no option ${name}=${value}`);
  return change;
};

/** Fans are numbered as in the 1998 book, whatever an edition shows. */
const optionsOf = ({ edition = 'cn', ...others }: Fields): McrOptions => {
  const profile = String(edition);
  if (!isProfile(profile)) throw new Error(`no edition ${profile}`);
  const changes = Object.entries(others).map(([name, value]) => changeOf(name, value));
  return profileOptions(profile, Object.assign({ numbering: 'book1998' }, ...changes));
};

type ScoreInput = WinLine & { readonly options?: Fields };

const totalBy = (line: ScoreInput, options: McrOptions): number | string => {
  const value = valueOfHand(situationOfLine(line), winOfLine(line), options);
  return typeof value === 'string' ? value : value.total;
};

/** `knitWait=no_body`: the total with that option alone changed. */
const totalsBy = (line: ScoreInput, keys: readonly string[]): Fields =>
  Object.fromEntries(
    keys.map((key) => {
      const [name, value] = key.split('=') as [string, string];
      return [key, totalBy(line, optionsOf({ ...line.options, [name]: value }))];
    }),
  );

const paymentsOf = ({ deltas }: McrScore, seat: number, from: number | undefined): Fields => ({
  ...(from === undefined ? {} : { discarder: -deltas[from]! }),
  others: -deltas.find((_, other) => other !== seat && other !== from)!,
  winner: deltas[seat]!,
});

/** A list that the case names, or one of equal worth where it names one alone, is given back as it is written. */
const fansOf = (line: ScoreInput, score: McrScore, labels: Labels, options: McrOptions): Fields =>
  labelFault(situationOfLine(line), winOfLine(line), labels, options) === undefined
    ? { fans: labels.fans, alt: labels.alt }
    : { fans: countsOfScore(score), alt: labels.alt };

export const mcrScoreCase: Answerer = ({ input, expected }) => {
  const line = input as unknown as ScoreInput;
  const options = optionsOf(line.options ?? {});
  const [situation, win] = [situationOfLine(line), winOfLine(line)];
  const score = valueOfHand(situation, win, options);
  if (typeof score === 'string') return { got: { reason: score } };
  return {
    got: {
      total: score.total,
      ...fansOf(line, score, expected as unknown as Labels, options),
      winnable: reachesMinimum(score, options),
      payments: paymentsOf(score, situation.seat, win.from),
      byOption: totalsBy(line, Object.keys((expected.byOption as Fields | undefined) ?? {})),
      // Which other programs say so is no claim about ours.
      agree: expected.agree,
    },
  };
};

export const mcrWaitsCase: Answerer = ({ input }) => ({ got: waitNames(input as unknown as HandLine) });
