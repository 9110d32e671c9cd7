// What every command runs first: plain Node, no packages. Brings the packages where they are missing or stale, then
// hands over to the command. So `npm test` and `npm run demo` need nothing but Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE = [20, 19];

/** Command → script and its first arguments. */
const COMMANDS = {
  demo: ['tools/demo.ts'],
  test: ['tools/check.ts', '--with-browser'],
  check: ['tools/check.ts'],
  conformance: ['tools/conformance.ts'],
  bench: ['tools/bench.ts'],
  simulate: ['tools/simulate.ts'],
  review: ['tools/review.ts'],
  tables: ['tools/tables.ts'],
  'fit-danger': ['tools/fit-danger.ts'],
};

const fail = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const run = (program, args, options = {}) =>
  new Promise((done) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => done(signal ? 1 : code));
  });

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  if (!enough)
    fail(`Tehai's tools need Node ${NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
};

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const isInstalled = ([name, version]) => {
  try {
    return readJson(`node_modules/${name}/package.json`).version === version;
  } catch {
    return false;
  }
};

/**
 * npm writes its own record of what it installed; a newer lockfile means that it no longer holds. A folder that was
 * half deleted still has the record, so every package that is asked for by name is looked at too.
 */
const packagesAreFresh = () => {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(join(ROOT, 'package-lock.json')).mtimeMs)
    return false;
  const { dependencies, devDependencies } = readJson('package.json');
  return Object.entries({ ...dependencies, ...devDependencies }).every(isInstalled);
};

const installPackages = async () => {
  if (packagesAreFresh()) return;
  console.log('Installing packages (npm ci); about a minute the first time …');
  const began = Date.now();
  const tick = setInterval(() => console.log(`  … ${Math.round((Date.now() - began) / 1000)} s`), 15_000);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await (npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, { shell: process.platform === 'win32' }));
  clearInterval(tick);
  if (code !== 0)
    fail('npm ci failed: its message stands above. The network or the npm registry may be out of reach.');
  console.log(`Packages are in place (${Math.round((Date.now() - began) / 1000)} s).`);
};

const [name, ...rest] = process.argv.slice(2);
const known = Object.keys(COMMANDS).join(', ');
if (name === undefined) fail(`Say which command: ${known}.`);
if (!Object.hasOwn(COMMANDS, name)) fail(`No command «${name}». There is: ${known}.`);
const command = COMMANDS[name];
checkNode();
await installPackages();
process.exit(await run(process.execPath, ['--import', 'tsx', ...command, ...rest]));
