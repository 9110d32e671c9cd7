// The extension at work at a table: `npm run demo`.
//
//   npm run demo                             the practice table: you play against simple opponents; closing the browser
//                                            ends it
//   npm run demo -- --rules mcr              riichi, mcr or korean
//   npm run demo -- --client majiang         a real Majiang table with the overlay; --net: at a table of its game server
//   npm run demo -- --headless               plays by itself, prints what the panel says at some moments, and keeps
//                                            pictures in demo-out/; so it does where there is no screen
import { FAMILIES, type Family } from '../src/settings.ts';
import { say } from './demo/common.ts';
import { majiangDemo } from './demo/majiang.ts';
import { practiceDemo } from './demo/practice.ts';

const CLIENTS = ['practice', 'majiang'] as const;
type Client = (typeof CLIENTS)[number];

interface Asked {
  readonly client: Client;
  readonly rules: Family;
  readonly net: boolean;
  readonly headless: boolean;
}

const hasScreen = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

const oneOf = <T extends string>(flag: string, all: readonly T[], value: string | undefined): T =>
  all.find((one) => one === value) ?? fail(`${flag} takes ${all.join(', ')}; not «${value ?? ''}».`);

/** One argument, and what follows it, added to what was read before. */
const readFlag = (asked: Asked, [flag, value]: readonly [string, string | undefined]): Asked => {
  switch (flag) {
    case '--client':
      return { ...asked, client: oneOf(flag, CLIENTS, value) };
    case '--rules':
      return { ...asked, rules: oneOf(flag, FAMILIES, value) };
    case '--net':
      return { ...asked, net: true };
    case '--headless':
      return { ...asked, headless: true };
    default:
      return fail(`The demo does not know «${flag}». There is: --client, --rules, --net, --headless.`);
  }
};

const WITH_VALUE = ['--client', '--rules'];

const read = (args: readonly string[]): Asked => {
  const start: Asked = { client: 'practice', rules: 'riichi', net: false, headless: !hasScreen() };
  const flags = args.flatMap((arg, i) =>
    WITH_VALUE.includes(args[i - 1] ?? '') ? [] : [[arg, args[i + 1]] as const],
  );
  const asked = flags.reduce(readFlag, start);
  if (asked.net && asked.client !== 'majiang') fail('--net is for --client majiang.');
  return asked;
};

const run = async (asked: Asked): Promise<void> => {
  await (asked.client === 'majiang' ? majiangDemo(asked) : practiceDemo(asked));
  say('done');
};

await run(read(process.argv.slice(2))).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
