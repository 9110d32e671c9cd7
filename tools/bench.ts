// `npm run bench [NAME …]`: every measurement, or those named. Ratios side by side in one run; never a test.
// Each has a process of its own: what one has made the compiler believe of shared code must not slow the next.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BENCHES = ['shapes', 'scoring', 'overlay', 'size'];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !BENCHES.includes(name));
if (unknown !== undefined) {
  console.error(`No bench «${unknown}». There is: ${BENCHES.join(', ')}.`);
  process.exit(2);
}

const run = (name: string): boolean => {
  console.log(`\n## ${name}`);
  const script = `await (await import('./${name}.ts')).run()`;
  const cwd = join(import.meta.dirname, 'bench');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0;
};

const failed = (wanted.length > 0 ? wanted : BENCHES).filter((name) => !run(name));
if (failed.length > 0) {
  console.error(`\nNot measured to the end: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
