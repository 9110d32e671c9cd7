import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data files of a path: itself, or those of a folder whose names fit. */
export const filesOf = (path: string, names: RegExp): readonly string[] => {
  if (!existsSync(path)) throw new Error(`${path}: no such file or folder`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => names.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new Error(`${path}: no file named like ${names}`);
  return files;
};
