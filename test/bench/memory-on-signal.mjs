// Loaded into a measured program before its own code: at SIGUSR2 it collects what nothing refers to, and says what it still holds.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.BENCH_MEMORY_FOLDER;
if (isMainThread && folder) {
  process.on('SIGUSR2', () => {
    globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    const file = join(folder, `${process.pid}.json`);
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify({ rss, heapUsed, external }));
    renameSync(`${file}.part`, file);
  });
}
