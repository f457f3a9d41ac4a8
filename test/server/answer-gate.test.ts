import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { TextGenerationChunk } from '../../shared/src/schemas/generation.ts';
import { problems } from '../shared/problems.ts';
import { type Script, scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { requestTimeout: 600 } });
}, 120_000);
afterAll(() => test.close());

const prompt = 'Write a function `acme_ids( int $count ): array` that returns the IDs of the newest posts.';
const good = '<?php\nfunction acme_title(): string {\n\treturn esc_html( get_the_title() );\n}\n';
const broken = '<?php\nfunction acme_title( {\n\treturn;\n';
const injection = '<?php\nfunction acme_title() {\n\teval( $_POST["code"] );\n}\n';

async function ask(scripts: readonly Script[], body: object = {}, url = '/v1/generate') {
  const engine = scriptedEngine(scripts);
  test.models.put({ id: 'scripted', organizationId: null, created: 1, contextWindow: 16_384, engine });
  const headers = { authorization: `Bearer ${test.key}` };
  const payload = { prompt, model: 'scripted', ...body };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return { engine, body: answer.body };
}

async function generate(scripts: readonly Script[], body: object = {}) {
  const asked = await ask(scripts, body);
  const answer = JSON.parse(asked.body);
  expect(problems(endpoints.generate.response, answer)).toEqual([]);
  return { engine: asked.engine, answer, choice: answer.choices[0] };
}

describe('code that a model answers with', () => {
  it('is given as it is where nothing is wrong with it', async () => {
    const { choice, engine } = await generate([good]);
    expect(choice).toEqual({ index: 0, text: good, finish_reason: 'stop', engine: 'remote', repairs: 0 });
    expect(engine.asked).toHaveLength(1);
  });

  it.each([
    ['does not parse', broken, 'it does not parse as php'],
    ['has a hole', injection, 'security/code-execution'],
    ['is declined', 'I’m sorry, I can’t help with that.', 'expected code, got a refusal'],
  ])('goes back when it %s', async (_, first, why) => {
    const { choice, engine, answer } = await generate([first, `Sure:\n\`\`\`php\n${good}\`\`\`\n`]);
    expect(choice).toEqual({ index: 0, text: good, finish_reason: 'stop', engine: 'remote', repairs: 1 });
    const turns = engine.asked[1]?.messages?.map(({ role }) => role);
    expect(turns).toEqual(['system', 'user', 'assistant', 'user']);
    expect(engine.asked[1]?.messages?.at(-1)?.content).toContain(why);
    expect(answer.usage.completion_tokens).toBe(2 * scriptedUsage.completion_tokens);
  });

  it('is replaced by the built-in engine’s after three repairs, and the answer says so', async () => {
    const scripts = [1, 2, 3, 4].map((at) => `${broken}// ${at}\n`);
    const { choice, engine } = await generate(scripts);
    expect(engine.asked).toHaveLength(4);
    expect(choice).toMatchObject({ engine: 'builtin', repairs: 3 });
    expect(choice.reason).toMatch(
      /^The model scripted answered, but its answer was not fit \(line \d: it does not parse as php\)\.$/,
    );
    expect(choice.text).toContain('function acme_ids( int $count ): array');
  });

  it('is replaced at once where the model repeats itself, or fails', async () => {
    const same = await generate([broken, broken]);
    expect(same.choice).toMatchObject({ engine: 'builtin', repairs: 1 });
    const failing = await generate([broken, () => Promise.reject(new Error('secret detail'))]);
    expect(failing.choice).toMatchObject({ engine: 'builtin', repairs: 1 });
    expect(failing.choice.reason).toContain('but it failed; before that');
    expect(JSON.stringify(failing.answer)).not.toContain('secret');
  });

  it('is checked choice by choice', async () => {
    const { answer } = await generate([good, injection, good], { n: 2 });
    expect(answer.choices.map(({ repairs }: { repairs: number }) => repairs)).toEqual([0, 1]);
  });

  it('is left alone where it was cut off, or words were asked for', async () => {
    const cut: Script = async (_task, onEvent) => {
      onEvent({ kind: 'text', text: broken });
      return { kind: 'done', finishReason: 'length', usage: scriptedUsage };
    };
    expect((await generate([cut], { max_tokens: 5 })).choice).toEqual({
      index: 0,
      text: broken,
      finish_reason: 'length',
      engine: 'remote',
    });
    const words = 'It runs eval() on what comes in.';
    const explained = await generate([words], { prompt: 'Explain this code: eval( $_POST["code"] );' });
    expect(explained.choice).toMatchObject({ text: words, engine: 'remote' });
  });
});

it('says in the last chunk of a stream what is wrong with the code, which cannot be taken back', async () => {
  const { body } = await ask([injection], {}, '/v1/generate/stream');
  const chunks = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(problems(TextGenerationChunk, chunks.at(-1))).toEqual([]);
  expect(chunks.at(-1).choices[0].faults).toEqual([expect.stringContaining('security/code-execution')]);
  expect(chunks.slice(0, -1).every(({ choices }) => choices[0].faults === undefined)).toBe(true);
  const fit = await ask([good], { stream: true });
  expect(JSON.parse(fit.body.trim().split('\n').at(-1) ?? '').choices[0].faults).toEqual([]);
});
