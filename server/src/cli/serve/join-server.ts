import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PresswrightClient } from '@presswright/shared/client/client';
import { ensureOrganization } from '../../auth/first-key.ts';
import type { Config } from '../../config.ts';
import { takeServerLock } from '../../store/server-lock.ts';
import { prepareCommandStore } from '../command-store.ts';
import { DataDirInUse, findServer, type RunningServerFile } from './running-server.ts';

const lookAgainMs = 200;
/** The first start of the other server may learn the completion model. */
const maxWaitMs = 120_000;
const watchMs = 1_000;

/**
 * Waits for the server that has the data folder to answer, and makes the key of the settings known to it.
 * @returns null: it is gone, and the data folder is free
 * @throws {DataDirInUse} when it does not answer within two minutes
 */
export async function joinServer(config: Config): Promise<RunningServerFile | null> {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    if (isFree(config.dataDir)) return null;
    const other = await findServer(config.dataDir);
    if (other !== null && (await answers(other))) {
      await makeKeyKnown(config);
      return other;
    }
    if (performance.now() > deadline) throw new DataDirInUse(config.dataDir, other);
    await pause(lookAgainMs);
  }
}

/** Calls `onGone` once no server has the data folder any more. */
export function watchServer({ dataDir }: Config, onGone: () => void): void {
  const timer = setInterval(() => {
    if (!isFree(dataDir)) return;
    clearInterval(timer);
    onGone();
  }, watchMs);
}

function isFree(dataDir: string): boolean {
  const unlock = takeServerLock(dataDir);
  unlock?.();
  return unlock !== null;
}

/** Whether the server of this word still lives: it may be that of one that was killed. */
async function answers({ url, ca_file: caFile }: RunningServerFile): Promise<boolean> {
  const ca = caFile === null ? {} : { ca: await readFile(caFile, 'utf8') };
  const client = new PresswrightClient({ baseUrl: url, userAgent: 'presswright', ...ca });
  try {
    await client.system.health({ maxRetries: 0, timeoutMs: 2_000 });
    return true;
  } catch {
    // Whatever the reason is: it does not answer yet, and the caller looks again.
    return false;
  } finally {
    await client.close();
  }
}

async function makeKeyKnown(config: Config): Promise<void> {
  const store = await prepareCommandStore(config);
  try {
    await store.transaction(async (tx) => {
      await tx.lock('set-up');
      await ensureOrganization(tx, { bootstrapKey: config.bootstrapKey, plan: null });
    });
  } finally {
    await store.close();
  }
}
