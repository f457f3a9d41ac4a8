import { Readable } from 'node:stream';
import { ServiceError } from '@presswright/shared/errors';
import type { TextGenerationChunk, TokenUsage } from '@presswright/shared/schemas/generation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeId } from '../../ids.ts';
import type { EngineFinishReason, ToolCall } from '../../inference/engine.ts';
import { ClientGone } from '../../plugins/stop-reasons.ts';
import { type Generation, type GenerationEvent, textEnd } from './text-generation.ts';

/** Milliseconds between comments that keep proxies from closing a silent stream of server-sent events. */
const pingMs = 15_000;

/** How a stream is written on the wire. */
interface Framing {
  readonly contentType: string;
  frame(value: unknown): string;
  readonly end: string;
  readonly ping: string | null;
}

const serverSentEvents: Framing = {
  contentType: 'text/event-stream; charset=utf-8',
  frame: (value) => `data: ${JSON.stringify(value)}\n\n`,
  end: 'data: [DONE]\n\n',
  ping: ': ping\n\n',
};

const jsonLines: Framing = {
  contentType: 'application/x-ndjson; charset=utf-8',
  frame: (value) => `${JSON.stringify(value)}\n`,
  end: '',
  ping: null,
};

/** Server-sent events when `Accept` names them, else one JSON object a line. */
function framingFor(accept: string | undefined): Framing {
  const wanted = (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'text/event-stream' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
  return wanted ? serverSentEvents : jsonLines;
}

/** The objects that a stream has for what a generation tells. */
export interface ChunkFormat {
  text(index: number, text: string): object[];
  toolCall(index: number, call: ToolCall): object[];
  /**
   * @param usage of all choices, with the last of them; else null
   * @param faults what is wrong with the text, where it was looked at
   */
  end(
    index: number,
    reason: EngineFinishReason,
    usage: TokenUsage | null,
    faults: readonly string[] | undefined,
  ): object[];
}

/**
 * Answers with the chunks of a generation as they are made. A failure, and the server's stop, become one last object
 * `{"error":…}`. The reader sets the pace; when it hangs up, the generation stops.
 */
export function sendChunks(request: FastifyRequest, reply: FastifyReply, model: string, generation: Generation) {
  return send(request, reply, generation, textChunks(model), framingFor(request.headers.accept));
}

/** The same as server-sent events, whatever `Accept` says, in a format of its own. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, generation: Generation, format: ChunkFormat) {
  return send(request, reply, generation, format, serverSentEvents);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  generation: Generation,
  format: ChunkFormat,
  framing: Framing,
) {
  reply.header('Content-Type', framing.contentType).header('X-Accel-Buffering', 'no');
  return reply.send(Readable.from(frames(request, framing, format, generation)));
}

function textChunks(model: string): ChunkFormat {
  const created = Math.floor(Date.now() / 1000);
  const base = { id: makeId('generation'), object: 'text_generation', created, model } as const;
  const chunk = (choice: TextGenerationChunk['choices'][number]): TextGenerationChunk => ({
    ...base,
    choices: [choice],
  });
  return {
    text: (index, text) => [chunk({ index, delta: { text }, finish_reason: null })],
    toolCall: () => [],
    end(index, reason, usage, faults) {
      const told = faults === undefined ? {} : { faults: [...faults] };
      const end = chunk({ index, delta: {}, finish_reason: textEnd(reason), ...told });
      return [usage === null ? end : { ...end, usage }];
    },
  };
}

async function* frames(
  request: FastifyRequest,
  framing: Framing,
  format: ChunkFormat,
  generation: Generation,
): AsyncGenerator<string> {
  const { stopping } = request.server;
  const stop = () => generation.events.end(stopping.reason);
  const pings = framing.ping === null ? undefined : setInterval(() => generation.events.push({ kind: 'ping' }), pingMs);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  let ended = 0;
  const objectsOf = (event: Exclude<GenerationEvent, { kind: 'ping' }>): object[] => {
    if (event.kind === 'text') return format.text(event.index, event.text);
    if (event.kind === 'tool-call') return format.toolCall(event.index, event.call);
    const usage = ++ended === generation.choices ? generation.usage() : null;
    return format.end(event.index, event.finishReason, usage, event.faults);
  };
  try {
    for await (const event of generation.events) {
      if (event.kind === 'ping') {
        yield framing.ping ?? '';
      } else {
        for (const object of objectsOf(event)) yield framing.frame(object);
      }
    }
    yield framing.end;
  } catch (error) {
    request.meteredWork?.fail();
    yield framing.frame(asStreamError(error, request).toBody());
  } finally {
    generation.stop();
    clearInterval(pings);
    stopping.removeEventListener('abort', stop);
  }
}

function asStreamError(error: unknown, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  if (!(error instanceof ClientGone)) request.log.error({ err: error }, 'stream failed');
  return new ServiceError('server_error', undefined, { cause: error });
}
