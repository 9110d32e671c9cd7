// `npm run bench [NAME …]`: every measurement, or those named. Ratios side by side in one run; never a test.
// Each has a process of its own: what one has made the compiler believe of shared code must not slow the next. What
// measures our own code is bundled first, as the extension is; the runner of scripts would wrap every small function.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { called } from './called.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'node_modules', '.cache', 'tehai', 'bench');

const BUNDLED = ['shapes', 'scoring', 'value', 'desk'];
const BENCHES = [...BUNDLED, 'overlay', 'size'];

const { positionals: wanted = [], wrong } = called({
  usage: `usage: npm run bench [NAME …], of ${BENCHES.join(', ')}; without a name all of them`,
  options: {},
  names: true,
});
const unknown = wanted.find((name) => !BENCHES.includes(name));
if (unknown !== undefined) wrong(`No bench «${unknown}».`);

/** By the extension's own bundler and in its way: constants turned into variables would take a third of the speed. */
const bundle = async (name: string): Promise<string> => {
  const outDir = join(OUT, name);
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    ssr: { external: true },
    build: {
      ssr: join('tools', 'bench', `${name}.ts`),
      outDir,
      target: 'es2022',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: { output: { topLevelVar: false } },
    },
  });
  return join(outDir, readdirSync(outDir).find((file) => file.startsWith(name))!);
};

const run = async (name: string): Promise<boolean> => {
  console.log(`\n## ${name}`);
  const file = BUNDLED.includes(name) ? await bundle(name) : join(ROOT, 'tools', 'bench', `${name}.ts`);
  const script = `await (await import(${JSON.stringify(file)})).run()`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
};

const failed: string[] = [];
for (const name of wanted.length > 0 ? wanted : BENCHES) if (!(await run(name))) failed.push(name);
if (failed.length > 0) {
  console.error(`\nNot measured to the end: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
