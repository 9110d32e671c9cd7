// The add-on linter on the Firefox build: no error, and no warning but the ones explained here.
import { ensureBuilt } from './build.ts';

/** Code → where it comes from. Preact's `dangerouslySetInnerHTML` is in its core; nothing of ours uses it. */
const UNAVOIDABLE: Readonly<Record<string, RegExp>> = {
  UNSAFE_VAR_ASSIGNMENT: /^chunks\/.*\.js$/,
};

interface Message {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

interface Report {
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
  readonly notices: readonly Message[];
}

interface Linter {
  readonly run: () => Promise<unknown>;
  readonly output: Report;
}

/** The package has no types of its own. */
interface LinterModule {
  readonly default: { readonly createInstance: (options: object) => Linter };
}

const lint = async (folder: string): Promise<Report> => {
  const name = 'addons-linter';
  const module: LinterModule = await import(name);
  const config = { _: [folder], logLevel: 'fatal', stack: false, output: 'none', selfHosted: false };
  const linter = module.default.createInstance({ config, runAsBinary: false });
  await linter.run();
  return linter.output;
};

const isKnown = ({ code, file }: Message): boolean => UNAVOIDABLE[code]?.test(file ?? '') ?? false;

const lineOf = ({ code, file, line, message }: Message): string =>
  `${code}  ${file ?? 'manifest.json'}${line ? `:${line}` : ''}  ${message}`;

const main = async (): Promise<void> => {
  const { errors, warnings, notices } = await lint(await ensureBuilt('firefox'));
  const bad = [...errors, ...warnings.filter((w) => !isKnown(w))];
  for (const message of [...bad, ...notices]) console.log(lineOf(message));
  const known = warnings.filter(isKnown).length;
  console.log(
    `add-on linter: ${errors.length} errors, ${bad.length - errors.length} warnings, ${known} explained`,
  );
  process.exitCode = bad.length > 0 ? 1 : 0;
};

await main();
