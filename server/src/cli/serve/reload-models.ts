import type { ConfiguredModel } from '../../inference/configured/read-models.ts';
import type { InferenceLog } from '../../inference/log.ts';
import { CommandError } from '../exit-codes.ts';

/**
 * Makes what reads the configured models anew and offers them. One reload follows the other; what is asked for meanwhile is one more,
 * since the file may have changed after it was read.
 */
export function createModelReload(
  read: () => ConfiguredModel[],
  offer: (models: readonly ConfiguredModel[]) => Promise<void>,
  log: InferenceLog,
): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;

  async function reload(): Promise<void> {
    try {
      const configured = read();
      await offer(configured);
      log.info({ models: configured.map(({ id }) => id) }, 'read the configured models anew');
    } catch (error) {
      const fault = error instanceof CommandError ? { fault: error.message } : { err: error };
      log.error(fault, 'the configured models cannot be used; those from before stay');
    }
  }

  return () => {
    next ??= last.then(() => {
      next = undefined;
      last = reload();
      return last;
    });
    return next;
  };
}
