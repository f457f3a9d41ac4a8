import type { Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

/** Whether a place is in the file at hand, for rules that judge at last what all files have told. */
export function isInFile({ start, end }: Span, { program }: PhpContext): boolean {
  return start >= program.start && end <= program.end;
}
