import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions, releaseSize } from '../../../server/scripts/bundle.ts';
import { packNpm } from '../npm-archive.ts';
import { nodeVersions, putPapers } from '../papers.ts';
import { version } from '../root.ts';
import { bundledPackages } from '../third-party-notices.ts';
import { writeDeclarations } from './declarations.ts';

const allowed =
  /^(README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt|provenance\.json|dist\/[\w-]+\.mjs|types\/[\w./-]+\.d\.ts)$/;

/** Packs `@presswright/client`: the typed HTTP client, with nothing to install besides. */
export async function packClient(folder: string, target: string): Promise<string> {
  const { metafile } = await build({
    ...bundleOptions,
    ...releaseSize,
    format: 'esm',
    entryPoints: { client: 'shared/src/client/entry.ts' },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    // what only an authority of one's own needs is read only then
    splitting: true,
    chunkNames: '[name]-[hash]',
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);",
    },
  });
  await writeDeclarations(join(folder, 'types'));
  const packages = bundledPackages([metafile]);
  putPapers(folder, '@presswright/client', { packages }, join(import.meta.dirname, 'README.md'));
  const manifest = {
    name: '@presswright/client',
    version,
    description: 'Typed HTTP client of Presswright, which analyses and generates WordPress code',
    keywords: ['wordpress', 'php', 'security', 'static analysis', 'api client'],
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './types/client/entry.d.ts', default: './dist/client.mjs' } },
    sideEffects: false,
    engines: { node: nodeVersions },
  };
  return packNpm({ folder, manifest, allowed }, target);
}
