import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompletionList, Hover } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'presswright-json-'));
mkdirSync(join(folder, 'book'));
writeFileSync(join(folder, 'shop.php'), '<?php\n/* Plugin Name: Shop */\n');
writeFileSync(join(folder, 'book/block.json'), '{ "name": "shop/book", "title": "Book" }');

let backend: FakeBackend;
let editor: Editor;
let count = 0;
beforeAll(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
});
afterAll(async () => {
  await editor.stop();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks at the `|` in the text of a file of this name. */
async function ask<T>(method: string, name: string, marked: string): Promise<T> {
  const uri = pathToFileURL(join(folder, `new-${++count}`, name)).href;
  const text = marked.replace('|', '');
  await editor.open(uri, text, 'json');
  const position = TextDocument.create(uri, 'json', 1, text).positionAt(marked.indexOf('|'));
  return editor.request<T>(method, { textDocument: { uri }, position });
}
const labels = async (name: string, marked: string) =>
  (await ask<CompletionList>('textDocument/completion', name, marked)).items.map(({ label }) => label);
const hover = async (name: string, marked: string) => {
  const found = await ask<Hover | null>('textDocument/hover', name, marked);
  return found && (found.contents as { value: string }).value;
};

describe('block.json', () => {
  test('keys and values are offered, at the top and below, without those that are there', async () => {
    const top = await labels('block.json', '{ "name": "a/b", "|" }');
    expect(top).toEqual(expect.arrayContaining(['title', 'apiVersion', 'viewScriptModule', 'supports']));
    expect(top).not.toContain('name');
    expect(await labels('block.json', '{ "supports": { "co|" } }')).toContain('color');
    expect(await labels('block.json', '{ "supports": { "color": { "|" } } }')).toContain('gradients');
    expect(await labels('block.json', '{ "apiVersion": | }')).toContain('3');
    expect(await labels('block.json', '{ "category": "|" }')).toContain('"widgets"');
  });

  test('blocks are offered by name: those of WordPress and of the project', async () => {
    expect(await labels('block.json', '{ "parent": [ "|" ] }')).toContain('"core/group"');
    expect(await labels('block.json', '{ "blockHooks": { "|" } }')).toContain('core/post-content');
    await expect.poll(() => labels('block.json', '{ "parent": [ "|" ] }')).toContain('"shop/book"');
  });

  test('a key is explained, with the page that documents it', async () => {
    const text = await hover('block.json', '{ "usesCon|text": [] }');
    expect(text).toContain('Contexts of blocks around it');
    expect(text).toContain('https://developer.wordpress.org/block-editor/');
    expect(await hover('block.json', '{ "supports": { "mult|iple": true } }')).toContain('only one');
  });
});

describe('theme.json', () => {
  test('keys and values are offered', async () => {
    expect(await labels('theme.json', '{ "settings": { "color": { "|" } } }')).toContain('palette');
    expect(await labels('theme.json', '{ "styles": { "elements": { "link": { "|" } } } }')).toContain(':hover');
    expect(await labels('theme.json', '{ "styles": { "blocks": { "|" } } }')).toContain('core/button');
    expect(await labels('theme.json', '{ "templateParts": [ { "area": "|" } ] }')).toContain('"header"');
  });

  test('a key is explained', async () => {
    expect(await hover('theme.json', '{ "settings": { "color": { "pal|ette": [] } } }')).toContain(
      '--wp--preset--color--',
    );
  });
});

describe('presswright.json', () => {
  test('keys, rules with their titles and levels are offered', async () => {
    expect(await labels('presswright.json', '{ "|" }')).toEqual(
      expect.arrayContaining(['rules', 'exclude', 'minimum_wp']),
    );
    const { items } = await ask<CompletionList>('textDocument/completion', 'presswright.json', '{ "rules": { "|" } }');
    const rule = items.find(({ label }) => label === 'security/unescaped-output');
    expect(JSON.stringify(rule?.documentation)).toContain('Unescaped output');
    expect(await labels('presswright.json', '{ "rules": { "quality/*": "|" } }')).toContain('"off"');
    expect(await labels('presswright.json', '{ "overrides": [ { "rules": { "|" } } ] }')).toContain('security/*');
  });

  test('a rule is explained where it is named, and a key by what it is for', async () => {
    const text = await hover('presswright.json', '{ "rules": { "security/unescaped|-output": "off" } }');
    expect(text).toContain('**Unescaped output**');
    expect(text).toContain('docs/rules/security/unescaped-output.md');
    expect(await hover('presswright.json', '{ "minimum|_wp": "6.2" }')).toContain('The lowest WordPress');
  });

  test('mistakes are shown as they are written, and gone when they are mended', async () => {
    const uri = pathToFileURL(join(folder, 'presswright.json')).href;
    await editor.open(uri, '{\n\t"rules": { "security/unescaped-outptu": "off" }\n}', 'json');
    const [found] = await editor.diagnostics(uri);
    expect(found).toMatchObject({
      range: { start: { line: 1 } },
      message: expect.stringContaining('did you mean "security/unescaped-output"?'),
    });
    const version = await editor.change(uri, '{ "rules": { "security/unescaped-output": "off" } }');
    expect(await editor.diagnostics(uri, version)).toEqual([]);
  });
});

test('a rule that a suppression names is explained', async () => {
  const uri = pathToFileURL(join(folder, 'a.php')).href;
  await editor.open(uri, '<?php\n// presswright-ignore security/unescaped-output -- it is a constant\necho A;\n');
  const found = await editor.request<Hover>('textDocument/hover', {
    textDocument: { uri },
    position: { line: 1, character: 30 },
  });
  expect((found.contents as { value: string }).value).toContain('**Unescaped output**');
});
