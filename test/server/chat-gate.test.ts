import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { type Script, scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { requestTimeout: 600 } });
}, 120_000);
afterAll(() => test.close());

const wish = 'Write a function `acme_ids( int $count ): array` that returns the IDs of the newest posts.';
const code = '```php\nfunction acme_title(): string {\n\treturn esc_html( get_the_title() );\n}\n```';
const talk = `Here it is:\n\n${code}\n\nCall it in a template.`;
const broken = '```php\nfunction acme_title( {\n\treturn;\n```';
const injection = 'Sure:\n\n```php\necho $_GET["title"];\n```';
const refusal = 'I’m sorry, I can’t help with that.';

type Said = readonly { readonly role: string; readonly content: string }[];
const said = (content: string): Said => [
  { role: 'system', content: 'You are terse.' },
  { role: 'user', content },
];

async function send(scripts: readonly Script[], body: object) {
  const engine = scriptedEngine(scripts, { tools: true });
  test.models.put({ id: 'scripted', organizationId: null, created: 1, contextWindow: 16_384, engine });
  const headers = { authorization: `Bearer ${test.key}` };
  const payload = { model: 'scripted', messages: said(wish), ...body };
  const answer = await test.app.inject({ method: 'POST', url: '/v1/chat/completions', headers, payload });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return { engine, body: answer.body };
}

async function chat(scripts: readonly Script[], more: object = {}) {
  const { engine, body } = await send(scripts, more);
  const answer = JSON.parse(body);
  expect(problems(endpoints.createChatCompletion.response, answer)).toEqual([]);
  const [choice] = answer.choices;
  return { engine, answer, text: choice.message.content, used: choice.presswright };
}

describe('code in a conversation', () => {
  it('is given with the words around it where nothing is wrong with it', async () => {
    const { text, used, engine } = await chat([talk]);
    expect(text).toBe(talk);
    expect(used).toEqual({ engine: 'remote', repairs: 0 });
    expect(engine.asked).toHaveLength(1);
  });

  it.each([
    ['does not parse', broken, 'it does not parse as php'],
    ['has a hole', injection, 'security/unescaped-output'],
    ['has a hole and no fence', '<?php\necho $_GET["title"];\n', 'security/unescaped-output'],
    ['is declined', refusal, 'expected code, got a refusal'],
    ['is missing', '', 'expected code, got nothing'],
  ])('goes back in the conversation when it %s', async (_, first, why) => {
    const { text, used, engine, answer } = await chat([first, talk]);
    expect(text).toBe(talk);
    expect(used).toEqual({ engine: 'remote', repairs: 1 });
    const [system, user, assistant, fault] = engine.asked[1]?.messages ?? [];
    expect([system, user]).toEqual(said(wish));
    expect(assistant).toEqual({ role: 'assistant', content: first });
    expect(fault?.content).toContain(why);
    expect(answer.usage.completion_tokens).toBe(2 * scriptedUsage.completion_tokens);
  });

  it('is replaced by the built-in engine’s after three repairs, and the answer says so', async () => {
    const { text, used, engine } = await chat([1, 2, 3, 4].map((at) => `${broken}\n${at}`));
    expect(engine.asked).toHaveLength(4);
    expect(used).toMatchObject({ engine: 'builtin', repairs: 3, reason: expect.stringContaining('does not parse') });
    expect(text).toContain('function acme_ids( int $count ): array');
  });

  it('is checked where a person goes on with what was asked for before', async () => {
    const messages = [
      ...said(wish),
      { role: 'assistant', content: '```php\nfunction acme_ids( int $count ): array {\n\treturn array();\n}\n```' },
      { role: 'user', content: 'Rename `acme_ids` to `acme_newest`' },
    ];
    expect((await chat([injection, talk], { messages })).used).toEqual({ engine: 'remote', repairs: 1 });
    // The built-in engine is told of which code the talk is.
    const declining = await chat([refusal, refusal], { messages });
    expect(declining.used).toMatchObject({ engine: 'builtin', repairs: 1 });
    expect(declining.text).toContain('function acme_newest( int $count )');
  });

  it('may stay away where the model asks back', async () => {
    const question = 'Which post type do you mean?';
    expect(await chat([question])).toMatchObject({ text: question, used: { engine: 'remote', repairs: 0 } });
  });

  it.each([
    ['that is explained', said('Explain this code: echo $_GET["a"];'), {}],
    ['for a question', said('What is wrong with `echo $_GET["a"]`?'), {}],
    ['that a client wants as it is', said(wish), { presswright: { check: false } }],
    ['beside tools', said(wish), { tools: [{ type: 'function', function: { name: 'a' } }] }],
    ['in JSON', said(wish), { response_format: { type: 'json_object' } }],
  ])('%s is left alone', async (_, messages, more) => {
    const { text, used } = await chat([injection, talk], { messages, ...more });
    expect(text).toBe(injection);
    expect(used).toEqual({ engine: 'remote' });
  });

  it('is checked choice by choice', async () => {
    const { answer } = await chat([talk, injection, talk], { n: 2 });
    const repairs = answer.choices.map((choice: { presswright: object }) => choice.presswright);
    expect(repairs).toEqual([
      { engine: 'remote', repairs: 0 },
      { engine: 'remote', repairs: 1 },
    ]);
  });
});

it.each([
  ['what is wrong with it', injection, {}, [expect.stringContaining('security/unescaped-output')]],
  ['that nothing is wrong with it', talk, {}, []],
  ['nothing of it where a client wants none', injection, { presswright: { check: false } }, undefined],
])('the last chunk of streamed code says %s', async (_, script, more, faults) => {
  const { body } = await send([script], { stream: true, ...more });
  const data = [...body.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json));
  for (const chunk of data) expect(problems(endpoints.createChatCompletion.chunk, chunk)).toEqual([]);
  expect(data.at(-1).choices[0].presswright?.faults).toEqual(faults);
  expect(data.slice(0, -1).every(({ choices }) => choices[0].presswright === undefined)).toBe(true);
  expect(data.map(({ choices }) => choices[0].delta.content ?? '').join('')).toBe(script);
});
