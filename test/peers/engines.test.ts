import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readModels } from '../../server/src/inference/configured/read-models.ts';
import type { CompletionTask, Engine } from '../../server/src/inference/engine.ts';
import { createRemoteEngine } from '../../server/src/inference/remote/engine.ts';
import { makeTinyFolder, type TinyFolder } from '../inference/llama/tiny-engine.ts';
import { openInference, type TestInference } from '../inference/support.ts';
import { type Running, runProgram } from '../server/support/server-process.ts';
import { peerPath, requirePeer } from './peers.ts';

/** The same prompts for each kind of engine; the remote one asks a server of ours, in a process of its own, that has the GGUF model. */
const prompts = Array.from(
  { length: 20 },
  (_, at) => `<?php\n// Part ${at}.\nadd_action( 'init', 'part_${at}' );\nfunction part_${at}() {\n`,
);

const engines: Partial<Record<Engine['kind'], Engine>> = {};
const closing: (() => Promise<void>)[] = [];
let folder: TinyFolder;
let inference: TestInference;
let served: Running;
const key = 'bootstrap-key-for-tests-0123456789abcdef';
/** With an adapter that makes them write nothing but `#`. */
const adapted: Partial<Record<Engine['kind'], Engine>> = {};

async function run(
  kind: Engine['kind'],
  over: Partial<CompletionTask>,
  onText: (text: string) => void = () => {},
  signal = new AbortController().signal,
  from = engines,
) {
  const engine = from[kind];
  if (engine === undefined) throw new Error(`no ${kind}`);
  const kinds: string[] = [];
  let text = '';
  const task: CompletionTask = {
    organizationId: 'org',
    prompt: prompts[0] ?? '',
    suffix: '',
    priority: 'interactive',
    contextWindow: 1024,
    maxTokens: 16,
    temperature: 0.8,
    topP: 1,
    stop: [],
    seed: 5,
    language: 'php',
    ...over,
  };
  const outcome = await engine.complete(
    task,
    (event) => {
      kinds.push(event.kind);
      if (event.kind !== 'text') return;
      text += event.text;
      onText(event.text);
    },
    signal,
  );
  return { outcome, text, kinds };
}

function connect(url: string, model: string): Engine {
  const settings = {
    engine: 'remote',
    base_urls: [`${url}/v1`],
    model,
    context_window: 1024,
    api_key_env: 'KEY',
    ca_file: join(folder.path, 'tls/ca.pem'),
  };
  const config = { models: JSON.stringify({ models: { far: settings } }), modelsFile: null, dataDir: '/none' };
  const [far] = readModels(config, { KEY: key });
  if (far === undefined || !('apiKey' in far)) throw new Error('it is no remote model');
  const remote = createRemoteEngine(far, { info() {}, warn() {}, error() {} });
  closing.push(remote.close);
  return remote;
}

requirePeer('llama')('engines of all kinds', () => {
  beforeAll(async () => {
    inference = openInference();
    engines.builtin = await inference.models.get('org', 'svc-llm-7b').then(({ engine }) => engine);
    folder = makeTinyFolder();
    const tiny = folder.start();
    engines.llama = tiny;
    adapted.llama = folder.start({ lora: [{ file: 'hashes.gguf' }] });
    const model = { engine: 'llama', file: 'tiny.gguf', context_window: 1024 };
    const models = { tiny: model, adapted: { ...model, lora: [{ file: 'hashes.gguf' }] } };
    writeFileSync(join(folder.path, 'models.json'), JSON.stringify({ models }));
    served = runProgram(['serve', '--announce', 'json'], {
      PRESSWRIGHT_DATA_DIR: folder.path,
      PRESSWRIGHT_PORT: '0',
      PRESSWRIGHT_BOOTSTRAP_KEY: key,
      PRESSWRIGHT_LLAMA: join(peerPath('llama'), '../..'),
    });
    const [line] = await served.until(/^.*\n/);
    const { url } = JSON.parse(line);
    engines.remote = connect(url, 'tiny');
    adapted.remote = connect(url, 'adapted');
  });
  afterAll(async () => {
    for (const close of closing) await close();
    served.child.kill('SIGTERM');
    await served.finished;
    await folder.close();
    await inference.close();
  });

  it.each(['builtin', 'llama', 'remote'] as const)('%s answers 20 prompts piece by piece, none lost', async (kind) => {
    const answers = await Promise.all(prompts.map((prompt, seed) => run(kind, { prompt, seed })));
    for (const { outcome, text, kinds } of answers) {
      expect(kinds[0]).toBe('started');
      expect(outcome).toMatchObject({ kind: 'done', finishReason: expect.stringMatching(/^(stop|length)$/) });
      if (outcome.kind === 'done' && outcome.finishReason === 'length') expect(text).not.toBe('');
    }
    expect(answers.filter(({ text }) => text !== '').length).toBeGreaterThan(15);
  });

  it.each(['builtin', 'llama', 'remote'] as const)(
    '%s writes the same for a seed, up to a stop string',
    async (kind) => {
      const { text } = await run(kind, {});
      expect((await run(kind, {})).text).toBe(text);
      const stop = text.slice(2, 4);
      const { text: stopped, outcome } = await run(kind, { stop: [stop] });
      expect(stopped).toBe(text.slice(0, text.indexOf(stop)));
      expect(outcome).toMatchObject({ kind: 'done', finishReason: 'stop' });
    },
  );

  it.each(['builtin', 'llama', 'remote'] as const)(
    '%s ends when nobody waits any more, and answers the next',
    async (kind) => {
      const stop = new AbortController();
      let pieces = 0;
      const onText = () => {
        pieces++;
        stop.abort();
      };
      const { outcome } = await run(kind, { maxTokens: 500 }, onText, stop.signal);
      // A short answer may have been made before anybody could hear of it.
      expect(['aborted', 'done']).toContain(outcome.kind);
      expect(pieces).toBe(1);
      expect((await run(kind, {})).outcome.kind).toBe('done');
    },
  );

  it.each(['llama', 'remote'] as const)('%s writes what an adapter makes of its model', async (kind) => {
    const { text, outcome } = await run(kind, { maxTokens: 8 }, () => {}, new AbortController().signal, adapted);
    expect([text, outcome.kind]).toEqual(['########', 'done']);
  });

  it.each(['builtin', 'llama', 'remote'] as const)(
    '%s holds an answer to a schema, or says that it does not',
    async (kind) => {
      const answerSchema = {
        type: 'object',
        properties: { on: { type: 'boolean' }, days: { type: 'integer', minimum: 1, maximum: 31 } },
        required: ['on', 'days'],
        additionalProperties: false,
      };
      const { outcome, text } = await run(kind, {
        prompt: '',
        messages: [{ role: 'user', content: 'On?' }],
        answerSchema,
        maxTokens: 200,
      });
      if (kind === 'builtin') expect(outcome).toEqual({ kind: 'unsupported', capability: 'messages' });
      else
        expect(JSON.parse(text)).toEqual({
          on: expect.any(Boolean),
          days: expect.toSatisfy((days) => Number.isInteger(days) && days >= 1 && days <= 31),
        });
    },
  );
});
