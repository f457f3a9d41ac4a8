import { buildApp } from '../../app.ts';
import { defaultConfig } from '../../config.ts';

/** The OpenAPI document of this version. Needs no data folder and starts nothing. */
export async function openapiDocument(): Promise<Record<string, unknown>> {
  const unused = () => {
    throw new Error('this app only describes itself');
  };
  const app = await buildApp({
    config: defaultConfig(),
    authenticators: [],
    limiter: { consume: unused },
    models: { list: unused, get: unused, shared: () => [] },
    analyzeFiles: unused,
    makeProject: unused,
    planProject: unused,
    takePlan: unused,
    runLogicTest: null,
    checkAnswer: unused,
    answerInstead: unused,
    readLargeBody: unused,
    baselines: { check: unused, compare: unused },
    workers: { stats: () => ({ active: 0, queued: 0, threads: 0 }) },
    outbox: { record: unused },
    storage: {
      files: { create: unused, get: unused, list: unused, delete: unused },
      blobs: { write: unused, read: unused, delete: unused },
      probe: unused,
    },
  });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return { ...document };
}
