import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LearnedModel, prepareLearnedModel } from '../../server/src/inference/builtin/learned-model.ts';
import type { CompletionTask } from '../../server/src/inference/engine.ts';
import type { LlamaEngine } from '../../server/src/inference/llama/engine.ts';
import { writeRecitingModel } from '../inference/llama/reciting-model.ts';
import { makeTinyFolder, type TinyFolder } from '../inference/llama/tiny-engine.ts';
import { greedy, openInference, type TestInference } from '../inference/support.ts';
import { createTestApp } from '../server/support/test-app.ts';
import { requirePeer } from './peers.ts';

/** Much of it the counts foresee, and some of it they foresee wrongly. */
const plugin = `<?php
add_action( 'init', 'desk_register' );
function desk_register() {
	register_post_type( 'workshop', array( 'label' => __( 'Workshops', 'desk' ), 'public' => true ) );
}
add_filter( 'the_content', 'desk_content' );
function desk_content( $content ) {
	return esc_html( $content );
}
`;
const prompt = plugin.slice(0, 48);
const contextWindow = 512;

let folder: TinyFolder;
let inference: TestInference;
let learned: LearnedModel;
/** One is lost after a byte that is not its text's, the other slips now and then at temperature 1. */
let sure: Pair;
let unsure: Pair;

async function write(engine: LlamaEngine, over: Partial<CompletionTask> = {}): Promise<string> {
  let text = '';
  const task = { ...greedy, prompt, contextWindow, maxTokens: 160, ...over };
  const outcome = await engine.complete(
    task,
    (event) => {
      if (event.kind === 'text') text += event.text;
    },
    new AbortController().signal,
  );
  expect(outcome.kind).toBe('done');
  return text;
}

/** The same model without and with drafts, the latter once it has what it drafts by. */
interface Pair {
  readonly plain: LlamaEngine;
  readonly drafted: LlamaEngine;
}

async function start(file: string): Promise<Pair> {
  const settings = { file, context_window: contextWindow };
  const drafted = folder.start({ ...settings, draft: 'ngram' }, learned);
  while (drafted.drafts?.()?.proposed === 0) await write(drafted, { maxTokens: 40 });
  return { plain: folder.start(settings, learned), drafted };
}

const draftsOf = ({ drafted }: Pair) => drafted.drafts?.() ?? { proposed: 0, accepted: 0 };

requirePeer('llama')('a GGUF model whose answers are drafted', () => {
  beforeAll(async () => {
    folder = makeTinyFolder();
    inference = openInference();
    const log = { info() {}, warn() {}, error() {} };
    learned = prepareLearnedModel({ pool: inference.pool, dataDir: inference.dataDir, corpusDir: null, log });
    await learned.ready();
    const text = plugin.repeat(3).slice(0, contextWindow);
    writeRecitingModel(join(folder.path, 'sure.gguf'), { text, sureness: 14 });
    writeRecitingModel(join(folder.path, 'unsure.gguf'), { text, sureness: 8, regained: 5 });
    [sure, unsure] = [await start('sure.gguf'), await start('unsure.gguf')];
  });
  afterAll(async () => {
    await folder.close();
    await inference.close();
  });

  it.each([
    ['at temperature 0', () => sure, { temperature: 0 }],
    ['up to a stop text', () => sure, { temperature: 0, stop: ['array('] }],
    ['for a seed', () => unsure, { temperature: 1, seed: 3 }],
    ['for another seed', () => unsure, { temperature: 1, seed: -4 }],
  ])('writes the same as without drafts, right ones and wrong ones, %s', async (_, pairOf, sampling) => {
    const pair = pairOf();
    const before = draftsOf(pair);
    const text = await write(pair.drafted, sampling);
    expect(text).toBe(await write(pair.plain, sampling));
    const after = draftsOf(pair);
    expect(after.accepted).toBeGreaterThan(before.accepted);
    expect(after.proposed - before.proposed).toBeGreaterThan(after.accepted - before.accepted);
    expect(pair.plain.drafts?.()).toBeNull();
  });

  it('draws each token anew: of four seeds each slips elsewhere', async () => {
    const sampling = { temperature: 1, maxTokens: 300 };
    const texts = await Promise.all([1, 2, 3, 4].map((seed) => write(unsure.plain, { ...sampling, seed })));
    expect(new Set(texts).size).toBe(4);
  });

  it('writes four answers at a time, each the one it would be alone', async () => {
    const before = draftsOf(sure);
    const lengths = [40, 48, 60, 75, 90, 20];
    const texts = await Promise.all(
      lengths.map((length) => write(sure.drafted, { prompt: plugin.slice(0, length), maxTokens: 100 })),
    );
    expect(texts).toEqual(lengths.map((length) => plugin.slice(length, length + 100)));
    expect(draftsOf(sure).accepted).toBeGreaterThan(before.accepted);
  });

  it('drafts nothing where a grammar chooses', async () => {
    const before = draftsOf(sure);
    const answerSchema = { type: 'object', properties: { on: { type: 'boolean' } }, required: ['on'] };
    expect(JSON.parse(await write(sure.drafted, { answerSchema }))).toEqual({ on: expect.any(Boolean) });
    expect(draftsOf(sure)).toEqual(before);
  });

  it('is said in the status and the metrics, with what it has brought', async () => {
    const test = await createTestApp();
    test.models.put({ id: 'drafted', organizationId: null, created: 1, contextWindow, engine: sure.drafted });
    const drafts = draftsOf(sure);
    const read = async (url: string) =>
      (await test.app.inject({ url, headers: { authorization: `Bearer ${test.key}` } })).body;
    const { models } = JSON.parse(await read('/v1/status'));
    expect(models.find(({ id }: { id: string }) => id === 'drafted')).toMatchObject({ drafts });
    expect(models.filter((model: object) => 'drafts' in model)).toHaveLength(1);
    const metrics = await read('/metrics');
    expect(metrics).toContain(`presswright_model_draft_tokens{model="drafted",accepted="true"} ${drafts.accepted}\n`);
    expect(metrics).toContain(
      `presswright_model_draft_tokens{model="drafted",accepted="false"} ${drafts.proposed - drafts.accepted}\n`,
    );
    await test.close();
  });
});
