import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import { answerBare } from './answer-bare.ts';

/** Answers 426 `https_required`. */
export function refusePlainHttp(request: IncomingMessage, response: ServerResponse): void {
  const headers = { Upgrade: 'TLS/1.2, HTTP/1.1', Connection: 'close, Upgrade' };
  answerBare(request, response, new ServiceError('https_required'), headers);
}
