/**
 * Builds every package that can be installed into `dist/`.
 *
 *     npm run pack:all [-- presswright …]
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { putBaseModel } from '../../server/scripts/base-model.ts';
import { type PackedModel, packPresswright } from './presswright/pack.ts';
import { root } from './root.ts';

const packers: Record<string, (folder: string, target: string, model: PackedModel) => Promise<string>> = {
  presswright: packPresswright,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(packers, name));
if (unknown.length > 0) {
  console.error(`Unknown package ${unknown.join(', ')}. There are: ${Object.keys(packers).join(', ')}`);
  process.exit(2);
}
const target = resolve(process.env.PACK_TARGET ?? join(root, 'dist'));
mkdirSync(target, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'presswright-pack-'));
try {
  const file = join(work, 'builtin.model');
  const model = { file, learned: putBaseModel(file) };
  for (const [name, pack] of Object.entries(packers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const folder = join(work, name);
    mkdirSync(folder);
    const archive = await pack(folder, target, model);
    console.log(`${basename(archive)}\t${(statSync(archive).size / 1e6).toFixed(2)} MB`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
