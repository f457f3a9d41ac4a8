import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompletionTask, Engine } from '../../server/src/inference/engine.ts';
import { createRepairBudget } from '../../server/src/inference/gate/repair-budget.ts';
import type { ModelEntry } from '../../server/src/inference/registry.ts';
import { writeSlots } from '../../server/src/inference/write-slots.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';
import { createTestEngine } from './support/test-engine.ts';

let test: TestApp;
let other: { readonly id: string; readonly key: string };
beforeEach(async () => {
  test = await createTestApp();
  const id = await test.addOrganization();
  other = { id, key: await test.keyFor(['read', 'write'], id) };
});
afterEach(() => test.close());

function tuned(organizationId: string, engine: Engine = test.engine): ModelEntry {
  return { id: `svc-llm-7b:ft-${organizationId}`, organizationId, created: 1_770_000_000, contextWindow: 4096, engine };
}

async function get(url: string, key: string) {
  return test.app.inject({ url, headers: { 'x-api-key': key } });
}

async function post(url: string, key: string, payload: object) {
  return test.app.inject({ method: 'POST', url, headers: { 'x-api-key': key }, payload });
}

async function listed(key: string): Promise<string[]> {
  return (await get('/v1/models', key)).json().data.map(({ id }: { id: string }) => id);
}

describe("an organisation's own model", () => {
  it('is there for that organisation and nobody else', async () => {
    const model = tuned(test.organizationId);
    test.models.put(model);
    expect(await listed(test.key)).toEqual([model.id, 'svc-llm-7b', 'svc-llm-13b']);
    expect(await listed(other.key)).toEqual(['svc-llm-7b', 'svc-llm-13b']);

    const own = await get(`/v1/models/${model.id}`, test.key);
    expect(own.json()).toMatchObject({
      id: model.id,
      parent: 'svc-llm-7b',
      owned_by: test.organizationId,
      permission: [{ organization: test.organizationId }],
    });
    const foreign = await get(`/v1/models/${model.id}`, other.key);
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'model_not_found']);
    // What does not exist at all is answered alike, so that nobody can find out by asking.
    const absent = await get('/v1/models/svc-llm-7b:ft-org_none', other.key);
    expect(foreign.json().error.message.replace(model.id, 'svc-llm-7b:ft-org_none')).toBe(absent.json().error.message);
  });

  it.each([
    ['/v1/generate', { prompt: 'one' }],
    ['/v1/generate/stream', { prompt: 'one' }],
    ['/v1/analyze', { code: 'x', analysis_type: 'all' }],
    ['/v1/analyze/batch', { files: [{ name: 'a.php', content: 'x' }], analysis_type: 'all' }],
    ['/v1/themes/analyze', { theme_files: [{ name: 'a.php', content: 'x' }], analysis_type: 'all' }],
    ['/v1/blocks/analyze', { block_code: 'x', analysis_type: 'all' }],
    ['/v1/blocks/generate', { block_type: 'Notice', description: 'A note.' }],
    ['/v1/plugins/generate', { plugin_name: 'Museum Guide', description: 'Exhibits.' }],
    ['/v1/plugins/scaffold', { plugin_name: 'Museum Guide' }],
    ['/v1/themes/generate', { theme_name: 'Museum', description: 'A museum.' }],
  ])('is used by its organisation and unknown to others in %s', async (url, body) => {
    const model = tuned(test.organizationId);
    test.models.put(model);
    const own = await post(url, test.key, { ...body, model: model.id });
    expect(own.statusCode, own.body.slice(0, 300)).toBe(200);
    const foreign = await post(url, other.key, { ...body, model: model.id });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json().error).toMatchObject({ code: 'model_not_found', param: 'model' });
  });

  it("hides one of everyone's of the same id", async () => {
    const engine = createTestEngine();
    test.models.put({ ...tuned(test.organizationId, engine), id: 'svc-llm-7b' });
    await post('/v1/generate', other.key, { prompt: 'one' });
    expect(engine.made).toBe(0);
    await post('/v1/generate', test.key, { prompt: 'one' });
    expect(engine.made).toBe(5);
    expect(await listed(test.key)).toEqual(['svc-llm-7b', 'svc-llm-13b']);
  });
});

describe('models while the server runs', () => {
  it('appear, are replaced and disappear', async () => {
    const model = tuned(test.organizationId);
    const generate = () => post('/v1/generate', test.key, { prompt: 'one', model: model.id });
    expect((await generate()).statusCode).toBe(404);
    test.models.put(model);
    expect((await generate()).statusCode).toBe(200);
    const later = createTestEngine();
    test.models.put(tuned(test.organizationId, later));
    await generate();
    expect(later.made).toBe(5);
    expect(test.models.remove(test.organizationId, model.id)).toBe(true);
    expect(test.models.remove(test.organizationId, model.id)).toBe(false);
    expect((await generate()).statusCode).toBe(404);
  });

  it('finish what they have begun when they are removed', async () => {
    const model = tuned(test.organizationId);
    test.models.put(model);
    const running = post('/v1/generate', test.key, { prompt: 'one', max_tokens: 300, model: model.id });
    await expect.poll(() => test.engine.running).toBe(1);
    test.models.remove(test.organizationId, model.id);
    expect((await get(`/v1/models/${model.id}`, test.key)).statusCode).toBe(404);
    const answer = await running;
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ model: model.id, usage: { completion_tokens: 300 } });
  });

  it('count for the health of the service only when everyone has them', async () => {
    const ill: Engine = { ...createTestEngine(), health: () => 'unhealthy' };
    const health = async () => (await test.app.inject({ url: '/v1/health' })).json();
    test.models.put(tuned(test.organizationId, ill));
    expect(await health()).toMatchObject({ status: 'healthy', services: { generation: 'healthy', models: 'healthy' } });
    test.models.put({ ...tuned(test.organizationId, ill), id: 'svc-llm-7b', organizationId: null });
    expect(await health()).toMatchObject({ status: 'unhealthy', services: { generation: 'unhealthy' } });
    expect((await test.app.inject({ url: '/v1/status' })).json().status).toBe('degraded');
  });
});

describe('slots', () => {
  const slots = [{ name: 'about', kind: 'text', prompt: 'Describe it.', isFilled: false }] as const;

  async function asked(capabilities: Engine['capabilities']): Promise<CompletionTask | undefined> {
    const tasks: CompletionTask[] = [];
    const engine: Engine = {
      ...createTestEngine(),
      capabilities,
      async complete(task) {
        tasks.push(task);
        return {
          kind: 'done',
          finishReason: 'stop',
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        };
      },
    };
    const { signal } = new AbortController();
    await writeSlots(tuned('org_any', engine), slots, {
      organizationId: 'org_any',
      seed: 0,
      signal,
      budget: createRepairBudget({ tokens: 100, timeoutMs: 60_000 }),
      check: async (_slot, value) => ({ kind: 'fit', value }),
      onUsage: () => {},
      onError(error) {
        throw error;
      },
    });
    return tasks[0];
  }

  it('are asked for in a conversation where the engine takes one', async () => {
    expect(await asked({ instructions: true, messages: true, answerSchema: false, tools: false })).toMatchObject({
      prompt: '',
      messages: [{ role: 'user', content: 'Describe it.' }],
      priority: 'batch',
    });
    const plain = await asked({ instructions: true, messages: false, answerSchema: false, tools: false });
    expect(plain).toMatchObject({ prompt: 'Describe it.' });
    expect(plain).not.toHaveProperty('messages');
  });
});
