import { afterEach, expect, it } from 'vitest';
import type { CompletionTask, Engine } from '../../server/src/inference/engine.ts';
import { createModelRegistry } from '../../server/src/inference/registry.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp | undefined;
afterEach(() => test?.close());

/** An engine that follows instructions, and writes what `answer` makes of a prompt. */
function instructedEngine(answer: (prompt: string) => string): Engine & { readonly asked: string[] } {
  const asked: string[] = [];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return {
    asked,
    kind: 'remote',
    followsInstructions: true,
    specifications: () => ({ parameters: '', context_window: '', training_data: '', specialization: '' }),
    health: () => 'healthy',
    async complete(task: CompletionTask, onEvent) {
      asked.push(task.prompt);
      onEvent({ kind: 'started', promptTokens: 1 });
      onEvent({ kind: 'text', text: answer(task.prompt) });
      return { kind: 'done', finishReason: 'stop', usage };
    },
  };
}

async function generate(engine: Engine, url: string, payload: object) {
  const models = createModelRegistry([{ id: 'svc-llm-7b', created: 1, contextWindow: 4096, engine }]);
  test = await createTestApp({ parts: { models } });
  return test.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${test.key}` }, payload });
}

const plugin = { plugin_name: 'Museum Guide', description: 'Exhibits with a room and a year.' };

it('puts what a model writes for a slot into the files, escaped for them', async () => {
  const engine = instructedEngine(() => 'Shows exhibits. ?> <script>alert(1)</script>\n\n== Evil ==');
  const answer = await generate(engine, '/v1/plugins/generate', plugin);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(engine.asked.length).toBeGreaterThan(0);
  const readme: string = answer.json().files.readme_file.content;
  expect(readme).toContain('Shows exhibits.');
  expect(readme).not.toContain('<script>');
  expect(readme).not.toMatch(/^== Evil/m);
});

it('keeps its own text where the model writes nothing, and says so', async () => {
  const answer = await generate(
    instructedEngine(() => '   '),
    '/v1/plugins/generate',
    plugin,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().files.readme_file.content).toContain('== Description ==');
  expect(answer.json().installation_instructions).toContain('readme_description: the model wrote nothing');
});

it('answers with its own texts when the model fails', async () => {
  const engine = instructedEngine(() => {
    throw new Error('the engine is out of order');
  });
  const answer = await generate(engine, '/v1/plugins/generate', plugin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().installation_instructions).toContain('readme_description: the model failed');
});
