import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Limits are there to end what hangs: a machine that has other work takes several times as long as one that has none.
const shared = {
  pool: 'forks',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  env: {
    // Programs that tests start are compiled once, not once for each start.
    NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/presswright-tests'),
    // A start of WordPress touches some 8,000 small pages of memory, which takes a virtual machine longer than the start does.
    USE_ZEND_ALLOC_HUGE_PAGES: '1',
  },
  expect: { poll: { timeout: 60_000, interval: 50 } },
} as const;

const windows = [
  'test/peers/{cms,cms-editor,cms-journeys,cms-pages,cms-states,vscode*,emacs,neovim,helix,kakoune,api-reference}.test.ts',
];

/** The `vscode` module is there in an editor alone: these tests have vite put another in its place. */
const withoutEditor = ['test/vscode/**/*.test.ts'];

/** Node strips the types itself, which takes less than a third of what vite's transforms take. */
const ownLoader = { experimental: { viteModuleRunner: false } } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'ours',
          include: ['test/**/*.test.ts'],
          exclude: ['test/peers/**', ...withoutEditor],
          globalSetup: 'test/support/language-server-program.ts',
          ...ownLoader,
          // Each of the two processes loads the sources once, not once for each file.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: { ...shared, name: 'mocked', include: withoutEditor, isolate: false, maxWorkers: 2 },
      },
      {
        test: {
          ...shared,
          name: 'peers',
          setupFiles: 'test/peers/use-mended-fetch.ts',
          ...ownLoader,
          include: ['test/peers/**/*.test.ts'],
          exclude: windows,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Real editors and browsers come last: beside programs that use both cores, what is typed is late.
        test: {
          ...shared,
          name: 'windows',
          setupFiles: 'test/peers/use-mended-fetch.ts',
          ...ownLoader,
          include: windows,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
