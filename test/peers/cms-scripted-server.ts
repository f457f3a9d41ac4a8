import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as httpsRequest } from 'node:https';
import { dirname, join } from 'node:path';
import type { PresswrightServer } from './cms-setup.ts';

/** What the server is made to be. */
export type ServerState =
  | 'as usual'
  | 'down'
  | 'slow'
  | 'unauthorized'
  | 'over the limit'
  | 'over the quota'
  | 'older'
  | 'newer'
  | 'newer, and kind';

/** How long a slow server takes. */
export const slowMs = 60_000;

/** A server before a real one that answers as a state has it; with the certificate of the real one. */
export interface ScriptedServer {
  readonly url: string;
  become(state: ServerState): Promise<void>;
  stop(): Promise<void>;
}

const refusals: Partial<Record<ServerState, readonly [status: number, error: Readonly<Record<string, unknown>>]>> = {
  unauthorized: [401, { type: 'authentication_error', code: 'invalid_api_key', message: 'The API key is invalid.' }],
  // Longer than a run waits by itself.
  'over the limit': [
    429,
    { type: 'rate_limit_error', code: 'rate_limit_exceeded', message: 'Slow.', retry_after: 150 },
  ],
  'over the quota': [402, { type: 'quota_error', code: 'insufficient_quota', message: 'The quota is used up.' }],
  older: [404, { type: 'not_found_error', code: 'not_found', message: 'No such route.' }],
  newer: [400, { type: 'invalid_request_error', code: 'invalid_request', message: 'This is no longer taken.' }],
};

const versions: Partial<Record<ServerState, string>> = { older: '0.0.9', newer: '9.0.0', 'newer, and kind': '9.0.0' };

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** What a newer server says beyond what this version knows. */
function withMore(path: string, text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  if (path.endsWith('/plan')) data.plan = { ...(data.plan as object), from_the_future: { sparkles: [1, 2] } };
  return JSON.stringify({ ...data, from_the_future: true });
}

export async function startScriptedServer(real: PresswrightServer): Promise<ScriptedServer> {
  let state: ServerState = 'as usual';
  const folder = dirname(real.caFile);
  const tls = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };

  /** Asks the real server. */
  async function forward(incoming: IncomingMessage, sent: string): Promise<[number, string]> {
    // Not compressed: what a newer server says is changed on its way.
    const { host: _host, 'content-length': _length, 'accept-encoding': _encoding, ...headers } = incoming.headers;
    const path = incoming.url ?? '/';
    const isFuture = state === 'newer, and kind';
    const body = isFuture ? sent.replace(/,?"from_the_future":\{[^{}]*\}/g, '') : sent;
    const asked = httpsRequest(`${real.url}${path}`, { method: incoming.method, headers, ca: real.ca });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const text = await bodyOf(answer);
    return [answer.statusCode ?? 500, isFuture && answer.statusCode === 200 ? withMore(path, text) : text];
  }

  async function answer(incoming: IncomingMessage): Promise<[number, string]> {
    const sent = await bodyOf(incoming);
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const isConnection = /^\/v1\/(?:health|models)$/.test(incoming.url ?? '');
    const refusal = refusals[state];
    const version = versions[state];
    // Another version is healthy and knows the key, and says in the rest what it does not know.
    if (refusal !== undefined && !(isConnection && (version !== undefined || incoming.url === '/v1/health'))) {
      return [refusal[0], JSON.stringify({ error: refusal[1] })];
    }
    const [status, text] = await forward(incoming, sent);
    if (version === undefined || incoming.url !== '/v1/health') return [status, text];
    return [status, JSON.stringify({ ...(JSON.parse(text) as object), version })];
  }

  const server = createServer(tls, (incoming, outgoing: ServerResponse) => {
    answer(incoming).then(
      ([status, text]) => {
        outgoing.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-scripted-1' });
        outgoing.end(text);
      },
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  };
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `https://localhost:${port}`,
    async become(next) {
      state = next;
      if (next === 'down' && server.listening) await close();
      else if (next !== 'down' && !server.listening) await listen(port);
    },
    async stop() {
      if (server.listening) await close();
    },
  };
}
