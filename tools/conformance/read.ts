import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The text of a file; `.gz` is unpacked. */
export const readText = (path: string): string => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

/** One value a line; empty lines are passed over. A line that is not JSON is named with its number. */
export function* readJsonLines(path: string): Generator<unknown> {
  let number = 0;
  for (const line of readText(path).split('\n')) {
    number++;
    if (line.trim() === '') continue;
    try {
      yield JSON.parse(line);
    } catch (error) {
      throw new Error(`${path}:${number}: not JSON: ${(error as Error).message}`);
    }
  }
}
