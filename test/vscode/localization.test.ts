import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allTexts, codeTexts } from '../../vscode-extension/scripts/translated-texts.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../vscode-extension/${name}`, import.meta.url), 'utf8'));
const manifest: Record<string, string> = read('package.nls.json');
const german: Record<string, string> = read('l10n/bundle.l10n.de.json');
const texts = allTexts(manifest);
const valuesIn = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).sort();
const linksIn = (text: string): string[] => (text.match(/\(command:[^)]+\)|`[^`]+`/g) ?? []).sort();

test('every text has a translation, and every translation a text', () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => !(text in german))).toEqual([]);
  expect(Object.keys(german).filter((text) => !texts.includes(text))).toEqual([]);
});

test('a translation keeps the values, commands and code of its text', () => {
  for (const text of texts) {
    expect(valuesIn(german[text] ?? ''), text).toEqual(valuesIn(text));
    expect(linksIn(german[text] ?? ''), text).toEqual(linksIn(text));
  }
});

test('the manifest has a text for each key that it names, in both languages', () => {
  const named = JSON.stringify(read('package.json')).match(/(?<=":"%)[^%"]+(?=%")/g) ?? [];
  expect(named.filter((key) => !(key in manifest))).toEqual([]);
  expect(Object.keys(read('package.nls.de.json'))).toEqual(Object.keys(manifest));
});

test('nothing that a person reads goes past the translation', () => {
  expect(codeTexts().bare).toEqual([]);
});
