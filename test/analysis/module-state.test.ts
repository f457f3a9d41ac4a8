import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../server/src/analysis');

/** What is made once of what no analysis can change, by file and name. */
const ofConstants: readonly string[] = [
  // The parser itself: compiling it again for each analysis would cost more than most analyses.
  'languages/parser-runtime.ts: opened',
  // They are told where to look each time.
  'languages/php/syntax/expressions.ts: casts',
  'languages/php/syntax/closures.ts: yieldFrom',
  'languages/php/syntax/literals.ts: floats',
  'languages/php/syntax/literals.ts: heredocStarts',
  'languages/php/syntax/literals.ts: integers',
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
  // A pattern with one of these flags remembers where it last matched when it is asked so.
  for (const [, name = ''] of code.matchAll(/^(?:export )?const (\w+)\b[^\n]*=\s*\/.*\/[a-z]*[gy][a-z]*;$/gm)) {
    if (new RegExp(`\\b${name}\\.(?:test|exec)\\(`).test(code)) names.push(name);
  }
  return names;
}

test('no module keeps state between analyses', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => mutableState(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(found.sort()).toEqual([...ofConstants].sort());
});

test('nothing is remembered by what it belongs to beside it', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /\bnew Weak(?:Map|Set)\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

test('state is recognised', () => {
  expect(mutableState('let count = 0;')).toEqual(['count']);
  expect(mutableState('const seen = new Set<string>();\nseen.add("a");')).toEqual(['seen']);
  expect(mutableState('const names = new Set(["a"]);\nnames.has("a");')).toEqual([]);
  expect(mutableState('const word = /a/g;\nword.test("a");')).toEqual(['word']);
  expect(mutableState('const word = /a/g;\n"a".matchAll(word);')).toEqual([]);
});
