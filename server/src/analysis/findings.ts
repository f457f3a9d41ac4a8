import { type Severity, severities } from '@presswright/shared/schemas/severities';
import type { Finding, RelatedPlace } from './finding.ts';
import type { RuleMeta } from './rule-meta.ts';

/** A finding with the rule that made it. */
export interface RuleFinding {
  readonly meta: RuleMeta;
  readonly finding: Finding;
  /** The severity that the project gives the rule, whatever supports the finding. */
  readonly decided?: Severity;
  /** Who enforces the profile asked for rejects it: it is no mere review, and at least medium. */
  readonly isRejected?: boolean;
}

/** Other ways to a sink that are told. */
const maxOthers = 8;

/** Findings as they come in: equal ones (rule, sink or place, cause) count once, the worst of them. */
export class FindingList {
  readonly #findings = new Map<string, RuleFinding>();

  add(meta: RuleMeta, finding: Finding): void {
    const { start, end } = finding.sink?.at ?? finding.at;
    const key = `${meta.id} ${start} ${end} ${finding.detail ?? ''}`;
    const before = this.#findings.get(key);
    if (before === undefined) this.#findings.set(key, { meta, finding });
    else if (comesFirst(before, { meta, finding })) this.#findings.set(key, withOther(before, finding));
    else this.#findings.set(key, withOther({ meta, finding }, before.finding));
  }

  get all(): RuleFinding[] {
    return [...this.#findings.values()];
  }
}

/** Of several ways to one sink, the worst one is told, and of equal ones the first in the files. */
function comesFirst(a: RuleFinding, b: RuleFinding): boolean {
  if (rank(a) !== rank(b)) return rank(a) < rank(b);
  return b.finding.sink === undefined || a.finding.at.start <= b.finding.at.start;
}

/** The finding, with the place of another one that has the same sink. */
function withOther(rule: RuleFinding, { at, sink, others = [] }: Finding): RuleFinding {
  const { finding } = rule;
  if (finding.sink === undefined || sink === undefined) return rule;
  const all: RelatedPlace[] = [...(finding.others ?? [])];
  for (const place of [{ at, message: 'leads there, too' }, ...others]) {
    const isKnown = [finding, ...all].some((known) => known.at.start === place.at.start);
    if (!isKnown && all.length < maxOthers) all.push(place);
  }
  return { ...rule, finding: { ...finding, others: all } };
}

/** 0 is the worst. */
function rank({ meta, finding }: RuleFinding): number {
  return severities.indexOf(severityOf({ meta, finding }));
}

/** Whether nothing but a pattern supports a finding: it asks for a second look, and is not held against the code. */
export function isReview(found: RuleFinding): boolean {
  return found.decided === undefined && found.isRejected !== true && hasOnlyPattern(found);
}

function hasOnlyPattern({ finding }: RuleFinding): boolean {
  return finding.confidence === 'low' && finding.taint === undefined && (finding.trace ?? []).length === 0;
}

/** Whether the way of a flaw of security was followed from its beginning to the harm. */
export function isProven({ meta, finding }: RuleFinding): boolean {
  return (
    meta.category === 'security' &&
    ((finding.confidence ?? 'high') === 'high'
      ? finding.taint !== undefined || (finding.trace ?? []).length > 0
      : // What came back from the database was followed on both sides of it.
        finding.confidence === 'medium' && finding.taint?.source.kind === 'request')
  );
}

/** The severity a finding is shown with. */
export function severityOf(found: RuleFinding): Severity {
  if (found.decided !== undefined) return found.decided;
  const own = hasOnlyPattern(found) ? 'info' : (found.finding.severity ?? found.meta.severity);
  return found.isRejected === true && isMilder(own, 'medium') ? 'medium' : own;
}

function isMilder(a: Severity, b: Severity): boolean {
  return severities.indexOf(a) > severities.indexOf(b);
}
