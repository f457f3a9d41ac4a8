import type { IncomingMessage } from 'node:http';
import { randomBase62 } from '../ids.ts';

/** The request's `X-Request-ID` when it is well-formed, else a new one. Every answer and log line carries it. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : `req_${randomBase62(24)}`;
}
