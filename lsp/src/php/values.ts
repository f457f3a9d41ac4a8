import type { TokenSpan } from './structure.ts';
import type { PhpToken } from './tokens.ts';

/** A text that code writes out; `*` stands for each part that it makes while it runs. */
export interface WrittenText {
  readonly text: string;
  /** Offsets of the written text; without its quotes where it is one string. */
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/** The text of a constant or property: `self::HOOK`, `$this->namespace`, `HOOK`. */
export type KnownTexts = (name: string) => string | undefined;

/** The text of an expression; undefined where it is no text, or none of it is written. */
export function writtenText(
  tokens: readonly PhpToken[],
  span: TokenSpan,
  known: KnownTexts = () => undefined,
): WrittenText | undefined {
  const first = tokens[span.start];
  const last = tokens[span.end - 1];
  if (!first || !last || span.end <= span.start) return undefined;
  if (span.end - span.start === 1 && first.kind === 'string') {
    const text = textOfString(first);
    if (text === undefined) return undefined;
    const quote = first.text.startsWith('<<<') ? 0 : 1;
    const end = first.end - (first.isOpen ? 0 : quote);
    return { text, start: first.start + quote, end, isWhole: !text.includes('*') };
  }
  let text = '';
  for (const part of concatenated(tokens, span)) text += textOfPart(tokens, part, known);
  text = text.replace(/\*+/g, '*');
  if (text === '' || text === '*') return undefined;
  return { text, start: first.start, end: last.end, isWhole: !text.includes('*') };
}

/** The parts of `a . b . c`. */
export function* concatenated(tokens: readonly PhpToken[], span: TokenSpan): Generator<TokenSpan, void, undefined> {
  let depth = 0;
  let start = span.start;
  for (let index = span.start; index < span.end; index += 1) {
    const text = tokens[index]?.kind === 'symbol' ? tokens[index]?.text : undefined;
    if (text === '(' || text === '[' || text === '{') depth += 1;
    else if (text === ')' || text === ']' || text === '}') depth -= 1;
    else if (text === '.' && depth === 0) {
      yield { start, end: index };
      start = index + 1;
    }
  }
  yield { start, end: span.end };
}

function textOfPart(tokens: readonly PhpToken[], { start, end }: TokenSpan, known: KnownTexts): string {
  const token = tokens[start];
  if (!token) return '*';
  if (end - start === 1 && token.kind === 'string') return textOfString(token) ?? '*';
  const written = tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
  return known(written.replace(/^static::/, 'self::')) ?? '*';
}

const interpolated = /\{\$[^}]*\}|\$\{[^}]*\}|\$\w+(?:->\w+|\[[^\]]*\])?/g;

/** undefined: a command in backticks, or a text that is too long to be a name. */
function textOfString({ text, isOpen }: PhpToken): string | undefined {
  if (text.startsWith('`') || text.length > 300) return undefined;
  if (text.startsWith('<<<')) return undefined;
  const inside = text.slice(1, isOpen ? undefined : -1);
  if (text.startsWith("'")) return inside.replace(/\\(['\\])/g, '$1');
  return inside.replace(interpolated, '*').replace(/\\(["\\$])/g, '$1');
}
