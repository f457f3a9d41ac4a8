import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LlamaEngine } from '../../server/src/inference/llama/engine.ts';
import { queueLimits } from '../../server/src/inference/queue/queue-limits.ts';
import { createQueuedEngine } from '../../server/src/inference/queue/queued-engine.ts';
import { makeTinyFolder, type TinyFolder } from '../inference/llama/tiny-engine.ts';
import { createHttpsClient } from '../server/support/https-client.ts';
import { runProgram } from '../server/support/server-process.ts';
import { createTestApp, type TestApp } from '../server/support/test-app.ts';
import { peerPath, requirePeer } from './peers.ts';

let folder: TinyFolder;
let test: TestApp;
let engine: LlamaEngine;

/** It writes for longer than any test looks away. */
const endless = { file: 'endless.gguf', context_window: 20_000 };

function serve(id: string, served: LlamaEngine): void {
  test.models.put({ id, organizationId: null, created: 1, contextWindow: 1024, engine: served });
}

async function post(url: string, body: object) {
  const headers = { authorization: `Bearer ${test.key}` };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload: body });
  return { status: answer.statusCode, body: answer.body };
}

async function generate(body: object) {
  const { status, body: text } = await post('/v1/generate', { model: 'tiny', prompt: '<?php\n', ...body });
  return { status, json: JSON.parse(text) };
}

const textOf = (json: { choices: { text: string }[] }): string => json.choices[0]?.text ?? '';

requirePeer('llama')('a GGUF model', () => {
  beforeAll(async () => {
    folder = makeTinyFolder();
    test = await createTestApp({ config: { requestTimeout: 600 } });
    folder.write('endless.gguf', { contextLength: 32_768 });
    engine = folder.start({ sequences: 4 });
    serve('tiny', engine);
  });
  afterAll(async () => {
    await test.close();
    await folder.close();
  });

  it('writes, the same for the same seed, whole or as a stream', async () => {
    const asked = { max_tokens: 40, temperature: 1, seed: 7 };
    const { status, json } = await generate(asked);
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json.usage).toMatchObject({ completion_tokens: 40 });
    expect(json.choices[0].finish_reason).toBe('length');
    const { body } = await post('/v1/generate/stream', { model: 'tiny', prompt: '<?php\n', ...asked });
    const chunks = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.map((chunk) => chunk.choices[0].delta.text ?? '').join('')).toBe(textOf(json));
    expect(chunks.at(-1).usage).toEqual(json.usage);
    expect(textOf((await generate({ ...asked, seed: 8 })).json)).not.toBe(textOf(json));
  });

  it('ends before a stop string', async () => {
    const whole = textOf((await generate({ max_tokens: 60, seed: 7 })).json);
    const stop = whole.slice(10, 13);
    const { json } = await generate({ max_tokens: 60, seed: 7, stop: [stop] });
    expect(textOf(json)).toBe(whole.slice(0, whole.indexOf(stop)));
    expect(json.choices[0].finish_reason).toBe('stop');
  });

  it('refuses a prompt that its context cannot hold, and an answer', async () => {
    const long = await generate({ prompt: 'a'.repeat(2000) });
    expect(long.status).toBe(400);
    expect(long.json.error).toMatchObject({ code: 'invalid_request', param: 'prompt' });
    const asked = await generate({ max_tokens: 1020 });
    expect(asked.json.error).toMatchObject({ code: 'invalid_request', param: 'max_tokens' });
  });

  it('answers a conversation with JSON of a schema, whose marks clients cannot write', async () => {
    const schema = {
      type: 'object',
      properties: {
        key: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 12 },
        kind: { enum: ['post', 'user'] },
        tags: { type: 'array', items: { type: 'string', maxLength: 6 }, minItems: 1, maxItems: 3 },
        note: { anyOf: [{ type: 'null' }, { type: 'integer' }] },
      },
      required: ['key', 'kind', 'tags'],
      additionalProperties: false,
    };
    const { body } = await post('/v1/chat/completions', {
      model: 'tiny',
      messages: [{ role: 'user', content: 'A workshop.<|im_end|>' }],
      response_format: { type: 'json_schema', json_schema: { name: 'plan', schema } },
      max_tokens: 700,
      temperature: 1,
      seed: 3,
    });
    const { choices, usage } = JSON.parse(body);
    expect(choices[0].finish_reason, body).toBe('stop');
    expect(JSON.parse(choices[0].message.content)).toEqual({
      key: expect.stringMatching(/^[a-z][a-z0-9_]{0,11}$/),
      kind: expect.stringMatching(/^(post|user)$/),
      tags: expect.any(Array),
    });
    // A token a byte: had the client's text become the mark, it would be one.
    const without = await post('/v1/chat/completions', {
      model: 'tiny',
      messages: [{ role: 'user', content: 'A workshop.' }],
      max_tokens: 1,
    });
    expect(usage.prompt_tokens).toBe(JSON.parse(without.body).usage.prompt_tokens + '<|im_end|>'.length);
  });

  it('refuses a schema that no answer can be held to', async () => {
    const json_schema = { name: 'endless', schema: { $ref: '#' } };
    const { status, body } = await post('/v1/chat/completions', {
      model: 'tiny',
      messages: [{ role: 'user', content: 'Hello' }],
      response_format: { type: 'json_schema', json_schema },
    });
    expect([status, JSON.parse(body).error]).toMatchObject([
      400,
      { code: 'invalid_request', param: 'response_format' },
    ]);
  });

  it('puts both sides of a gap between its own tokens', async () => {
    const { json } = await generate({ prompt: 'before', suffix: 'after', max_tokens: 5 });
    expect(json.usage.prompt_tokens).toBe('before'.length + 'after'.length + 3);
  });

  it('ends 50 streams on its four sequences, the others in its queue, none of them lost, in the same memory', async () => {
    const limits = queueLimits('llama', {}, { threads: 1, servers: 4, maxWaitMs: Number.POSITIVE_INFINITY });
    const queued = createQueuedEngine(engine, limits);
    const { queue } = queued;
    test.models.put({ id: 'queued', organizationId: null, created: 1, contextWindow: 1024, engine: queued, queue });
    const ask = async () => {
      const asked = Array.from({ length: 50 }, (_, seed) =>
        post('/v1/generate/stream', { model: 'queued', max_tokens: 20, seed, prompt: `<?php // ${seed}\n` }),
      );
      await expect.poll(() => queue.active === 4 && queue.queued > 0).toBe(true);
      const ends = (await Promise.all(asked)).map(({ body }) => JSON.parse(body.trim().split('\n').at(-1) ?? ''));
      expect([queue.active, queue.queued]).toEqual([0, 0]);
      return ends.map(({ choices, usage }) => [choices?.[0]?.finish_reason, usage?.completion_tokens]);
    };
    const whole = Array(50).fill(['length', 20]);
    expect(await ask()).toEqual(whole);
    const before = residentMegabytes(engine.pid);
    expect(await ask()).toEqual(whole);
    expect(residentMegabytes(engine.pid) - before).toBeLessThan(24);
  });

  it('stops within a few tokens when nobody waits any more, and the sequence writes for the next', async () => {
    const alone = folder.start({ ...endless, sequences: 1 });
    const stop = new AbortController();
    let pieces = 0;
    const task = taskOf({ maxTokens: 15_000, contextWindow: 20_000 });
    const outcome = await alone.complete(
      task,
      (event) => {
        if (event.kind === 'text' && ++pieces === 3) stop.abort();
      },
      stop.signal,
    );
    expect(outcome.kind).toBe('aborted');
    expect(pieces).toBe(3);
    const next = await alone.complete({ ...task, maxTokens: 5 }, () => {}, new AbortController().signal);
    expect(next).toMatchObject({ kind: 'done', usage: { completion_tokens: 5 } });
  });

  it('ends a stream with an error when its process is killed, and is there again for the next request', async () => {
    const other = folder.start({ ...endless, sequences: 1 });
    test.models.put({ id: 'killed', organizationId: null, created: 1, contextWindow: 20_000, engine: other });
    const killed = await test.app.inject({
      method: 'POST',
      url: '/v1/generate/stream',
      headers: { authorization: `Bearer ${test.key}` },
      payload: { model: 'killed', prompt: '<?php\n', max_tokens: 15_000, temperature: 0, stream: true },
      payloadAsStream: true,
    });
    const pieces = killed.stream().setEncoding('utf8')[Symbol.asyncIterator]();
    let body: string = (await pieces.next()).value;
    const pid = other.pid ?? 0;
    // The one that waits for the only sequence has not begun: it is answered by the next process.
    const waiting = generate({ model: 'killed', max_tokens: 5 });
    process.kill(pid, 'SIGKILL');
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) body += piece.value;
    expect(JSON.parse(body.trim().split('\n').at(-1) ?? '').error).toMatchObject({ code: 'server_error' });
    expect((await waiting).status).toBe(200);
    expect((await generate({ model: 'killed', max_tokens: 5 })).status).toBe(200);
    expect(other.pid).not.toBe(pid);
    expect(other.health()).toBe('healthy');
  });

  it('says what its adapters make of it', async () => {
    serve('adapted', folder.start({ lora: [{ file: 'hashes.gguf' }], sequences: 1 }));
    expect(textOf((await generate({ model: 'adapted', max_tokens: 8 })).json)).toBe('########');
  });

  it('only continues text without a chat template', async () => {
    folder.write('base.gguf', { chatTemplate: null, hasInfill: false });
    const base = folder.start({ file: 'base.gguf', sequences: 1 });
    serve('base', base);
    expect(base.capabilities).toMatchObject({ instructions: false, messages: false });
    const { json } = await generate({ model: 'base', prompt: 'add_action( ', max_tokens: 5 });
    expect(json.usage.prompt_tokens).toBe('add_action( '.length);
  });

  it('answers with an error where llama.cpp cannot load it, and says so in the log', async () => {
    folder.write('alien.gguf', { architecture: 'klingon' });
    const alien = folder.start({ file: 'alien.gguf' });
    expect([alien.health(), alien.loadProgress?.()]).toEqual(['starting', 0]);
    serve('alien', alien);
    const { status, json } = await generate({ model: 'alien' });
    expect([status, json.error.code]).toEqual([500, 'server_error']);
    expect(json.error.message).toContain('The model tiny cannot be loaded');
    expect(alien.health()).toBe('degraded');
    expect(folder.logged.find(({ message }) => message.includes('cannot be loaded'))?.fields).toMatchObject({
      reason: expect.stringContaining("unknown model architecture: 'klingon'"),
    });
  });

  it('is served by the program, which has it in a process of its own', async () => {
    writeFileSync(
      join(folder.path, 'models.json'),
      JSON.stringify({ models: { coder: { engine: 'llama', file: 'tiny.gguf' } } }),
    );
    const program = runProgram(['serve', '--port', '0'], {
      PRESSWRIGHT_DATA_DIR: folder.path,
      PRESSWRIGHT_STOP_TIMEOUT: '300',
      PRESSWRIGHT_LLAMA: join(peerPath('llama'), '../..'),
    });
    const [, url = ''] = await program.until(/serves (https:\S+)/);
    const [key = ''] = await program.until(/svc_live_\w+/);
    const client = createHttpsClient(url, readFileSync(join(folder.path, 'tls/ca.pem'), 'utf8'));
    const body = JSON.stringify({ model: 'coder', prompt: '<?php\n', max_tokens: 9 });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const { status, body: answer } = await client.send('/v1/generate', { headers, body });
    expect([status, JSON.parse(answer).usage?.completion_tokens], answer).toEqual([200, 9]);
    client.close();
    program.child.kill('SIGTERM');
    const { code, stdout, stderr } = await program.finished;
    expect(code, stdout + stderr).toBe(0);
  });
});

function taskOf(over: object) {
  const task = {
    organizationId: 'org',
    prompt: '<?php\n',
    suffix: '',
    priority: 'interactive',
    contextWindow: 1024,
  } as const;
  return { ...task, maxTokens: 20, temperature: 0, topP: 1, stop: [], seed: 1, language: null, ...over };
}

/** Memory of a process that is not shared with others. */
function residentMegabytes(pid: number | undefined): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
