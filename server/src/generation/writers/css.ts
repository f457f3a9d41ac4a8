import { Code, joinCode, type Literal, nothing } from './code.ts';
import { createTag } from './template.ts';

export type CssCode = Code<'css'>;

/** CSS. Strings that are put in become quoted strings; selectors, names and values are made by the functions below. */
export const css = createTag<'css'>({ language: 'css', write: (value) => cssLiteral(value as Literal<'css'>) });

export const noCss: CssCode = nothing('css');

/** Fragments of CSS one below the other. */
export const joinCss = (parts: readonly CssCode[], separator?: '\n' | '\n\n'): CssCode =>
  joinCode('css', parts, separator);

/** A class, id or custom property name. @throws Error when it would need escapes */
export function cssName(name: string): CssCode {
  if (!/^-{0,2}[A-Za-z_][A-Za-z0-9_-]*$/.test(name)) throw new Error(`not a CSS name: ${name}`);
  return new Code('css', name);
}

/** A value of our own tables (a colour, a length, a list of fonts), inserted as it is. @throws Error for anything else */
export function cssValue(text: string): CssCode {
  if (!/^[^;{}<>\\\n]*$/.test(text) || text.includes('/*')) throw new Error(`not a CSS value: ${text}`);
  return new Code('css', text);
}

/** Selectors of one rule, one a line. */
export const cssSelectors = (selectors: readonly CssCode[]): CssCode =>
  new Code('css', selectors.map(({ text }) => text).join(',\n'));

function cssLiteral(value: Literal<'css'>): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Error(`no value of CSS: ${JSON.stringify(value)}`);
  return `"${value.toWellFormed().replace(/["\\<\p{Cc}]/gu, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`;
}

/** A whole stylesheet. */
export const cssFile = (body: CssCode): string => `${body.text}\n`;
