import type { Wanted } from '@presswright/shared/baseline/baseline';
import type { KnownCandidate } from '@presswright/shared/baseline/hide-known';
import { ServiceError } from '@presswright/shared/errors';
import type { NamedSource } from '@presswright/shared/schemas/analysis';
import type { BaselineOutcome } from '@presswright/shared/schemas/baseline';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../../plugins/identification.ts';

/**
 * The baseline that a request names; null: it names none.
 * @throws {ServiceError} `file_not_found`, or `invalid_request` when the file has another purpose
 */
export async function requestedBaseline(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string | undefined,
): Promise<{ readonly id: string; readonly bytes: Buffer } | null> {
  if (id === undefined) return null;
  const baseline = await app.files.baseline(principalOf(request).organizationId, id);
  if (baseline === 'absent')
    throw new ServiceError('file_not_found', `baseline: no file ${id}.`, { param: 'baseline' });
  if (baseline === 'other') {
    const message = `baseline: expected a file of purpose "baseline", got ${id}, which has another one.`;
    throw new ServiceError('invalid_request', message, { param: 'baseline' });
  }
  return { id, bytes: baseline };
}

/** Leaves the findings out that the baseline holds, and says what it did. Scores stay: they count every finding. */
export async function hideKnown<T extends KnownCandidate>(
  request: FastifyRequest,
  known: Awaited<ReturnType<typeof requestedBaseline>>,
  results: readonly T[],
  sources: readonly NamedSource[],
  wanted: Wanted,
): Promise<{ readonly results: T[]; readonly outcome: { readonly baseline?: BaselineOutcome } }> {
  if (known === null) return { results: [...results], outcome: {} };
  const candidates = results.map(({ file, language, issues, partial }) => ({ file, language, issues, partial }));
  const comparison = { id: known.id, bytes: known.bytes, results: candidates, sources, wanted };
  const { organizationId } = principalOf(request);
  const { fresh, hidden, stale, staleEntries } = await request.server.baselines.compare(comparison, organizationId);
  const kept = results.map((result, at) => {
    const places = new Set(fresh[at]);
    return { ...result, issues: result.issues.filter((_issue, index) => places.has(index)) };
  });
  return { results: kept, outcome: { baseline: { file: known.id, hidden, stale, stale_entries: [...staleEntries] } } };
}
