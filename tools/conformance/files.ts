import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from './read.ts';

/** Which files of a folder are a suite's, and the same in words: `files named wins….jsonl`. */
export interface Wanted {
  readonly names: RegExp;
  readonly words: string;
}

/** `filesNamed('wins')`: wins.jsonl, wins-extra.jsonl.gz. */
export const filesNamed = (start: string): Wanted => ({
  names: new RegExp(`^${start}.*\\.jsonl(\\.gz)?$`),
  words: `files named ${start}….jsonl or ${start}….jsonl.gz`,
});

/** The data files of a path: itself, or those of a folder whose names fit. */
export const filesOf = (path: string, { names, words }: Wanted): readonly string[] => {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => names.test(name))
    .sort();
  if (files.length === 0) throw new BadInput(`${path}: nothing to check in this folder: wanted ${words}`);
  return files.map((name) => join(path, name));
};
