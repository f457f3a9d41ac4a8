import { commands, l10n, Uri, window } from 'vscode';
import { findingAtCursor } from '../findings/chosen-finding.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Open Rule Documentation; `argument`, the id of a rule, saves the question for it. */
export async function openRuleDocumentation({ rules }: CommandContext, argument?: unknown): Promise<void> {
  const pages = await rules.pages();
  const rule = argument ?? findingAtCursor()?.rule;
  const page =
    pages.find((candidate) => candidate.rule === rule) ??
    (await window.showQuickPick(
      pages.map((candidate) => ({ ...candidate, label: candidate.title, description: candidate.rule })),
      { title: l10n.t('Presswright rules'), placeHolder: l10n.t('Select a rule'), matchOnDescription: true },
    ));
  if (page !== undefined) await commands.executeCommand('markdown.showPreview', Uri.file(page.path));
}
