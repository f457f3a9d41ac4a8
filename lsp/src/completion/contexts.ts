import type { PhpToken } from '../php/tokens.ts';
import type { Slot, TextUse } from './slots.ts';

/** Attributes whose value is an address. */
const addressAttribute = /\b(?:href|src|action|formaction|poster)\s*=\s*["']?$/i;
const attribute = /[\w-]\s*=\s*["'][^"'<>]*$/;
/** How much of the HTML before a tag is looked at. */
const lookBack = 200;

/**
 * What is known of a place, as keys under which names that follow are counted: from the least telling to the most.
 * @param previous the function that was called last before it; '' where none was
 */
export function contextsOf(
  slot: Slot,
  tokens: readonly PhpToken[],
  index: number,
  text: string,
  previous: string,
): string[] {
  if (slot.kind === 'class') return ['class'];
  if (slot.kind === 'member') return [`member ${slot.owner}`];
  if (slot.kind === 'text') return slot.of.flatMap(contextsOfText);
  const before = wordOf(tokens[index - 1]);
  const output = outputBefore(tokens, index, text);
  const twoBefore = earlierWord(tokens[index - 2], before);
  return [
    'name',
    `name < ${before}${output}`,
    `name < ${twoBefore} ${before}${output}`,
    `name < ${previous}() ${before}${output}`,
  ];
}

/** The contexts of one of the things that a text may be. */
export function contextsOfText({ path, isKey, kind, callee }: TextUse): string[] {
  if (isKey) return [`key ${path}`];
  if (kind !== undefined) return [kind, ...(callee === '' ? [] : [`${kind} ${callee}`])];
  return path === '' ? [] : [`value ${path}`];
}

function wordOf(token: PhpToken | undefined): string {
  return token === undefined || token.text.length > 14 ? '' : token.text.toLowerCase();
}

/** What stands before `=` or `=>` is named, for it names the value; of anything else its kind is enough. */
function earlierWord(token: PhpToken | undefined, before: string): string {
  if (token === undefined) return '';
  if (token.kind === 'string') return before === '.' ? 'text' : token.text.slice(0, 24);
  if (token.kind === 'variable') return before === '=' ? token.text : '$';
  return token.text.slice(0, 20).toLowerCase();
}

/** Where in HTML the value lands, if it is printed or joined to a piece of HTML: it decides which escaper fits. */
function outputBefore(tokens: readonly PhpToken[], index: number, text: string): string {
  const before = tokens[index - 1];
  if (before?.text === '.') {
    const piece = tokens[index - 2];
    return piece?.kind === 'string' ? ` ${placeIn(piece.text.slice(1, -1))}` : '';
  }
  const isPrinted = /^(?:echo|print)$/i.test(before?.text ?? '');
  const tag = tokens[isPrinted ? index - 2 : index - 1];
  if (tag?.kind !== 'html') return '';
  // The token begins where the HTML does.
  const start = tag.end - tag.text.length;
  return ` ${placeIn(text.slice(Math.max(0, start - lookBack), start))}`;
}

function placeIn(html: string): string {
  if (addressAttribute.test(html)) return 'in an address';
  return attribute.test(html) ? 'in an attribute' : 'in text';
}
