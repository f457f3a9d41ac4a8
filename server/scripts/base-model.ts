import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openModel } from '../src/inference/builtin/model.ts';
import { packModel } from '../src/inference/builtin/packed-model.ts';
import { findCorpus, prepareModel } from '../src/inference/builtin/prepare-model.ts';
import { compress } from './compress.ts';

/**
 * Learns the completion model from the fetched WordPress packages and puts it at `target`, packed, so that the first start of
 * the local server has nothing to learn.
 *
 * @returns the packages, as `name@version`; none when they were not fetched: then the model knows little
 */
export function putBaseModel(target: string): string[] {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-model-'));
  try {
    const { model, meta, warnings } = prepareModel({ dataDir, corpusDir: findCorpus(), baseModel: null, add: [] });
    for (const warning of warnings) console.warn(warning);
    writeFileSync(target, compress(packModel(openModel(model))));
    return meta.sources.filter(({ name }) => name.startsWith('package:')).map(({ title }) => title);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
