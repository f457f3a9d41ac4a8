import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundledNames } from '../src/workers/assets.ts';
import { putBaseModel } from './base-model.ts';
import { bundleServer, releaseSize } from './bundle.ts';

/** What went into the server that editors start. */
export interface EditorServer {
  readonly metafiles: readonly Metafile[];
  /** What its completion model was learned from, as `name@version`. */
  readonly learned: readonly string[];
}

/**
 * Bundles the server that editors start on their own: with the completion model, without the API reference page.
 *
 * @param putModel puts the completion model where it is told, and answers what it was learned from
 */
export async function putEditorServer(
  folder: string,
  putModel: (target: string) => readonly string[] = putBaseModel,
): Promise<EditorServer> {
  const metafiles = await bundleServer(folder, {
    ...releaseSize,
    alias: { '@scalar/fastify-api-reference': join(import.meta.dirname, 'no-api-reference.ts') },
  });
  return { metafiles, learned: putModel(join(folder, bundledNames.model)) };
}
