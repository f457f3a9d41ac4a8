import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { createApiKeyAuthenticator } from '../../auth/api-key-authenticator.ts';
import { createFirstKey, ensureOrganization } from '../../auth/first-key.ts';
import type { Config } from '../../config.ts';
import { createOutbox, noSubscriptions } from '../../events/outbox.ts';
import { sweepEvents } from '../../events/sweep-events.ts';
import type { ConfiguredModel } from '../../inference/configured/read-models.ts';
import { createInference } from '../../inference/create-inference.ts';
import { prepareLogicTests } from '../../inference/logic-tests/prepare-logic-tests.ts';
import type { RunLogicTest } from '../../inference/logic-tests/run-logic-test.ts';
import { createRateLimiter } from '../../limits/create-rate-limiter.ts';
import { prepareDataDir } from '../../store/data-dir.ts';
import { takeServerLock } from '../../store/server-lock.ts';
import { sqliteFault } from '../../store/sqlite/faults.ts';
import { loadCertificate } from '../../tls/certificates.ts';
import { createSharedPort } from '../../tls/shared-port.ts';
import { createProxyTest } from '../../tls/trusted-proxies.ts';
import { version } from '../../version.ts';
import { analyzeInPool } from '../../workers/analyze-in-pool.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { createPoolBaselines } from '../../workers/pool-baselines.ts';
import { readLargeBody } from '../../workers/read-large-body.ts';
import { readConfiguredModels } from '../command-config.ts';
import { prepareCommandStore } from '../command-store.ts';
import { databaseFault } from '../database-fault.ts';
import { CommandError, failed } from '../exit-codes.ts';
import type { ServerLogger } from './logger.ts';
import { createModelReload } from './reload-models.ts';
import { announceServer, DataDirInUse, findServer, forgetServer } from './running-server.ts';
import { warnOfUnknownOrganizations } from './unknown-organizations.ts';

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
  /** Reads the models that the operator connects anew. Faults are logged, and what was configured before stays. */
  reload(): Promise<void>;
}

export interface StartOptions {
  readonly logger: ServerLogger;
  /** false: nobody would see the key, so none is made. */
  readonly createFirstKey: boolean;
}

/** What is read and tried before anything is made. */
interface PreparedParts {
  readonly configured: readonly ConfiguredModel[];
  readonly runLogicTest: RunLogicTest | null;
}

/** Milliseconds after which somebody who waits for an answer would rather be told to come back. */
const maxWaitMs = 15_000;
/** Milliseconds that an answer of the built-in engine in place of a model's may take. */
const answerTimeoutMs = 30_000;
/** Milliseconds that a description may be read and made: a new thread reads what it has learned of English first. */
const readingTimeoutMs = 30_000;

/**
 * Makes what is missing in the data folder and serves.
 * @throws {CommandError} when the port, the data folder or the database cannot be had
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const configured = readConfiguredModels(config);
  const runLogicTest = config.php === null ? null : await prepareLogicTests(config.php);
  prepareDataDir(config.dataDir);
  const unlock = takeServerLock(config.dataDir);
  if (unlock === null) throw new DataDirInUse(config.dataDir, await findServer(config.dataDir));
  const releases: (() => unknown)[] = [unlock, () => forgetServer(config.dataDir)];
  const release = async () => {
    for (const step of releases.splice(0).reverse()) await step();
  };
  try {
    return await startWithLock(config, { ...options, configured, runLogicTest }, releases, release);
  } catch (error) {
    await release();
    throw sqliteFault(error) === null ? error : databaseFault(error, config);
  }
}

/** @param releases takes what gives back, in reverse order, all that the server holds; `release` does it */
async function startWithLock(
  config: Config,
  { logger, configured, runLogicTest, ...options }: StartOptions & PreparedParts,
  releases: (() => unknown)[],
  release: () => Promise<void>,
): Promise<RunningServer> {
  await forgetServer(config.dataDir);
  const pool = createWorkerPool({
    ...(config.workers === null ? {} : { threads: config.workers }),
    reserved: 1,
    // Beside a long task a short one finds a thread that need not be started first.
    warmThreads: 2,
    preload: true,
    maxWaitMs,
    onError: (error) => logger.error({ err: error }, 'a worker failed'),
  });
  releases.push(() => pool.close());
  const store = await prepareCommandStore(config, (error) =>
    logger.warn({ err: error }, 'an idle connection to the database was lost'),
  );
  releases.push(() => store.close());
  const organizationId = await store.transaction(async (tx) => {
    await tx.lock('set-up');
    return ensureOrganization(tx, config);
  });
  const certificate = await loadCertificate(config);
  if (certificate.replacedBecause !== null) {
    logger.warn({ reason: certificate.replacedBecause }, 'the local certificate authority was replaced');
  }
  if (!(await store.blobs.clean(organizationId, store.files.known))) {
    logger.warn('the blobs in the data folder belong to another database: none was cleaned');
  }
  const inference = createInference({
    dataDir: config.dataDir,
    pool,
    log: logger,
    budgets: store.modelBudgets,
    // The other half is for the answer.
    maxWaitMs: (config.requestTimeout * 1000) / 2,
  });
  const offerModels = async (models: readonly ConfiguredModel[]) => {
    await inference.configure(models);
    await warnOfUnknownOrganizations(models, store, logger);
  };
  await offerModels(configured);
  releases.push(() => inference.close());
  const authenticator = createApiKeyAuthenticator(store.apiKeys, (error) =>
    logger.error({ err: error }, 'the use of keys could not be written down'),
  );
  releases.push(() => authenticator.close());
  const isTrustedProxy = createProxyTest(config.trustedProxies);
  const app = await buildApp({
    config,
    authenticators: [authenticator],
    limiter: createRateLimiter(store, config),
    models: inference.models,
    analyzeFiles: (files, analyzeOptions, { organizationId: owner, priority, signal }) => {
      const patience = priority === 'batch' ? { maxWaitMs: config.requestTimeout * 1000 } : {};
      return analyzeInPool(pool, files, analyzeOptions, { owner, priority, signal, ...patience });
    },
    makeProject: (input, { organizationId: owner, signal }) =>
      pool.run('generate', input, { owner, signal, timeoutMs: readingTimeoutMs }),
    planProject: (task, { organizationId: owner, signal }) =>
      pool.run('plan', task, { owner, signal, timeoutMs: readingTimeoutMs }),
    runLogicTest,
    takePlan: (input, { organizationId: owner, signal }) => pool.run('takePlan', input, { owner, signal }),
    checkAnswer: (input, { organizationId: owner, signal }) => pool.run('checkAnswer', input, { owner, signal }),
    answerInstead: (input, { organizationId: owner, signal }) =>
      pool.run('answerInstead', input, { owner, signal, timeoutMs: answerTimeoutMs }),
    readLargeBody: (body) => readLargeBody(pool, body),
    baselines: createPoolBaselines(pool),
    workers: pool,
    storage: store,
    outbox: createOutbox(store.events, noSubscriptions),
    logger,
    serverFactory: (handler) => createSharedPort(handler, { ...certificate, isTrustedProxy }),
  });

  let firstKey: string | null = null;
  try {
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening at ${address.replace('http:', 'https:')}`,
    });
    if (options.createFirstKey) {
      firstKey = await store.transaction(async (tx) => {
        await tx.lock('set-up');
        return createFirstKey(tx, organizationId);
      });
    }
  } catch (error) {
    await app.close();
    throw listenError(error, config);
  }
  const url = addressOf(config.host, (app.server.address() as AddressInfo).port);
  const { caFile } = certificate;
  releases.push(sweepEvents(store.events, (error) => logger.error({ err: error }, 'old events could not be removed')));
  announceServer(config.dataDir, { url, ca_file: caFile, version, pid: process.pid });

  return {
    url,
    caFile,
    replacedAuthority: certificate.replacedBecause,
    firstKey,
    reload: createModelReload(() => readConfiguredModels(config), offerModels, logger),
    async stop() {
      inference.stop();
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
