import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
const call = { id: 'call_a', name: 'look_up', arguments: '{"hook":"init"}' };
const engine = scriptedEngine(
  [
    'Hello.',
    async (_task, onEvent) => {
      onEvent({ kind: 'started', promptTokens: 7 });
      onEvent({ kind: 'tool-call', call });
      return { kind: 'done', finishReason: 'tool_calls', usage: scriptedUsage };
    },
    '{"a":1}',
    'Streamed.',
  ],
  { tools: true },
);
beforeAll(async () => {
  test = await createTestApp();
  test.models.put({ id: 'scripted', organizationId: null, created: 1, contextWindow: 4096, engine });
});
afterAll(() => test.close());

const messages = [
  { role: 'developer', content: 'Be brief.' },
  { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
];

async function post(body: object) {
  const headers = { authorization: `Bearer ${test.key}` };
  return test.app.inject({ method: 'POST', url: '/v1/chat/completions', headers, payload: body });
}

async function answered(body: object) {
  const answer = await post(body);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(problems(endpoints.createChatCompletion.response, answer.json())).toEqual([]);
  return answer.json();
}

describe('POST /v1/chat/completions', () => {
  it('passes the conversation on and answers as OpenAI does', async () => {
    const { choices, usage } = await answered({
      model: 'scripted',
      messages,
      stop: 'END',
      max_completion_tokens: 9,
      user: 'u',
      logprobs: false,
    });
    const message = { role: 'assistant', content: 'Hello.' };
    expect(choices).toEqual([{ index: 0, message, finish_reason: 'stop', presswright: { engine: 'remote' } }]);
    expect(usage).toEqual(scriptedUsage);
    expect(engine.asked[0]).toMatchObject({
      prompt: '',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hello' },
      ],
      stop: ['END'],
      maxTokens: 9,
    });
  });

  it('passes tools on, and the calls back', async () => {
    const parameters = { type: 'object', properties: { hook: { type: 'string' } }, required: ['hook'] };
    const tools = [{ type: 'function', function: { name: 'look_up', parameters } }];
    const { choices } = await answered({ model: 'scripted', messages, tools, tool_choice: 'required' });
    const { id, ...called } = call;
    const message = { role: 'assistant', content: null, tool_calls: [{ id, type: 'function', function: called }] };
    expect(choices).toEqual([{ index: 0, message, finish_reason: 'tool_calls', presswright: { engine: 'remote' } }]);
    expect(engine.asked[1]).toMatchObject({ tools: [tools[0]?.function], toolChoice: 'required' });
  });

  it('passes the schema of the answer on', async () => {
    const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };
    const response_format = { type: 'json_schema', json_schema: { name: 'a', schema } };
    expect((await answered({ model: 'scripted', messages, response_format })).choices[0].message.content).toBe(
      '{"a":1}',
    );
    expect(engine.asked[2]?.answerSchema).toEqual(schema);
  });

  it('streams events whatever is accepted, the usage last where it is asked for', async () => {
    const stream_options = { include_usage: true };
    const { body, headers } = await post({ model: 'scripted', messages, stream: true, stream_options });
    expect(headers['content-type']).toContain('text/event-stream');
    const data = [...body.matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? '');
    expect(data.pop()).toBe('[DONE]');
    const chunks = data.map((text) => JSON.parse(text));
    for (const chunk of chunks) expect(problems(endpoints.createChatCompletion.chunk, chunk)).toEqual([]);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Streamed.');
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: scriptedUsage });
  });

  it('gives an engine that takes no conversation the last message of the user', async () => {
    const { choices } = await answered({ messages: [...messages, { role: 'assistant', content: 'x' }] });
    expect(choices[0].message.content).toBe('w0 w1 w2 w3 w4 ');
  });

  it.each([
    [{ tools: [{ type: 'function', function: { name: 'a' } }] }, 'tools'],
    [{ response_format: { type: 'json_object' } }, 'response_format'],
    [{ messages: [{ role: 'system', content: 'x' }] }, 'messages'],
    [{ messages: [] }, 'messages'],
    [{ model: 'none' }, 'model'],
  ])('refuses %j of a model that cannot do it', async (more, param) => {
    const answer = await post({ messages, ...more });
    expect(answer.json().error).toMatchObject({ param });
    expect([400, 404]).toContain(answer.statusCode);
  });
});
