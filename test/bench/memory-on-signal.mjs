// Loaded into a measured program before its own code: at SIGUSR2 it collects what nothing refers to, and says what it still holds.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.BENCH_MEMORY_FOLDER;
if (isMainThread && folder) {
  process.on('SIGUSR2', () => {
    // What is free goes back to the system, too: else the room of a busy moment counts as held.
    globalThis.gc({ type: 'major', flavor: 'last-resort' });
    const { rss, heapUsed } = process.memoryUsage();
    const file = join(folder, `${process.pid}.json`);
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${file}.part`, JSON.stringify({ rss, heapUsed }));
    renameSync(`${file}.part`, file);
  });
}
