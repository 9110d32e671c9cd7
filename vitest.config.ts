import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'entrypoints/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
