import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { loadCertificate } from '../../../server/src/tls/certificates.ts';
import type { GuardOptions } from '../../../server/src/tls/connection-guard.ts';
import { createSharedPort } from '../../../server/src/tls/shared-port.ts';
import { createHttpsClient, type HttpsClient } from './https-client.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** A test app behind the real port, for what only real sockets show. */
export interface PortApp {
  readonly test: TestApp;
  readonly client: HttpsClient;
  readonly url: string;
  /** Path of the certificate to trust. */
  readonly caFile: string;
  /** A TLS connection on which the test writes HTTP itself. */
  connect(): BareConnection;
  close(): Promise<void>;
}

export interface BareConnection {
  readonly socket: TLSSocket;
  /** Resolves with everything that was received when the server has closed the connection. */
  readonly closed: Promise<string>;
  /** Resolves when what was received matches. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
}

export async function startPortApp(guard: GuardOptions = {}, options: TestAppOptions = {}): Promise<PortApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-port-'));
  const certificate = await loadCertificate({ dataDir, host: '127.0.0.1', tlsCertFile: null, tlsKeyFile: null });
  const caFile = certificate.caFile ?? '';
  const ca = readFileSync(caFile, 'utf8');
  const isTrustedProxy = () => false;
  const serverFactory = (handler: Parameters<typeof createSharedPort>[0]) =>
    createSharedPort(handler, { ...certificate, isTrustedProxy, ...guard });
  const test = await createTestApp({ ...options, parts: { ...options.parts, serverFactory } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const url = `https://127.0.0.1:${port}`;
  const client = createHttpsClient(url, ca);
  const sockets = new Set<TLSSocket>();

  function connect(): BareConnection {
    const socket = connectTls({ port, host: '127.0.0.1', ca });
    sockets.add(socket);
    let received = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part;
    });
    // A connection that is cut is one of the things tested.
    socket.on('error', () => {});
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
    async function until(pattern: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const match = pattern.exec(received);
        if (match !== null) return match;
        if (socket.destroyed) throw new Error(`the connection was closed after ${JSON.stringify(received)}`);
        await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
      }
    }
    return { socket, closed, until };
  }

  return {
    test,
    client,
    url,
    caFile,
    connect,
    async close() {
      for (const socket of sockets) socket.destroy();
      client.close();
      await test.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
