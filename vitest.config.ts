import { defineConfig } from 'vitest/config';

const shared = { pool: 'forks', testTimeout: 20_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'ours', include: ['test/**/*.test.ts'], exclude: ['test/peers/**'], maxWorkers: 2 } },
      {
        // Real editors, browsers and sites want a machine to themselves: they come last, one file at a time.
        test: {
          ...shared,
          name: 'peers',
          include: ['test/peers/**/*.test.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
