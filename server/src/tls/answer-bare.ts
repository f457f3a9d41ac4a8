import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServiceError } from '@presswright/shared/errors';
import { requestIdOf } from '../plugins/request-id.ts';

/** Answers a request that never reaches the app. Of the request it reads the request id only: neither credentials nor body. */
export function answerBare(
  request: IncomingMessage,
  response: ServerResponse,
  error: ServiceError,
  headers: OutgoingHttpHeaders,
): void {
  const body = JSON.stringify(error.toBody());
  response.writeHead(error.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-ID': requestIdOf(request),
    ...headers,
  });
  response.end(body);
}
