import { type Severity, severities } from '@presswright/shared/schemas/severities';
import type { Finding, RuleMeta } from './rules/rule.ts';

/** A finding with the rule that made it. */
export interface RuleFinding {
  readonly meta: RuleMeta;
  readonly finding: Finding;
  /** The severity that the project gives the rule, whatever supports the finding. */
  readonly decided?: Severity;
}

/** Findings as they come in: equal ones (rule, place, cause) count once, the worst of them. */
export class FindingList {
  readonly #findings = new Map<string, RuleFinding>();

  add(meta: RuleMeta, finding: Finding): void {
    const key = `${meta.id} ${finding.at.start} ${finding.at.end} ${finding.detail ?? ''}`;
    const before = this.#findings.get(key);
    if (before !== undefined && rank(before) <= rank({ meta, finding })) return;
    this.#findings.set(key, { meta, finding });
  }

  get all(): RuleFinding[] {
    return [...this.#findings.values()];
  }
}

/** 0 is the worst. */
function rank({ meta, finding }: RuleFinding): number {
  return severities.indexOf(severityOf({ meta, finding }));
}

/** Whether nothing but a pattern supports a finding: it asks for a second look, and is not held against the code. */
export function isReview({ finding, decided }: RuleFinding): boolean {
  return (
    decided === undefined &&
    finding.confidence === 'low' &&
    finding.taint === undefined &&
    (finding.trace ?? []).length === 0
  );
}

/** The severity a finding is shown with. */
export function severityOf(found: RuleFinding): Severity {
  return isReview(found) ? 'info' : (found.decided ?? found.finding.severity ?? found.meta.severity);
}
