import type { Language } from '@presswright/shared/schemas/analysis';
import { detectLanguage } from '../analysis/detect-language.ts';

/** One of the texts that a block's code consists of. Lines count from 1; the end is inclusive. */
export interface BlockPart {
  readonly name: string;
  readonly language: Language | null;
  readonly line: number;
  readonly endLine: number;
  readonly code: string;
}

interface Lines {
  /** As the text names it. */
  readonly name: string | undefined;
  readonly first: number;
  readonly end: number;
}

const fileName = String.raw`(?:[\w@.-]+\/)*[\w.-]*[\w-]\.(?:php|[jt]sx?|[mc]js|json|s?css|html?)`;
/** `// edit.js`, `/* file: src/edit.js *\/`, `### render.php`, `=== block.json ===`, `**style.css**`, `save.js:`. */
const nameLine = new RegExp(
  String.raw`^\s*(?:\/\/+|\/\*+|#+|<!--|=+|-{2,}|\*+|\x60)?\s*(?:file(?:name)?\s*:\s*)?(${fileName})\x60?\s*:?\s*(?:\*+\/|-->|=+|-{2,}|\*+)?\s*$`,
  'i',
);
const fence = new RegExp(
  String.raw`^\s*(?:\x60{3,}|~{3,})\s*(\w*)\s*(?:(?:title|file|filename)=)?["']?(${fileName})?`,
  'i',
);

const usualNames: Readonly<Partial<Record<Language, string>>> = {
  php: 'render.php',
  javascript: 'edit.js',
  typescript: 'edit.tsx',
  css: 'style.css',
  html: 'content.html',
  'block.json': 'block.json',
  'theme.json': 'theme.json',
};

/**
 * Takes the code of a block apart: by code fences, by lines that name a file, and else where one language ends and
 * another begins. A single text stays one part.
 */
export function splitBlockCode(text: string): BlockPart[] {
  const lines = text.split(/\r\n|\n|\r/);
  const taken = new Map<string, number>();
  return namedSections(lines)
    .flatMap((section) => (section.name === undefined ? byLanguage(lines, section) : [section]))
    .flatMap(({ name, first, end }) => {
      const code = lines.slice(first, end).join('\n');
      if (code.trim() === '') return [];
      const language = detectLanguage(code, name);
      const wanted = name ?? (language === null ? 'block.txt' : (usualNames[language] ?? 'block.txt'));
      const times = taken.get(wanted) ?? 0;
      taken.set(wanted, times + 1);
      const own = times === 0 ? wanted : wanted.replace(/(\.\w+)$/, `-${times + 1}$1`);
      return [{ name: own, language, line: first + 1, endLine: end, code }];
    });
}

/** Sections between fences and lines that name a file. */
function namedSections(lines: readonly string[]): Lines[] {
  const sections: Lines[] = [];
  let name: string | undefined;
  let first = 0;
  let isFenced = false;
  // What stands around code fences is talk.
  const hasFences = lines.some((line) => fenceOf(line) !== null);
  const end = (at: number) => {
    if (at > first && (isFenced || !hasFences)) sections.push({ name, first, end: at });
  };
  for (const [at, line] of lines.entries()) {
    const mark = fenceOf(line);
    if (mark !== null) {
      const heading = fileNamedBy(lines[at - 1] ?? '');
      end(at);
      isFenced = !isFenced;
      name = isFenced ? (mark[2] ?? heading) : undefined;
      first = at + 1;
      continue;
    }
    if (isFenced) continue;
    const named = fileNamedBy(line);
    if (named === undefined) continue;
    // Below `<?php` it names the code that has begun.
    if (lines.slice(first, at).join('').trim() !== '<?php') {
      end(at);
      first = at + 1;
    }
    name = named;
  }
  end(lines.length);
  return sections;
}

/** Longer lines are code: and expressions such as these take long on them. */
const maxNameCharacters = 200;

function fileNamedBy(line: string): string | undefined {
  return line.length > maxNameCharacters ? undefined : nameLine.exec(line)?.[1];
}

function fenceOf(line: string): RegExpExecArray | null {
  return line.length > maxNameCharacters ? null : fence.exec(line);
}

type Kind = 'json' | 'php' | 'html' | 'code';

/** Parts of a section, cut where another language begins at the start of a line. */
function byLanguage(lines: readonly string[], { first, end }: Lines): Lines[] {
  const parts: Lines[] = [];
  let kind: Kind | null = null;
  let isPhpOpen = false;
  let depth = 0;
  let start = first;
  for (let at = first; at < end; at++) {
    const line = lines[at] ?? '';
    const begun: Kind | null =
      kind !== 'json' || depth === 0 ? beginning(line, lines[at + 1] ?? '', kind, isPhpOpen) : null;
    if (begun !== null && begun !== kind) {
      if (kind !== null) {
        parts.push({ name: undefined, first: start, end: at });
        start = at;
      }
      kind = begun;
      depth = 0;
    } else if (kind === null && line.trim() !== '') kind = 'code';
    if (kind === 'json') depth += jsonDepth(line);
    const opened = line.lastIndexOf('<?');
    const closed = line.lastIndexOf('?>');
    if (opened !== -1 || closed !== -1) isPhpOpen = opened > closed;
  }
  parts.push({ name: undefined, first: start, end });
  return parts;
}

/** The kind of text that surely begins with this line; null: none that is told by its first line. */
function beginning(line: string, next: string, kind: Kind | null, isPhpOpen: boolean): Kind | null {
  if (kind === 'php' && isPhpOpen) return null;
  if (/^<\?(?:php\b|=)/.test(line)) return 'php';
  if (/^\{\s*$/.test(line) ? /^\s*"[\w$]+"\s*:/.test(next) : /^\{\s*"[\w$]+"\s*:/.test(line)) return 'json';
  // A template in PHP holds markup of its own.
  if (/^<!--\s+wp:/.test(line)) return kind === 'php' ? null : 'html';
  if (/^(?:import\s.*['"]|import\s*\{|export\s|registerBlockType\s*\(|const\s|function\s+\w+\s*\()/.test(line)) {
    return 'code';
  }
  // Whatever follows a finished document is another one.
  return kind === 'json' && line.trim() !== '' ? 'code' : null;
}

/** How many more braces and brackets a line opens than it closes, outside of strings. */
function jsonDepth(line: string): number {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (isText && sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '{' || sign === '[')) depth++;
    else if (!isText && (sign === '}' || sign === ']')) depth--;
  }
  return depth;
}
