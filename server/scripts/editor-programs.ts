import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundledNames } from '../src/workers/assets.ts';
import { putBaseModel } from './base-model.ts';
import { bundleServer, releaseSize } from './bundle.ts';

/** What went into the programs that editors start. */
export interface EditorPrograms {
  readonly metafiles: readonly Metafile[];
  /** What its completion model was learned from, as `name@version`. */
  readonly learned: readonly string[];
}

/**
 * Bundles what editors start into `lsp/` and `server/`: the language server, and the server for one person, with the
 * completion model and without the API reference page. What both of them need is there once.
 *
 * @param putModel puts the completion model where it is told, and answers what it was learned from
 */
export async function putEditorPrograms(
  folder: string,
  putModel: (target: string) => readonly string[] = putBaseModel,
): Promise<EditorPrograms> {
  const metafiles = await bundleServer(join(folder, 'server'), {
    ...releaseSize,
    isSmall: true,
    alias: { '@scalar/fastify-api-reference': join(import.meta.dirname, 'no-api-reference.ts') },
    neighbours: { 'lsp/main': 'lsp/src/main.ts' },
  });
  return { metafiles, learned: putModel(join(folder, 'server', bundledNames.model)) };
}
