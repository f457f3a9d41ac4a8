import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../server/src/analysis');

/** What modules still remember between analyses, by file and name: this list may only become shorter. */
const notConverted: readonly string[] = [
  'languages/javascript/file-index.ts: indexes',
  'languages/javascript/nodes.ts: calleeTexts',
  'languages/markup/blocks.ts: known',
  // The parser itself: compiling it again for each analysis would cost more than most analyses.
  'languages/parser-runtime.ts: opened',
  'rules/javascript/performance/selector-new-value.ts: selectors',
  'rules/javascript/quality/i18n-script-domain.ts: onlyDomains',
  'rules/javascript/quality/jquery-dollar.ts: reported',
  'rules/javascript/security/support/foreign-data.ts: stepsTaken',
  'rules/javascript/support/react.ts: roles',
  'rules/php/quality/argument-count.ts: own',
  'rules/php/quality/missing-callback.ts: dictionaries',
  'rules/php/quality/support/guarded-by.ts: firstQuestion',
  'rules/php/quality/support/half-set.ts: memo',
  'rules/php/quality/support/half-set.ts: readByName',
  'rules/php/quality/support/prefix.ts: memo',
  'rules/php/quality/support/text-domain.ts: memo',
  'languages/javascript/imports.ts: known',
  'rules/javascript/quality/block-save-impure.ts: asked',
  'rules/javascript/quality/unused-variable-in-script.ts: counts',
  'rules/javascript/security/support/callbacks.ts: listeners',
  'rules/javascript/security/support/callbacks.ts: unchecked',
  'rules/php/quality/argument-count.ts: doubles',
  'rules/php/quality/support/asked-names.ts: asked',
  'rules/php/quality/support/fired-hooks.ts: memo',
  'rules/php/quality/unknown-capability.ts: memo',
  'rules/php/quality/unused-import.ts: memo',
  'wordpress/facts.ts: classFacts',
  'wordpress/facts.ts: functionFacts',
];

/** Names at the top level of a module whose content changes after it was loaded. */
function mutableState(code: string): string[] {
  const names = [...code.matchAll(/^(?:export )?let (\w+)/gm)].map((match) => match[1] ?? '');
  for (const [, name = ''] of code.matchAll(
    /^(?:export )?const (\w+)\b[^\n]*= (?:new (?:Weak)?(?:Map|Set)\b|\[|\{)/gm,
  )) {
    if (new RegExp(`\\b${name}\\s*\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice)\\(`).test(code))
      names.push(name);
  }
  return names;
}

test('no module keeps state between analyses', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => mutableState(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(found.sort()).toEqual([...notConverted].sort());
});

test('state is recognised', () => {
  expect(mutableState('let count = 0;')).toEqual(['count']);
  expect(mutableState('const seen = new Set<string>();\nseen.add("a");')).toEqual(['seen']);
  expect(mutableState('const names = new Set(["a"]);\nnames.has("a");')).toEqual([]);
});
