import { type Severity, severities } from '@presswright/shared/schemas/severities';
import { type Finding, findingKey } from './finding.ts';

export const groupings = ['file', 'rule', 'severity'] as const;
export type Grouping = (typeof groupings)[number];

/** Findings under one heading. */
export interface FindingGroup {
  readonly grouping: Grouping;
  /** The file's address, the rule's id, the severity. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly worst: Severity;
  readonly findings: readonly Finding[];
}

/**
 * Sorts findings into groups: the group with the worst finding first, then the one with more of them.
 * @param titleOf the title of a rule's page; undefined: it has none
 */
export function groupFindings(
  findings: readonly Finding[],
  grouping: Grouping,
  titleOf: (rule: string) => string | undefined,
): FindingGroup[] {
  const sorted = [...findings].sort(compareFindings);
  const byId = Map.groupBy(sorted, (finding) => idOf(finding, grouping));
  const groups = [...byId].map(([id, members]) => ({
    grouping,
    id,
    ...headingOf(grouping, id, members, titleOf),
    worst: members[0]?.severity ?? 'info',
    findings: members,
  }));
  return groups.sort(
    (a, b) => rank(a.worst) - rank(b.worst) || b.findings.length - a.findings.length || (a.label < b.label ? -1 : 1),
  );
}

function idOf(finding: Finding, grouping: Grouping): string {
  switch (grouping) {
    case 'file':
      return finding.uri;
    case 'rule':
      return finding.rule;
    case 'severity':
      return finding.severity;
  }
}

function headingOf(
  grouping: Grouping,
  id: string,
  [first]: readonly Finding[],
  titleOf: (rule: string) => string | undefined,
): { label: string; description: string } {
  switch (grouping) {
    case 'file': {
      const path = first?.path ?? id;
      const slash = path.lastIndexOf('/');
      return { label: path.slice(slash + 1), description: slash < 0 ? '' : path.slice(0, slash) };
    }
    case 'rule': {
      const title = titleOf(id);
      return title === undefined ? { label: id, description: '' } : { label: title, description: id };
    }
    case 'severity':
      return { label: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`, description: '' };
  }
}

const rank = (severity: Severity): number => severities.indexOf(severity);

function compareFindings(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return rank(a.severity) - rank(b.severity);
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line || a.character - b.character || (findingKey(a) < findingKey(b) ? -1 : 1);
}
