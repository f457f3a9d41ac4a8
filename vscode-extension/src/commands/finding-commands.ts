import { setTimeout as sleep } from 'node:timers/promises';
import { categories, severities } from '@presswright/shared/schemas/severities';
import {
  commands,
  l10n,
  type QuickPickItem,
  QuickPickItemKind,
  Range,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import { chosenFinding } from '../findings/chosen-finding.ts';
import { explanation } from '../findings/explanation.ts';
import type { Finding } from '../findings/finding.ts';
import { type Grouping, groupings } from '../findings/group-findings.ts';
import { categoryLabels, severityLabels } from '../findings/labels.ts';
import type { CommandContext } from './command-context.ts';

/** How long after the cursor moved the editor asks for fixes by itself, with some to spare. */
const cursorPauseMs = 300;

/** Presswright: Explain Finding. */
export async function explainFinding({ rules, explanations }: CommandContext, argument?: unknown): Promise<void> {
  const finding = chosenFinding(argument);
  if (finding !== undefined) await explanations.show(explanation(finding, await rules.text(finding.rule), l10n.t));
}

/** Presswright: Fix With…: the editor's own list of fixes, at the finding. */
export async function fixFinding(_context: CommandContext, argument?: unknown): Promise<void> {
  const finding = chosenFinding(argument);
  if (finding === undefined) return;
  const document = await reveal(finding);
  // What the editor asks by itself after the move replaces a list that is not there half a second later, and nothing shows.
  // Fixes that were asked for once are at hand, also in a file that was just opened and has to be analyzed.
  const place = new Range(finding.line, finding.character, finding.line, finding.character);
  await Promise.all([
    sleep(cursorPauseMs),
    commands.executeCommand('vscode.executeCodeActionProvider', document.uri, place),
  ]);
  await commands.executeCommand('editor.action.quickFix');
}

/** Presswright: Fix All Safe Problems in File. */
export async function fixAllInFile(): Promise<void> {
  await commands.executeCommand('editor.action.codeAction', { kind: 'source.fixAll.presswright', apply: 'first' });
}

/** Presswright: Group Findings By… */
export async function groupFindingsBy({ findings }: CommandContext): Promise<void> {
  const labels: Record<Grouping, string> = {
    file: l10n.t('File'),
    rule: l10n.t('Rule'),
    severity: l10n.t('Severity'),
    entryPoint: l10n.t('Entry point'),
  };
  const items = groupings.map((grouping) => ({
    grouping,
    label: labels[grouping],
    ...(grouping === findings.grouping ? { description: l10n.t('current') } : {}),
  }));
  const choice = await window.showQuickPick(items, { title: l10n.t('Group findings by') });
  if (choice !== undefined) await findings.group(choice.grouping);
}

/** Presswright: Filter Findings… */
export async function filterFindings({ findings }: CommandContext): Promise<void> {
  const { hiddenSeverities, hiddenCategories } = findings.filter;
  const heading = (label: string): QuickPickItem => ({ label, kind: QuickPickItemKind.Separator });
  const item = (id: string, label: string, isHidden: boolean) => ({ id, label, picked: !isHidden });
  const [severityNames, categoryNames] = [severityLabels(l10n.t), categoryLabels(l10n.t)];
  const items = [
    heading(l10n.t('Severity')),
    ...severities.map((severity) => item(severity, severityNames[severity], hiddenSeverities.includes(severity))),
    heading(l10n.t('Category')),
    ...categories.map((category) => item(category, categoryNames[category], hiddenCategories.includes(category))),
  ];
  const choice = await window.showQuickPick(items, {
    title: l10n.t('Show findings of'),
    placeHolder: l10n.t('Select severities and categories to show'),
    canPickMany: true,
  });
  if (choice === undefined) return;
  const shown = new Set(choice.map((item) => ('id' in item ? item.id : '')));
  await findings.hide({
    hiddenSeverities: severities.filter((severity) => !shown.has(severity)),
    hiddenCategories: categories.filter((category) => !shown.has(category)),
  });
}

async function reveal({ uri, line, character }: Finding): Promise<TextDocument> {
  const document = await workspace.openTextDocument(Uri.parse(uri));
  await window.showTextDocument(document, { selection: new Range(line, character, line, character), preview: false });
  return document;
}
