import type { Severity } from '@presswright/shared/schemas/severities';
import { l10n, MarkdownString, Range, ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState, Uri } from 'vscode';
import { escapeMarkdown } from '../escape-markdown.ts';
import { openRangeCommand } from '../places.ts';
import { linkOfRule } from '../rule-link.ts';
import { type Finding, findingKey, type Place, placeLabel } from './finding.ts';
import type { FindingGroup } from './group-findings.ts';
import { confidenceLabels, severityLabels } from './labels.ts';

const icons: Record<Severity, ThemeIcon> = {
  critical: new ThemeIcon('error', new ThemeColor('problemsErrorIcon.foreground')),
  high: new ThemeIcon('error', new ThemeColor('problemsErrorIcon.foreground')),
  medium: new ThemeIcon('warning', new ThemeColor('problemsWarningIcon.foreground')),
  low: new ThemeIcon('info', new ThemeColor('problemsInfoIcon.foreground')),
  info: new ThemeIcon('lightbulb', new ThemeColor('problemsInfoIcon.foreground')),
};

const known = new ThemeIcon('archive');

/** A heading of the Findings view. */
export class GroupNode extends TreeItem {
  readonly group: FindingGroup;

  constructor(group: FindingGroup) {
    const isExpanded = group.grouping !== 'severity' || group.worst === 'critical' || group.worst === 'high';
    super(group.label, isExpanded ? TreeItemCollapsibleState.Expanded : TreeItemCollapsibleState.Collapsed);
    this.group = group;
    this.id = `${group.grouping} ${group.id}`;
    // The editor itself says how many problems a file has.
    const count = group.grouping === 'file' ? '' : String(group.findings.length);
    this.description = [group.description, count].filter((text) => text !== '').join(' · ');
    this.contextValue = `${group.grouping}Group`;
    if (group.grouping === 'file') this.resourceUri = Uri.parse(group.id);
    this.iconPath = group.grouping === 'file' ? ThemeIcon.File : icons[group.worst];
    this.accessibilityInformation = { label: `${group.label}, ${countOf(group.findings.length)}` };
  }
}

/** One finding. */
export class FindingNode extends TreeItem {
  readonly finding: Finding;

  constructor(finding: Finding, { grouping, id }: Pick<FindingGroup, 'grouping' | 'id'>) {
    const hasWay = finding.steps.length > 1;
    super(finding.message, hasWay ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None);
    this.finding = finding;
    this.id = `${grouping} ${id} ${findingKey(finding)}`;
    const place = grouping === 'file' ? String(finding.line + 1) : placeLabel(finding);
    this.description = finding.isKnown ? l10n.t('{0} · in the baseline', place) : place;
    this.iconPath = finding.isKnown ? known : icons[finding.severity];
    const fix = finding.fix === undefined ? '' : 'WithFix';
    this.contextValue = finding.isKnown ? `findingKnown${fix}` : `finding${fix}`;
    this.tooltip = tooltipOf(finding);
    this.command = openRangeCommand(
      Uri.parse(finding.uri),
      new Range(...startOf(finding), finding.endLine, finding.endCharacter),
    );
    this.accessibilityInformation = {
      label: `${severityLabels(l10n.t)[finding.severity]}: ${finding.message} ${placeLabel(finding)}`,
    };
  }
}

/** A step on the way of the data to where it does harm. */
export class StepNode extends TreeItem {
  constructor(step: Finding['steps'][number], index: number, parent: FindingNode) {
    super(`${index + 1}. ${step.message}`);
    this.id = `${parent.id} ${index}`;
    this.description = placeLabel(step);
    this.contextValue = 'step';
    this.command = openRangeCommand(Uri.parse(step.uri), new Range(...startOf(step), ...startOf(step)));
  }
}

export type FindingsNode = GroupNode | FindingNode | StepNode;

const startOf = ({ line, character }: Place): [number, number] => [line, character];

function countOf(count: number): string {
  return count === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', count);
}

function tooltipOf({ message, suggestion, rule, severity, cwe, confidence }: Finding): MarkdownString {
  const text = new MarkdownString();
  text.isTrusted = { enabledCommands: ['presswright.openRuleDocumentation'] };
  text.appendMarkdown(escapeMarkdown(message));
  text.appendMarkdown('\n\n');
  text.appendMarkdown(escapeMarkdown(suggestion));
  const facts = [
    `[${rule}](${linkOfRule(rule)})`,
    severityLabels(l10n.t)[severity],
    cwe,
    confidenceLabels(l10n.t)[confidence],
  ];
  text.appendMarkdown(`\n\n${facts.filter((fact) => fact !== undefined).join(' · ')}`);
  return text;
}
