import { defineConfig } from 'vitest/config';

// Two cores: more forks than that only make the real servers and browsers of the peer tests time out.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'server/src/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
