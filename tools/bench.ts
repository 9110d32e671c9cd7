// `npm run bench [NAME …]`: every measurement, or those named. Ratios side by side in one run; never a test.
const BENCHES: Readonly<Record<string, () => Promise<{ run: () => void | Promise<void> }>>> = {
  shapes: () => import('./bench/shapes.ts'),
  scoring: () => import('./bench/scoring.ts'),
  overlay: () => import('./bench/overlay.ts'),
  size: () => import('./bench/size.ts'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`No bench «${unknown}». There is: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  console.log(`\n## ${name}`);
  await (await BENCHES[name]!()).run();
}

export {};
