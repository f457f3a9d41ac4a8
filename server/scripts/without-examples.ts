import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Leaves the examples of rules out of a program that shows none: they are a tenth of what it would load. */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  setup({ onLoad }) {
    onLoad(
      { filter: /[/\\]analysis[/\\]rules[/\\][\w-]+[/\\](security|performance|quality)[/\\][\w-]+\.ts$/ },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        // as `npm run format` writes them: the property of `meta` ends with the first line that is indented as it is
        const contents = text.replace(
          /^ {2}examples: \{(?:\n(?: {3,}.*\n|\n)* {2}\}|[^\n]*\}),$/m,
          '  examples: { bad: [], good: [] },',
        );
        if (contents === text) throw new Error(`${path} has no examples where a rule has them`);
        return { contents, loader: 'ts' };
      },
    );
  },
};
