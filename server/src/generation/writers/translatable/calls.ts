import type { Message } from './message.ts';
import { valueOfString } from './string-value.ts';

type Part = 'text' | 'plural' | 'number' | 'context';

const single: readonly Part[] = ['text'];
const withContext: readonly Part[] = ['text', 'context'];

/** What stands before the text domain in the calls of WordPress' translation functions. */
const functions: Readonly<Record<string, readonly Part[]>> = {
  __: single,
  _e: single,
  esc_html__: single,
  esc_html_e: single,
  esc_attr__: single,
  esc_attr_e: single,
  _x: withContext,
  _ex: withContext,
  esc_html_x: withContext,
  esc_attr_x: withContext,
  _n: ['text', 'plural', 'number'],
  _nx: ['text', 'plural', 'number', 'context'],
  _n_noop: ['text', 'plural'],
  _nx_noop: ['text', 'plural', 'context'],
};

const call = new RegExp(`(?<![\\w$>:])(${Object.keys(functions).join('|')})\\s*\\(`, 'g');

/** The texts that PHP or JavaScript hands to a translation function with this text domain. */
export function messagesOfCalls(path: string, source: string, domain: string): Message[] {
  const isPhp = path.endsWith('.php');
  const messages: Message[] = [];
  const lineStarts = [0];
  let read = 0;
  for (const match of source.matchAll(call)) {
    const parts = functions[match[1] ?? ''] ?? single;
    const values = argumentsAt(source, match.index + match[0].length, isPhp);
    if (values[parts.length] !== domain) continue;
    const value = (part: Part): string | undefined => values[parts.indexOf(part)];
    const text = value('text');
    if (text === undefined || text === '') continue;
    // Each line is counted once: going back to the beginning for each call would cost their number squared.
    for (; read < match.index; read += 1) if (source[read] === '\n') lineStarts.push(read + 1);
    const near = source.slice(lineStarts.at(-nearLines) ?? 0, match.index);
    messages.push({
      text,
      ...optional('plural', value('plural')),
      ...optional('context', value('context')),
      ...optional('comment', translatorsComment(near)),
      isFormat: /%(?:\d+\$)?[-+0 ]*\d*(?:\.\d+)?[sdfuxXcbeEgG]/.test(text),
      reference: `${path}:${lineStarts.length}`,
    });
  }
  return messages;
}

const optional = <K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, string>);

/** Lines before a call in which its comment for translators may begin. */
const nearLines = 12;

/** A comment for translators on the line of the call or on the one before. */
function translatorsComment(near: string): string | undefined {
  const match = /(?:\/\*+\s*(translators:(?:(?!\*\/)[\s\S])*)\*\/|\/\/\s*(translators:[^\n]*))[^\n;]*\n?[^\n;]*$/i.exec(
    near,
  );
  return (match?.[1] ?? match?.[2])?.replace(/\s*\n[\s*]*/g, ' ').trim();
}

/** The arguments from `at` to the closing parenthesis; those that are no single string are undefined. */
function argumentsAt(source: string, at: number, isPhp: boolean): (string | undefined)[] {
  const values: (string | undefined)[] = [];
  let literal: string | undefined;
  let isAlone = true;
  let depth = 0;
  const close = (): void => {
    if (literal !== undefined || !isAlone) values.push(isAlone ? literal : undefined);
    literal = undefined;
    isAlone = true;
  };
  for (let index = at; index < source.length; index += 1) {
    const char = source[index] ?? '';
    if (char === "'" || char === '"') {
      const end = endOfString(source, index);
      if (literal !== undefined) isAlone = false;
      literal = valueOfString(source.slice(index + 1, end), char, isPhp);
      index = end;
    } else if (depth === 0 && char === ')') {
      close();
      return values;
    } else if (depth === 0 && char === ',') close();
    else if (/\S/.test(char)) {
      isAlone = false;
      if ('([{'.includes(char)) depth += 1;
      if (')]}'.includes(char)) depth -= 1;
    }
  }
  return [];
}

function endOfString(source: string, start: number): number {
  const quote = source[start];
  let at = start + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at;
}
