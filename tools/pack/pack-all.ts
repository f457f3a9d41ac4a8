/**
 * Builds every package that can be installed into `dist/`.
 *
 *     npm run pack:all [-- presswright …]
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { packClient } from './client/pack.ts';
import { packCmsPlugin } from './cms-plugin.ts';
import { packLanguageServer } from './lsp/pack.ts';
import { Parts } from './parts.ts';
import { packPresswright } from './presswright/pack.ts';
import { root } from './root.ts';
import { packVscode } from './vscode.ts';

/** Puts an archive into `target`, from files in an empty folder, and answers its path. */
type Pack = (folder: string, target: string, parts: Parts) => Promise<string>;

const packers: Readonly<Record<string, Pack>> = {
  presswright: packPresswright,
  lsp: packLanguageServer,
  client: packClient,
  vscode: packVscode,
  cms: packCmsPlugin,
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
  const parts = new Parts(work);
  for (const [name, pack] of Object.entries(packers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const folder = join(work, name);
    mkdirSync(folder);
    const archive = await pack(folder, target, parts);
    console.log(`${basename(archive)}\t${(statSync(archive).size / 1e6).toFixed(2)} MB`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
