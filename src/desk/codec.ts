// Values as numbers and back, to be put into a link. Small ones take a byte. What is read comes from anywhere: every codec
// knows its bounds, and a source that is wrong once stays wrong, so that nothing throws and nothing is believed.

/** Bytes being read. Once `bad`, what is read means nothing. */
export interface Source {
  readonly bytes: readonly number[];
  at: number;
  bad: boolean;
}

export interface Codec<T> {
  readonly write: (sink: number[], value: T) => void;
  readonly read: (source: Source) => T;
}

const nextByte = (source: Source): number => {
  const byte = source.bytes[source.at++];
  if (byte === undefined) source.bad = true;
  return byte ?? 0;
};

const MOST_BYTES = 5;

/** Seven bits a byte, the low ones first; the eighth says that more follow. */
const readNumber = (source: Source): number => {
  let value = 0;
  for (let i = 0; i < MOST_BYTES; i++) {
    const byte = nextByte(source);
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return value;
  }
  source.bad = true;
  return 0;
};

const writeNumber = (sink: number[], value: number): void => {
  let left = value;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) sink.push((left % 0x80) | 0x80);
  sink.push(left);
};

/** A whole number from 0 to below `limit`, as a type of its own where `T` says so. */
export const upTo = <T extends number = number>(limit: number): Codec<T> => ({
  write: writeNumber,
  read: (source) => {
    const value = readNumber(source);
    if (value >= limit) source.bad = true;
    return (value < limit ? value : 0) as T;
  },
});

/** A whole number from −`limit` to `limit`. */
export const signed = (limit: number): Codec<number> => {
  const plain = upTo(2 * limit + 1);
  return {
    write: (sink, value) => plain.write(sink, value < 0 ? -2 * value - 1 : 2 * value),
    read: (source) => {
      const value = plain.read(source);
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
  };
};

/** One of a list, by its place: lists may grow at their end. */
export const oneOf = <T>(list: readonly T[]): Codec<T> => {
  const place = upTo(list.length);
  return {
    write: (sink, value) => place.write(sink, list.indexOf(value)),
    read: (source) => list[place.read(source)]!,
  };
};

export const FLAG: Codec<boolean> = oneOf([false, true]);

export const listOf = <T>(item: Codec<T>, most: number): Codec<readonly T[]> => {
  const size = upTo(most + 1);
  return {
    write: (sink, list) => {
      size.write(sink, list.length);
      for (const value of list) item.write(sink, value);
    },
    read: (source) => {
      const list: T[] = [];
      const length = size.read(source);
      for (let i = 0; i < length && !source.bad; i++) list.push(item.read(source));
      return list;
    },
  };
};

const FIRST_PRINTABLE = 0x20;
const PRINTABLE = 0x5f;

/** Printable ASCII. */
export const textOf = (most: number): Codec<string> => {
  const letters = listOf(upTo(PRINTABLE), most);
  return {
    write: (sink, text) =>
      letters.write(
        sink,
        [...text].map((c) => c.charCodeAt(0) - FIRST_PRINTABLE),
      ),
    read: (source) => String.fromCharCode(...letters.read(source).map((n) => n + FIRST_PRINTABLE)),
  };
};

/** A codec for each field; what is as in `usual` takes no room. A field that `usual` lacks may be absent. */
export const record = <T extends object>(
  codecs: { readonly [K in keyof T]-?: Codec<Exclude<T[K], undefined>> },
  usual: T,
): Codec<T> => {
  const keys = Object.keys(codecs) as (keyof T & string)[];
  const mask = upTo(2 ** keys.length);
  const isUsual = (value: T, key: keyof T): boolean =>
    value[key] === undefined || JSON.stringify(value[key]) === JSON.stringify(usual[key]);
  return {
    write: (sink, value) => {
      const said = keys.filter((key) => !isUsual(value, key));
      mask.write(
        sink,
        said.reduce((sum, key) => sum + 2 ** keys.indexOf(key), 0),
      );
      for (const key of said) codecs[key].write(sink, value[key] as Exclude<T[typeof key], undefined>);
    },
    read: (source) => {
      const bits = mask.read(source);
      const read: Partial<T> = {};
      for (const [i, key] of keys.entries())
        if (Math.floor(bits / 2 ** i) % 2 === 1) read[key] = codecs[key].read(source);
      return { ...usual, ...read };
    },
  };
};
