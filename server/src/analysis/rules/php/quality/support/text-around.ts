import type { Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

/** What is written just before and after a place: cheaper than its ancestors where a few characters tell. */
export function textAround({ start, end }: Span, { source }: PhpContext): { before: string; after: string } {
  return {
    before: source.slice({ start: Math.max(source.base, start - 120), end: start }),
    after: source.code.slice(end, end + 120),
  };
}
