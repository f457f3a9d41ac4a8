/** The configurations of docs/editors.md for clients of OpenAI's API: they have the options of those clients, and what the clients make of them is answered. */
import { Ajv } from 'ajv';
import { load as parseYaml } from 'js-yaml';
import { parse as parseJson } from 'jsonc-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf } from '../peers/editor-fixture.ts';
import { scriptedEngine } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const text = { type: 'string' };
const object = (properties: object, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What config.yaml of Continue may have, as its reference documents it (schema v1). */
const continueModel = object(
  {
    name: text,
    provider: { enum: ['openai'] },
    model: text,
    apiBase: { type: 'string', pattern: '/v1$' },
    apiKey: text,
    useLegacyCompletionsEndpoint: { type: 'boolean' },
    roles: {
      type: 'array',
      items: { enum: ['chat', 'autocomplete', 'embed', 'rerank', 'edit', 'apply', 'summarize'] },
    },
    promptTemplates: object({ apply: text, edit: text, autocomplete: text }, []),
    defaultCompletionOptions: object({ maxTokens: { type: 'number' }, temperature: { type: 'number' } }, []),
    requestOptions: object({ caBundlePath: text, verifySsl: { type: 'boolean' }, headers: { type: 'object' } }, []),
  },
  ['name', 'provider', 'model'],
);
const continueMcp = object(
  {
    name: text,
    command: text,
    args: { type: 'array', items: text },
    env: { type: 'object', additionalProperties: text },
    type: { enum: ['stdio', 'sse', 'streamable-http'] },
    url: text,
    requestOptions: object({ caBundlePath: text, headers: { type: 'object', additionalProperties: text } }, []),
  },
  ['name'],
);
const continueConfig = object(
  {
    name: text,
    version: text,
    schema: { const: 'v1' },
    models: { type: 'array', items: continueModel },
    mcpServers: { type: 'array', items: continueMcp },
  },
  ['name', 'version', 'schema'],
);

/** Settings of llama.vscode 0.0.12 that are used, as its manifest documents them. */
const llamaSettings = object(
  {
    'llama-vscode.use_openai_endpoint': { type: 'boolean' },
    'llama-vscode.endpoint': text,
    'llama-vscode.api_key': text,
    'llama-vscode.openai_client_model': text,
    'llama-vscode.openai_prompt_template': text,
    'llama-vscode.n_predict': { type: 'number' },
    'llama-vscode.ring_n_chunks': { type: 'number' },
  },
  ['llama-vscode.use_openai_endpoint', 'llama-vscode.endpoint'],
);

function faultsOf(schema: object, value: unknown): unknown {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  return validate(value) ? [] : validate.errors;
}

function example(language: string, word: string): string {
  const found = examplesOf(language).find((one) => one.includes(word));
  if (found === undefined) throw new Error(`docs/editors.md has no example in ${language} with ${word}`);
  return found;
}

let test: TestApp;
const engine = scriptedEngine(['esc_html', 'esc_html']);
beforeAll(async () => {
  test = await createTestApp();
  test.models.put({ id: 'svc-llm-7b', organizationId: null, created: 1, contextWindow: 4096, engine });
});
afterAll(() => test.close());

const send = (payload: object) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/completions',
    headers: { authorization: `Bearer ${test.key}` },
    payload,
  });

describe('Continue', () => {
  it('has a configuration with options that it documents', () => {
    expect(faultsOf(continueConfig, parseYaml(example('yaml', 'schema: v1')))).toEqual([]);
  });

  it('is answered what it asks with its template for unknown models', async () => {
    const marks = ['<fim_prefix>', '<fim_suffix>', '<fim_middle>', '<file_sep>', '<|endoftext|>', '</fim_middle>'];
    const answer = await send({
      model: 'svc-llm-7b',
      prompt: '<fim_prefix>echo <fim_suffix>( $a );<fim_middle>',
      max_tokens: 64,
      temperature: 0.01,
      stop: [...marks, '</code>', '/src/', '#- coding: utf-8', '```'],
      stream: true,
    });
    expect(answer.body).toContain('"text":"esc_html"');
    expect(engine.asked[0]).toMatchObject({ prompt: 'echo ', suffix: '( $a );' });
  });
});

describe('llama.vscode', () => {
  it('has settings that it documents, and is answered what it makes of its template', async () => {
    const settings = parseJson(example('json', 'llama-vscode.endpoint')) as Record<string, string>;
    expect(faultsOf(llamaSettings, settings)).toEqual([]);
    const around = { inputPrefix: '<?php\n', prompt: 'echo ', inputSuffix: '( $a );\n' };
    const answer = await send({
      model: settings['llama-vscode.openai_client_model'],
      prompt: (settings['llama-vscode.openai_prompt_template'] ?? '').replaceAll(
        /\{(\w+)\}/g,
        (_, name: keyof typeof around) => around[name],
      ),
      max_tokens: settings['llama-vscode.n_predict'],
      temperature: 0.1,
      top_p: 0.99,
      stream: false,
    });
    expect(answer.json().choices[0].text).toBe('esc_html');
    expect(engine.asked[1]).toMatchObject({ prompt: '<?php\necho ', suffix: '( $a );\n' });
  });
});
