import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectBody, uncountedBytes } from '../bodies/collect-body.ts';
import { parseJson } from '../bodies/parse-json.ts';
import type { ByteHold, BytesInFlight } from '../limits/bytes-in-flight.ts';
import { createTurns } from '../limits/turns.ts';
import { ClientGone } from './stop-reasons.ts';
import type { CheckedBodies } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Bytes of the large request bodies that are in memory. */
    readonly bodiesInFlight: Pick<BytesInFlight, 'used'>;
  }
  interface FastifyRequest {
    /** What the body counts in the budget of bodies in memory, until the answer is sent. */
    bodyHold: ByteHold | null;
  }
}

/** A large body as one worker is asked to read it. */
export interface LargeBody {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly operationId: string;
  readonly organizationId: string;
  readonly signal: AbortSignal;
}

/**
 * Parses a large body in a worker and checks it against the schema of its operation.
 * @throws {ServiceError} what the same body would be answered that is small
 */
export type ReadLargeBody = (body: LargeBody) => Promise<object>;

export interface JsonBodyOptions {
  readonly budget: BytesInFlight;
  readonly readLargeBody: ReadLargeBody;
  /** Told of the bodies that a worker has checked. */
  readonly checked: CheckedBodies;
}

/** Bodies up to this size are read on the main thread, in some milliseconds. */
const smallBytes = 2 ** 20;

/** Large bodies of one organisation that are read at a time; what a connection has not read yet waits at the client. */
const maxReadAtOnce = 4;

/** Bodies of one organisation above the uncounted size that are parsed at a time. */
const maxParsedAtOnce = 1;
/** How many times as long as a body was parsed the next one waits: what is made of it takes its time, and others have theirs. */
const restShare = 3;

/** Reads JSON bodies: UTF-8 only, and what is broken is refused rather than repaired. */
export const jsonBody = fp<JsonBodyOptions>(async (app, { budget, readLargeBody, checked }) => {
  const readingTurns = createTurns(maxReadAtOnce);
  const parsingTurns = createTurns(maxParsedAtOnce);
  app.removeAllContentTypeParsers();
  app.decorate('bodiesInFlight', budget);
  app.decorateRequest('bodyHold', null);
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= uncountedBytes) return done();
    const hold = budget.hold(request.principal?.organizationId ?? '');
    request.bodyHold = hold;
    reply.raw.once('close', () => hold.release());
    done();
  });

  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    refuseEncodings(request.headers);
    const { endpoint } = request.routeOptions.config;
    const maxBytes = request.routeOptions.bodyLimit;
    const hold = request.bodyHold ?? budget.hold('');
    const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const isCounted = declared > uncountedBytes && declared <= maxBytes;
    const owner = request.principal?.organizationId ?? '';
    const turn = isCounted ? await readingTurns.take(owner) : undefined;
    const reading = collectBody(payload, { maxBytes, hold });
    const body = await reading.finally(() => turn?.done());
    // Some clients name the media type on every request.
    if (body.length === 0 && endpoint?.body === undefined) return undefined;
    if (body.length <= smallBytes || endpoint?.body === undefined) {
      if (body.length <= uncountedBytes) return parseJson(body);
      const parsing = await parsingTurns.take(owner);
      const began = performance.now();
      try {
        return parseJson(body);
      } finally {
        setTimeout(() => parsing.done(), restShare * (performance.now() - began));
      }
    }
    const gone = new AbortController();
    const giveUp = () => gone.abort(new ClientGone());
    const { socket } = request.raw;
    socket.once('close', giveUp);
    const value = await readLargeBody({
      bytes: body,
      operationId: endpoint.operationId,
      organizationId: owner,
      signal: gone.signal,
    }).finally(() => socket.off('close', giveUp));
    checked.add(value);
    return value;
  });
});

function refuseEncodings(headers: FastifyRequest['headers']): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ServiceError('unsupported_media_type', `The body: expected charset utf-8, got ${charset}.`);
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ServiceError('unsupported_media_type', `The body: expected no Content-Encoding, got ${encoding}.`);
  }
}
