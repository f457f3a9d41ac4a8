import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RulePages } from '../../lsp/src/documents/rule-pages.ts';

const page = `<!-- Written by a program. -->

# Unescaped output

Escape it.

[All rules](../README.md) · source: \`x.ts\`
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-pages-'));
  mkdirSync(join(folder, 'rules/security'), { recursive: true });
  writeFileSync(join(folder, 'rules/security/unescaped-output.md'), page);
  writeFileSync(join(folder, 'secret.md'), '# Secret\n\nNot for a hover.\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a rule's page is found by its id, without title and links to other pages", async () => {
  const pages = new RulePages(join(folder, 'rules'));
  expect(await pages.find('security/unescaped-output')).toBe('Escape it.');
  expect(await pages.find('security/another')).toBeUndefined();
});

test('an id cannot name a file elsewhere', async () => {
  const pages = new RulePages(join(folder, 'rules'));
  expect(await pages.find('../secret')).toBeUndefined();
  expect(await pages.find(join(folder, 'secret'))).toBeUndefined();
});

test('a rule is read of on the page at hand, else at the address given, which must be one', () => {
  const pages = new RulePages(join(folder, 'rules'));
  const own = pages.address('security/unescaped-output', 'https://docs.example/x');
  expect(own).toBe(pathToFileURL(join(folder, 'rules/security/unescaped-output.md')).href);
  expect(pages.address('security/another', 'https://docs.example/x')).toBe('https://docs.example/x');
  expect(pages.address('security/another', 'docs/rules/x.md')).toBeUndefined();
  expect(pages.address('security/another', 'command:delete')).toBeUndefined();
});
