import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Permission } from '@presswright/shared/schemas/api-keys';
import type { FastifyInstance } from 'fastify';
import type { FileReport, SourceFile } from '../../../server/src/analysis/analyzer.ts';
import { type AppParts, buildApp } from '../../../server/src/app.ts';
import { createApiKeyAuthenticator } from '../../../server/src/auth/api-key-authenticator.ts';
import { newKey } from '../../../server/src/auth/first-key.ts';
import { type Config, defaultConfig } from '../../../server/src/config.ts';
import { createOutbox, noSubscriptions } from '../../../server/src/events/outbox.ts';
import { makeId } from '../../../server/src/ids.ts';
import { createModelCatalog, type ModelCatalog } from '../../../server/src/inference/registry.ts';
import { createRateLimiter } from '../../../server/src/limits/create-rate-limiter.ts';
import type { Plan } from '../../../server/src/limits/plan-limits.ts';
import type { AnalyzeFiles } from '../../../server/src/plugins/analysis.ts';
import { prepareStore } from '../../../server/src/store/prepare.ts';
import type { Store } from '../../../server/src/store/store.ts';
import { answerInstead, checkAnswer } from '../../../server/src/workers/answer-tasks.ts';
import { checkBaseline, compareBaseline } from '../../../server/src/workers/baseline-tasks.ts';
import { generate } from '../../../server/src/workers/generate-task.ts';
import { plan as planProject } from '../../../server/src/workers/plan-task.ts';
import { readBody } from '../../../server/src/workers/read-body-task.ts';
import { bodyOf } from '../../../server/src/workers/read-large-body.ts';
import { takePlan } from '../../../server/src/workers/take-plan-task.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { createTestEngine, type TestEngine } from './test-engine.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly dataDir: string;
  readonly engine: TestEngine;
  readonly models: ModelCatalog;
  /** A key with every permission. */
  readonly key: string;
  /** The organisation of `key`. */
  readonly organizationId: string;
  /** A key with only these permissions, of the app's own organisation or of another. */
  keyFor(scopes: readonly Permission[], organizationId?: string): Promise<string>;
  /** Another organisation's id. */
  addOrganization(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Where the store is and requests are counted; absent or null: SQLite and memory. */
  readonly databaseUrl?: string | null;
  readonly plan?: Plan;
  readonly config?: Partial<Config>;
  /** Parts in place of the app's own, or what makes them of those. */
  readonly parts?: Partial<AppParts> | ((own: AppParts) => Partial<AppParts>);
}

/** An app with a real store, and an engine and an analyser whose answers are known beforehand. */
export async function createTestApp({
  databaseUrl = null,
  plan = 'enterprise',
  config,
  parts,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-app-'));
  const store = await prepareStore({ dataDir, databaseUrl });
  const organizationId = makeId('organization');
  await store.organizations.create({ id: organizationId, name: 'Own', plan, createdAt: 1 });
  const engine = createTestEngine();
  const entries = ['svc-llm-7b', 'svc-llm-13b'].map((id, index) => ({
    id,
    organizationId: null,
    created: 1_760_000_000,
    contextWindow: 4096 * (index + 1),
    engine,
  }));
  const authenticator = createApiKeyAuthenticator(store.apiKeys, (error) => {
    throw error;
  });
  const models = createModelCatalog(entries);
  const own: AppParts = {
    config: { ...defaultConfig(), ...config },
    authenticators: [authenticator],
    limiter: createRateLimiter(store, { databaseUrl }),
    models,
    analyzeFiles: countingAnalyzer(),
    makeProject: (input) => generate(input, async () => analyzer),
    planProject,
    takePlan,
    runLogicTest: null,
    checkAnswer: (input) => checkAnswer(input, async () => analyzer),
    answerInstead: (input) => answerInstead(input, async () => analyzer),
    readLargeBody: async (body) => bodyOf(readBody(body)),
    baselines: { check: async (bytes) => checkBaseline({ bytes }), compare: async (input) => compareBaseline(input) },
    storage: store,
    outbox: createOutbox(store.events, noSubscriptions),
    workers: { stats: () => ({ active: 0, queued: 0, threads: 1 }) },
  };
  const app = await buildApp({ ...own, ...(typeof parts === 'function' ? parts(own) : parts) });
  const keyFor = async (scopes: readonly Permission[], owner = organizationId) => {
    const { value, stored } = newKey(owner, scopes.join('-'), scopes);
    await store.apiKeys.create(stored);
    return value;
  };
  return {
    app,
    store,
    dataDir,
    engine,
    models,
    key: await keyFor(['read', 'write', 'admin']),
    organizationId,
    keyFor,
    async addOrganization() {
      const id = makeId('organization');
      await store.organizations.create({ id, name: 'Other', plan, createdAt: 1 });
      return id;
    },
    async close() {
      await app.close();
      await authenticator.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Finds one issue a line that says `bug`. */
function countingAnalyzer(): AnalyzeFiles {
  const count = (file: SourceFile): FileReport => {
    const issues = file.code.split('\n').flatMap((line, index) =>
      line.includes('bug')
        ? [
            {
              line: index + 1,
              column: 1,
              end_line: index + 1,
              end_column: 4,
              severity: 'high' as const,
              type: 'security_vulnerability',
              category: 'security' as const,
              rule: 'security/bug',
              message: 'A bug.',
              suggestion: 'Remove it.',
              confidence: 'high' as const,
            },
          ]
        : [],
    );
    const language = file.name?.endsWith('.xyz') ? null : 'php';
    return { language, issues, score: Math.max(0, 10 - issues.length), recommendations: [], partial: false };
  };
  return async (files) => files.map(count);
}
