import { createParser } from 'eventsource-parser';
import { errorFromAnswer, isErrorBody } from './answer-error.ts';
import { ConnectionError, rootMessage } from './connection-error.ts';
import type { OpenAnswer } from './transport.ts';

/** `Accept` for a stream: server-sent events with their pings, else one JSON object a line. */
export const streamAccept = 'text/event-stream, application/x-ndjson;q=0.5';

/**
 * The JSON objects of a streamed answer, in either framing. Leaving the loop early ends the request.
 * @param isLast whether an object is the one that completes the stream
 * @throws ServiceError when the stream ends in an error object; ConnectionError when it breaks off
 */
export async function* readJsonStream<T>(
  { response, abort }: OpenAnswer,
  isLast: (value: T) => boolean,
  signal?: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  const isEvents = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  let complete = false;
  try {
    for await (const text of isEvents ? eventData(response) : lines(response)) {
      if (text === '[DONE]') break;
      const value: unknown = parsed(text);
      if (isErrorBody(value)) throw errorFromAnswer(response.status, value, response.headers);
      complete ||= isLast(value as T);
      yield value as T;
    }
    if (!complete) throw new ConnectionError('the stream ended before it was complete');
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    // What fetch throws for a lost connection in the middle of a body.
    if (error instanceof TypeError) throw new ConnectionError(`the stream broke off: ${rootMessage(error)}`, error);
    throw error;
  } finally {
    abort();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError('the stream broke off inside an object', cause);
  }
}

async function* decoded(response: Response): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function* eventData(response: Response): AsyncGenerator<string, void, undefined> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: (event) => ready.push(event.data) });
  for await (const text of decoded(response)) {
    parser.feed(text);
    yield* ready.splice(0);
  }
}

async function* lines(response: Response): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const text of decoded(response)) {
    const whole = (rest + text).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) if (line.trim() !== '') yield line;
  }
  if (rest.trim() !== '') yield rest;
}
