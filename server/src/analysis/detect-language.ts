import type { Language } from '@presswright/shared/schemas/analysis';
import { languageOfContent } from './detect-content.ts';

const endings: ReadonlyMap<string, Language> = new Map([
  ['php', 'php'],
  ['phtml', 'php'],
  ['php5', 'php'],
  ['php7', 'php'],
  ['inc', 'php'],
  ['js', 'javascript'],
  ['jsx', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['css', 'css'],
  ['scss', 'css'],
  ['html', 'html'],
  ['htm', 'html'],
]);

/** The language by the name's ending, else by what the text looks like; null for binary data and for none we know. */
export function detectLanguage(code: string, name = ''): Language | null {
  if (isBinary(code)) return null;
  const file = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toLowerCase();
  if (file === 'block.json' || file === 'theme.json') return file;
  if (file === 'readme.txt') return 'readme';
  const ending = file.includes('.') ? endings.get(file.slice(file.lastIndexOf('.') + 1)) : undefined;
  // An .html or .inc that holds PHP is PHP.
  if (ending === 'html' && /<\?php\b/.test(code)) return 'php';
  if (ending === undefined && file.endsWith('.json')) return fromJson(code.slice(0, 20_000), name);
  return ending ?? languageOfContent(code);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const oddCharacters = /[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

/** NUL bytes, or mostly control and replacement characters. */
export function isBinary(code: string): boolean {
  const sample = code.slice(0, 8192);
  if (sample.includes('\0')) return true;
  // Most texts have none of them, and a search is over sooner than a count.
  if (!oddCharacters.test(sample)) return false;
  let odd = 0;
  for (let at = 0; at < sample.length; at++) {
    const unit = sample.charCodeAt(at);
    if (unit === 0xfffd || (unit < 32 && (unit < 9 || unit > 13) && unit !== 27)) odd++;
  }
  return odd / sample.length > 0.1;
}

/** What is called otherwise must say by its schema, or by its name and parts, what it is. */
function fromJson(head: string, name: string): Language | null {
  // Style variations of a theme.
  if (/(?:^|[/\\])styles[/\\](?:.*[/\\])?[^/\\]+\.json$/i.test(name)) {
    return head === '' || /"(?:settings|styles)"\s*:\s*\{/.test(head) ? 'theme.json' : null;
  }
  if (/"\$schema"\s*:\s*"[^"]*block\.json"/.test(head)) return 'block.json';
  if (/"\$schema"\s*:\s*"[^"]*theme\.json"/.test(head)) return 'theme.json';
  return /"apiVersion"\s*:/.test(head) && /"name"\s*:\s*"[\w-]+\/[\w-]+"/.test(head) ? 'block.json' : null;
}

/** The language that a file is said to have; what it looks like where nothing is said, or it is no text. */
export function languageOf({
  code,
  name,
  language,
}: {
  readonly code: string;
  readonly name: string;
  readonly language: Language | undefined;
}): Language | null {
  return language === undefined || isBinary(code) ? detectLanguage(code, name) : language;
}
