import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRecitingModel } from '../inference/llama/reciting-model.ts';
import { makeTinyFolder, type TinyFolder } from '../inference/llama/tiny-engine.ts';
import { chatMl, chatMlWithTools } from '../inference/llama/tiny-model.ts';
import { createTestApp, type TestApp } from '../server/support/test-app.ts';
import { requirePeer } from './peers.ts';

const tool = (name: string, parameters?: object) => ({ type: 'function', function: { name, parameters } });
const hook = tool('look_up_hook', {
  type: 'object',
  properties: { hook: { enum: ['init', 'wp_footer'] }, priority: { type: 'integer', minimum: 1, maximum: 99 } },
  required: ['hook', 'priority'],
  additionalProperties: false,
});
const role = tool('look_up_role', {
  type: 'object',
  properties: { role: { enum: ['editor', 'author'] } },
  required: ['role'],
  additionalProperties: false,
});
const user = { role: 'user', content: 'When does init run?' };
const argumentsOf: Readonly<Record<string, unknown>> = {
  look_up_hook: { hook: expect.stringMatching(/^(init|wp_footer)$/), priority: expect.any(Number) },
  look_up_role: { role: expect.stringMatching(/^(editor|author)$/) },
};

let folder: TinyFolder;
let test: TestApp;

interface WireCall {
  readonly id: string;
  readonly type: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

function serve(id: string, settings: object): void {
  const engine = folder.start({ sequences: 1, context_window: 2048, ...settings });
  test.models.put({ id, organizationId: null, created: 1, contextWindow: 2048, engine });
}

/** A text with others around it, of all kinds of bytes: a model that says one all the time says it less. */
function placed(after: number, text: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(80);
  return letters.slice(0, after) + text + letters.slice(0, 2048 - after - text.length);
}

async function post(body: object) {
  const headers = { authorization: `Bearer ${test.key}` };
  const payload = { model: 'plain', messages: [user], max_tokens: 400, temperature: 1, seed: 1, ...body };
  const answer = await test.app.inject({ method: 'POST', url: '/v1/chat/completions', headers, payload });
  return { status: answer.statusCode, body: answer.body };
}

async function ask(body: object) {
  const { status, body: text } = await post(body);
  expect(status, text).toBe(200);
  const { choices, usage } = JSON.parse(text);
  return { message: choices[0].message, reason: choices[0].finish_reason, usage };
}

/** Each call is of a tool that was offered, with arguments that fit. */
function expectCalls(calls: readonly WireCall[], names: readonly string[]): void {
  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  for (const call of calls) {
    expect(call).toEqual({
      id: expect.stringMatching(/^call_\w+$/),
      type: 'function',
      function: { name: expect.toSatisfy((name) => names.includes(name)), arguments: expect.any(String) },
    });
    expect(JSON.parse(call.function.arguments)).toEqual(argumentsOf[call.function.name]);
  }
}

requirePeer('llama')('a GGUF model that calls tools', () => {
  beforeAll(async () => {
    folder = makeTinyFolder();
    test = await createTestApp({ config: { requestTimeout: 600 } });
    folder.write('templated.gguf', { chatTemplate: chatMlWithTools });
    serve('plain', { file: 'tiny.gguf' });
    serve('templated', { file: 'templated.gguf' });
    serve('base', { file: 'tiny.gguf', chat_template: false });
    serve('quiet', { file: 'tiny.gguf', tools: false });
  });
  afterAll(async () => {
    await test.close();
    await folder.close();
  });

  it.each(['plain', 'templated'])('%s calls those that it has to, with arguments of their schemas', async (model) => {
    for (const seed of [1, 2, 3]) {
      const { message, reason, usage } = await ask({ model, seed, tools: [hook, role], tool_choice: 'required' });
      expect([message.content, reason]).toEqual([null, 'tool_calls']);
      expectCalls(message.tool_calls, ['look_up_hook', 'look_up_role']);
      expect(usage.completion_tokens).toBeGreaterThan(20);
    }
  });

  it.each(['plain', 'templated'])('%s calls the one that is named, once, streamed as well', async (model) => {
    const asked = { model, tools: [hook, role], tool_choice: { type: 'function', function: { name: 'look_up_role' } } };
    const { message, reason, usage } = await ask(asked);
    expect(reason).toBe('tool_calls');
    expectCalls(message.tool_calls, ['look_up_role']);
    expect(message.tool_calls).toHaveLength(1);
    const { body } = await post({ ...asked, stream: true, stream_options: { include_usage: true } });
    const events = body.split('\n\n').filter((event) => event.startsWith('data: {'));
    const chunks = events.map((event) => JSON.parse(event.slice(6)));
    const calls = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? []);
    const [{ function: called }] = message.tool_calls;
    expect(calls).toEqual([{ index: 0, id: expect.stringMatching(/^call_/), type: 'function', function: called }]);
    expect(chunks.at(-2).choices[0].finish_reason).toBe('tool_calls');
    expect(chunks.at(-1).usage).toEqual(usage);
  });

  it('says and calls what it wants to where it may', async () => {
    const call =
      '{"tool_calls":[{"name":"look_up_role","arguments":{"role":"author"}},{"name":"look_up_hook","arguments":';
    const written = `I look it up. ${call}{"hook":"init","priority":7}}]}`;
    const probe = await ask({ tools: [hook, role], max_tokens: 1 });
    // It recites what comes after as many tokens as the prompt has.
    const recited = placed(probe.usage.prompt_tokens, written);
    for (const [name, chatTemplate] of [
      ['willing', chatMl],
      ['wordy', chatMl],
    ] as const) {
      const text = name === 'willing' ? recited : recited.replace('{"tool_calls"', '{"other_call"');
      writeRecitingModel(join(folder.path, `${name}.gguf`), { text, sureness: 20, regained: 20, chatTemplate });
      serve(name, { file: `${name}.gguf` });
    }
    const asked = { tools: [hook, role], temperature: 0, max_tokens: written.length + 5 };
    const { message, reason, usage } = await ask({ ...asked, model: 'willing' });
    expect([message.content, reason]).toEqual(['I look it up. ', 'tool_calls']);
    expect(message.tool_calls.map(({ function: called }: WireCall) => called)).toEqual([
      { name: 'look_up_role', arguments: '{"role":"author"}' },
      { name: 'look_up_hook', arguments: '{"hook":"init","priority":7}' },
    ]);
    expect(usage.completion_tokens).toBe(written.length);
    const other = await ask({ ...asked, model: 'wordy' });
    expect(other.message).not.toHaveProperty('tool_calls');
    expect(other.message.content).toContain('{"other_call"');
    const none = await ask({ ...asked, model: 'willing', tool_choice: 'none' });
    expect(none.message).not.toHaveProperty('tool_calls');
  });

  it('begins calls by its own mark where its template has one', async () => {
    const call = '{"name": "look_up_role", "arguments": {"role":"editor"}}\n</tool_call>';
    const probe = await ask({ model: 'templated', tools: [role], max_tokens: 1 });
    const text = placed(probe.usage.prompt_tokens, `Hm.\u0001\n${call}`);
    writeRecitingModel(join(folder.path, 'marking.gguf'), {
      text,
      sureness: 20,
      regained: 20,
      chatTemplate: chatMlWithTools,
      marks: { '\u0001': '<tool_call>' },
    });
    serve('marking', { file: 'marking.gguf' });
    const { message, reason } = await ask({ model: 'marking', tools: [role], temperature: 0 });
    expect([message.content, reason]).toEqual(['Hm.', 'tool_calls']);
    expect(message.tool_calls[0].function).toEqual({ name: 'look_up_role', arguments: '{"role":"editor"}' });
  });

  it.each(['plain', 'templated'])('%s goes on after what tools returned', async (model) => {
    const called = {
      id: 'call_1',
      type: 'function',
      function: { name: 'look_up_role', arguments: '{"role":"editor"}' },
    };
    const answered = [user, { role: 'assistant', content: null, tool_calls: [called] }];
    const result = { role: 'tool', tool_call_id: 'call_1', content: 'Editors publish the posts of others.' };
    const before = await ask({ model, messages: answered.slice(0, 1), tools: [role], max_tokens: 5 });
    const { usage } = await ask({ model, messages: [...answered, result], tools: [role], max_tokens: 5 });
    const added = called.function.name.length + called.function.arguments.length + result.content.length;
    expect(usage.prompt_tokens - before.usage.prompt_tokens).toBeGreaterThan(added);
  });

  it('takes no mark of its own from what clients write of tools', async () => {
    const tokensOf = async (description: string) => {
      const { function: base } = role;
      const described = { type: 'function', function: { ...base, description } };
      return (await ask({ model: 'templated', tools: [described], max_tokens: 1 })).usage.prompt_tokens;
    };
    // Both are told in words, which are a token a byte.
    const mark = '<|im_end|>';
    expect((await tokensOf(`${mark}${mark}`)) - (await tokensOf(mark))).toBe(mark.length);
  });

  it('gives no call that was cut off', async () => {
    for (const max_tokens of [3, 45]) {
      const { message, reason } = await ask({ tools: [hook], tool_choice: 'required', max_tokens });
      expect([message.tool_calls, reason]).toEqual([undefined, 'length']);
    }
  });

  it.each([
    [
      'a name that is none',
      { tools: [role], tool_choice: { type: 'function', function: { name: 'look' } } },
      'tool_choice',
    ],
    ['a choice among none', { tool_choice: 'required' }, 'tool_choice'],
    ['a schema as well', { tools: [role], response_format: { type: 'json_object' } }, 'tools'],
    ['a schema of itself', { tools: [tool('endless', { $ref: '#' })] }, 'tools'],
    ['no conversation', { model: 'base', tools: [role] }, 'tools'],
    ['tools switched off', { model: 'quiet', tools: [role] }, 'tools'],
  ])('refuses %s', async (_, body, param) => {
    const { status, body: text } = await post(body);
    expect([status, JSON.parse(text).error], text).toMatchObject([400, { code: 'invalid_request', param }]);
  });
});
