import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CompletionEvent,
  CompletionOutcome,
  CompletionTask,
  Engine,
} from '../../../server/src/inference/engine.ts';

export interface TestEngine extends Engine {
  /** Completions that run now. */
  readonly running: number;
  /** Tokens made by all completions so far. */
  readonly made: number;
}

/**
 * An engine whose text is known beforehand: words `w0 w1 …` up to `max_tokens` (default 5), one token a word. The prompt
 * `endless` never ends by itself, `silent` never begins, `broken` fails after two words, `failing` before the first.
 */
export function createTestEngine(): TestEngine {
  let running = 0;
  let made = 0;

  async function complete(
    task: CompletionTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome> {
    const promptTokens = task.prompt.split(/\s+/).length;
    const allowed = task.contextWindow - promptTokens;
    if (task.prompt === 'failing') throw new Error('the engine is out of order');
    if (allowed < (task.maxTokens ?? 1)) return { kind: 'refused', promptTokens, allowed };
    const silent = task.prompt === 'silent';
    const endless = silent || task.prompt === 'endless';
    const wanted = endless ? Number.POSITIVE_INFINITY : (task.maxTokens ?? 5);
    let tokens = 0;
    const usage = () => ({
      prompt_tokens: promptTokens,
      completion_tokens: tokens,
      total_tokens: promptTokens + tokens,
    });
    running++;
    try {
      onEvent({ kind: 'started', promptTokens });
      while (tokens < wanted) {
        await sleep(endless ? 5 : 0);
        if (signal.aborted) return { kind: 'aborted', usage: usage() };
        if (task.prompt === 'broken' && tokens === 2) throw new Error('the engine broke');
        if (silent) continue;
        onEvent({ kind: 'text', text: `w${tokens} ` });
        tokens++;
        made++;
      }
      return { kind: 'done', finishReason: task.maxTokens === null ? 'stop' : 'length', usage: usage() };
    } finally {
      running--;
    }
  }

  return {
    kind: 'builtin',
    capabilities: { instructions: false, messages: false, answerSchema: false, tools: false },
    specifications: () => ({
      parameters: 'none',
      context_window: '4096 tokens',
      training_data: 'none',
      specialization: 'counts words',
    }),
    health: () => 'healthy',
    complete,
    get running() {
      return running;
    },
    get made() {
      return made;
    },
  };
}
