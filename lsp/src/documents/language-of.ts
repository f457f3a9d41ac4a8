import { basename } from 'node:path/posix';
import type { Language } from '@presswright/shared/schemas/analysis';

const byEditorLanguage: Readonly<Record<string, Language>> = {
  php: 'php',
  javascript: 'javascript',
  javascriptreact: 'javascript',
  typescript: 'typescript',
  typescriptreact: 'typescript',
  css: 'css',
  scss: 'css',
  html: 'html',
};

const byEnding: Readonly<Record<string, Language>> = {
  php: 'php',
  phtml: 'php',
  inc: 'php',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  css: 'css',
  scss: 'css',
  html: 'html',
  htm: 'html',
};

/**
 * The language to analyse a document as; undefined: it is none of ours.
 * @param editorLanguage the editor's language id; undefined for a file that no editor has open
 * @param path with `/`; only JSON files that WordPress reads are ours, and their name decides
 */
export function languageOf(path: string, editorLanguage?: string): Language | undefined {
  const name = basename(path);
  if (name === 'block.json' || name === 'theme.json') return name;
  if (name.toLowerCase() === 'readme.txt') return 'readme';
  const known = editorLanguage === undefined ? undefined : byEditorLanguage[editorLanguage];
  if (known || editorLanguage !== undefined) return known;
  // Minified files are products, not sources.
  if (/\.min\.(js|css)$/.test(name)) return undefined;
  return byEnding[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** The language to complete a document in; undefined where the models know none. */
export function completionLanguageOf(path: string, editorLanguage: string): Language | undefined {
  const language = languageOf(path, editorLanguage);
  return language === 'php' || language === 'javascript' || language === 'typescript' ? language : undefined;
}
