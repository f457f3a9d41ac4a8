import { type Severity, severities } from '@presswright/shared/schemas/severities';
import type { Translate } from '../translate.ts';
import { type Finding, findingKey } from './finding.ts';
import { severityLabels } from './labels.ts';

export const groupings = ['file', 'rule', 'severity', 'entryPoint'] as const;
export type Grouping = (typeof groupings)[number];

/** What a group is called, and what tells it apart. */
export interface GroupHeading {
  /** The file's address, the rule's id, the severity, the entry point's own. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Findings under one heading. */
export interface FindingGroup extends GroupHeading {
  readonly grouping: Grouping;
  readonly worst: Severity;
  readonly findings: readonly Finding[];
}

/** What headings are made from besides the findings. */
export interface GroupNames {
  /** The title of a rule's page; undefined: it has none. */
  readonly titleOf: (rule: string) => string | undefined;
  /** The entry points that lead to a finding. */
  readonly entryPointsOf: (finding: Finding) => readonly GroupHeading[];
  readonly t: Translate;
}

/**
 * Sorts findings into groups: the group with the worst finding first, then the one with more of them. A finding that several
 * entry points lead to stands under each.
 */
export function groupFindings(findings: readonly Finding[], grouping: Grouping, names: GroupNames): FindingGroup[] {
  const sorted = [...findings].sort(compareFindings);
  const groups = new Map<string, { readonly heading: GroupHeading; readonly members: Finding[] }>();
  for (const finding of sorted) {
    for (const heading of headingsOf(finding, grouping, names)) {
      const group = groups.get(heading.id) ?? { heading, members: [] };
      group.members.push(finding);
      groups.set(heading.id, group);
    }
  }
  const made = [...groups.values()].map(({ heading, members }) => ({
    ...heading,
    grouping,
    worst: members[0]?.severity ?? 'info',
    findings: members,
  }));
  return made.sort(
    (a, b) => rank(a.worst) - rank(b.worst) || b.findings.length - a.findings.length || (a.label < b.label ? -1 : 1),
  );
}

function headingsOf(finding: Finding, grouping: Grouping, names: GroupNames): readonly GroupHeading[] {
  switch (grouping) {
    case 'file': {
      const { uri, path } = finding;
      const slash = path.lastIndexOf('/');
      return [{ id: uri, label: path.slice(slash + 1), description: slash < 0 ? '' : path.slice(0, slash) }];
    }
    case 'rule': {
      const { rule } = finding;
      const title = names.titleOf(rule);
      return [{ id: rule, label: title ?? rule, description: title === undefined ? '' : rule }];
    }
    case 'severity': {
      const { severity } = finding;
      return [{ id: severity, label: severityLabels(names.t)[severity], description: '' }];
    }
    case 'entryPoint': {
      const headings = names.entryPointsOf(finding);
      if (headings.length > 0) return headings;
      return [{ id: '', label: names.t('No known entry point'), description: '' }];
    }
  }
}

const rank = (severity: Severity): number => severities.indexOf(severity);

function compareFindings(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return rank(a.severity) - rank(b.severity);
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line || a.character - b.character || (findingKey(a) < findingKey(b) ? -1 : 1);
}
