import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoints, type NamedEndpoint } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppParts } from '../../server/src/app.ts';
import type { BillableWork, Meter, MeteredUnits, WorkOutcome } from '../../server/src/limits/meter.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

/** What a meter was told, in order. */
type Call =
  | { readonly call: 'before'; readonly work: BillableWork }
  | {
      readonly call: 'after';
      readonly work: BillableWork;
      readonly units: MeteredUnits;
      readonly outcome: WorkOutcome;
    };

let test: TestApp;
let calls: Call[];
let refusal: ServiceError | null;

/** Writes down what it is told, and tells the meter that counts. */
const recording = (counting: Meter): Meter => ({
  async before(work) {
    calls.push({ call: 'before', work });
    if (refusal !== null) throw refusal;
    await counting.before(work);
  },
  async after(work, units, outcome) {
    calls.push({ call: 'after', work, units: { ...units }, outcome });
    await counting.after(work, units, outcome);
  },
});

async function start(parts: Partial<AppParts> = {}): Promise<void> {
  calls = [];
  refusal = null;
  test = await createTestApp({ parts: { meter: recording, ...parts } });
}

const billable = Object.values<NamedEndpoint>(endpoints).filter((endpoint) => endpoint.billable);
const named = billable.map((endpoint) => [endpoint.operationId, endpoint] as const);

function send({ method, path, example }: NamedEndpoint, change: object = {}) {
  const payload = { ...(example?.body as object), ...change };
  return test.app.inject({ method, url: path, headers: { 'x-api-key': test.key, 'x-request-id': 'mine' }, payload });
}

async function ended(): Promise<Extract<Call, { call: 'after' }>> {
  await expect.poll(() => calls.map(({ call }) => call)).toEqual(['before', 'after']);
  const [, after] = calls;
  if (after?.call !== 'after') throw new Error('the meter was told of no end');
  return after;
}

describe('the endpoint table', () => {
  it('everything that generates or analyses is billable, and nothing else', () => {
    const works = Object.values<NamedEndpoint>(endpoints).filter(
      ({ tag }) => tag === 'Generation' || tag === 'Analysis',
    );
    expect(billable.map(({ operationId }) => operationId).sort()).toEqual(works.map((e) => e.operationId).sort());
  });
});

/** The engine is told what to do; only text generation reads it, as a prompt or as a conversation. */
const asking = (text: string) => ({ prompt: text, messages: [{ role: 'user', content: text }] });

describe('each billable operation', () => {
  afterEach(() => test.close());
  it.each(named)('%s is seen once before and once after, with who asked and what was made', async (id, endpoint) => {
    await start();
    expect((await send(endpoint)).statusCode).toBe(200);
    const { work, units, outcome } = await ended();
    expect(work).toMatchObject({
      operationId: id,
      requestId: 'mine',
      principal: { kind: 'api_key', organizationId: test.organizationId },
    });
    expect(calls[0]?.work).toEqual(work);
    expect(outcome).toBe('completed');
    expect(Object.values(units).some((count) => count > 0)).toBe(true);
  });

  it.each(named)('%s does nothing when it is refused', async (id, endpoint) => {
    let works = 0;
    const work = async (): Promise<never> => {
      works++;
      throw new Error('no work is expected');
    };
    await start({ analyzeFiles: work, makeProject: work, planProject: work });
    refusal = new ServiceError('insufficient_quota');
    const answer = await send(endpoint);
    expect([answer.statusCode, answer.json().error.code]).toEqual([402, 'insufficient_quota']);
    expect([works, test.engine.made]).toEqual([0, 0]);
    expect(await ended()).toMatchObject({ work: { operationId: id }, outcome: 'refused', units: noUnits });
  });

  it.each(named)('%s is seen once when it fails', async (_id, endpoint) => {
    const fail = async (): Promise<never> => {
      throw new Error('out of order');
    };
    await start({ analyzeFiles: fail, makeProject: fail, planProject: fail });
    expect((await send(endpoint, { ...asking('failing'), stream: false })).statusCode).toBe(500);
    expect(await ended()).toMatchObject({ outcome: 'failed', units: noUnits });
  });

  it.each(named)('%s is seen once when the client goes away', async (_id, endpoint) => {
    let working = 0;
    const hang = async (_input: unknown, { signal }: { readonly signal: AbortSignal }): Promise<never> => {
      working++;
      if (!signal.aborted) await once(signal, 'abort');
      throw signal.reason;
    };
    const analyzeFiles: AppParts['analyzeFiles'] = (files, _options, work) => hang(files, work);
    await start({ analyzeFiles, makeProject: hang, planProject: hang });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify({ ...(endpoint.example?.body as object), ...asking('endless') });
    const head = `Host: localhost\r\nX-API-Key: ${test.key}\r\nContent-Type: application/json`;
    const length = Buffer.byteLength(body);
    socket.write(`POST ${endpoint.path} HTTP/1.1\r\n${head}\r\nContent-Length: ${length}\r\n\r\n${body}`);
    await expect.poll(() => working + test.engine.running).toBeGreaterThan(0);
    expect(calls.map(({ call }) => call)).toEqual(['before']);
    if (test.engine.running > 0) await expect.poll(() => test.engine.made).toBeGreaterThan(3);
    socket.destroy();
    const { outcome, units } = await ended();
    expect(outcome).toBe('aborted');
    expect(units.completion_tokens).toBe(test.engine.made);
  });
});

const noUnits: MeteredUnits = { prompt_tokens: 0, completion_tokens: 0, analyzed_bytes: 0, projects: 0, plans: 0 };

describe('what is counted', () => {
  afterEach(() => test.close());
  it('is nothing for a request that is not valid', async () => {
    await start();
    expect((await send(endpoints.generate, { max_tokens: 'many' })).statusCode).toBe(400);
    expect((await test.app.inject({ url: '/v1/models', headers: { 'x-api-key': test.key } })).statusCode).toBe(200);
    await test.app.close();
    expect(calls).toEqual([]);
  });

  it('is written down to its end before the server has stopped', async () => {
    let isWritten = false;
    const slow: Meter = {
      async before() {},
      async after() {
        await new Promise((resolve) => setTimeout(resolve, 100));
        isWritten = true;
      },
    };
    await start({ meter: () => slow });
    await send(endpoints.generate, { prompt: 'one', max_tokens: 1 });
    await test.app.close();
    expect(isWritten).toBe(true);
  });

  it('harms nobody where the meter itself fails', async () => {
    const broken: Meter = {
      async before() {},
      after() {
        throw new Error('no meter');
      },
    };
    await start({ meter: () => broken });
    expect((await send(endpoints.generate, { prompt: 'one', max_tokens: 1 })).statusCode).toBe(200);
    await test.app.close();
  });

  it('is the tokens of all choices, the prompt once', async () => {
    await start();
    await send(endpoints.generate, { prompt: 'one two', n: 3, max_tokens: 4 });
    expect((await ended()).units).toEqual({ ...noUnits, prompt_tokens: 2, completion_tokens: 12 });
  });

  it('is a failure when a stream breaks off, though it was answered 200', async () => {
    await start();
    const answer = await send(endpoints.generateStream, { prompt: 'broken' });
    expect([answer.statusCode, answer.body.includes('server_error')]).toEqual([200, true]);
    expect((await ended()).outcome).toBe('failed');
  });

  it('is the bytes of analysed code, from the cache too', async () => {
    await start();
    const change = { code: '<?php // é', language: 'php' };
    await send(endpoints.analyze, change);
    expect((await ended()).units).toEqual({ ...noUnits, analyzed_bytes: 11 });
    calls = [];
    await send(endpoints.analyze, change);
    expect(test.app.analysis.cacheStats().hits).toBe(1);
    expect((await ended()).units.analyzed_bytes).toBe(11);
  });

  it('is the bytes of those files of a batch that were analysed', async () => {
    await start();
    const files = [
      { name: 'a.php', content: '12345' },
      { name: 'b.xyz', content: '1234567' },
    ];
    await send(endpoints.analyzeBatch, { files });
    expect((await ended()).units.analyzed_bytes).toBe(5);
  });

  it('is one project, and the tokens of the model that wrote parts of it', async () => {
    await start();
    const engine = {
      ...test.engine,
      capabilities: { instructions: true, messages: true, answerSchema: false, tools: false },
    };
    test.models.put({ id: 'writer', organizationId: null, created: 1, contextWindow: 4096, engine });
    await send(endpoints.generatePlugin, { model: 'writer' });
    const { units } = await ended();
    expect(units.projects).toBe(1);
    expect(units.completion_tokens).toBe(test.engine.made);
    expect(units.completion_tokens).toBeGreaterThan(0);
  });

  it('is in the metrics by operation and unit, and names no organisation', async () => {
    await start();
    await send(endpoints.generate, { prompt: 'one two', max_tokens: 3 });
    await ended();
    const { body } = await test.app.inject({ url: '/metrics' });
    expect(body).toContain('presswright_billable_operations_total{operation="generate",outcome="completed"} 1');
    expect(body).toContain('presswright_billable_units_total{operation="generate",unit="prompt_tokens"} 2');
    expect(body).toContain('presswright_billable_units_total{operation="generate",unit="completion_tokens"} 3');
    expect(body).not.toContain(test.organizationId);
  });

  it('that cannot be written down costs no answer', async () => {
    const failing = (counting: Meter): Meter => ({
      ...counting,
      after: async () => {
        throw new Error('the meter is out of order');
      },
    });
    await start({ meter: failing });
    expect((await send(endpoints.generate)).statusCode).toBe(200);
  });
});
