// The built extension, built anew only when something it is made of is newer than it.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MADE_OF = ['src', 'entrypoints', 'public', 'wxt.config.ts', 'package.json', 'package-lock.json'];

export type Target = 'chrome' | 'firefox';

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newest = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.test\.tsx?$/.test(name),
  );
  return Math.max(0, ...inside.map((name) => changed(join(path, name))));
};

const build = (target: Target): Promise<void> =>
  new Promise((done, fail) => {
    const wxt = join(ROOT, 'node_modules', 'wxt', 'bin', 'wxt.mjs');
    const child = spawn(process.execPath, [wxt, 'build', '-b', target], { cwd: ROOT, stdio: 'inherit' });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The build for ${target} failed: its message stands above.`)),
    );
  });

/** The folder of the extension for this browser, up to date; or the one that `TEHAI_BUILT` names, as it is. */
export const ensureBuilt = async (target: Target): Promise<string> => {
  if (process.env.TEHAI_BUILT) return process.env.TEHAI_BUILT;
  const folder = join(ROOT, '.output', `${target}-mv3`);
  const sources = Math.max(...MADE_OF.map((name) => newest(join(ROOT, name))));
  if (changed(join(folder, 'manifest.json')) < sources) await build(target);
  return folder;
};
