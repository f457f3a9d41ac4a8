import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { programOptions } from '../../server/scripts/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As deep as the sources: from there it finds the server and the pages of the rules. */
const folder = join(root, 'lsp/dist');
const sources = join(root, 'lsp/src/main.ts');
const noted = 'inputs.json';

/** The language server for tests to start: the bundle where it is of these sources; it starts three times as fast. */
export function languageServerProgram(): string {
  return isCurrent() ? join(folder, 'main.mjs') : sources;
}

/** Bundles the language server, once for all tests that start it. */
export async function setup(): Promise<void> {
  if (isCurrent()) return;
  const started = Date.now();
  const made = `${folder}.${process.pid}.tmp`;
  try {
    const { metafile } = await build({
      ...programOptions,
      entryPoints: [sources],
      outdir: made,
      outExtension: { '.js': '.mjs' },
      // What is imported late is read late, as it is from the sources.
      splitting: true,
    });
    const paths = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
    // npm writes the last one whenever it changes what is installed.
    const inputs = [...paths, 'node_modules/.package-lock.json'].map((path) => {
      const { size, mtimeMs } = statSync(join(root, path));
      // What was saved while it was being read is not surely what was read.
      return [path, size, mtimeMs < started ? mtimeMs : null];
    });
    writeFileSync(join(made, noted), JSON.stringify(inputs));
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Whether every file that the bundle was made of is as it was then. */
function isCurrent(): boolean {
  const file = join(folder, noted);
  if (!existsSync(file)) return false;
  const inputs: [path: string, size: number, modified: number | null][] = JSON.parse(readFileSync(file, 'utf8'));
  return inputs.every(([path, size, modified]) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === modified;
  });
}
