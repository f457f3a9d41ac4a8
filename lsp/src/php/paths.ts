import { dirname, resolve } from 'node:path';
import type { TokenSpan } from './structure.ts';
import type { PhpToken } from './tokens.ts';
import { concatenated, writtenText } from './values.ts';

/** Functions that give the folder of the file that they are called in, when they are given `__FILE__`. */
const folderOfFile = /^(?:dirname|plugin_dir_path|plugin_dir_url)$/i;
/** Functions whose answer is their argument, as far as a path is concerned. */
const transparent = /^(?:trailingslashit|untrailingslashit|wp_normalize_path|realpath|esc_url)$/i;
const themeFolder =
  /^(?:get_(?:template|stylesheet)_directory(?:_uri)?|get_(?:parent_)?theme_file_(?:path|uri)|locate_template)$/i;

/** Calls within calls that a path is looked for in. */
const maxDepth = 8;

/** Before paths that are not known yet: in a constant (then its name, `|`, and what follows it), and in a theme. */
export const constantPrefix = 'constant:';
export const themePrefix = 'theme:';

/**
 * The path that an expression means, without running it: absolute, or after {@link constantPrefix}, or after {@link themePrefix} a path in a theme; undefined where it is not written out.
 *
 * @param file absolute path of the file that has the expression
 * @example pathOf(`__DIR__ . '/inc/page.php'`) // '/site/shop/inc/page.php'
 */
export function pathOf(tokens: readonly PhpToken[], span: TokenSpan, file: string, depth = 0): string | undefined {
  if (depth > maxDepth) return undefined;
  let path = '';
  for (const part of concatenated(tokens, unwrapped(tokens, span))) {
    const base = path === '' ? baseOf(tokens, part, file, depth + 1) : undefined;
    const text = base ?? writtenText(tokens, part)?.text;
    if (text === undefined || text.includes('*')) return undefined;
    path += text;
  }
  if (path.startsWith(constantPrefix) || path.startsWith(themePrefix)) return path;
  if (!isRooted(path)) return undefined;
  // A folder keeps the slash at its end: a name may follow.
  return path.endsWith('/') ? `${resolve(path)}/` : resolve(path);
}

const isRooted = (path: string): boolean => path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path);

/** Without the parentheses around all of it. */
function unwrapped(tokens: readonly PhpToken[], { start, end }: TokenSpan): TokenSpan {
  const isWrapped =
    tokens[start]?.text === '(' && tokens[end - 1]?.text === ')' && closingOf(tokens, start) === end - 1;
  return isWrapped ? { start: start + 1, end: end - 1 } : { start, end };
}

function closingOf(tokens: readonly PhpToken[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (tokens[index]?.kind !== 'symbol') continue;
    if (tokens[index]?.text === '(') depth += 1;
    else if (tokens[index]?.text === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** What a path can begin with: a folder, or a constant that may hold one. */
function baseOf(
  tokens: readonly PhpToken[],
  { start, end }: TokenSpan,
  file: string,
  depth: number,
): string | undefined {
  const [first, open] = [tokens[start], tokens[start + 1]];
  if (first?.kind !== 'name') return undefined;
  const word = first.text.replace(/^\\/, '');
  if (end - start === 1) {
    if (/^__DIR__$/i.test(word)) return dirname(file);
    if (/^__FILE__$/i.test(word)) return file;
    return /^[A-Z_][A-Z0-9_]*$/.test(word) ? `${constantPrefix}${word}|` : undefined;
  }
  if (open?.text !== '(' || closingOf(tokens, start + 1) !== end - 1) return undefined;
  const [given, more] = argumentsOf(tokens, { start: start + 2, end: end - 1 });
  if (themeFolder.test(word)) {
    const inside = given && writtenText(tokens, given)?.text;
    return inside === undefined ? themePrefix : `${themePrefix}/${inside.replace(/^\//, '')}`;
  }
  if (given === undefined) return undefined;
  if (/^plugins_url$/i.test(word)) {
    const inside = writtenText(tokens, given)?.text;
    const beside = more && pathOf(tokens, more, file, depth);
    return inside === undefined || beside === undefined ? undefined : `${dirname(beside)}/${inside}`;
  }
  const path = pathOf(tokens, given, file, depth);
  if (path === undefined) return undefined;
  if (transparent.test(word)) return path;
  if (!folderOfFile.test(word) || path.startsWith(constantPrefix)) return undefined;
  const levels = word.toLowerCase() === 'dirname' && more ? Number(tokens[more.start]?.text) : 1;
  let folder = path;
  for (let level = 0; level < levels; level += 1) folder = dirname(folder);
  // WordPress' own functions end folders with a slash.
  return word.toLowerCase() === 'dirname' ? folder : `${folder}/`;
}

function argumentsOf(tokens: readonly PhpToken[], { start, end }: TokenSpan): TokenSpan[] {
  const found: TokenSpan[] = [];
  let depth = 0;
  let from = start;
  for (let index = start; index < end; index += 1) {
    const token = tokens[index];
    const text = token?.kind === 'symbol' ? token.text : '';
    if (text === '(' || text === '[' || text === '{') depth += 1;
    else if (text === ')' || text === ']' || text === '}') depth -= 1;
    else if (text === ',' && depth === 0) {
      found.push({ start: from, end: index });
      from = index + 1;
    }
  }
  if (end > from) found.push({ start: from, end });
  return found;
}
