import { type Category, categories, type Severity, severities } from './schemas/severities.ts';

/** `data` of a finding's diagnostic: what a client may want to know of it beyond what a diagnostic says. */
export interface FindingData {
  readonly severity: Severity;
  readonly category: Category;
  readonly confidence: 'high' | 'medium' | 'low';
  /** What to do about it, as one sentence. */
  readonly suggestion: string;
  /** `safe`: a fix that changes nothing but the flaw; `review`: one to be read first; absent: none. */
  readonly fix?: 'safe' | 'review';
  /** Such as `CWE-79`. */
  readonly cwe?: string;
  /** The project's baseline holds it. */
  readonly isKnown?: true;
}

/** Whether a diagnostic's `data` is of a finding. */
export function isFindingData(value: unknown): value is FindingData {
  if (typeof value !== 'object' || value === null) return false;
  const { severity, category, suggestion } = value as Record<string, unknown>;
  return (
    severities.some((known) => known === severity) &&
    categories.some((known) => known === category) &&
    typeof suggestion === 'string'
  );
}
