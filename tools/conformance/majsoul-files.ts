// Files by how their names end, packed or not, and the ones that belong to them.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput } from './read.ts';

const has = (file: string, ending: string): boolean => file.endsWith(ending) || file.endsWith(`${ending}.gz`);

/** The file itself, or those of a folder. */
export const filesAt = (path: string, ending: string): readonly string[] => {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => has(file, ending))
        .sort()
        .map((file) => join(path, file))
    : [path].filter((file) => has(file, ending));
  if (files.length === 0) throw new BadInput(`${path}: holds nothing that ends in ${ending}`);
  return files;
};

const stem = (path: string, ending: string): string => path.slice(0, path.lastIndexOf(ending));

export const nameOf = (path: string, ending: string): string => basename(stem(path, ending));

/** The file beside it with another ending, if there is one. */
export const siblingOf = (path: string, ending: string, other: string): string | undefined =>
  [other, `${other}.gz`].map((e) => stem(path, ending) + e).find(existsSync);
