import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the extension is built of; the tools that build it are among the scripts. */
const sources = [
  'package-lock.json',
  'docs/rules/**',
  'lsp/src/**',
  'server/src/**',
  'server/scripts/**',
  'shared/src/**',
  'tools/pack/**',
  'vscode-extension/*.{json,md}',
  'vscode-extension/{l10n,media,scripts,src,webview}/**',
];

/** Builds and packs the extension unless its package is newer than its sources; returns the path of the package. */
export async function packedExtension(): Promise<string> {
  const vsix = join(root, 'vscode-extension/presswright.vsix');
  const packed = changed(vsix);
  // folders change when a file in them goes away
  const isStale = globSync(sources, { cwd: root }).some((path) => changed(join(root, path)) > packed);
  if (isStale) {
    const script = join(root, 'vscode-extension/scripts/package.ts');
    await promisify(execFile)(process.execPath, [script], { cwd: root, timeout: 240_000 });
  }
  return vsix;
}

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
