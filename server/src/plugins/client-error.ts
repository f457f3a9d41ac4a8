import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, ServiceError } from '@presswright/shared/errors';
import { requestIdOf } from './request-id.ts';

/** What Node's parser says, in the contract's words; anything else is no valid request. */
const known: Readonly<Record<string, { readonly code: ErrorCode; readonly message?: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'payload_too_large', message: 'The chunk extensions are too large.' },
};

/** Answers what is no HTTP request, or never became one, on the bare connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, message } = known[error.code ?? ''] ?? {
    code: 'invalid_request',
    message: 'This is not a valid HTTP request.',
  };
  const refusal = new ServiceError(code, message);
  const body = JSON.stringify(refusal.toBody());
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-ID: ${requestIdOf({ headers: {} })}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}
