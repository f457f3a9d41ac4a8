import type { Severity } from '@presswright/shared/schemas/analysis';
import type { Span, Taint, Value } from '../../../../languages/php/flow/value.ts';
import type { DangerMask } from '../../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext } from '../../../rule.ts';
import { confidenceOf, describeSource, severityFor } from './confidence.ts';

/** A sink whose findings differ only in words. */
export interface SinkWords {
  /** After the data's name: `is run as a command by exec()`. */
  readonly effect: string;
  readonly suggestion: string;
  /** Severity for data from the request, from authors, and stored; null reports none. */
  readonly severities: readonly [Severity, Severity | null, Severity | null];
  readonly fix?: NonNullable<Finding['fix']>;
  /** Data that does no harm there after all. */
  readonly unless?: (taint: Taint) => boolean;
}

/** Reports foreign data in a value that a sink must not get. */
export function trackSink(context: PhpContext, value: Value, mask: DangerMask, at: Span, words: SinkWords): void {
  context.track(value, mask, at, (taint: Taint) => {
    const { source } = taint;
    const [request, attributes, stored] = words.severities;
    if ((source.kind === 'attributes' && attributes === null) || (source.kind === 'stored' && stored === null))
      return null;
    if (words.unless?.(taint) === true) return null;
    const what = describeSource(source);
    return {
      at,
      message: `${/^the\b|^stored\b/.test(what) ? what.charAt(0).toUpperCase() + what.slice(1) : what} ${words.effect}.`,
      suggestion: words.suggestion,
      severity: severityFor(source, request, attributes ?? request, stored ?? request),
      confidence: confidenceOf(source),
      taint,
      ...(words.fix === undefined ? {} : { fix: words.fix }),
    };
  });
}
