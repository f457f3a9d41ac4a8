import type { Issue, Language } from '../schemas/analysis.ts';

/** Where a finding is, counted from 1; the end is exclusive. */
export type FindingPlace = Pick<Issue, 'line' | 'column' | 'end_line' | 'end_column'>;

/** Characters kept of what stands before a finding in its statement, of the finding itself, and of what follows. */
const maxCharacters = 300;
/** Lines looked at on either side of a finding for the ends of its statement. */
const maxLines = 12;
/** Characters looked at of one line: a line may be as long as a file. */
const maxLineCharacters = 2000;

/** Languages whose statements end in `;`, a brace or a tag; in others a finding's own lines stand for its statement. */
const byPunctuation: ReadonlySet<Language> = new Set(['php', 'css']);

/** Neither an attribute of PHP nor a colour or an id of CSS begins a comment. */
const lineComment = /(^|\s)(?:\/\/|#(?!\[|[0-9a-fA-F]{3}|[\w-]+\s*[{,])).*$/;
const lastEnd = /^[\s\S]*(?:[;{}]|\?>|<\?(?:php\b|=)?)/;
const firstEnd = /[;{}]|\?>/;

/**
 * The statement that each finding stands in, without white space and comments, one a finding in their order. It stays the
 * same when the statement moves, when code around it changes, and when it is laid out in another way.
 */
export function statementTexts(
  code: string,
  { language, issues }: { readonly language: Language | null; readonly issues: readonly FindingPlace[] },
): string[] {
  if (issues.length === 0) return [];
  const lines = code.split(/\r\n|\n|\r/);
  const isPunctuated = language !== null && byPunctuation.has(language);
  return issues.map((issue) => (isPunctuated ? statementAt(lines, issue) : linesOf(lines, issue)));
}

function statementAt(lines: readonly string[], { line, column, end_line, end_column }: FindingPlace): string {
  const first = lines[line - 1] ?? '';
  const last = lines[end_line - 1] ?? '';
  const own =
    line === end_line
      ? first.slice(column - 1, end_column - 1)
      : [first.slice(column - 1), ...lines.slice(line, end_line - 1), last.slice(0, end_column - 1)].join('\n');
  const inside = bare(own.slice(0, 4 * maxLineCharacters)).slice(0, maxCharacters);
  const prefix = first.slice(Math.max(0, column - 1 - maxLineCharacters), column - 1);
  const before = bare(textBefore(lines, line - 1, prefix)).slice(-maxCharacters);
  // A finding may mark the end of its statement too.
  const after = /[;}]$/.test(own.trimEnd())
    ? ''
    : bare(textAfter(lines, end_line - 1, last.slice(end_column - 1, end_column - 1 + maxLineCharacters)));
  return before + inside + after.slice(0, maxCharacters);
}

/** From the statement's beginning to `prefix`, which is the line's part before the finding. */
function textBefore(lines: readonly string[], at: number, prefix: string): string {
  let text = '';
  for (let index = at; index >= Math.max(0, at - maxLines); index--) {
    const line = withoutComment(index === at ? prefix : (lines[index] ?? '').slice(-maxLineCharacters));
    const end = lastEnd.exec(line);
    text = `${end === null ? line : line.slice(end[0].length)}\n${text}`;
    if (end !== null) break;
  }
  return text;
}

/** From `suffix`, which is the line's part after the finding, to the statement's end. */
function textAfter(lines: readonly string[], at: number, suffix: string): string {
  let text = '';
  for (let index = at; index <= Math.min(lines.length - 1, at + maxLines); index++) {
    const line = withoutComment(index === at ? suffix : (lines[index] ?? '').slice(0, maxLineCharacters));
    const end = firstEnd.exec(line);
    text += end === null ? line : line.slice(0, end.index);
    if (end !== null) break;
  }
  return text;
}

function linesOf(lines: readonly string[], { line, end_line }: FindingPlace): string {
  return bare(
    lines
      .slice(line - 1, Math.min(end_line, line - 1 + maxLines))
      .map((text) => text.slice(0, maxLineCharacters))
      .join('\n'),
  ).slice(0, 2 * maxCharacters);
}

function bare(text: string): string {
  return withoutBlockComments(text.split('\n').map(withoutComment).join('')).replace(/\s+/g, '');
}

/** A line without a comment that ends it; lines of a comment block are empty. Text in quotes is not told apart. */
function withoutComment(line: string): string {
  if (/^\s*(?:\*(?:\s|\/|$)|\/\*\*?\s*$)/.test(line)) return '';
  return withoutBlockComments(line.replace(lineComment, '$1'));
}

function withoutBlockComments(text: string): string {
  let left = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('/*', at);
    const end = start === -1 ? -1 : text.indexOf('*/', start + 2);
    if (end === -1) return left + text.slice(at);
    left += text.slice(at, start);
    at = end + 2;
  }
}
