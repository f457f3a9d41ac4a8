import type { AnalysisType } from '@presswright/shared/schemas/analysis';
import { analysisTypes, type Profile, type Severity, severities } from '@presswright/shared/schemas/severities';
import { InvalidArgumentError } from 'commander';

export const formats = ['text', 'json', 'sarif', 'github', 'junit', 'checkstyle', 'markdown'] as const;
export type Format = (typeof formats)[number];

export const failOnValues = [...severities, 'never'] as const;
export type FailOn = (typeof failOnValues)[number];

export { profiles } from '@presswright/shared/schemas/severities';

export const severityFilters = ['all', ...severities] as const;

/** The options of `presswright analyze` as commander gives them. */
export interface AnalyzeCommandOptions {
  readonly type: AnalysisType;
  readonly severity: 'all' | Severity;
  readonly profile: Profile;
  readonly format: Format;
  readonly output?: string;
  /** Findings that only a pattern supports, too. */
  readonly review?: boolean;
  readonly failOn: FailOn;
  readonly jobs: number;
  readonly defaultIgnores: boolean;
  readonly color: boolean;
  /** Default: for high and critical findings. */
  readonly showTrace?: boolean;
  readonly stdinName?: string;
  /** The path that standard input stands for. */
  readonly stdinFilename?: string;
  /** A git ref. */
  readonly changed?: string;
  /** A presswright.json that holds for everything; false: none does. */
  readonly config?: string | false;
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly fix?: boolean;
  readonly fixDryRun?: boolean;
  readonly fixSuggestions?: boolean;
  readonly stats?: boolean;
  readonly watch?: boolean;
}

export const typeChoices: readonly string[] = analysisTypes;

/** Reads `--jobs`. */
export function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
    throw new InvalidArgumentError('Expected a number from 1 to 64.');
  return jobs;
}

/** Whether an issue of severity `found` counts against `--fail-on`. */
export function reaches(found: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && severities.indexOf(found) <= severities.indexOf(failOn);
}
