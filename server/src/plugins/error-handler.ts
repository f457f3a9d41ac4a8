import { ServiceError } from '@presswright/shared/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { setCommonHeaders } from './security-headers.ts';
import { ClientGone, serverStopping } from './stop-reasons.ts';

/** Seconds: somebody has to make room. */
const storageRetryAfter = 60;

/** Answers every error in the one shape of the contract. */
export const errorHandler = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
});

/** Sends `error` as the answer; what is not ours is logged and answered without its inside. */
export function answerError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toServiceError(error, request);
  if (isHangUp(error, request, reply)) request.log.debug('the client hung up before the answer');
  else if (known.status >= 500) request.log.error({ err: known.cause ?? error, code: known.code }, 'request failed');
  setCommonHeaders(request.id, reply);
  if (known.retryAfter !== undefined) reply.header('Retry-After', String(known.retryAfter));
  // The framework would close the connection after any fault of a body; a client that still sends one would not see why.
  // Only of a body that stands still the rest is not waited for.
  if (known.code === 'request_timeout') reply.header('Connection', 'close');
  else reply.removeHeader('connection');
  if (known.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (known.code === 'insufficient_quota') reply.header('x-should-retry', 'false');
  return reply
    .code(known.status)
    .header('Content-Type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(known.toBody());
}

/**
 * Whether the error is only that nobody waits for the answer any more. A stream that had not begun says it its own way,
 * and so does a body that broke off.
 */
function isHangUp(error: Error & { readonly code?: string }, request: FastifyRequest, reply: FastifyReply): boolean {
  if (error instanceof ClientGone) return true;
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply.raw.destroyed;
  return error.code === 'ECONNRESET' && request.raw.destroyed && !request.raw.complete;
}

/** The framework's own refusals, in the contract's words. */
function toServiceError(error: FastifyError | ServiceError, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return withRetryAfter(error);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError(
        'payload_too_large',
        `The body: expected at most ${request.routeOptions.bodyLimit} bytes.`,
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const got = request.headers['content-type'] ?? 'no Content-Type';
      const wanted = request.routeOptions.config.endpoint?.bodyType ?? 'application/json';
      return new ServiceError('unsupported_media_type', `The body: expected ${wanted}, got ${got}.`);
    }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ServiceError('invalid_request', 'The body is not as long as Content-Length says.');
    case 'FST_ERR_BAD_URL':
      return new ServiceError('invalid_request', 'The path is not a valid URL.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ServiceError('not_found');
    case 'FST_ERR_REOPENED_CLOSE_SERVER':
      return serverStopping();
    default:
      if (isStorageFull(error)) return storageFull(error);
      return new ServiceError('server_error', undefined, { cause: error });
  }
}

/** SQLITE_FULL. */
const sqliteFull = 13;

function isStorageFull(error: Error & { readonly code?: string; readonly errcode?: number }): boolean {
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' || ((error.errcode ?? 0) & 0xff) === sqliteFull;
}

function storageFull(cause: Error): ServiceError {
  const message = 'The server has no room to store this; nothing was kept.';
  const details = { reason: 'storage_full' };
  return new ServiceError('server_overloaded', message, { retryAfter: storageRetryAfter, details, cause });
}

/** An overload always says when to come back. */
function withRetryAfter(error: ServiceError): ServiceError {
  if (error.code !== 'server_overloaded' || error.retryAfter !== undefined) return error;
  return new ServiceError(error.code, error.message, {
    retryAfter: 1,
    cause: error.cause,
    ...(error.details === undefined ? {} : { details: error.details }),
  });
}
