import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';

/** Packs an extension that only tests need, from the folder of its name beside this file; returns the path of its package. */
export async function packFixtureExtension(name: string, into: string): Promise<string> {
  const packagePath = join(into, `${name}.vsix`);
  const cwd = fileURLToPath(new URL(name, import.meta.url));
  await createVSIX({ cwd, packagePath, dependencies: false, allowMissingRepository: true, skipLicense: true });
  return packagePath;
}
