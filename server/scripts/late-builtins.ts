import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/** Makes of `import('node:…')` what a script can do, which has no modules to import into: `require`, at the same moment. */
export const lateBuiltins: Plugin = {
  name: 'late-builtins',
  setup({ onLoad, onResolve }) {
    const namespace = 'late-builtin';
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && isBuiltin(path) ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};
