// The extension at work at a table: `npm run demo`.
//
//   npm run demo                             the practice table: you play against simple opponents; closing the browser
//                                            ends it
//   npm run demo -- --rules mcr              riichi, mcr or korean
//   npm run demo -- --client majiang         a real Majiang table with the overlay; --net: at a table of its game server
//   npm run demo -- --headless               plays by itself, prints what the panel says at some moments, and keeps
//                                            pictures in demo-out/; so it does where there is no screen
import { FAMILIES, type Family } from '../src/settings.ts';
import { called, oneOf } from './called.ts';
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

const { values, wrong } = called({
  usage: `usage: npm run demo -- [--rules ${FAMILIES.join('|')}] [--client ${CLIENTS.join('|')}] [--net] [--headless]
  --rules     of the practice table (riichi)
  --client    practice, or a real Majiang table with the overlay
  --net       with --client majiang: at a table of its game server
  --headless  plays by itself and keeps pictures in demo-out/`,
  options: {
    rules: { type: 'string', default: 'riichi' },
    client: { type: 'string', default: 'practice' },
    net: { type: 'boolean', default: false },
    headless: { type: 'boolean', default: !hasScreen() },
  },
});

const asked = (): Asked => {
  const client = oneOf('client', CLIENTS, values.client, wrong);
  const rules = oneOf('rules', FAMILIES, values.rules, wrong);
  if (values.net && client !== 'majiang') wrong('--net is for --client majiang.');
  return { client, rules, net: values.net, headless: values.headless };
};

const run = async (to: Asked): Promise<void> => {
  await (to.client === 'majiang' ? majiangDemo(to) : practiceDemo(to));
  say('done');
};

await run(asked()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
