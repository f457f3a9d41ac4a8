import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { createApiKeyAuthenticator } from '../../auth/api-key-authenticator.ts';
import { createFirstKey, ensureOrganization } from '../../auth/first-key.ts';
import type { Config } from '../../config.ts';
import { createOutbox } from '../../events/outbox.ts';
import { createInference } from '../../inference/create-inference.ts';
import { createMemoryRateLimiter } from '../../limits/memory-rate-limiter.ts';
import { prepareDataDir } from '../../store/data-dir.ts';
import { withDataLock } from '../../store/data-lock.ts';
import { openStore } from '../../store/store.ts';
import { loadCertificate } from '../../tls/certificates.ts';
import { createSharedPort } from '../../tls/shared-port.ts';
import { createProxyTest } from '../../tls/trusted-proxies.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { CommandError, failed } from '../exit-codes.ts';
import type { ServerLogger } from './logger.ts';

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Path of the certificate to trust; null with a certificate of the operator's own. */
  readonly caFile: string | null;
  /** Why the local authority is another than at the start before; null when it is not. */
  readonly replacedAuthority: string | null;
  /** Value of the key that this start made. */
  readonly firstKey: string | null;
  /**
   * Lets running requests finish, ends streams with an error object, drains the workers.
   * @returns false: the time for it ran out and what was left was cut off
   */
  stop(): Promise<boolean>;
}

export interface StartOptions {
  readonly logger: ServerLogger;
  /** false: nobody would see the key, so none is made. */
  readonly createFirstKey: boolean;
}

/** Milliseconds after which somebody who waits for an answer would rather be told to come back. */
const maxWaitMs = 15_000;

/**
 * Makes what is missing in the data folder and serves.
 * @throws {CommandError} when the port cannot be had
 */
export async function startServer(config: Config, { logger, ...options }: StartOptions): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  const pool = createWorkerPool({
    ...(config.workers === null ? {} : { threads: config.workers }),
    reserved: 1,
    maxWaitMs,
    onError: (error) => logger.error({ err: error }, 'a worker failed'),
  });
  const { store, certificate, organizationId } = await withDataLock(config.dataDir, async () => {
    const store = openStore(config.dataDir);
    await store.migrate();
    const organizationId = await ensureOrganization(store, config);
    return { store, organizationId, certificate: await loadCertificate(config) };
  });
  await store.blobs.removeAllBut(await store.files.ids());
  if (certificate.replacedBecause !== null) {
    logger.warn({ reason: certificate.replacedBecause }, 'the local certificate authority was replaced');
  }
  const inference = createInference({ dataDir: config.dataDir, pool, log: logger });
  const authenticator = createApiKeyAuthenticator(store.apiKeys, (error) =>
    logger.error({ err: error }, 'the use of keys could not be written down'),
  );
  const isTrustedProxy = createProxyTest(config.trustedProxies);
  const app = await buildApp({
    config,
    authenticators: [authenticator],
    limiter: createMemoryRateLimiter(),
    models: inference.models,
    analyzeFiles: (files, analyzeOptions, { organizationId: owner, priority, signal }) => {
      const bytes = files.reduce((sum, { code }) => sum + code.length, 0);
      const patience = priority === 'batch' ? { maxWaitMs: config.requestTimeout * 1000 } : {};
      return pool.run('analyze', { files, options: analyzeOptions }, { owner, priority, bytes, signal, ...patience });
    },
    makeProject: (input, { organizationId: owner, signal }) => pool.run('generate', input, { owner, signal }),
    workers: pool,
    storage: store,
    outbox: createOutbox(store.events),
    logger,
    serverFactory: (handler) => createSharedPort(handler, { ...certificate, isTrustedProxy }),
  });

  async function release(): Promise<void> {
    await pool.close();
    await authenticator.close();
    await store.close();
  }

  try {
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening at ${address.replace('http:', 'https:')}`,
    });
  } catch (error) {
    await app.close();
    await release();
    throw listenError(error, config);
  }
  const firstKey = options.createFirstKey
    ? await withDataLock(config.dataDir, () => createFirstKey(store, organizationId))
    : null;

  return {
    url: addressOf(config.host, (app.server.address() as AddressInfo).port),
    caFile: certificate.caFile,
    replacedAuthority: certificate.replacedBecause,
    firstKey,
    async stop() {
      const clean = await within(config.stopTimeout * 1000, app.close());
      if (!clean) app.server.closeAllConnections();
      const drained = clean && (await within(config.stopTimeout * 1000, pool.drain()));
      await release();
      return drained;
    },
  };
}

/** Whether `work` is done before the time is over. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const done = await Promise.race([work.then(() => true), promise]);
  clearTimeout(timer);
  return done;
}

/** A wildcard address is no address to connect to. */
function addressOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `https://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const messages: Record<string, string> = {
    EADDRINUSE:
      `Port ${port} on ${host} is in use. Stop the program that has it, or choose another port: ` +
      `PRESSWRIGHT_PORT=${port + 1} npm start (0 takes a free one).`,
    EACCES: `Port ${port} needs privileges that this user lacks. Choose one above 1023 with PRESSWRIGHT_PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set PRESSWRIGHT_HOST to one it has, such as 127.0.0.1.`,
    ENOTFOUND: `The host name ${host} cannot be resolved. Set PRESSWRIGHT_HOST to an address of this machine.`,
  };
  const message = messages[String(code)];
  return message === undefined ? error : new CommandError(message, failed, error);
}
