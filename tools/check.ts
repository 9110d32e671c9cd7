// The whole gate, one step after the other: format and lint, types, tables, unit tests, both builds, the add-on linter;
// with `--with-browser` (`npm test`) the tests in real browsers too. Every step runs even if one before it failed, and
// the last line counts: each test is one, each other step is one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** A vitest run: its tests are counted one by one. */
  readonly tests?: true;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Full names of the tests that failed. */
  readonly names?: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const bin = (name: string): string => join('node_modules', '.bin', name);

const STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    args: [bin('biome'), 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'],
  },
  { name: 'types', args: [bin('tsc'), '--noEmit'] },
  { name: 'types without a browser', args: [bin('tsc'), '--noEmit', '-p', 'tsconfig.pure.json'] },
  { name: 'tables are what their generator makes', args: [bin('tsx'), 'tools/tables.ts', '--check'] },
  { name: 'unit tests', args: [bin('vitest'), 'run'], tests: true },
  { name: 'build for Chromium', args: [bin('wxt'), 'build'] },
  { name: 'build for Firefox', args: [bin('wxt'), 'build', '-b', 'firefox'] },
  { name: 'add-on linter', args: [bin('tsx'), 'tools/lint-addon.ts'] },
];

const BROWSER_STEPS: readonly Step[] = [
  { name: 'a browser', args: [bin('tsx'), 'tools/browser.ts'] },
  { name: 'tests in real browsers', args: [bin('vitest'), 'run', '-c', 'vitest.e2e.config.ts'], tests: true },
];

const run = ([program, ...args]: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program!, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 1));
  });

/** A vitest run that ends without a report, or without a single test, has failed. */
const countTests = (report: string, code: number): Count => {
  try {
    const {
      numPassedTests: passed,
      numFailedTests,
      testResults,
    }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(numFailedTests, code === 0 && passed > 0 ? 0 : 1);
    const tests = testResults.flatMap((file) => file.assertionResults);
    return { passed, failed, names: tests.filter((t) => t.status === 'failed').map((t) => t.fullName) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const runStep = async (step: Step, scratch: string): Promise<Count> => {
  if (!step.tests) return (await run(step.args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = join(scratch, `${step.name.replaceAll(' ', '-')}.json`);
  const code = await run([...step.args, '--reporter=default', '--reporter=json', `--outputFile=${report}`]);
  return countTests(report, code);
};

const main = async (): Promise<number> => {
  const steps = process.argv.includes('--with-browser') ? [...STEPS, ...BROWSER_STEPS] : STEPS;
  const scratch = mkdtempSync(join(tmpdir(), 'tehai-check-'));
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [i, step] of steps.entries()) {
    console.log(`\n[${i + 1}/${steps.length}] ${step.name}`);
    const began = Date.now();
    const count = await runStep(step, scratch);
    passed += count.passed;
    failed += count.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    lines.push(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
      ...(count.names ?? []).map((failure) => `        ${failure}`),
    );
  }
  rmSync(scratch, { recursive: true, force: true });
  console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

process.exitCode = await main();
