import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { BuiltinModel } from '../../builtin/model.ts';
import { languageOf } from '../../builtin/prompt.ts';
import { StopFilter } from '../../builtin/stop-filter.ts';
import type { CompletionEvent, CompletionOutcome, DraftCounts } from '../../engine.ts';
import type { LlamaTask } from '../protocol.ts';
import type { DraftControl } from './draft-control.ts';
import { createDrafter } from './drafter.ts';
import { grammarOf } from './json-grammar.ts';
import type { Sequence, Token } from './llama-api.ts';
import type { OpenModel } from './load-model.ts';
import { type Prompt, promptOf } from './prompt-tokens.ts';
import type { SequencePool } from './sequence-pool.ts';
import { TokenText } from './token-text.ts';
import { writeTokens } from './write-tokens.ts';

/** Tokens when the request names no number. */
const defaultMaxTokens = 2048;
/** Tokens of a prompt between two looks at whether anybody still waits. */
const stepTokens = 256;

/** What answers are drafted by. */
export interface Drafting {
  readonly counts: BuiltinModel;
  readonly control: DraftControl;
}

export interface RunOptions {
  readonly open: OpenModel;
  readonly pool: SequencePool;
  /** null: nothing is drafted. */
  readonly drafting: Drafting | null;
  readonly signal: AbortSignal;
  onEvent(event: CompletionEvent): void;
  onDraft(counts: DraftCounts): void;
}

/**
 * Runs one completion. The model's own context is never exceeded: what does not fit is refused before anything is evaluated, so that
 * nothing of a prompt is dropped in silence.
 */
export async function runTask(task: LlamaTask, { pool, ...options }: RunOptions): Promise<CompletionOutcome> {
  const { open, signal, onEvent } = options;
  const prompt = promptOf(task.asked, open);
  const promptTokens = prompt.tokens.length;
  const allowed = task.contextWindow - promptTokens;
  const limit = task.maxTokens ?? Math.min(defaultMaxTokens, allowed);
  if (limit < 1 || limit > allowed) return { kind: 'refused', promptTokens, allowed };
  const grammarState = task.answerSchema === null ? null : await grammarStateOf(task.answerSchema, open);
  const sequence = await pool.take(prompt.tokens, signal);
  if (sequence === null) return { kind: 'aborted', usage: usageOf(0, 0) };
  try {
    onEvent({ kind: 'started', promptTokens });
    return await write(task, { ...options, prompt, limit, sequence, grammarState });
  } finally {
    pool.release(sequence);
  }
}

/** A JSON Schema that no grammar can be made of. */
export class UnusableSchema extends Error {
  override name = 'UnusableSchema';
}

async function grammarStateOf(schema: NonNullable<LlamaTask['answerSchema']>, open: OpenModel): Promise<object> {
  try {
    return await open.grammarState(grammarOf(schema));
  } catch (cause) {
    throw new UnusableSchema(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface WriteOptions extends Omit<RunOptions, 'pool'> {
  readonly prompt: Prompt;
  readonly limit: number;
  readonly sequence: Sequence;
  readonly grammarState: object | null;
}

async function write(task: LlamaTask, options: WriteOptions): Promise<CompletionOutcome> {
  const { prompt, limit, sequence, grammarState, open, signal, onEvent } = options;
  const stops = new StopFilter([...task.stop, ...prompt.stopTexts]);
  const text = new TokenText(open.model);
  let tokens = 0;
  let isLong = false;
  const usage = () => usageOf(prompt.tokens.length, tokens);
  const give = (piece: string) => {
    if (piece !== '') onEvent({ kind: 'text', text: piece });
  };
  const rest = await evaluatePrompt(prompt.tokens, sequence, signal);
  if (rest === null) return { kind: 'aborted', usage: usage() };
  const drafter = drafterFor(task, sequence, options);
  const { temperature, topP, seed } = task;
  const sampling = { temperature, topP, seed };
  const written =
    grammarState === null
      ? writeTokens({
          ...sampling,
          sequence,
          rest,
          limit,
          isEnd: (token) => open.model.isEogToken(token),
          draft:
            drafter === null ? null : { ...drafter, propose: (most) => (text.isWhole ? drafter.propose(most) : []) },
          onDraft: options.onDraft,
        })
      : sequence.evaluate(rest, { ...sampling, grammarEvaluationState: grammarState });
  for await (const token of written) {
    if (signal.aborted) return { kind: 'aborted', usage: usage() };
    if (prompt.stopTokens.has(token)) break;
    tokens++;
    const piece = text.push(token);
    drafter?.push(piece);
    give(stops.push(piece));
    if (stops.stopped) break;
    isLong = tokens >= limit;
    if (isLong) break;
  }
  if (signal.aborted) return { kind: 'aborted', usage: usage() };
  give(stops.push(text.flush()));
  give(stops.flush());
  return { kind: 'done', finishReason: isLong && !stops.stopped ? 'length' : 'stop', usage: usage() };
}

/** What drafts an answer; null: nothing does, or a model whose tokens cannot be taken back. A grammar checks each token by itself. */
function drafterFor(
  { asked, language }: LlamaTask,
  sequence: Sequence,
  { drafting, grammarState, open }: WriteOptions,
) {
  if (drafting === null || grammarState !== null || sequence.needsCheckpoints) return null;
  const prompt = 'messages' in asked ? asked.messages.map(({ content }) => content).join('\n') : asked.text.prompt;
  const known = languageOf({ language, prompt, suffix: '' });
  return { control: drafting.control, ...createDrafter(drafting.counts, open.model, prompt, known) };
}

/**
 * Evaluates a prompt but for its end, beginning after what the sequence still remembers.
 * @returns the end, from which the answer starts; null: `signal` aborted first
 */
async function evaluatePrompt(
  tokens: readonly Token[],
  sequence: Sequence,
  signal: AbortSignal,
): Promise<readonly Token[] | null> {
  await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
  let rest = tokens.slice(sequence.nextTokenIndex);
  while (rest.length > stepTokens) {
    if (signal.aborted) return null;
    await sequence.evaluateWithoutGeneratingNewTokens(rest.slice(0, stepTokens));
    rest = rest.slice(stepTokens);
  }
  return signal.aborted ? null : rest;
}

function usageOf(prompt: number, completion: number): TokenUsage {
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
