import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { scriptedEngine, scriptedUsage } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
const engine = scriptedEngine(['get_posts();', 'One.', 'Two.', 'Streamed.', 'esc_html', 'esc_attr']);
beforeAll(async () => {
  test = await createTestApp();
  test.models.put({ id: 'scripted', organizationId: null, created: 1, contextWindow: 4096, engine });
});
afterAll(() => test.close());

async function post(body: object, key = test.key) {
  const headers = { authorization: `Bearer ${key}` };
  return test.app.inject({ method: 'POST', url: '/v1/completions', headers, payload: { model: 'scripted', ...body } });
}

async function answered(body: object) {
  const answer = await post(body);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(problems(endpoints.createTextCompletion.response, answer.json())).toEqual([]);
  return answer.json();
}

describe('POST /v1/completions', () => {
  it('passes prompt, suffix and options on and answers as OpenAI does', async () => {
    const nothingAsked = { echo: false, best_of: 1, logprobs: null, logit_bias: {}, presence_penalty: 0, user: 'u' };
    const { choices, usage } = await answered({
      prompt: ['$a = '],
      suffix: '\n',
      stop: 'END',
      seed: 3,
      ...nothingAsked,
    });
    expect(choices).toEqual([{ index: 0, text: 'get_posts();', logprobs: null, finish_reason: 'stop' }]);
    expect(usage).toEqual(scriptedUsage);
    expect(engine.asked[0]).toMatchObject({ prompt: '$a = ', suffix: '\n', stop: ['END'], maxTokens: 16, seed: 3 });
  });

  it('makes n choices, each with a seed of its own', async () => {
    const { choices } = await answered({ prompt: '$a', n: 2, seed: 5, max_tokens: 9 });
    expect(choices.map(({ text }: { text: string }) => text)).toEqual(['One.', 'Two.']);
    expect(engine.asked.slice(1, 3).map(({ seed, maxTokens }) => [seed, maxTokens])).toEqual([
      [5, 9],
      [6, 9],
    ]);
  });

  it('streams events whatever is accepted, the usage last where it is asked for', async () => {
    const { body, headers } = await post({ prompt: '$a', stream: true, stream_options: { include_usage: true } });
    expect(headers['content-type']).toContain('text/event-stream');
    const data = [...body.matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? '');
    expect(data.pop()).toBe('[DONE]');
    const chunks = data.map((text) => JSON.parse(text));
    for (const chunk of chunks) expect(problems(endpoints.createTextCompletion.chunk, chunk)).toEqual([]);
    expect(chunks.map(({ choices }) => choices[0]?.text ?? '').join('')).toBe('Streamed.');
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: scriptedUsage });
  });

  it('fills a gap that the prompt marks, as editors do', async () => {
    await answered({ prompt: '// other\n<|fim_prefix|>echo <|fim_suffix|>( $a );<|fim_middle|>' });
    expect(engine.asked.at(-1)).toMatchObject({ prompt: '// other\necho ', suffix: '( $a );' });
    await answered({ prompt: '<fim_prefix>echo <fim_suffix>;<fim_middle>' });
    expect(engine.asked.at(-1)).toMatchObject({ prompt: 'echo ', suffix: ';' });
  });

  it('takes a prompt that only speaks of the marks as it is', async () => {
    const prompt = '// <|fim_prefix|> begins <|fim_middle|>';
    await answered({ prompt });
    expect(engine.asked.at(-1)).toMatchObject({ prompt, suffix: '' });
  });

  it.each([
    [{ prompt: ['a', 'b'] }, 'prompt'],
    [{ prompt: [1] }, 'prompt[0]'],
    [{ prompt: '' }, 'prompt'],
    [{ echo: true }, 'echo'],
    [{ best_of: 3 }, 'best_of'],
    [{ logprobs: 5 }, 'logprobs'],
    [{ logit_bias: { '50256': -100 } }, 'logit_bias'],
    [{ presence_penalty: 0.5 }, 'presence_penalty'],
    [{ frequency_penalty: 0.5 }, 'frequency_penalty'],
    [{ prompt: '<fim_prefix>a<fim_suffix>b<fim_middle>', suffix: 'c' }, 'suffix'],
    [{ model: 'none' }, 'model'],
  ])('refuses %j', async (more, param) => {
    const answer = await post({ prompt: 'x', ...more });
    expect(answer.json().error).toMatchObject({ param });
    expect([400, 404]).toContain(answer.statusCode);
  });
});
