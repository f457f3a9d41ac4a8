import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { exampleName } from '../../server/src/analysis/rules/rule.ts';

/** A text to start from. */
export interface Seed {
  readonly name: string;
  readonly code: string;
}

const cases = fileURLToPath(new URL('../accuracy/cases', import.meta.url));

/** The examples of every rule and the snippets of the accuracy suite, in the same order everywhere. */
export function readSeeds(): Seed[] {
  const examples = allRules.flatMap(({ meta }) =>
    [...meta.examples.bad, ...meta.examples.good].map((example) => ({
      name: exampleName(meta, example),
      code: typeof example === 'string' ? example : example.code,
    })),
  );
  const snippets = globSync('**/*.{php,js,jsx,ts,tsx,css,scss,html,txt,json}', { cwd: cases })
    .filter((path) => !path.endsWith('case.json'))
    .sort()
    .map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), code: readFileSync(join(cases, path), 'utf8') }));
  // Examples are short and full of findings with fixes: they are worth more than their number.
  return [...examples, ...examples, ...examples, ...snippets];
}
