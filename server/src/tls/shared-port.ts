/** HTTPS and the refusal of plain HTTP on one port: the first byte of a connection tells them apart. */
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import { createServer as createPort, type ListenOptions, type Socket } from 'node:net';
import { type GuardOptions, guardConnections } from './connection-guard.ts';
import { refuseExpectation } from './refuse-expectation.ts';
import { refusePlainHttp } from './refuse-plain-http.ts';

/** First byte of a TLS record that carries a handshake (RFC 8446 section 5.1). */
const tlsHandshake = 0x16;
const handshakeMs = 5_000;
const headersMs = 30_000;
const keepAliveMs = 72_000;

export interface SharedPortOptions extends GuardOptions {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
  /** Whether the address is a proxy whose `X-Forwarded-Proto: https` counts. */
  readonly isTrustedProxy: (address: string | undefined) => boolean;
  /** Milliseconds that a connection may stay without its first byte. Default 10,000. */
  readonly firstByteMs?: number;
}

const timeouts = { headersTimeout: headersMs, requestTimeout: 0, keepAliveTimeout: keepAliveMs };

/**
 * The server that Fastify's `serverFactory` answers. It behaves as an HTTPS server; what listens is a plain TCP server
 * that reads one byte of each connection and hands the socket on.
 */
export function createSharedPort(handler: RequestListener, options: SharedPortOptions): Server {
  const { cert, key } = options;
  const tlsOptions: ServerOptions = { cert, key, minVersion: 'TLSv1.2', handshakeTimeout: handshakeMs, ...timeouts };
  const secure = createHttpsServer(tlsOptions, handler);
  const plain = createHttpServer(timeouts, (request, response) => {
    const proxied = request.headers['x-forwarded-proto'] === 'https';
    if (proxied && options.isTrustedProxy(request.socket.remoteAddress)) handler(request, response);
    else refusePlainHttp(request, response);
  });
  /** Connections whose every request has been answered to the last byte, those without a request among them. */
  const idle = new Set<Socket>();
  /** Requests of a connection that are not answered whole. */
  const pipelined = new WeakMap<Socket, number>();
  const keep = (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  };
  secure.on('secureConnection', keep);
  plain.on('connection', keep);
  for (const server of [secure, plain]) {
    server.on('request', ({ socket }, response) => {
      idle.delete(socket);
      pipelined.set(socket, (pipelined.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const left = (pipelined.get(socket) ?? 1) - 1;
        pipelined.set(socket, left);
        if (left === 0 && !socket.destroyed) idle.add(socket);
      });
    });
    server.on('checkExpectation', refuseExpectation);
    guardConnections(server, options);
  }
  // A client that does not speak TLS, or resets the connection, is its own fault and no fault of ours.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());

  const port = createPort((socket) => {
    keep(socket);
    socket.setNoDelay(true);
    const drop = () => socket.destroy();
    socket.setTimeout(options.firstByteMs ?? 10_000, drop);
    socket.once('error', drop);
    socket.once('readable', () => {
      const bytes: Buffer | null = socket.read();
      if (bytes === null) return;
      idle.delete(socket);
      socket.setTimeout(0);
      socket.off('timeout', drop);
      socket.off('error', drop);
      socket.unshift(bytes);
      (bytes[0] === tlsHandshake ? secure : plain).emit('connection', socket);
    });
  });

  // The two HTTP servers never listen; this event is what makes them watch their connections' time limits.
  port.on('listening', () => {
    plain.emit('listening');
    secure.emit('listening');
  });
  port.on('error', (error) => secure.emit('error', error));
  plain.on('clientError', (error, socket) => secure.emit('clientError', error, socket));

  const listen = (listenOptions: ListenOptions) => {
    port.listen({ ...listenOptions });
    return secure;
  };
  // Not Node's: it takes an answer for sent that still waits for its reader, and cuts it off.
  const closeIdleConnections = () => {
    for (const socket of idle) socket.destroy();
  };
  const close = (done?: (error?: Error) => void) => {
    // Connections that become idle only after this call would hold the port open until their keep-alive ends.
    const sweep = setInterval(closeIdleConnections, 50);
    port.close((error) => {
      clearInterval(sweep);
      for (const server of [plain, secure]) Object.getPrototypeOf(server).close.call(server);
      done?.(error);
    });
    return secure;
  };
  const closeAllConnections = () => {
    closeIdleConnections();
    plain.closeAllConnections();
    Object.getPrototypeOf(secure).closeAllConnections.call(secure);
  };
  Object.assign(secure, { listen, close, closeIdleConnections, closeAllConnections, address: () => port.address() });
  Object.defineProperty(secure, 'listening', { get: () => port.listening });
  // Fastify's types know one kind of server; everything it calls is there.
  return secure as unknown as Server;
}
