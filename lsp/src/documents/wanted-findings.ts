import type { Issue, Severity } from '@presswright/shared/schemas/analysis';
import { reviewType } from '@presswright/shared/schemas/severities';
import type { Settings } from '../settings.ts';

type Wanted = Settings['analysis'];

/** The severity to ask the server for. */
export function requestedSeverity({ severity }: Pick<Wanted, 'severity'>): 'all' | Severity {
  return severity === 'info' ? 'all' : severity;
}

/** Tells apart settings that show different findings of the same text. */
export function wantedKey({ severity, review }: Wanted): string {
  return review ? `${severity}, review` : severity;
}

/** Of the server's findings, those that the settings want. */
export function wantedFindings(issues: readonly Issue[], { review }: Wanted): readonly Issue[] {
  return review ? issues : issues.filter(({ type }) => type !== reviewType);
}
