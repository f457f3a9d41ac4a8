import type { Str } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/** Whether a string literal is written in escapes: three or more `\x41` or `\101`. */
export function isWrittenInEscapes(node: Str, { source }: PhpContext): boolean {
  const written = source.slice(node);
  if (!written.startsWith('"') && !written.startsWith('<<<')) return false;
  return (written.match(/\\x[0-9a-f]{2}|\\[0-7]{2,3}/gi)?.length ?? 0) >= 3;
}

/** Whether a string literal shows, as it is written, that it holds code. */
export function showsCode(node: Str, { source }: PhpContext): boolean {
  return /\b(?:eval|base64_decode|assert)\b/i.test(source.slice(node));
}
