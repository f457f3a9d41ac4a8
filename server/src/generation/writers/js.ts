import { Code, indentRest, joinCode, type Literal, nothing } from './code.ts';
import { createTag } from './template.ts';

export type JsCode = Code<'js'>;
export type JsValue = Literal<'js'>;

/** JavaScript or JSX as WordPress writes it. Strings, arrays and objects that are put in become literals. */
export const js = createTag<'js'>({ language: 'js', write: (value) => jsLiteral(value as JsValue) });

export const noJs: JsCode = nothing('js');

/** Fragments of JavaScript one below the other. */
export const joinJs = (parts: readonly JsCode[], separator?: '\n' | '\n\n' | ' ' | ', '): JsCode =>
  joinCode('js', parts, separator);

/** A variable, function or property name. @throws Error when JavaScript would not take it */
export function jsIdentifier(name: string): JsCode {
  if (!/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name)) throw new Error(`not a JavaScript identifier: ${name}`);
  return new Code('js', name);
}

/** A literal with WordPress' spacing: `{ a: [ 1, 2 ] }`, on one line while it is short. */
export function jsLiteral(value: JsValue): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return jsString(value);
  if (Array.isArray(value)) return braces('[', value.map(jsLiteral), ']');
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as { readonly [key: string]: JsValue }).filter(
      ([, item]) => item !== undefined,
    );
    return braces(
      '{',
      entries.map(([key, item]) => propertyText(key, jsLiteral(item))),
      '}',
    );
  }
  return String(value);
}

/** A string that can stand in an inline script too; in single quotes unless it holds more of them than double ones. */
export function jsString(text: string): string {
  const count = (quote: string): number => text.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const body = JSON.stringify(text.toWellFormed()).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
  const escaped = body
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
    .replace(/<(?=\/|!--|script)/gi, '\\x3c');
  return `${quote}${escaped}${quote}`;
}

/** `label` alone where a variable of that name is the value. */
function propertyText(key: string, value: string): string {
  const name = jsKey(key);
  return name === value ? name : `${name}: ${value}`;
}

function jsKey(key: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(key) ? key : jsString(key);
}

function braces(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return open + close;
  const line = `${open} ${items.join(', ')} ${close}`;
  if (line.length <= 60 && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `\t${indentRest(item, '\t')},`).join('\n')}\n${close}`;
}

/** A whole script. */
export const jsFile = (body: JsCode): string => `${body.text}\n`;
