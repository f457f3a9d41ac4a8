import { endOfExpression } from '../../php/structure.ts';
import { type Callback, readCallback } from './php-callbacks.ts';
import type { PhpFile } from './php-file.ts';
import { callbackKey, namedKeys } from './wordpress-names.ts';

/** Reads what keys of arrays say of their values, and pairs that can only be callbacks: `[ $this, 'save' ]`. */
export function readPhpArrays(file: PhpFile): void {
  file.tokens.forEach((token, index) => {
    if (token.text === '=>') readValue(file, index);
    else if (token.text === ',') readPairAround(file, index);
  });
}

/** The callbacks that an array has under the key `callback`, in a part of a file. */
export function callbacksBetween(file: PhpFile, start: number, end: number): Callback[] {
  const found: Callback[] = [];
  for (let index = start; index < end; index += 1) {
    if (file.tokens[index]?.text !== '=>' || !/^['"](?:render_)?callback['"]$/.test(file.tokens[index - 1]?.text ?? ''))
      continue;
    const callback = readCallback(file, { start: index + 1, end: endOfExpression(file.tokens, index + 1) });
    if (callback) found.push(callback);
  }
  return found;
}

function readValue(file: PhpFile, arrow: number): void {
  const { tokens } = file;
  const key = tokens[arrow - 1];
  if (key?.kind !== 'string') return;
  const name = key.text.slice(1, -1);
  const kind = namedKeys.get(name);
  if (kind === undefined && !callbackKey.test(name)) return;
  const span = { start: arrow + 1, end: endOfExpression(tokens, arrow + 1) };
  if (kind === undefined) {
    readCallback(file, span);
    return;
  }
  for (let index = span.start; index < span.end; index += 1) {
    const token = tokens[index];
    const isAlone = span.end - span.start === 1 || /^[[(,]$/.test(tokens[index - 1]?.text ?? '');
    if (token?.kind !== 'string' || !isAlone) continue;
    const text = file.textOf({ start: index, end: index + 1 });
    if (text?.isWhole && text.text !== '') file.addText(kind, text, 'reference');
  }
}

/** A comma between an object or class of the file itself and a string is one in a callback. */
function readPairAround(file: PhpFile, comma: number): void {
  const { tokens } = file;
  const close = tokens[comma + 2]?.text;
  if (tokens[comma + 1]?.kind !== 'string' || (close !== ']' && close !== ')')) return;
  const last = tokens[comma - 1];
  const isSelf = last?.text === '$this' || /^__CLASS__$/i.test(last?.text ?? '');
  const isClass = last?.text.toLowerCase() === 'class' && tokens[comma - 2]?.text === '::';
  if (!isSelf && !isClass) return;
  const start = isSelf ? comma - 1 : comma - 3;
  const isShort = tokens[start - 1]?.text === '[' && close === ']';
  const isLong = tokens[start - 1]?.text === '(' && tokens[start - 2]?.text.toLowerCase() === 'array' && close === ')';
  if (isShort) readCallback(file, { start: start - 1, end: comma + 3 });
  else if (isLong) readCallback(file, { start: start - 2, end: comma + 3 });
}
