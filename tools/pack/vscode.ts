import { join } from 'node:path';
import { buildExtension } from '../../vscode-extension/scripts/build-extension.ts';
import { packExtension } from '../../vscode-extension/scripts/pack-extension.ts';
import type { Parts } from './parts.ts';

/** Packs `presswright.vsix`: the extension, with the language server and the server that it starts. */
export async function packVscode(_folder: string, target: string, { putEditorPrograms }: Parts): Promise<string> {
  await buildExtension(putEditorPrograms);
  const archive = join(target, 'presswright.vsix');
  await packExtension(archive);
  return archive;
}
