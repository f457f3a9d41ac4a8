/** A process that works on one kind of job, for tests that kill it. Its argument is what to do, in JSON. */
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openJobQueue } from '../../../server/src/jobs/open-job-queue.ts';
import { openStore } from '../../../server/src/store/store.ts';

const { options, kind, file, runMs, pollInterval } = JSON.parse(process.argv[2] ?? '');
const store = openStore(options);
const onError = (error: unknown) => {
  throw error;
};
const queue = await openJobQueue(store, options, { kinds: [kind], pollInterval, onError });
await queue.work(kind, async ({ id }) => {
  appendFileSync(file, `begun ${id} ${process.pid}\n`);
  await pause(runMs);
  appendFileSync(file, `ended ${id} ${process.pid}\n`);
});
// Without its test it has nothing to live for.
process.stdin.on('end', () => process.exit());
process.stdin.resume();
