// What a broken network, a changed service or a hostile page can do to a stream of frames, as fast-check arbitraries.

import fc from 'fast-check';

export type Wire = string | ArrayBuffer;
export type Fault = (frames: readonly Wire[]) => readonly Wire[];

const place = fc.nat({ max: 1000 });
const size = fc.nat({ max: 1 << 16 });

const cut = (frame: Wire, to: number): Wire =>
  typeof frame === 'string'
    ? frame.slice(0, to % (frame.length + 1))
    : frame.slice(0, to % (frame.byteLength + 1));

const flipText = (frame: string, bit: number): string => {
  if (frame === '') return frame;
  const at = (bit >> 3) % frame.length;
  const code = frame.charCodeAt(at) ^ (1 << (bit & 7));
  return frame.slice(0, at) + String.fromCharCode(code) + frame.slice(at + 1);
};

const flipBytes = (frame: ArrayBuffer, bit: number): ArrayBuffer => {
  const copy = new Uint8Array(frame.slice(0));
  if (copy.length > 0) copy[(bit >> 3) % copy.length]! ^= 1 << (bit & 7);
  return copy.buffer;
};

const flip = (frame: Wire, bit: number): Wire =>
  typeof frame === 'string' ? flipText(frame, bit) : flipBytes(frame, bit);

const grow = (frame: Wire, by: number): Wire => {
  if (typeof frame === 'string') return frame + frame.slice(-1).repeat(by % 5000);
  const more = new Uint8Array(frame.byteLength + (by % 5000));
  more.set(new Uint8Array(frame));
  return more.buffer;
};

/** Another number in place of one, as a service that counts differently would send. */
const renumber = (frame: Wire, n: number): Wire => {
  if (typeof frame !== 'string') return flip(frame, n);
  const numbers = [...frame.matchAll(/\d+/g)];
  const found = numbers[n % Math.max(1, numbers.length)];
  if (!found) return frame;
  return frame.slice(0, found.index) + String(n % 200) + frame.slice(found.index + found[0].length);
};

const on =
  (change: (frame: Wire, n: number) => Wire) =>
  (at: number, n: number): Fault =>
  (frames) =>
    frames.map((f, i) => (i === at % frames.length ? change(f, n) : f));

const double =
  (at: number, to: number): Fault =>
  (frames) =>
    frames.toSpliced(to % frames.length, 0, frames[at % frames.length]!);

const swap =
  (at: number, to: number): Fault =>
  (frames) => {
    const [a, b] = [at % frames.length, to % frames.length];
    return frames.map((f, i) => frames[i === a ? b : i === b ? a : i] ?? f);
  };

const drop =
  (at: number): Fault =>
  (frames) =>
    frames.length < 2 ? frames : frames.toSpliced(at % frames.length, 1);

const damaged = [cut, flip, flip, renumber, renumber, grow].map((change) =>
  fc.tuple(place, size).map((a) => on(change)(...a)),
);

export const faults: fc.Arbitrary<readonly Fault[]> = fc.array(
  fc.oneof(
    ...damaged,
    fc.tuple(place, place).map((a) => double(...a)),
    fc.tuple(place, place).map((a) => swap(...a)),
    place.map(drop),
  ),
  { minLength: 1, maxLength: 6 },
);

export const withFaults = (frames: readonly Wire[], list: readonly Fault[]): readonly Wire[] =>
  list.reduce((now, fault) => fault(now), frames);
