import { Code, indentRest, joinCode, type Literal, nothing } from './code.ts';
import { commentText, createTag } from './template.ts';

export type PhpCode = Code<'php'>;
export type PhpValue = Literal<'php'>;

/**
 * PHP as WordPress writes it. Interpolated strings become literals, arrays and objects become `array( … )`.
 *
 * php`update_option( ${'it\'s'}, ${{ a: 1 }} );`  →  update_option( 'it\'s', array( 'a' => 1 ) );
 */
export const php = createTag<'php'>({ language: 'php', write: (value) => phpLiteral(value as PhpValue) });

export const noPhp: PhpCode = nothing('php');

/** Fragments of PHP one below the other. */
export const joinPhp = (parts: readonly PhpCode[], separator?: '\n' | '\n\n' | ' ' | ', '): PhpCode =>
  joinCode('php', parts, separator);

/** A name of a function, class, constant or variable (without `$`). @throws Error when PHP would not take it */
export function identifier(name: string): PhpCode {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`not a PHP identifier: ${name}`);
  return new Code('php', name);
}

/** `$name`. */
export const variable = (name: string): PhpCode => new Code('php', `$${identifier(name).text}`);

/** A namespace or a class with its namespace, such as `Event_Manager\Rest`. */
export function qualified(name: string): PhpCode {
  return new Code(
    'php',
    name
      .split('\\')
      .map((part) => identifier(part).text)
      .join('\\'),
  );
}

/** A string, number, boolean, null, list or map as a PHP literal, in the form that WordPress' coding standards ask for. */
export function phpLiteral(value: PhpValue): string {
  if (value instanceof Code) return value.text;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return phpString(value);
  if (typeof value === 'number') return phpNumber(value);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return phpList(value);
  return phpMap(value as { readonly [key: string]: PhpValue });
}

/** What a single-quoted string should not hold: control characters and line separators. */
const unprintable = /[\p{Cc}\u2028\u2029]/gu;

/** A quoted string: single quotes, double quotes only where control characters need an escape. */
export function phpString(text: string): string {
  const clean = text.toWellFormed();
  if (clean.search(unprintable) < 0) return `'${clean.replace(/[\\']/g, '\\$&')}'`;
  const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const escaped = clean
    .replace(/[\\"$]/g, '\\$&')
    .replace(unprintable, (char) => escapes[char] ?? `\\u{${char.codePointAt(0)?.toString(16)}}`);
  return `"${escaped}"`;
}

function phpNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`no PHP number: ${value}`);
  return String(value);
}

function phpList(items: readonly PhpValue[]): string {
  if (items.length === 0) return 'array()';
  const texts = items.map(phpLiteral);
  const line = `array( ${texts.join(', ')} )`;
  if (line.length <= 80 && !line.includes('\n')) return line;
  return `array(\n${texts.map((text) => `\t${indentRest(text, '\t')},`).join('\n')}\n)`;
}

function phpMap(map: { readonly [key: string]: PhpValue }): string {
  const entries = Object.entries(map)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [phpString(key), phpLiteral(value)] as const);
  const [first] = entries;
  if (first === undefined) return 'array()';
  const line = `array( ${first[0]} => ${first[1]} )`;
  if (entries.length === 1 && line.length <= 80 && !line.includes('\n')) return line;
  const width = Math.max(...entries.map(([key]) => key.length));
  const lines = entries.map(([key, text]) => `\t${key.padEnd(width)} => ${indentRest(text, '\t')},`);
  return `array(\n${lines.join('\n')}\n)`;
}

/**
 * A documentation comment: paragraphs and tags, one array item a line; empty items are empty lines.
 * @param options.keepsSpaces runs of spaces stay, which line columns up
 */
export function docComment(lines: readonly string[], { keepsSpaces = false } = {}): PhpCode {
  const text = lines.map((line) => (line === '' ? ' *' : ` * ${commentText(line, keepsSpaces).trim()}`)).join('\n');
  return new Code('php', `/**\n${text}\n */`);
}

/** A whole PHP file of code. */
export function phpFile(body: PhpCode): string {
  return `<?php\n${body.text}\n`;
}
