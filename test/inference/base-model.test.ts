import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { modelPath } from '../../server/src/inference/builtin/model-file.ts';
import { prepareModel } from '../../server/src/inference/builtin/prepare-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'presswright-base-model-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a model that came with the program is used until the data folder has its own, which builds on it', () => {
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.php`), `<?php\nfunction ${name}() { return ${name}(); }\n`);
  }
  const add = (name: string) => [{ name: `folder:${name}`, title: name, directory: join(folder, name) }];
  const made = join(folder, 'made');
  prepareModel({ dataDir: made, corpusDir: null, add: add('first') });

  const user = { dataDir: join(folder, 'user'), corpusDir: null, baseModel: modelPath(made) };
  const fresh = prepareModel({ ...user, add: [] });
  expect(fresh).toMatchObject({ learned: false, warnings: [] });

  prepareModel({ ...user, add: add('second') });
  const own = prepareModel({ ...user, baseModel: null, add: [] });
  const names = own.meta.sources.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['folder:first', 'folder:second']));
});
