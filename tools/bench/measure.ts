// CPU time, not the clock: other processes share the machine.

/** Milliseconds of CPU this process has used. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How often `work` runs a second of CPU: it is repeated until it has used `least` milliseconds. */
export const perSecond = (work: () => unknown, least: number): number => {
  const start = cpuTime();
  let runs = 0;
  let used = 0;
  while (used < least) {
    work();
    runs++;
    used = cpuTime() - start;
  }
  return (runs / used) * 1000;
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** `1234567` → `1.23M`, `12345` → `12.3k`. */
export const shortNumber = (n: number): string => {
  const [value, unit] = n >= 1e6 ? [n / 1e6, 'M'] : n >= 1e3 ? [n / 1e3, 'k'] : [n, ''];
  return value.toPrecision(3) + unit;
};

/** Rows with their columns aligned; the first column to the left, the others to the right. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const cell = (text: string, i: number) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!));
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
};
