import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { compress } from './compress.ts';

/** Keeps JSON files out of a CommonJS bundle: they stand compressed beside it, and are read where they are required. */
export const compressedJson = (files: RegExp): Plugin => ({
  name: 'compressed-json',
  setup({ initialOptions: { outfile }, onLoad }) {
    if (outfile === undefined) throw new Error('compressed-json: one outfile is expected, to put the data beside');
    const folder = dirname(outfile);
    onLoad({ filter: files }, ({ path }) => {
      const name = `${basename(path)}.br`;
      const minified = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), compress(Buffer.from(minified)));
      const file = `require('node:path').join(__dirname, ${JSON.stringify(name)})`;
      return {
        contents: `module.exports = JSON.parse(require('node:zlib').brotliDecompressSync(require('node:fs').readFileSync(${file})));`,
      };
    });
  },
});
