import type { Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

/** A piece of code as a message shows it. For reading by people alone: nothing may be decided by it. */
export function shown(span: Span, context: PhpContext, maxLength = 60): string {
  return context.source.slice(span).slice(0, maxLength);
}
