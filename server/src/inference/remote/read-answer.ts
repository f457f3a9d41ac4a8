import type { TokenUsage } from '@presswright/shared/schemas/generation';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { EngineFinishReason, ToolCall } from '../engine.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** What one piece of an answer tells. */
export interface AnswerPiece {
  readonly text: string;
  readonly finishReason: EngineFinishReason | null;
  readonly usage: TokenUsage | null;
  /** Pieces of calls: those of one `index` belong together. */
  readonly calls: readonly (Partial<ToolCall> & { readonly index: number })[];
}

/** Characters of one event at most. */
const maxEventCharacters = 4 * 2 ** 20;

/**
 * The pieces of a streamed answer, or the one of an answer that was not streamed.
 * @param onBytes told whenever something arrives
 * @throws {UpstreamFault} for an answer that is none, tells of an error, or ends before it is complete
 */
export async function* readAnswer(response: Response, onBytes: () => void): AsyncGenerator<AnswerPiece> {
  if (response.status !== 200) throw await refusalOf(response);
  if (response.body === null) throw new UpstreamFault('it answered nothing', null);
  if (!(response.headers.get('content-type') ?? '').includes('text/event-stream')) {
    yield toPiece(parsed(await textOf(response)));
    return;
  }
  let isComplete = false;
  try {
    const seen = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        onBytes();
        controller.enqueue(bytes);
      },
    });
    const events = response.body
      .pipeThrough(seen)
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventCharacters } as object));
    for await (const { data } of events) {
      if (data === '[DONE]') {
        isComplete = true;
        break;
      }
      const piece = toPiece(parsed(data));
      isComplete ||= piece.finishReason !== null;
      yield piece;
    }
  } catch (error) {
    if (error instanceof UpstreamFault) throw error;
    throw new UpstreamFault('the stream broke off', null, '', undefined, error);
  }
  if (!isComplete) throw new UpstreamFault('the stream ended before it was complete', null);
}

/** Characters of a refusal that are looked at. */
const maxRefusal = 4000;

async function refusalOf(response: Response): Promise<UpstreamFault> {
  const wait = response.headers.get('retry-after');
  const seconds = wait !== null && /^\d{1,6}(?:\.\d{1,3})?$/.test(wait) ? Number(wait) : undefined;
  return UpstreamFault.ofStatus(response.status, seconds, (await textOf(response)).slice(0, maxRefusal));
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length > maxEventCharacters) throw new UpstreamFault('its answer is too large', null);
    }
  } catch (error) {
    if (error instanceof UpstreamFault) throw error;
    throw new UpstreamFault('its answer broke off', null, '', undefined, error);
  }
  return text;
}

type Members = Readonly<Record<string, unknown>>;
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(text: string): Members {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UpstreamFault('its answer is no JSON', null, text.slice(0, maxRefusal), undefined, cause);
  }
  const { error } = membersOf(value);
  if (error) throw new UpstreamFault('it tells of an error', null, JSON.stringify(error).slice(0, maxRefusal));
  return membersOf(value);
}

const finishReasons: Readonly<Record<string, EngineFinishReason>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'content_filter',
  tool_calls: 'tool_calls',
  function_call: 'tool_calls',
};

/** The chunk with the usage has no choice. */
function toPiece({ choices, usage }: Members): AnswerPiece {
  const choice = membersOf(Array.isArray(choices) ? choices[0] : undefined);
  const message = membersOf(choice.delta ?? choice.message);
  const reason = choice.finish_reason;
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  return {
    text: textIn(message.content ?? choice.text),
    // A reason that is not known is an end all the same.
    finishReason: typeof reason === 'string' ? (finishReasons[reason] ?? 'stop') : null,
    usage: usageOf(membersOf(usage)),
    calls: calls.map((one: unknown, at) => {
      const { index, id, function: called } = membersOf(one);
      const { name, arguments: json } = membersOf(called);
      return {
        index: typeof index === 'number' ? index : at,
        ...(typeof id === 'string' ? { id } : {}),
        ...(typeof name === 'string' ? { name } : {}),
        ...(typeof json === 'string' ? { arguments: json } : {}),
      };
    }),
  };
}

function usageOf({ prompt_tokens: prompt, completion_tokens: completion }: Members): TokenUsage | null {
  if (!isCount(prompt) || !isCount(completion)) return null;
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
