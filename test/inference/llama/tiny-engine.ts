import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LearnedModel } from '../../../server/src/inference/builtin/learned-model.ts';
import { type ConfiguredModel, readModels } from '../../../server/src/inference/configured/read-models.ts';
import { createLlamaEngine, type LlamaEngine } from '../../../server/src/inference/llama/engine.ts';
import { findPeer } from '../../peers/peer-table.ts';
import { type TinyModelOptions, writeTinyLora, writeTinyModel } from './tiny-model.ts';

/** A folder with a tiny model, `tiny.gguf`, and an adapter, `hashes.gguf`, that makes it write nothing but `#`. */
export interface TinyFolder {
  readonly path: string;
  /** What an operator's file with these settings for the model `tiny` is read as. */
  read(settings?: object): ConfiguredModel;
  /** The engine of that. @param learned what drafts for it, where the settings say so */
  start(settings?: object, learned?: LearnedModel): LlamaEngine;
  write(file: string, options: TinyModelOptions): void;
  /** What was logged of engines, the newest last. */
  readonly logged: { readonly message: string; readonly fields: object }[];
  /** Ends all engines. */
  close(): Promise<void>;
}

export function makeTinyFolder(): TinyFolder {
  const path = mkdtempSync(join(tmpdir(), 'presswright-llama-'));
  const engines: LlamaEngine[] = [];
  const logged: TinyFolder['logged'] = [];
  const note = (fields: object, message: string) => void logged.push({ message, fields });
  writeTinyModel(join(path, 'tiny.gguf'));
  writeTinyLora(join(path, 'hashes.gguf'), '#');

  function read(settings: object = {}): ConfiguredModel {
    const models = { tiny: { engine: 'llama', file: 'tiny.gguf', context_window: 1024, ...settings } };
    const peers = findPeer('llama');
    const config = { models: JSON.stringify({ models }), modelsFile: null, dataDir: path };
    const [model] = readModels({ ...config, ...(peers === undefined ? {} : { llama: join(peers, '../..') }) }, {});
    if (model === undefined) throw new Error('no model was read');
    return model;
  }

  return {
    path,
    read,
    logged,
    write: (file, options) => writeTinyModel(join(path, file), options),
    start(settings, learned) {
      const model = read(settings);
      if (!('header' in model)) throw new Error('it is no GGUF model');
      const engine = createLlamaEngine(model, { info: note, warn: note, error: note }, learned);
      engines.push(engine);
      return engine;
    },
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
      rmSync(path, { recursive: true });
    },
  };
}
