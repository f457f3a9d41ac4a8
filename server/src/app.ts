import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { defaultMaxBodyBytes } from '@presswright/shared/endpoint';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import type { Authenticator } from './auth/authenticator.ts';
import type { Config } from './config.ts';
import type { Outbox } from './events/outbox.ts';
import type { RunLogicTest } from './inference/logic-tests/run-logic-test.ts';
import type { ModelRegistry } from './inference/registry.ts';
import { createBytesInFlight } from './limits/bytes-in-flight.ts';
import { createCountingMeter } from './limits/counting-meter.ts';
import type { Meter } from './limits/meter.ts';
import { planLimits } from './limits/plan-limits.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { activity } from './plugins/activity.ts';
import { type AnalyzeFiles, analysis } from './plugins/analysis.ts';
import { type AnswerByItself, answers, type CheckAnswer } from './plugins/answers.ts';
import { type Baselines, baselines } from './plugins/baselines.ts';
import { answerClientError } from './plugins/client-error.ts';
import { answerError, errorHandler } from './plugins/error-handler.ts';
import { type FilesOptions, files } from './plugins/files.ts';
import { generation, type MakeProject, type PlanProject, type TakePlan } from './plugins/generation.ts';
import { identification } from './plugins/identification.ts';
import { innerCalls } from './plugins/inner-calls.ts';
import { jsonBody, type ReadLargeBody } from './plugins/json-body.ts';
import { mcp } from './plugins/mcp.ts';
import { metering } from './plugins/metering.ts';
import { metrics } from './plugins/metrics.ts';
import { models } from './plugins/models.ts';
import { notFound } from './plugins/not-found.ts';
import { openapi } from './plugins/openapi.ts';
import { outbox } from './plugins/outbox.ts';
import { permission } from './plugins/permission.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { repeatedAnswers } from './plugins/repeated-answers.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { rulePages } from './plugins/rule-pages.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { createSerializerCompiler } from './plugins/serialization.ts';
import { serviceHealth } from './plugins/service-health.ts';
import { type CheckedBodies, createValidatorCompiler } from './plugins/validation.ts';
import { workSignals } from './plugins/work-signal.ts';
import { type Workers, workers } from './plugins/workers.ts';
import { routes } from './route-table.generated.ts';

/** What the app is made of; each part may be replaced in a test. */
export interface AppParts {
  readonly config: Pick<
    Config,
    | 'trustedProxies'
    | 'requestTimeout'
    | 'cacheMegabytes'
    | 'bodyMegabytes'
    | 'bodyMegabytesPerOrganization'
    | 'enterprisePerMinute'
    | 'enterprisePerDay'
  >;
  /** One a kind of credential, in the order in which they are asked. */
  readonly authenticators: readonly Authenticator[];
  readonly limiter: RateLimiter;
  readonly models: ModelRegistry;
  readonly analyzeFiles: AnalyzeFiles;
  readonly makeProject: MakeProject;
  readonly planProject: PlanProject;
  readonly takePlan: TakePlan;
  /** Runs PHPUnit tests of logic that a model wrote; null: they are not run. */
  readonly runLogicTest: RunLogicTest | null;
  readonly checkAnswer: CheckAnswer;
  readonly answerInstead: AnswerByItself;
  readonly readLargeBody: ReadLargeBody;
  readonly baselines: Baselines;
  readonly workers: Workers;
  /** Where uploaded files are kept. */
  readonly storage: FilesOptions & { readonly probe: () => Promise<void> };
  readonly outbox: Outbox;
  /** Wraps the meter that counts for the metrics; absent: that one alone. */
  readonly meter?: (counting: Meter) => Meter;
  /** Absent: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Absent: plain HTTP, for tests that inject. */
  readonly serverFactory?: (handler: RequestListener) => Server;
}

/** Composes the app from its parts. It listens nowhere. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, serverFactory } = parts;
  const options: FastifyServerOptions<Server> = {
    ...(parts.logger === undefined ? { logger: false } : { loggerInstance: parts.logger }),
    ...(serverFactory === undefined ? {} : { serverFactory: (handler) => serverFactory(handler) }),
    // plugins/activity.ts writes the one line a request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request: IncomingMessage) => requestIdOf(request),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    routerOptions: { maxParamLength: 256 },
    // A request that a kept-alive connection still brings while the server stops is answered, and the last on it.
    return503OnClosing: false,
    bodyLimit: defaultMaxBodyBytes,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  };
  const app: FastifyInstance = fastify(options);
  const checked: CheckedBodies = new WeakSet();
  app.setValidatorCompiler(createValidatorCompiler(checked));
  app.setSerializerCompiler(createSerializerCompiler());

  await app.register(activity);
  await app.register(securityHeaders);
  await app.register(errorHandler);
  await app.register(notFound);
  await app.register(innerCalls);
  await app.register(workSignals, { timeoutMs: config.requestTimeout * 1000 });
  await app.register(jsonBody, {
    budget: createBytesInFlight({
      total: config.bodyMegabytes * 2 ** 20,
      perOwner: config.bodyMegabytesPerOrganization * 2 ** 20,
    }),
    readLargeBody: parts.readLargeBody,
    checked,
  });
  await app.register(identification, { authenticators: parts.authenticators });
  await app.register(rateLimits, { limiter: parts.limiter, planLimits: planLimits(config) });
  await app.register(permission);
  await app.register(workers, { workers: parts.workers });
  await app.register(models, { models: parts.models });
  await app.register(serviceHealth, { probeStorage: parts.storage.probe });
  await app.register(analysis, { analyzeFiles: parts.analyzeFiles, cacheBytes: config.cacheMegabytes * 2 ** 20 });
  await app.register(generation, {
    makeProject: parts.makeProject,
    planProject: parts.planProject,
    takePlan: parts.takePlan,
    runLogicTest: parts.runLogicTest,
    // The other half is for the files, and for the service's own plan where the model wrote none.
    planTimeoutMs: (config.requestTimeout * 1000) / 2,
  });
  await app.register(answers, {
    gate: {
      check: parts.checkAnswer,
      instead: parts.answerInstead,
      repairMs: (config.requestTimeout * 1000) / 2,
    },
  });
  await app.register(baselines, { baselines: parts.baselines });
  await app.register(files, parts.storage);
  await app.register(outbox, { outbox: parts.outbox });
  await app.register(rulePages);
  await app.register(repeatedAnswers);
  await app.register(metrics);
  const counting = createCountingMeter(app.metrics.registry);
  await app.register(metering, { meter: parts.meter?.(counting) ?? counting });
  await app.register(mcp);
  await app.register(openapi);
  for (const route of routes) await app.register(route);
  return app;
}
