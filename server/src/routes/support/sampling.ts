import { randomInt } from 'node:crypto';
import type { CompletionTask } from '../../inference/engine.ts';

/** What OpenAI's bodies say of sampling and of where answers end. */
interface AskedSampling {
  readonly temperature?: number | null;
  readonly top_p?: number | null;
  readonly stop?: string | readonly string[] | null;
  readonly seed?: number | null;
}

/** How an answer is chosen and where it ends; low temperatures suit code. */
export const samplingOf = (
  body: AskedSampling,
): Pick<CompletionTask, 'temperature' | 'topP' | 'stop' | 'seed' | 'language' | 'priority'> => ({
  temperature: body.temperature ?? 0.2,
  topP: body.top_p ?? 1,
  stop: typeof body.stop === 'string' ? [body.stop] : (body.stop ?? []),
  seed: body.seed ?? randomInt(2 ** 31),
  language: null,
  priority: 'interactive',
});
