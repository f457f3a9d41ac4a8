import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeAuthority, makeLeaf } from '../../server/src/tls/authority.ts';
import { nameConstraints } from '../../server/src/tls/name-constraints.ts';

/** A request as the service saw it, its body read. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Handler = (request: SeenRequest, response: ServerResponse, nth: number) => void | Promise<void>;

/** A real server on a loopback port that answers with `handler` and remembers what it was asked. */
export interface LoopbackService {
  readonly url: string;
  /** PEM of the authority to trust; empty for plain HTTP. */
  readonly ca: string;
  readonly seen: SeenRequest[];
  close(): Promise<void>;
  /** Listens again on the same port, after `close`. */
  listen(): Promise<void>;
}

/** Starts a service; `nth` counts the requests from 0. */
export async function startService(handler: Handler, { tls = false } = {}): Promise<LoopbackService> {
  const seen: SeenRequest[] = [];
  const listener: RequestListener = async (incoming, response) => {
    const request: SeenRequest = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: await text(incoming).catch(() => ''),
    };
    seen.push(request);
    await handler(request, response, seen.length - 1);
  };
  const authority = tls ? await makeAuthority(Date.now(), nameConstraints()) : undefined;
  const leaf = authority && (await makeLeaf(authority, ['localhost', '127.0.0.1'], Date.now()));
  const server = leaf
    ? createTlsServer({ cert: leaf.certificate, key: leaf.privateKey }, listener)
    : createServer(listener);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    ca: authority?.certificate ?? '',
    seen,
    listen: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function text(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
