import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import type { Finding } from '../findings/finding.ts';

/** What of a finding tells which entry points lead to it. */
export type PlacedFinding = Pick<Finding, 'uri' | 'line' | 'rule'>;

/**
 * Whether an entry point leads to a finding: it is one of its sinks, stands in its handler, or where the handler is
 * registered. Each `file` of the entry point is an address.
 */
export function leadsTo({ file, line, handler, sinks }: EntryPoint, finding: PlacedFinding): boolean {
  const at = finding.line + 1;
  const isSink = sinks.some(
    (sink) => sink.file === finding.uri && sink.line === at && (sink.rules?.includes(finding.rule) ?? true),
  );
  const isInHandler = handler.file === finding.uri && handler.line <= at && at <= handler.end_line;
  return isSink || isInHandler || (file === finding.uri && line === at);
}
