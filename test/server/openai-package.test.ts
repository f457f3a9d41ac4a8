/** The package of OpenAI, as people use it, against a connected model: options, tools, schemas, streams, and its classes of errors. */
import { readFileSync } from 'node:fs';
import OpenAI from 'openai';
import { Agent, fetch as fetchWith } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceError } from '../../shared/src/errors.ts';
import { type PortApp, startPortApp } from './support/port-app.ts';
import { type Script, scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';

let app: PortApp;
let dispatcher: Agent;
let openai: OpenAI;

beforeAll(async () => {
  app = await startPortApp();
  dispatcher = new Agent({ connect: { ca: readFileSync(app.caFile, 'utf8') } });
  openai = clientWith(app.test.key);
});
afterAll(async () => {
  await dispatcher.close();
  await app.close();
});

function clientWith(apiKey: string, of: PortApp = app, by: Agent = dispatcher): OpenAI {
  const fetch = ((address, init) => fetchWith(address, { ...init, dispatcher: by })) as typeof fetchWith;
  return new OpenAI({
    baseURL: `${of.url}/v1`,
    apiKey,
    maxRetries: 0,
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
}

/** A connected model that answers as the scripts say. */
function connect(...scripts: readonly Script[]) {
  const engine = scriptedEngine(scripts, { tools: true });
  app.test.models.put({ id: 'scripted', organizationId: null, created: 1, contextWindow: 8192, engine });
  return engine;
}

const model = 'scripted';
const messages = [{ role: 'user' as const, content: 'Good morning' }];
const wish = [{ role: 'user' as const, content: 'Write a function that returns the title of the post.' }];
const good = '```php\nfunction acme_title(): string {\n\treturn esc_html( get_the_title() );\n}\n```';
const broken = '```php\nfunction acme_title( {\n```';

describe('conversations', () => {
  it('have as many answers as n says, and end where stop says', async () => {
    const engine = connect('One.', 'Two.');
    const { choices, usage } = await openai.chat.completions.create({ model, messages, n: 2, stop: ['END', 'FIN'] });
    expect(choices.map(({ index, message }) => [index, message.content])).toEqual([
      [0, 'One.'],
      [1, 'Two.'],
    ]);
    expect(usage?.completion_tokens).toBe(2 * scriptedUsage.completion_tokens);
    expect(engine.asked.map(({ stop }) => stop)).toEqual([
      ['END', 'FIN'],
      ['END', 'FIN'],
    ]);
  });

  it('have the code of the model checked, and say so in a member that the package hands on', async () => {
    connect(broken, good);
    const { choices } = await openai.chat.completions.create({ model, messages: wish });
    expect(choices[0]).toMatchObject({ message: { content: good }, presswright: { engine: 'remote', repairs: 1 } });
    connect(broken);
    const raw = await openai.chat.completions.create(
      // The package passes members on that it does not know.
      { model, messages: wish, presswright: { check: false } } as OpenAI.ChatCompletionCreateParamsNonStreaming,
    );
    expect(raw.choices[0]?.message.content).toBe(broken);
  });

  it('stream, with the usage in a chunk of its own where it is asked for', async () => {
    connect('Hello there.');
    const stream = await openai.chat.completions.create({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Hello there.');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: scriptedUsage });
    expect(chunks.slice(0, -1).every(({ usage }) => usage == null)).toBe(true);
  });

  it('stream into what the package collects, faults and all', async () => {
    connect(broken);
    const final = await openai.chat.completions.stream({ model, messages: wish }).finalChatCompletion();
    expect(final.choices[0]?.message.content).toBe(broken);
    expect(final.choices[0]).toMatchObject({ presswright: { faults: [expect.stringContaining('does not parse')] } });
  });

  it('run the functions that the model calls, until it answers', async () => {
    const engine = connect(async (_task, onEvent) => {
      onEvent({ kind: 'started', promptTokens: 1 });
      onEvent({ kind: 'tool-call', call: { id: 'call_a', name: 'priority', arguments: '{"hook":"init"}' } });
      return { kind: 'done', finishReason: 'tool_calls', usage: scriptedUsage };
    }, 'It is 10.');
    const called: unknown[] = [];
    const runner = openai.chat.completions.runTools({
      model,
      messages,
      tools: [
        {
          type: 'function',
          function: {
            name: 'priority',
            description: 'The priority of a hook',
            parameters: { type: 'object', properties: { hook: { type: 'string' } } },
            parse: JSON.parse,
            function(given: object) {
              called.push(given);
              return '10';
            },
          },
        },
      ],
    });
    expect(await runner.finalContent()).toBe('It is 10.');
    expect(called).toEqual([{ hook: 'init' }]);
    expect(engine.asked[1]?.messages?.slice(1)).toEqual([
      { role: 'assistant', content: '', toolCalls: [{ id: 'call_a', name: 'priority', arguments: '{"hook":"init"}' }] },
      { role: 'tool', content: '10', toolCallId: 'call_a' },
    ]);
  });

  it('are held to a schema, and parsed', async () => {
    const schema = {
      type: 'object',
      properties: { hook: { type: 'string' } },
      required: ['hook'],
      additionalProperties: false,
    };
    const engine = connect('{"hook":"init"}');
    const { choices } = await openai.chat.completions.parse({
      model,
      messages: wish,
      response_format: { type: 'json_schema', json_schema: { name: 'hook', strict: true, schema } },
    });
    expect(choices[0]?.message.parsed).toEqual({ hook: 'init' });
    expect(engine.asked[0]?.answerSchema).toEqual(schema);
  });
});

it('models say what they are', async () => {
  connect();
  const found = await openai.models.retrieve(model);
  expect(found).toMatchObject({ id: model, object: 'model', capabilities: { chat: true, tools: true } });
  const [first] = (await openai.models.list()).data;
  expect(first).toMatchObject({ object: 'model', id: expect.any(String) });
});

describe('errors', () => {
  const refusal = (by: OpenAI, body: object = {}) =>
    by.chat.completions.create({ model, messages, ...body } as OpenAI.ChatCompletionCreateParamsNonStreaming);

  it('of who asks, and of what is asked, are the package’s own classes', async () => {
    connect();
    await expect(refusal(clientWith('wrong'))).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    const reader = clientWith(await app.test.keyFor(['read']));
    await expect(refusal(reader)).rejects.toBeInstanceOf(OpenAI.PermissionDeniedError);
    const unknown = refusal(openai, { model: 'gpt-none' });
    await expect(unknown).rejects.toBeInstanceOf(OpenAI.NotFoundError);
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found', param: 'model' });
    const wrong = refusal(openai, { n: 99 });
    await expect(wrong).rejects.toBeInstanceOf(OpenAI.BadRequestError);
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_request', param: 'n', type: expect.any(String) });
  });

  it.each([
    ['server_overloaded', 503],
    ['server_error', 500],
    ['timeout', 504],
  ] as const)('of the server, %s, too', async (code, status) => {
    connect(() => Promise.reject(new ServiceError(code, undefined, { retryAfter: 7 })));
    const failed = refusal(openai);
    await expect(failed).rejects.toBeInstanceOf(OpenAI.InternalServerError);
    await expect(failed).rejects.toMatchObject({ status, code });
  });

  it('in a stream that has begun end it', async () => {
    connect(async (_task, onEvent) => {
      onEvent({ kind: 'started', promptTokens: 1 });
      onEvent({ kind: 'text', text: 'Hel' });
      throw new ServiceError('server_overloaded');
    });
    let text = '';
    const read = async () => {
      for await (const { choices } of await openai.chat.completions.create({ model, messages, stream: true }))
        text += choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toMatchObject({ code: 'server_overloaded' });
    expect(text).toBe('Hel');
  });

  it('of limits say when to come back', async () => {
    const limited = await startPortApp({}, { plan: 'free' });
    const agent = new Agent({ connect: { ca: readFileSync(limited.caFile, 'utf8') } });
    try {
      const client = clientWith(limited.test.key, limited, agent);
      for (let at = 0; at < 10; at++) await client.models.list();
      const error = await client.models.list().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(OpenAI.RateLimitError);
      expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
      expect(Number((error as InstanceType<typeof OpenAI.RateLimitError>).headers.get('retry-after'))).toBeGreaterThan(
        0,
      );
    } finally {
      await agent.close();
      await limited.close();
    }
  });
});
