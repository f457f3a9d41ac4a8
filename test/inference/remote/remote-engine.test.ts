import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readModels } from '../../../server/src/inference/configured/read-models.ts';
import type { CompletionEvent, CompletionTask } from '../../../server/src/inference/engine.ts';
import { createRemoteEngine, type RemoteEngine } from '../../../server/src/inference/remote/engine.ts';
import { type ModelServer, startModelServer } from './start-model-server.ts';

const key = 'sk-remote-0123456789';
let server: ModelServer;
let engine: RemoteEngine | undefined;
const logged: string[] = [];
const write = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  await engine?.close();
  expect(logged.splice(0).join('\n')).not.toContain(key);
});
afterAll(() => server.kill());

function engineOf(model: string, more: object = {}): RemoteEngine {
  const settings = { engine: 'remote', base_urls: [server.url], model, api_key_env: 'REMOTE_KEY', ...more };
  const [read] = readModels(
    { models: JSON.stringify({ models: { m: settings } }), modelsFile: null, dataDir: '/none' },
    { REMOTE_KEY: key },
  );
  if (read === undefined || !('apiKey' in read)) throw new Error('it is no remote model');
  engine = createRemoteEngine(read, { info: write, warn: write, error: write });
  return engine;
}

const task: CompletionTask = {
  organizationId: 'org',
  prompt: 'Write a function that returns the title of the post.',
  priority: 'interactive',
  suffix: '',
  maxTokens: 100,
  contextWindow: 4096,
  temperature: 0.2,
  topP: 1,
  stop: [],
  seed: 7,
  language: null,
};

async function ask(asked: RemoteEngine, more: Partial<CompletionTask> = {}, signal = new AbortController().signal) {
  const events: CompletionEvent[] = [];
  const outcome = await asked.complete({ ...task, ...more }, (event) => events.push(event), signal);
  const text = events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
  return { outcome, events, text };
}

describe('a remote engine', () => {
  it('streams an answer, with the usage that the server counts', async () => {
    const { outcome, events, text } = await ask(engineOf('good'));
    const usage = { prompt_tokens: 11, completion_tokens: 22, total_tokens: 33 };
    expect(outcome).toEqual({ kind: 'done', finishReason: 'stop', usage });
    expect(events[0]?.kind).toBe('started');
    expect(events.length).toBeGreaterThan(5);
    expect(text).toMatch(/^<\?php\nfunction acme_title[\s\S]*\}\n$/);
    const [request] = await server.seen('good');
    expect(request).toMatchObject({ url: '/v1/chat/completions', key: `Bearer ${key}` });
    expect(request?.body).toMatchObject({ max_tokens: 100, seed: 7, stream: true });
    expect(JSON.stringify(request?.body)).not.toContain(key);
  });

  it('takes thoughts, the fence and the words around code away', async () => {
    expect((await ask(engineOf('fenced'))).text).toMatch(/^<\?php\nfunction acme_title[\s\S]*\}$/);
  });

  it('sends a gap as the options say', async () => {
    const gap = { prompt: '$a = ', suffix: ';' };
    await ask(engineOf('gap-suffix', { fill_in_the_middle: 'suffix' }), gap);
    await ask(engineOf('gap-text', { fill_in_the_middle: '<P>{prefix}<S>{suffix}<M>' }), gap);
    await ask(engineOf('gap-chat', { omit: ['seed'], extra_body: { think: false } }), gap);
    expect((await server.seen('gap-suffix'))[0]).toMatchObject({ url: '/v1/completions', body: gap });
    expect((await server.seen('gap-text'))[0]?.body).toMatchObject({ prompt: '<P>$a = <S>;<M>' });
    const [chat] = await server.seen('gap-chat');
    expect(chat?.body.messages?.[1]?.content).toContain('<before>\n$a = </before>');
    expect(chat?.body).toMatchObject({ think: false });
    expect(chat?.body).not.toHaveProperty('seed');
  });

  it('tries again after 429, and not for ever after 500', async () => {
    expect((await ask(engineOf('busy'))).outcome.kind).toBe('done');
    expect(await server.seen('busy')).toHaveLength(3);
    const failing = ask(engineOf('failing', { max_retries: 1 }));
    await expect(failing).rejects.toMatchObject({ code: 'server_overloaded', retryAfter: 5 });
    expect(await server.seen('failing')).toHaveLength(2);
  });

  it('tells neither the key nor what the server said of it', async () => {
    const refused = await ask(engineOf('locked')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'server_error' });
    expect(String(refused)).toContain('refuses the key');
    expect(String(refused)).not.toContain(key);
  });

  it('refuses a prompt over the window, its own or the server’s', async () => {
    expect((await ask(engineOf('good'), { contextWindow: 20 })).outcome).toMatchObject({ kind: 'refused' });
    expect((await ask(engineOf('small'))).outcome).toMatchObject({ kind: 'refused' });
  });

  it('fails when the stream is cut, and when nothing comes', async () => {
    await expect(ask(engineOf('cut'))).rejects.toMatchObject({ code: 'server_overloaded' });
    expect(await server.seen('cut')).toHaveLength(1);
    const silent = ask(engineOf('never', { first_token_seconds: 1, max_retries: 0 }));
    await expect(silent).rejects.toMatchObject({ code: 'server_overloaded' });
    const idle = ask(engineOf('slow', { idle_seconds: 1 }));
    await expect(idle).rejects.toMatchObject({ code: 'server_overloaded' });
  });

  it('ends the request when it is aborted', async () => {
    const abort = new AbortController();
    const asked = engineOf('slow');
    const outcome = asked.complete(
      task,
      (event) => {
        if (event.kind === 'text') abort.abort();
      },
      abort.signal,
    );
    expect(await outcome).toMatchObject({ kind: 'aborted' });
    while (!(await server.seen('slow')).at(-1)?.isClosed) await pause(5);
  });

  it('goes on without a JSON Schema where the server takes none', async () => {
    const asked = engineOf('no-schema');
    expect(asked.capabilities.answerSchema).toBe(true);
    const messages = [{ role: 'user', content: 'Plan it' }] as const;
    const { text } = await ask(asked, { prompt: '', messages, answerSchema: { type: 'object' } });
    expect(JSON.parse(text)).toHaveProperty('plan');
    expect(asked.capabilities.answerSchema).toBe(false);
    expect((await server.seen('no-schema')).map(({ body }) => 'response_format' in body)).toEqual([true, false]);
  });

  it('passes tools on and puts the calls together', async () => {
    const tools = [{ name: 'look_up', parameters: { type: 'object' } }];
    const messages = [{ role: 'user', content: 'When does init run?' }] as const;
    const { outcome, events } = await ask(engineOf('tools'), { prompt: '', messages, tools, toolChoice: 'auto' });
    expect(outcome).toMatchObject({ kind: 'done', finishReason: 'tool_calls' });
    const call = { id: 'call_a', name: 'look_up', arguments: '{"hook":"init"}' };
    expect(events.at(-1)).toEqual({ kind: 'tool-call', call });
  });

  it('asks another server at once when one is gone, and the one that has come back', async () => {
    const other = await startModelServer();
    const asked = engineOf('good', { base_urls: [other.url, server.url] });
    expect((await ask(asked)).outcome.kind).toBe('done');
    await other.kill();
    for (let at = 0; at < 8; at++) expect((await ask(asked)).outcome.kind).toBe('done');
    const back = await startModelServer(other.port);
    const alone = engineOf('good', { base_urls: [back.url] });
    expect((await ask(alone)).outcome.kind).toBe('done');
    await back.kill();
    await asked.close();
  });
});
