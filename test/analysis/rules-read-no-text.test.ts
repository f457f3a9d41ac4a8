import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../server/src/analysis/rules/php/security');

/**
 * Text is for building fixes (`support/*-fix.ts`, `support/wrap.ts`), for showing code in messages (`support/shown.ts`), and
 * for how a single literal is spelt (`support/literal-spelling.ts`).
 */
const writers = /(?:-fix|\/wrap|\/shown|\/literal-spelling)\.ts$/;

/** Whether a module reads what its file's text says. */
function readsText(code: string): boolean {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return (
    /\bcontext\.(?:source|comments)\b/.test(plain) ||
    /\{[^{}]*\b(?:source|comments)\b[^{}]*\}: PhpContext\b/.test(plain) ||
    /\{[^{}]*\b(?:source|comments)\b[^{}]*\} = context\b/.test(plain) ||
    /\bSourceText\b/.test(plain)
  );
}

test('security rules decide by facts, not by text', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !writers.test(`/${path}`))
    .filter((path) => readsText(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

/** Parts of the interpreter that look at the text: this list may only become shorter. */
const flowReaders: readonly string[] = [
  // Shows code in a step of a trace.
  'assign.ts',
  // HTML between tags is text.
  'statements.ts',
];

test('the interpreter finds facts without reading text', () => {
  const flow = join(import.meta.dirname, '../../server/src/analysis/languages/php/flow');
  const found = readdirSync(flow, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /\bsource\.(?:slice|code)\b/.test(readFileSync(join(flow, path), 'utf8')));
  expect(found.sort()).toEqual([...flowReaders].sort());
});

test('reading text is recognised', () => {
  expect(readsText('if (/exit/.test(context.source.slice(node))) return;')).toBe(true);
  expect(readsText('function own({ ancestors, source }: PhpContext): boolean {')).toBe(true);
  expect(readsText('const { source } = taint; // context.source')).toBe(false);
});
