import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import { answerBare } from './answer-bare.ts';

/** Answers a request whose `Expect` header asks for something else than `100-continue`; its body is not read. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  answerBare(request, response, new ServiceError('expectation_failed'), { Connection: 'close' });
}
