import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface GuardOptions {
  /** Milliseconds without a byte after which a body, or the reader of an answer, stands still. Default 30,000. */
  readonly idleMs?: number;
  /** Milliseconds that a client may still send a body after its answer, before the connection is cut. Default 30,000. */
  readonly unreadMs?: number;
  /** Bytes that it may send then. Default 64 MiB: what the largest body has that any endpoint takes. */
  readonly unreadBytes?: number;
}

/**
 * Ends what stands still, never what is only large or slow: a body of which no byte comes (the request is told by its
 * `timeout` event and answers), an answer of which no byte is read. A body that was answered before its end is read on for a
 * while, because a client that is cut off while it sends never sees the answer.
 */
export function guardConnections(server: Server, options: GuardOptions = {}): void {
  const { idleMs = 30_000, unreadMs = 30_000, unreadBytes = 64 * 2 ** 20 } = options;
  const exchanges = new WeakMap<Socket, { readonly request: IncomingMessage; readonly response: ServerResponse }>();
  // Silence of a whole request, however large it is, has no limit of its own: only standing still has.
  server.requestTimeout = 0;
  server.timeout = idleMs;

  server.on('request', (request, response) => {
    exchanges.set(request.socket, { request, response });
    response.once('finish', () => {
      if (!request.complete) cutOffLater(request.socket, request);
    });
  });

  // With this listener, Node leaves the decision to it.
  server.on('timeout', (socket) => {
    const exchange = exchanges.get(socket);
    if (exchange === undefined || exchange.response.writableFinished) return socket.destroy();
    const { request, response } = exchange;
    const isUnread = response.writableLength > 0 || socket.writableLength > 0;
    if (response.headersSent && isUnread) return socket.destroy();
    // Nobody reads the body yet, or the answer is being made.
    if (request.complete || request.listenerCount('timeout') === 0) socket.setTimeout(idleMs);
  });

  function cutOffLater(socket: Socket, request: IncomingMessage): void {
    const begin = socket.bytesRead;
    const deadline = performance.now() + unreadMs;
    const watch = setInterval(() => {
      if (socket.destroyed || request.complete) clearInterval(watch);
      else if (socket.bytesRead - begin > unreadBytes || performance.now() > deadline) socket.destroy();
    }, 100);
  }
}
