import type { TokenUsage } from '@presswright/shared/schemas/generation';
import { StopFilter } from '../../builtin/stop-filter.ts';
import type { CompletionEvent, CompletionOutcome, DraftCounts } from '../../engine.ts';
import type { LlamaTask } from '../protocol.ts';
import { callable, readCalls } from './calls.ts';
import { type Drafting, drafterFor } from './drafter.ts';
import type { GrammarState, Sequence, Token } from './llama-api.ts';
import type { OpenModel } from './load-model.ts';
import type { Prompt } from './prompt-tokens.ts';
import { TokenText } from './token-text.ts';
import { writeTokens } from './write-tokens.ts';

/** What holds an answer to a form; at most one of the two. */
export interface Grammars {
  /** Of the whole answer. */
  readonly answer: GrammarState | null;
  /** Of what follows the opening of calls. */
  readonly calls: GrammarState | null;
}

export interface AnswerOptions {
  readonly open: OpenModel;
  readonly prompt: Prompt;
  /** Tokens at most. */
  readonly limit: number;
  readonly sequence: Sequence;
  readonly grammars: Grammars;
  /** null: nothing is drafted. */
  readonly drafting: Drafting | null;
  readonly signal: AbortSignal;
  onEvent(event: CompletionEvent): void;
  onDraft(counts: DraftCounts): void;
}

/** Tokens of a prompt between two looks at whether anybody still waits. */
const stepTokens = 256;

/** Writes the answer to a prompt: a text, calls of tools, or one after the other. */
export async function writeAnswer(task: LlamaTask, options: AnswerOptions): Promise<CompletionOutcome> {
  const { prompt, sequence, grammars, signal } = options;
  const rest = await evaluatePrompt(prompt.tokens, sequence, signal);
  if (rest === null) return { kind: 'aborted', usage: usageOf(prompt, 0) };
  if (grammars.calls !== null && task.toolChoice !== 'auto') {
    return writeCalls(task, { ...options, before: 0, rest, beginning: prompt.callForm.opening });
  }
  const { end, tokens, beginning } = await writeText(task, rest, options);
  const usage = usageOf(prompt, tokens);
  if (end === 'aborted') return { kind: 'aborted', usage };
  if (end !== 'calls') return { kind: 'done', finishReason: end, usage };
  // The last token is not evaluated yet, and calls begin in its place; what was drafted after it goes.
  const last = prompt.tokens.length + tokens - 1;
  const { nextTokenIndex } = sequence;
  if (nextTokenIndex > last) await sequence.eraseContextTokenRanges([{ start: last, end: nextTokenIndex }]);
  return writeCalls(task, { ...options, before: tokens - 1, rest: [], beginning });
}

/** How a text ended. */
interface TextEnd {
  /** `calls`: the model began to call tools. */
  readonly end: 'stop' | 'length' | 'aborted' | 'calls';
  readonly tokens: number;
  /** What stands in place of the last token where calls begin, with all of their opening that is not written yet. */
  readonly beginning: string;
}

async function writeText(task: LlamaTask, rest: readonly Token[], options: AnswerOptions): Promise<TextEnd> {
  const { prompt, limit, sequence, grammars, open, signal, onEvent } = options;
  const { marker, markerToken, opening } = prompt.callForm;
  const callMarker = new StopFilter(grammars.calls === null || markerToken !== null ? [] : [marker]);
  const stops = new StopFilter([...task.stop, ...prompt.stopTexts]);
  const text = new TokenText(open.model);
  const drafter = grammars.answer === null ? drafterFor(task, sequence, open.model, options.drafting) : null;
  let raw = '';
  let tokens = 0;
  const give = (piece: string) => {
    if (piece !== '') onEvent({ kind: 'text', text: piece });
  };
  const ended = (end: TextEnd['end'], beginning = ''): TextEnd => {
    if (end !== 'aborted') {
      give(stops.push(callMarker.push(text.flush()) + callMarker.flush()));
      give(stops.flush());
    }
    return { end, tokens, beginning };
  };
  const sampling = samplingOf(task);
  const written =
    grammars.answer === null
      ? writeTokens({
          ...sampling,
          sequence,
          rest,
          limit,
          isEnd: (token) => open.model.isEogToken(token),
          draft: drafter && {
            control: drafter.control,
            propose: (most) => (text.isWhole ? drafter.propose(most) : []),
          },
          onDraft: options.onDraft,
        })
      : sequence.evaluate(rest, { ...sampling, grammarEvaluationState: grammars.answer });
  for await (const token of written) {
    if (signal.aborted) return ended('aborted');
    if (prompt.stopTokens.has(token)) return ended('stop');
    tokens++;
    if (grammars.calls !== null && token === markerToken) return ended('calls', opening);
    const piece = text.push(token);
    drafter?.push(piece);
    const before = raw.length;
    raw += piece;
    give(stops.push(callMarker.push(piece)));
    if (stops.stopped) return ended('stop');
    if (callMarker.stopped) {
      const at = raw.lastIndexOf(marker);
      return ended('calls', raw.slice(before, Math.max(before, at)) + opening.slice(Math.max(0, before - at)));
    }
    if (tokens >= limit) return ended('length');
  }
  return ended(signal.aborted ? 'aborted' : 'stop');
}

interface CallOptions extends AnswerOptions {
  /** Tokens of the answer before. */
  readonly before: number;
  /** End of the prompt, where it is not evaluated yet. */
  readonly rest: readonly Token[];
  /** The opening of calls, as far as it is not written yet. */
  readonly beginning: string;
}

/** Writes calls of tools, of which the form is certain from their opening on: names and arguments are the model's. */
async function writeCalls(task: LlamaTask, options: CallOptions): Promise<CompletionOutcome> {
  const { prompt, limit, sequence, grammars, open, signal, onEvent, before, rest, beginning } = options;
  const opening = open.model.tokenize(beginning, true);
  const written: Token[] = [];
  const tokens = () => before + opening.length + written.length;
  const usage = () => usageOf(prompt, tokens());
  if (tokens() >= limit) return { kind: 'done', finishReason: 'length', usage: usageOf(prompt, before) };
  const evaluation = sequence.evaluate([...rest, ...opening], {
    ...samplingOf(task),
    ...(grammars.calls === null ? {} : { grammarEvaluationState: grammars.calls }),
  });
  for await (const token of evaluation) {
    if (signal.aborted) return { kind: 'aborted', usage: usage() };
    if (prompt.stopTokens.has(token)) break;
    written.push(token);
    if (tokens() >= limit) break;
  }
  if (signal.aborted) return { kind: 'aborted', usage: usage() };
  const calls = readCalls(open.model.detokenize(written, true, opening), callable(task), prompt.callForm);
  for (const call of calls) onEvent({ kind: 'tool-call', call });
  const finishReason = tokens() >= limit ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop';
  return { kind: 'done', finishReason, usage: usage() };
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

const samplingOf = ({ temperature, topP, seed }: LlamaTask) => ({ temperature, topP, seed });

function usageOf({ tokens }: Prompt, completion: number): TokenUsage {
  return {
    prompt_tokens: tokens.length,
    completion_tokens: completion,
    total_tokens: tokens.length + completion,
  };
}
