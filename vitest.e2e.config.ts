import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.test.ts'],
    // Each file has its own browser, ports and profile; more at once would starve each other's pages.
    maxWorkers: 2,
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Unattended, once more: on a machine that others use a browser may be late. What fails twice is a fault.
    retry: process.env.CI ? 1 : 0,
  },
});
