import type { Span } from '../../../../languages/php/flow/value.ts';
import type { Finding, PhpContext } from '../../../rule.ts';

/** `exit;` on a line of its own after the statement that a call is. */
export function exitFix({ start, end }: Span, { source }: PhpContext): NonNullable<Finding['fix']> {
  const after = end + source.slice({ start: end, end: end + 40 }).indexOf(';') + 1;
  const { line } = source.position(start);
  const indent = /^\s*/.exec(source.lineText(line))?.[0] ?? '';
  return { edits: [{ start: after, end: after, text: `\n${indent}exit;` }], safe: false };
}
