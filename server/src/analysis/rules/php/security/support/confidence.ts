import type { Severity } from '@presswright/shared/schemas/analysis';
import type { Source } from '../../../../languages/php/flow/value.ts';

/** How sure a finding is, by who chooses the data. */
export function confidenceOf(source: Source): 'high' | 'medium' | 'low' {
  if (source.kind === 'request') return 'high';
  return source.kind === 'attributes' ? 'medium' : 'low';
}

/** The severity of a flaw, lowered for data that only authors or the database choose. */
export function severityFor(source: Source, request: Severity, attributes: Severity, stored: Severity): Severity {
  if (source.kind === 'request') return request;
  return source.kind === 'attributes' ? attributes : stored;
}

/** Who sends the data, as a message says it. */
export function describeSource(source: Source): string {
  switch (source.kind) {
    case 'request':
      return `${source.label} from the request`;
    case 'attributes':
      return `the ${source.label}`;
    default:
      return `stored data (${source.label})`;
  }
}
