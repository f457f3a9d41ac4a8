import { dirname } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** What a script asks for in rare runs only, and large. */
const late = /^(typebox|piscina|chokidar|cli-progress)(\/.+)?$/;

/**
 * Keeps packages out of a script, all of whose functions are made when it starts, whether they are called or not: each stands
 * beside it as a CommonJS module. Modules of ours would not do, of which there would be two then.
 *
 * @param options how those modules are bundled
 */
export const latePackages = (options: BuildOptions): Plugin => ({
  name: 'late-packages',
  setup({ initialOptions: { outfile, absWorkingDir }, onEnd, onResolve }) {
    if (outfile === undefined) throw new Error('late-packages: one outfile is expected, to put the packages beside');
    const found = new Map<string, { readonly name: string; readonly from: string }>();
    onResolve({ filter: late }, ({ path, resolveDir }) => {
      const name = `late-${path.replaceAll('/', '-')}`;
      found.set(path, { name, from: resolveDir });
      return { path: `./${name}.cjs`, external: true };
    });
    onEnd(async () => {
      await Promise.all(
        [...found].map(([path, { name, from }]) =>
          build({
            ...options,
            ...(absWorkingDir === undefined ? {} : { absWorkingDir }),
            stdin: { contents: `export * from ${JSON.stringify(path)};`, resolveDir: from },
            outfile: `${dirname(outfile)}/${name}.cjs`,
          }),
        ),
      );
    });
  },
});
