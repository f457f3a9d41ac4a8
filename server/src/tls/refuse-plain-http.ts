import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import { requestIdOf } from '../plugins/request-id.ts';

/** Answers 426 `https_required`. Of the request it reads the request id only: neither credentials nor body. */
export function refusePlainHttp(request: IncomingMessage, response: ServerResponse): void {
  const error = new ServiceError('https_required');
  const body = JSON.stringify(error.toBody());
  response.writeHead(error.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-ID': requestIdOf(request),
    Upgrade: 'TLS/1.2, HTTP/1.1',
    Connection: 'close, Upgrade',
  });
  response.end(body);
}
