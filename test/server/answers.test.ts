import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OpenAI from 'openai';
import { Agent, fetch as fetchWith } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpsClient, type HttpsClient } from './support/https-client.ts';
import { type Running, runProgram } from './support/server-process.ts';

const key = 'bootstrap-key-for-tests-0123456789abcdef';
const write = 'Write a function `acme_ids( int $count ): array` that returns the IDs of the newest posts.';

// The built-in engine behind a server of its own, as everybody has it who starts one.
describe('answers over HTTPS', () => {
  let folder: string;
  let server: Running;
  let client: HttpsClient;
  let openai: OpenAI;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'presswright-answers-'));
    const settings = {
      PRESSWRIGHT_DATA_DIR: join(folder, 'data'),
      PRESSWRIGHT_PORT: '0',
      PRESSWRIGHT_BOOTSTRAP_KEY: key,
    };
    server = runProgram(['serve', '--announce', 'json'], settings);
    const [, url = ''] = await server.until(/"url":"([^"]+)"/);
    const [, caFile = ''] = await server.until(/"ca_file":"([^"]+)"/);
    const ca = readFileSync(caFile, 'utf8');
    client = createHttpsClient(url, ca);
    const dispatcher = new Agent({ connect: { ca } });
    const fetch = ((address, init) => fetchWith(address, { ...init, dispatcher })) as typeof fetchWith;
    openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, fetch: fetch as unknown as typeof globalThis.fetch });
  });
  afterAll(async () => {
    client?.close();
    server?.child.kill();
    await server?.finished;
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(body: object | string, path = '/v1/generate') {
    const answer = await client.send(path, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, text: answer.body };
  }
  const textOf = (text: string): string => JSON.parse(text).choices[0].text;

  it('reach those who ask with the package of OpenAI, whole and as a stream', async () => {
    const messages = [{ role: 'user' as const, content: write }];
    const { choices, usage } = await openai.chat.completions.create({ model: 'svc-llm-7b', messages });
    expect(choices[0]?.message.content).toContain('function acme_ids( int $count ): array {');
    expect(usage?.completion_tokens).toBeGreaterThan(0);
    let streamed = '';
    for await (const chunk of await openai.chat.completions.create({ model: 'svc-llm-7b', messages, stream: true })) {
      streamed += chunk.choices[0]?.delta.content ?? '';
    }
    expect(streamed).toContain('function acme_ids( int $count ): array {');
    const unknown = openai.chat.completions.create({ model: 'gpt-none', messages });
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
    const text = await openai.completions.create({
      model: 'svc-llm-7b',
      prompt: "<?php\nadd_action( 'init', ",
      max_tokens: 8,
    });
    expect(text.choices[0]?.text).not.toBe('');
    expect(text.usage?.completion_tokens).toBeGreaterThan(0);
    expect((await openai.models.list()).data.map(({ id }) => id)).toContain('svc-llm-7b');
  });

  it('are code for an instruction, with exactly the signature asked for', async () => {
    const { status, text } = await send({ prompt: write });
    expect(status).toBe(200);
    expect(textOf(text)).toContain('function acme_ids( int $count ): array {');
    expect(JSON.parse(text)).toMatchObject({
      choices: [{ finish_reason: 'stop' }],
      usage: { completion_tokens: expect.any(Number) },
    });
  });

  it('are facts for a question', async () => {
    const { text } = await send({ prompt: 'What is the default priority of add_action?' });
    expect(textOf(text)).toMatch(/\b10\b/);
    expect(textOf(text)).toContain('add_action( string $hook_name');
  });

  it('come in parts over the stream, the same text in all', async () => {
    const whole = textOf((await send({ prompt: write })).text);
    const { status, text } = await send({ prompt: write, stream: true }, '/v1/generate/stream');
    expect(status).toBe(200);
    const parts = text
      .split('\n')
      .map((line) => line.replace(/^data: /, ''))
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line).choices[0]);
    expect(parts.map(({ delta }) => delta.text ?? '').join('')).toBe(whole);
    expect(parts.at(-1)).toMatchObject({ finish_reason: 'stop' });
  });

  it('follow the version that the context names', async () => {
    const prompt = 'Write a function that returns whether the current theme is a block theme.';
    expect(textOf((await send({ prompt, context: { cms_version: '7.1' } })).text)).toContain('wp_is_block_theme()');
    expect(textOf((await send({ prompt, context: { cms_version: '5.5' } })).text)).not.toContain('wp_is_block_theme()');
  });

  it.each([
    ['a temperature beyond 2', { prompt: write, temperature: 2.1 }, 'temperature'],
    ['no tokens at all', { prompt: write, max_tokens: 0 }, 'max_tokens'],
    ['more tokens than there are', { prompt: write, max_tokens: 100_000 }, 'max_tokens'],
    ['an empty prompt', { prompt: '' }, 'prompt'],
    ['a prompt of 257 KiB', { prompt: 'a '.repeat(131_584) }, 'prompt'],
  ])('are refused for %s, by the name of the field', async (_, body, field) => {
    const { status, text } = await send(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(JSON.parse(text).error)).toContain(field);
  });

  it.each([
    ['another language', 'Schreibe eine Funktion, die alle Beiträge eines Autors zurückgibt.'],
    ['code of another language', 'Explain this code:\n```python\nprint("x")\n```'],
    ['code that does not parse', 'Fix this: <?php function ( { $x = ;'],
    ['half a surrogate pair', 'Write a function \ud83d that returns the site title.'],
    ['what is no request', 'banana banana banana'],
  ])('are honest for %s', async (_, prompt) => {
    const { status, text } = await send({ prompt });
    expect([200, 400]).toContain(status);
    if (status === 200) expect(typeof textOf(text)).toBe('string');
    else expect(JSON.parse(text).error.message).toMatch(/prompt/);
  });

  it.each([
    [
      'code explained',
      "Explain this code: add_action( 'init', 'acme_setup', 5 );",
      /`acme_setup\(\)` runs on the action `init`, at priority 5/,
    ],
    [
      'a script',
      'Write JavaScript that registers a block style "Fancy" for core/quote.',
      /registerBlockStyle\( 'core\/quote'/,
    ],
    ['hooks of WooCommerce', 'Remove the reviews tab from WooCommerce products.', /unset\( \$tabs\['reviews'\] \)/],
  ])('are %s', async (_, prompt, expected) => {
    const { status, text } = await send({ prompt });
    expect(status).toBe(200);
    expect(textOf(text)).toMatch(expected);
  });

  it('are all given when 500 ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => send({ prompt: write })));
    const given = answers.filter(({ status }) => status === 200);
    // What cannot be begun in time is refused at once, and says so.
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given.map(({ text }) => textOf(text))).size).toBe(1);
  });
});
