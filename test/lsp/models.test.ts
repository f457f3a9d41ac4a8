import { type ContinueResult, continueRequest, type ModelsResult, modelsRequest } from '@presswright/shared/protocol';
import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  const settings = { ...backend.settings, completion: { model: 'svc-llm-13b' } };
  editor = await Editor.start({ settings, folders: ['file:///site'] });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

test('a document is continued with the chosen model, without what follows the cursor anyway', async () => {
  backend.texts = ['$b = 2;\n\t$c = 3;\n}\n'];
  await editor.open(uri, '<?php\nfunction f() {\n\t\n}\n');
  const position = { line: 2, character: 1 };
  const answer = await editor.request<ContinueResult>(continueRequest, { textDocument: { uri }, position });
  expect(answer).toEqual({ text: '$b = 2;\n\t$c = 3;' });
  const [asked] = backend.bodies<GenerateRequest>('/v1/generate');
  expect(asked).toMatchObject({ model: 'svc-llm-13b', max_tokens: 256, suffix: '\n}\n' });
});

test('what cannot be continued is refused with a reason', async () => {
  await editor.open(uri, '\n');
  const asked = editor.request(continueRequest, { textDocument: { uri }, position: { line: 0, character: 0 } });
  await expect(asked).rejects.toThrow('Write a line first.');
});

test('models are told with what they are, and which of them answered', async () => {
  await editor.open(uri, "<?php\necho $_GET['a'];\n");
  await editor.diagnostics(uri, 1);
  const { models, used } = await editor.request<ModelsResult>(modelsRequest, {});
  expect(used).toEqual({ analysis: 'svc-llm-7b' });
  expect(models).toMatchObject([{ id: 'svc-llm-7b', specifications: { parameters: 'few' } }]);
});
