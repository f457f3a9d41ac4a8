import type { TokenSpan } from '../../php/structure.ts';
import type { PhpToken } from '../../php/tokens.ts';
import { concatenated } from '../../php/values.ts';
import type { Handler } from '../facts.ts';
import type { PhpFile } from './php-file.ts';

/** A callback where it is named or written. */
export interface Callback {
  readonly target: Handler['callback'];
  /** Offsets of its name; of a closure, its keyword. */
  readonly start: number;
  readonly end: number;
}

const functionName = /^\\?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*(?:\\[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)*$/;

/** Reads an expression that is a callback, and adds the names it is made of; undefined: which one is not written. */
export function readCallback(file: PhpFile, span: TokenSpan): Callback | undefined {
  const { tokens } = file;
  const first = tokens[span.start];
  if (!first) return undefined;
  if (first.kind === 'string' && span.end - span.start === 1) return readName(file, span);
  const word = first.text.toLowerCase();
  const isClosure =
    word === 'function' || word === 'fn' || (word === 'static' && tokens[span.start + 1]?.text !== '::');
  if (isClosure) return { target: undefined, start: first.start, end: first.end };
  const isShort = first.text === '[';
  if (!isShort && !(word === 'array' && tokens[span.start + 1]?.text === '(')) {
    const isJoined = [...concatenated(tokens, span)].length > 1;
    return isJoined ? readName(file, span) : readFirstClass(file, span);
  }
  return readPair(file, { start: span.start + (isShort ? 1 : 2), end: span.end - 1 });
}

/** `'shop_save'` or `'Shop::save'` */
function readName(file: PhpFile, span: TokenSpan): Callback | undefined {
  const { tokens } = file;
  const text = file.textOf(span);
  if (!text?.isWhole) return undefined;
  const [owner = '', method] = text.text.replaceAll('\\\\', '\\').split('::');
  if (!functionName.test(owner)) return undefined;
  // In a string a name is always a full one.
  const name = owner.replace(/^\\/, '');
  const isNew = isFirst(file, tokens[span.start]);
  if (method === undefined) {
    if (isNew) file.facts.add('function', name, 'reference', text.start, text.end);
    return { target: { kind: 'function', name: name.toLowerCase() }, start: text.start, end: text.end };
  }
  const start = text.end - method.length;
  if (isNew) {
    file.facts.add('class', name, 'reference', text.start, start - 2);
    file.facts.add('method', `${name}::${method}`, 'reference', start, text.end);
  }
  return { target: { kind: 'method', name: `${name}::${method}`.toLowerCase() }, start, end: text.end };
}

/** What is inside `[ $this, 'save' ]` */
function readPair(file: PhpFile, { start, end }: TokenSpan): Callback | undefined {
  const { tokens } = file;
  const isTrailing = tokens[end - 1]?.text === ',';
  const method = tokens[isTrailing ? end - 2 : end - 1];
  const comma = isTrailing ? end - 3 : end - 2;
  if (method?.kind !== 'string' || tokens[comma]?.text !== ',') return undefined;
  const bare = method.text.slice(1, -1);
  if (!/^[A-Za-z_\x80-\uffff][\w\x80-\uffff]*$/.test(bare)) return undefined;
  const owner = ownerOf(file, { start, end: comma });
  if (owner === undefined) return undefined;
  const name = `${owner}::${bare}`;
  if (isFirst(file, method)) file.facts.add('method', name, 'reference', method.start + 1, method.end - 1);
  return { target: { kind: 'method', name: name.toLowerCase() }, start: method.start + 1, end: method.end - 1 };
}

/** The class of what a callback's method is called on; `?` where it is not written. */
function ownerOf(file: PhpFile, { start, end }: TokenSpan): string | undefined {
  const { classes, tokens } = file;
  const first = tokens[start];
  if (!first) return undefined;
  const [second, third] = [tokens[start + 1], tokens[start + 2]];
  if (first.kind === 'variable' && end - start === 1) {
    if (first.text === '$this') return file.ownerAt(start) ?? '?';
    return classes.variableAt(first.text, start) ?? '?';
  }
  if (first.text === '$this' && second?.text === '->' && third && end - start === 3)
    return classes.propertyAt(third.text, start) ?? '?';
  if (/^__CLASS__$/i.test(first.text)) return file.ownerAt(start) ?? '?';
  if (first.kind === 'name' && second?.text === '::') return file.classAt(first.text, start) ?? '?';
  if (/^new$/i.test(first.text) && second?.kind === 'name') return file.classAt(second.text, start + 1) ?? '?';
  if (first.kind !== 'string' || end - start !== 1) return '?';
  const text = file.textOf({ start, end });
  const name = text?.text.replaceAll('\\\\', '\\').replace(/^\\/, '');
  if (!text || name === undefined || !functionName.test(name)) return undefined;
  if (isFirst(file, first)) file.facts.add('class', name, 'reference', text.start, text.end);
  return name;
}

/** `$this->save( ... )` and `shop_save( ... )`; the call itself was added with the calls. */
function readFirstClass(file: PhpFile, { start, end }: TokenSpan): Callback | undefined {
  const { tokens } = file;
  const dots = tokens.slice(end - 4, end).map(({ text }) => text);
  const open = tokens.slice(start, end).findIndex(({ text }) => text === '(');
  const name = tokens[start + open - 1];
  if (dots.join('') !== '...)' || open < 1 || start + open !== end - 5 || !name) return undefined;
  const before = tokens[start + open - 2]?.text;
  const isMethod = before === '->' || before === '::';
  const owner = isMethod ? ownerOf(file, { start, end: start + open - (before === '->' ? 2 : 1) }) : undefined;
  const target = isMethod
    ? { kind: 'method' as const, name: `${owner ?? '?'}::${name.text}`.toLowerCase() }
    : { kind: 'function' as const, name: file.names.functionAt(name.text, start).toLowerCase() };
  return { target, start: name.start, end: name.end };
}

/** A callback may be read as a value of its array and again as an argument: its names are added once. */
function isFirst(file: PhpFile, token: PhpToken | undefined): boolean {
  if (token === undefined || file.callbacks.has(token)) return false;
  file.callbacks.add(token);
  return true;
}
