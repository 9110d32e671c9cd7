// Every command says how it is called, and in one sentence what it does not know.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (tool: string, args: readonly string[]) => {
  const script = join(import.meta.dirname, `${tool}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trimEnd().split('\n') };
};

test.each(['simulate', 'opponents', 'demo', 'review', 'bench', 'conformance', 'fit-danger', 'tables'])(
  '%s --help: how it is called, and nothing is done',
  (tool) => {
    const { status, stdout } = run(tool, ['--help']);
    expect(stdout).toMatch(/^usage: /);
    expect(stdout.trimEnd().split('\n').length).toBeLessThan(8);
    expect(status).toBe(0);
  },
);

test.each([
  ['simulate', ['--game', '3'], "Unknown option '--game'."],
  ['simulate', ['--games'], "Option '--games <value>' argument missing."],
  ['simulate', ['--games', '-3'], "Option '--games' argument is ambiguous."],
  ['simulate', ['--games', '1.5'], '--games takes a whole number; not «1.5».'],
  ['simulate', ['--rules', 'chess'], '--rules takes riichi, riichi3, korean, mcr, all; not «chess».'],
  ['opponents', ['--levels', 'byUkeire'], '--levels takes two levels with a comma between them.'],
  ['demo', ['--net'], '--net is for --client majiang.'],
  ['review', [], 'No file is given.'],
  ['bench', ['nothing'], 'No bench «nothing».'],
] as const)('%s %j', (tool, args, sentence) => {
  const { status, stdout, lines } = run(tool, args);
  expect(lines[0]).toBe(sentence);
  expect(lines[1]).toMatch(/^usage: /);
  expect(lines.join('\n')).not.toMatch(/^\s+at /m);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
