// analysis-floor.ts php|javascript|css FOLDER: parses every file of the folder, and does nothing else.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';

const [, , language = 'php', folder = '.'] = process.argv;
const ending = { php: 'php', javascript: 'js', css: 'css' }[language];
const files = globSync(`**/*.${ending}`, { cwd: folder }).map((path) => join(folder, path));
const parse = language === 'css' ? await styleParser() : await treeParser(language === 'php' ? 'php' : 'javascript');
for (const file of files) parse(readFileSync(file, 'utf8'));

async function styleParser(): Promise<(code: string) => void> {
  const { parse } = await import('postcss');
  return parse;
}

async function treeParser(grammar: 'php' | 'javascript'): Promise<(code: string) => void> {
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  const parser = new Parser().setLanguage(await Language.load(readFileSync(findWorkerAssets().grammars[grammar])));
  return (code) => parser.parse(code)?.delete();
}
