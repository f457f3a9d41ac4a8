import type { CompletionOutcome } from '../../engine.ts';
import type { LlamaTask } from '../protocol.ts';
import type { CallForm } from './call-form.ts';
import { callGrammar } from './calls.ts';
import { grammarOf } from './json-grammar.ts';
import type { OpenModel } from './load-model.ts';
import { promptOf } from './prompt-tokens.ts';
import type { SequencePool } from './sequence-pool.ts';
import { type AnswerOptions, type Grammars, writeAnswer } from './write-answer.ts';

/** Tokens when the request names no number. */
const defaultMaxTokens = 2048;

export interface RunOptions extends Pick<AnswerOptions, 'open' | 'drafting' | 'signal' | 'onEvent' | 'onDraft'> {
  readonly pool: SequencePool;
}

/**
 * Runs one completion. The model's own context is never exceeded: what does not fit is refused before anything is evaluated, so that
 * nothing of a prompt is dropped in silence.
 */
export async function runTask(task: LlamaTask, { pool, ...options }: RunOptions): Promise<CompletionOutcome> {
  const { open, signal, onEvent } = options;
  const prompt = promptOf(task.asked, task.tools, open);
  const promptTokens = prompt.tokens.length;
  const allowed = task.contextWindow - promptTokens;
  const limit = task.maxTokens ?? Math.min(defaultMaxTokens, allowed);
  if (limit < 1 || limit > allowed) return { kind: 'refused', promptTokens, allowed };
  const grammars = await grammarsOf(task, prompt.callForm, open);
  const sequence = await pool.take(prompt.tokens, signal);
  if (sequence === null) {
    return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
  }
  try {
    onEvent({ kind: 'started', promptTokens });
    return await writeAnswer(task, { ...options, prompt, limit, sequence, grammars });
  } finally {
    pool.release(sequence);
  }
}

/** JSON Schemas that no grammar can be made of. */
export class UnusableSchema extends Error {
  override name = 'UnusableSchema';
  /** The member of a request that has them. */
  readonly member: 'response_format' | 'tools';

  constructor(member: UnusableSchema['member'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.member = member;
  }
}

async function grammarsOf(task: LlamaTask, form: CallForm, open: OpenModel): Promise<Grammars> {
  const { answerSchema, tools } = task;
  const made = async (member: UnusableSchema['member'], write: () => string) => {
    try {
      return await open.grammarState(write());
    } catch (cause) {
      throw new UnusableSchema(member, cause);
    }
  };
  return {
    answer: answerSchema === null ? null : await made('response_format', () => grammarOf(answerSchema)),
    calls: tools.length === 0 ? null : await made('tools', () => callGrammar(task, form)),
  };
}
