// What came and said nothing to the reader, by name: counted for the diagnostics, so that what a service has changed can
// be told apart from what never mattered. Names come from outside: their number and length are bounded.

const MOST_NAMES = 100;
const LONGEST = 80;

export interface Counter {
  readonly count: (name: string) => void;
  readonly counts: () => ReadonlyMap<string, number>;
}

export const counter = (): Counter => {
  const counts = new Map<string, number>();
  return {
    count: (name) => {
      const short = name.slice(0, LONGEST);
      const key = counts.has(short) || counts.size < MOST_NAMES ? short : '…';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    counts: () => new Map(counts),
  };
};
