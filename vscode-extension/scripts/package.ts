/**
 * Builds the extension and packs it into presswright.vsix, then says what is inside.
 *
 *     node scripts/package.ts
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';

const folder = fileURLToPath(new URL('..', import.meta.url));
const packagePath = join(folder, 'presswright.vsix');
await import('./build.ts');

/** All that may be inside: whatever else turns up is a mistake, such as a source or a key. */
const allowed =
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|media\/[\w-]+\.png|media\/activity\.svg|dist\/(THIRD-PARTY-NOTICES\.txt|extension\.cjs|webview\/[\w-]+\.(js|css)|schemas\/[\w.-]+\.json|lsp\/main\.mjs|server\/(data\/)?[\w.-]+|docs\/rules\/[\w./-]+\.md))$/;
const files = await listFiles({ cwd: folder, packageManager: PackageManager.None });
const strangers = files.filter((file) => !allowed.test(file) || file.endsWith('.map'));
if (strangers.length > 0) throw new Error(`not meant for the package: ${strangers.join(', ')}`);

await createVSIX({
  cwd: folder,
  dependencies: false,
  packagePath,
  rewriteRelativeLinks: false,
  allowMissingRepository: true,
});
const kib = (path: string): string => `${Math.ceil(statSync(path).size / 1024)} KiB`;
for (const file of files.filter((name) => !name.startsWith('dist/docs/rules/')))
  console.log(`${kib(join(folder, file))}\t${file}`);
console.log(`presswright.vsix: ${kib(packagePath)}, ${files.length} files`);
