import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** All that may be inside: whatever else turns up is a mistake, such as a source or a key. */
const allowed =
  /^(package(\.nls(\.[\w-]+)?)?\.json|l10n\/bundle\.l10n\.[\w-]+\.json|media\/walkthrough\/[\w.-]+\.md|README\.md|CHANGELOG\.md|LICENSE|media\/[\w-]+\.png|media\/activity\.svg|dist\/(THIRD-PARTY-NOTICES\.txt|provenance\.json|[\w-]+\.cjs|webview\/[\w-]+\.(js|css)|schemas\/[\w.-]+\.json|lsp\/main\.mjs|server\/(data\/)?[\w.-]+|docs\/rules\/[\w./-]+\.md))$/;
/** What people download, 10 MB as the packager counts them: the editor offers no more patience than that. */
const maxBytes = 10 * 2 ** 20;

/**
 * Packs what `buildExtension` has built, says what is inside, and makes the same bytes of the same files.
 *
 * @throws when there is a file that is not meant for it, or the whole is too large
 */
export async function packExtension(packagePath: string): Promise<void> {
  const files = await listFiles({ cwd: folder, packageManager: PackageManager.None });
  const strangers = files.filter((file) => !allowed.test(file) || file.endsWith('.map'));
  if (strangers.length > 0) throw new Error(`not meant for the package: ${strangers.join(', ')}`);
  // the time of every file inside, as npm has it; archives say it in local time
  Object.assign(process.env, { SOURCE_DATE_EPOCH: '499162500', TZ: 'UTC' });
  compressMost();
  await createVSIX({
    cwd: folder,
    dependencies: false,
    packagePath,
    rewriteRelativeLinks: false,
    allowMissingRepository: true,
  });
  const large = files.filter((file) => statSync(join(folder, file)).size > 100 * 1024);
  for (const file of large) console.log(`${kib(join(folder, file))}\t${file}`);
  console.log(`presswright.vsix: ${kib(packagePath)}, ${files.length} files`);
  const { size } = statSync(packagePath);
  if (size > maxBytes) throw new Error(`presswright.vsix has ${size} bytes; ${maxBytes} are the most it may have`);
}

/** Has the packager's archives compressed as far as they can be: it offers no setting for that, and takes the usual level. */
function compressMost(): void {
  const { DeflateRaw } = zlib;
  Object.assign(zlib, {
    DeflateRaw: class extends (DeflateRaw as unknown as new (options: zlib.ZlibOptions) => zlib.DeflateRaw) {
      constructor() {
        super({ level: 9 });
      }
    },
  });
}

function kib(path: string): string {
  return `${Math.ceil(statSync(path).size / 1024)} KiB`;
}
