import { sleep, waitBeforeRetry } from '@presswright/shared/client/retry';
import type { CompletionEvent, CompletionOutcome, CompletionTask, Engine } from '../engine.ts';
import { lackedCapability } from '../engine.ts';
import type { InferenceLog } from '../log.ts';
import { requestFor } from './request-body.ts';
import { runCompletion } from './run-completion.ts';
import { estimateTokens, tokenUsage } from './token-estimate.ts';
import { createUpstream, type RemoteModel, type Upstream } from './upstream.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** A remote engine holds connections and timers. */
export interface RemoteEngine extends Engine {
  close(): Promise<void>;
}

const defaultMaxTokens = 2048;
const defaultContextWindow = 8192;

/** A model on servers that speak OpenAI's protocol: the one with the least to do is asked, another where that one fails. */
export function createRemoteEngine(model: RemoteModel, log: InferenceLog): RemoteEngine {
  const { id, settings } = model;
  const { max_retries: maxRetries = 2, context_window: contextWindow = defaultContextWindow } = settings;
  const isChat = settings.endpoint !== 'completions';
  let isSchemaTaken = settings.structured_output ?? true;
  const upstreams = settings.base_urls.map((url, at) =>
    createUpstream(url, model, (isUp, why) => {
      const about = { model: id, server: at, why };
      if (isUp) log.info(about, 'a remote server answers again');
      else log.warn(about, 'a remote server cannot be used');
    }),
  );

  /** Those that answer first, of them those with the least to do; one that was tried already last. */
  function byTurn(tried: ReadonlySet<Upstream>): Upstream | undefined {
    const rank = (one: Upstream) => [tried.has(one) ? 1 : 0, one.isUp ? 0 : 1, one.outstanding] as const;
    return upstreams.toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    })[0];
  }

  async function complete(
    task: CompletionTask,
    onEvent: (event: CompletionEvent) => void,
    signal: AbortSignal,
  ): Promise<CompletionOutcome> {
    const capability = lackedCapability(engine.capabilities, task);
    if (capability !== null) return { kind: 'unsupported', capability };
    const promptTokens = estimateTokens(charactersOf(task));
    const window = Math.min(task.contextWindow, contextWindow);
    const allowed = window - promptTokens;
    const maxTokens = task.maxTokens ?? Math.min(defaultMaxTokens, allowed);
    if (maxTokens < 1 || maxTokens > allowed) return { kind: 'refused', promptTokens, allowed };
    const tried = new Set<Upstream>();
    for (let retry = 0; ; ) {
      const upstream = byTurn(tried);
      if (upstream === undefined) throw new Error('a remote model has no server');
      const run = { upstream, settings, promptTokens, onEvent, signal };
      const withSchema = isSchemaTaken;
      try {
        return await runCompletion(requestFor(task, settings, maxTokens, withSchema), run);
      } catch (error) {
        if (signal.aborted) return { kind: 'aborted', usage: tokenUsage(promptTokens, 0) };
        const fault = UpstreamFault.of(error);
        if (fault === null) throw error;
        const about = { model: id, server: upstreams.indexOf(upstream), status: fault.status, fault: fault.message };
        if (withSchema && task.answerSchema !== undefined && fault.isSchemaRefusal) {
          log.warn(about, 'a remote server takes no JSON Schema: models are told of it in words from now on');
          isSchemaTaken = false;
          continue;
        }
        if (fault.isTooLong) return { kind: 'refused', promptTokens, allowed: 0 };
        if (!fault.isPassing || fault.hasBegun || retry >= maxRetries) {
          log.warn(about, 'a remote server failed');
          throw fault.toServiceError(id);
        }
        tried.add(upstream);
        retry++;
        // Another server is asked at once.
        if (tried.size < upstreams.length) continue;
        tried.clear();
        const wait = waitBeforeRetry(retry, fault.retryAfter);
        if (wait > maxWaitSeconds) throw fault.toServiceError(id);
        await sleep(wait, signal).catch(() => {});
        if (signal.aborted) return { kind: 'aborted', usage: tokenUsage(promptTokens, 0) };
      }
    }
  }

  const engine: RemoteEngine = {
    kind: 'remote',
    get capabilities() {
      return {
        instructions: isChat,
        messages: isChat,
        answerSchema: isChat && isSchemaTaken,
        tools: isChat && (settings.tools ?? true),
      };
    },
    specifications: () => ({
      parameters: 'not stated by its server',
      context_window: `${contextWindow} tokens`,
      training_data: 'not stated by its server',
      specialization: `${settings.model}, on ${upstreams.length === 1 ? 'a server' : `${upstreams.length} servers`} that the operator has connected`,
    }),
    health() {
      if (upstreams.some(({ isUp, wasSeen }) => isUp && wasSeen)) return 'healthy';
      return upstreams.some(({ wasSeen }) => !wasSeen) ? 'starting' : 'degraded';
    },
    complete,
    close: async () => void (await Promise.all(upstreams.map((upstream) => upstream.close()))),
  };
  return engine;
}

/** Seconds; a server that asks for more is not waited for. */
const maxWaitSeconds = 10;

function charactersOf({ prompt, suffix, messages = [], tools }: CompletionTask): number {
  const turns = messages.reduce(
    (sum, { content, toolCalls = [] }) => sum + content.length + JSON.stringify(toolCalls).length,
    0,
  );
  return prompt.length + suffix.length + turns + (tools === undefined ? 0 : JSON.stringify(tools).length);
}
