import type { Issue, Severity } from '@presswright/shared/schemas/analysis';
import { type Profile, reviewType } from '@presswright/shared/schemas/severities';
import type { Settings } from '../settings.ts';

type Wanted = Settings['analysis'];

/** What to ask the server for. */
export function requestedFindings({ severity, profile }: Pick<Wanted, 'severity' | 'profile'>): {
  readonly severity: 'all' | Severity;
  readonly profile?: Profile;
} {
  // A server of an earlier version knows no profiles.
  return { severity: severity === 'info' ? 'all' : severity, ...(profile === 'default' ? {} : { profile }) };
}

/** Tells apart settings that show different findings of the same text. */
export function wantedKey({ severity, review, profile }: Wanted): string {
  return `${severity}, ${profile}${review ? ', review' : ''}`;
}

/** Of the server's findings, those that the settings want. */
export function wantedFindings(issues: readonly Issue[], { review }: Wanted): readonly Issue[] {
  return review ? issues : issues.filter(({ type }) => type !== reviewType);
}
