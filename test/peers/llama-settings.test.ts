import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModels } from '../../server/src/inference/configured/read-models.ts';
import { makeTinyFolder, type TinyFolder } from '../inference/llama/tiny-engine.ts';
import { requirePeer } from './peers.ts';

let folder: TinyFolder;

requirePeer('llama')('the settings of a GGUF model', () => {
  beforeAll(() => {
    folder = makeTinyFolder();
  });
  afterAll(() => folder.close());

  it.each([
    ['no file', { file: 'none.gguf' }, /models\["tiny"\]\.file: there is no file .*none\.gguf\.$/],
    ['another kind of file', { file: 'text.gguf' }, /\.file: expected a GGUF file, got another kind of file/],
    [
      'a file without its end',
      { file: 'cut.gguf' },
      /\.file: expected a file of at least 37\d+ bytes, got 2000000, it is cut off/,
    ],
    [
      'a file without most of its head',
      { file: 'head.gguf' },
      /\.file: expected a whole GGUF file, got one whose head is cut off/,
    ],
    [
      'a model that writes nothing',
      { file: 'bert.gguf' },
      /expected a model that writes text, got one of the architecture bert/,
    ],
    [
      'an adapter in place of a model',
      { file: 'hashes.gguf' },
      /\.file: expected a model, got a GGUF file of the type adapter/,
    ],
    ['a model in place of an adapter', { lora: [{ file: 'tiny.gguf' }] }, /\.lora\[0\]\.file: expected a LoRA adapter/],
    ['more context than it knows', { context_window: 4096 }, /\.context_window: expected at most 2048, .* got 4096/],
    ['too many threads', { threads: 1024 }, /\.threads: expected at most \d+, .* got 1024/],
    [
      'half a gap',
      { fill_in_the_middle: '{prefix}' },
      /\.fill_in_the_middle: expected a text with \{prefix\} and \{suffix\}/,
    ],
    ['drafts of an unknown kind', { draft: 'ngrams' }, /\.draft: expected one of "ngram", got "ngrams"/],
    ['an unknown option', { context: 1 }, /\.context is no option/],
  ])('are refused at the start for %s', (_, settings, expected) => {
    const whole = readFileSync(join(folder.path, 'tiny.gguf'));
    writeFileSync(join(folder.path, 'text.gguf'), 'This is a text, and nothing more.');
    writeFileSync(join(folder.path, 'cut.gguf'), whole);
    truncateSync(join(folder.path, 'cut.gguf'), 2_000_000);
    writeFileSync(join(folder.path, 'head.gguf'), whole.subarray(0, 900));
    folder.write('bert.gguf', { architecture: 'bert' });
    expect(() => folder.read(settings)).toThrow(expected);
  });
});

describe('without node-llama-cpp', () => {
  it('the start says which command installs it', async () => {
    const own = makeTinyFolder();
    const models = JSON.stringify({ models: { tiny: { engine: 'llama', file: 'tiny.gguf' } } });
    expect(() => readModels({ models, modelsFile: null, dataDir: own.path, llama: own.path }, {})).toThrow(
      /models\["tiny"\]\.engine: node-llama-cpp is not installed\. Run this in .*: npm install --omit=optional node-llama-cpp@3/,
    );
    await own.close();
  });
});
