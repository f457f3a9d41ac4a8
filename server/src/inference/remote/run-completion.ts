import type { TokenUsage } from '@presswright/shared/schemas/generation';
import type { RemoteModelSettings } from '../configured/model-settings.ts';
import type { CompletionEvent, CompletionOutcome, EngineFinishReason } from '../engine.ts';
import { BareText } from './bare-text.ts';
import { type AnswerPiece, readAnswer } from './read-answer.ts';
import type { RemoteRequest } from './request-body.ts';
import { estimateTokens, tokenUsage } from './token-estimate.ts';
import { ToolCallCollector } from './tool-call-collector.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamFault } from './upstream-fault.ts';

export interface RunOptions {
  readonly upstream: Upstream;
  readonly settings: RemoteModelSettings;
  /** Estimated, until the server says. */
  readonly promptTokens: number;
  readonly onEvent: (event: CompletionEvent) => void;
  readonly signal: AbortSignal;
}

/** Characters of one answer at most, whatever the server sends. */
const maxCharacters = 8 * 2 ** 20;

/**
 * One request to one server.
 * @throws {UpstreamFault}
 */
export async function runCompletion(request: RemoteRequest, options: RunOptions): Promise<CompletionOutcome> {
  const { upstream, settings, onEvent, signal } = options;
  const watch = watchdog(settings, signal);
  const bare = new BareText(request.isBareCode);
  const calls = new ToolCallCollector();
  let hasBegun = false;
  let characters = 0;
  let finishReason: EngineFinishReason = 'stop';
  let usage: TokenUsage | null = null;

  const give = (text: string) => {
    if (text !== '') onEvent({ kind: 'text', text });
  };
  const take = (piece: AnswerPiece) => {
    if (!hasBegun) onEvent({ kind: 'started', promptTokens: options.promptTokens });
    hasBegun = true;
    characters += piece.text.length;
    if (characters > maxCharacters) throw new UpstreamFault('its answer is too large', null);
    give(bare.push(piece.text));
    calls.push(piece.calls);
    finishReason = piece.finishReason ?? finishReason;
    usage = piece.usage ?? usage;
  };
  try {
    await upstream.post(request.path, request.body, watch.signal, async (response) => {
      for await (const piece of readAnswer(response, watch.feed)) take(piece);
    });
    if (!hasBegun) onEvent({ kind: 'started', promptTokens: options.promptTokens });
    give(bare.flush());
    for (const call of calls.whole()) onEvent({ kind: 'tool-call', call });
    return { kind: 'done', finishReason, usage: usage ?? estimated() };
  } catch (error) {
    if (signal.aborted) return { kind: 'aborted', usage: usage ?? estimated() };
    const fault = watch.signal.aborted ? (watch.signal.reason as UpstreamFault) : UpstreamFault.of(error);
    if (fault === null) throw error;
    throw hasBegun ? fault.afterBeginning() : fault;
  } finally {
    watch.stop();
  }

  function estimated(): TokenUsage {
    return tokenUsage(options.promptTokens, estimateTokens(characters));
  }
}

/** Aborts with the caller's signal, and with a fault when the server says nothing for too long. */
function watchdog(settings: RemoteModelSettings, signal: AbortSignal) {
  const { first_token_seconds: first = 30, idle_seconds: idle = 30 } = settings;
  const silent = new AbortController();
  const bark = (seconds: number) => () => silent.abort(new UpstreamFault(`it said nothing for ${seconds} s`, null));
  let timer = setTimeout(bark(first), first * 1000);
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    feed() {
      clearTimeout(timer);
      timer = setTimeout(bark(idle), idle * 1000);
    },
    stop: () => clearTimeout(timer),
  };
}
