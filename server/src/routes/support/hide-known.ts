import { ServiceError } from '@presswright/shared/errors';
import type { FileAnalysis, NamedSource } from '@presswright/shared/schemas/analysis';
import type { Baseline, BaselineOutcome } from '@presswright/shared/schemas/baseline';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { compareWithBaseline, type Wanted } from '../../baseline/baseline.ts';
import { statementTexts } from '../../baseline/statement-texts.ts';
import { principalOf } from '../../plugins/identification.ts';

/** Entries that are gone and told one by one, at most. */
const maxStale = 100;

/**
 * The baseline that a request names; null: it names none.
 * @throws {ServiceError} `file_not_found`, or `invalid_request` when the file has another purpose
 */
export async function requestedBaseline(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string | undefined,
): Promise<{ readonly id: string; readonly baseline: Baseline } | null> {
  if (id === undefined) return null;
  const baseline = await app.files.baseline(principalOf(request).organizationId, id);
  if (baseline === 'absent')
    throw new ServiceError('file_not_found', `baseline: no file ${id}.`, { param: 'baseline' });
  if (baseline === 'other') {
    const message = `baseline: expected a file of purpose "baseline", got ${id}, which has another one.`;
    throw new ServiceError('invalid_request', message, { param: 'baseline' });
  }
  return { id, baseline };
}

/** Leaves the findings out that the baseline holds, and says what it did. Scores stay: they count every finding. */
export function hideKnown<T extends Pick<FileAnalysis, 'file' | 'language' | 'issues' | 'partial'>>(
  known: Awaited<ReturnType<typeof requestedBaseline>>,
  results: readonly T[],
  sources: readonly NamedSource[],
  wanted: Wanted,
): { readonly results: T[]; readonly outcome: { readonly baseline?: BaselineOutcome } } {
  if (known === null) return { results: [...results], outcome: {} };
  const findings = results.map((result, at) => ({
    file: result.file,
    issues: result.issues,
    statements: statementTexts(sources[at]?.content ?? '', result),
    partial: result.partial,
  }));
  const { fresh, hidden, stale } = compareWithBaseline(known.baseline, findings, wanted);
  const kept = results.map((result, at) => {
    const places = new Set(fresh[at]);
    return { ...result, issues: result.issues.filter((_issue, index) => places.has(index)) };
  });
  const gone = stale.reduce((sum, entry) => sum + entry.count, 0);
  const baseline = { file: known.id, hidden, stale: gone, stale_entries: stale.slice(0, maxStale) };
  return { results: kept, outcome: { baseline } };
}
