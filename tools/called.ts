// How a command was called. `--help` prints how to; what it does not know is told in one sentence, and it exits 2.

import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Command<O extends Options> {
  /** How it is called, and what each option means. */
  readonly usage: string;
  readonly options: O;
  /** Whether names may stand beside the options: of files, of parts. */
  readonly names?: boolean;
}

/** For a caller's mistakes: the sentence alone, how to call it right, and exit code 2. */
export const wrongly =
  (usage: string) =>
  (sentence: string): never => {
    console.error(`${sentence}\n${usage}`);
    process.exit(2);
  };

/** Node's own message goes on about what else one might have meant. */
const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\.?\n|\. /, 1)[0]!.replace(/\.?$/, '.');

const HELP = ['--help', '-h'];

export const called = <O extends Options>(
  { usage, options, names = false }: Command<O>,
  args: readonly string[] = process.argv.slice(2),
) => {
  if (args.some((arg) => HELP.includes(arg))) {
    console.log(usage);
    process.exit(0);
  }
  const wrong = wrongly(usage);
  try {
    return { ...parseArgs({ args: [...args], options, allowPositionals: names }), wrong };
  } catch (error) {
    return wrong(firstSentence(error));
  }
};

type Wrong = (sentence: string) => never;

export const oneOf = <T extends string>(flag: string, all: readonly T[], value: string, wrong: Wrong): T =>
  all.find((one) => one === value) ?? wrong(`--${flag} takes ${all.join(', ')}; not «${value}».`);

/** From 0 up. */
export const wholeNumber = (flag: string, value: string, wrong: Wrong): number =>
  /^\d{1,15}$/.test(value) ? Number(value) : wrong(`--${flag} takes a whole number; not «${value}».`);
