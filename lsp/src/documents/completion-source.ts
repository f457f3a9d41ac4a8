import { ServiceError } from '@presswright/shared/errors';
import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import type { Backend } from '../backend/backend.ts';

/** A completion that takes longer is of no use to someone who types. */
const timeoutMs = 10_000;

/**
 * Asks the model to continue; distinct texts, best first, none of them blank.
 * @returns an empty array when there is no backend or it refuses: typing goes on without
 */
export async function complete(
  backend: Backend,
  request: GenerateRequest,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<readonly string[]> {
  try {
    const answer = await backend.call(
      // Not tried again: by then the cursor is elsewhere. Without tries there is no idempotency key to keep either.
      (client) => client.generation.create(request, { signal, timeoutMs, maxRetries: 0 }),
      signal,
      { ability: 'complete' },
    );
    const texts = answer?.choices.map((choice) => choice.text) ?? [];
    return [...new Set(texts)].filter((text) => text.trim() !== '');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log(`No completion: ${error.message}`);
    return [];
  }
}
