import { existsSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The path or a line of it cannot be read as what was asked for. The message is one sentence that names the place. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** Where reading has come to: whoever fails on a line says so with it. */
let place: string | undefined;
export const lastPlace = (): string | undefined => place;
export const forgetPlace = (): void => {
  place = undefined;
};

/** Only a whole file unpacks: one whose download or copy broke off ends too early. */
const packFault = (error: unknown): string => {
  const isShort = error instanceof Error && /unexpected end/.test(error.message);
  return isShort
    ? 'ends in the middle of its packed data: the file may be cut short'
    : 'is not packed with gzip';
};

const unpack = (path: string, bytes: Buffer): Buffer => {
  try {
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new BadInput(`${path}: cannot be unpacked: it ${packFault(error)}`);
  }
};

/** The bytes of a file; `.gz` is unpacked. */
export const readBytes = (path: string): Buffer => {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
  if (statSync(path).isDirectory()) throw new BadInput(`${path}: a folder, where a file is wanted`);
  place = path;
  return unpack(path, readFileSync(path));
};

/** The text of a file; `.gz` is unpacked. */
export const readText = (path: string): string => readBytes(path).toString('utf8');

/** One value a line; empty lines are passed over. A line that is not JSON is named with its number. */
export function* readJsonLines(path: string): Generator<unknown> {
  let number = 0;
  for (const line of readText(path).split('\n')) {
    number++;
    if (line.trim() === '') continue;
    place = `${path}:${number}`;
    try {
      yield JSON.parse(line);
    } catch (error) {
      throw new BadInput(`${path}:${number}: not JSON: ${(error as Error).message}`);
    }
  }
}
