import type { Wanted } from '@presswright/shared/baseline/baseline';
import type { HiddenFindings, KnownCandidate } from '@presswright/shared/baseline/hide-known';
import type { NamedSource } from '@presswright/shared/schemas/analysis';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly baselines: Baselines;
  }
}

/** What is done with baselines, in workers: one of them may be as large as a thousand others. */
export interface Baselines {
  /** What is wrong with the bytes of a baseline; null: nothing. The bytes are gone afterwards. */
  check(bytes: Uint8Array<ArrayBuffer>, organizationId: string): Promise<string | null>;
  compare(comparison: BaselineComparison, organizationId: string): Promise<HiddenFindings>;
}

/** Findings, and the baseline that is to hide those it knows. */
export interface BaselineComparison {
  /** Id of the baseline's file. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly results: readonly KnownCandidate[];
  /** The files, in the order of their results. */
  readonly sources: readonly NamedSource[];
  readonly wanted: Wanted;
}

export const baselines = fp<{ readonly baselines: Baselines }>(
  async (app, options) => {
    app.decorate('baselines', options.baselines);
  },
  { name: 'baselines' },
);
