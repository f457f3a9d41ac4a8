import { commands, l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { type CommandId, commandTable } from '../command-table.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Show Menu, behind the status item: first the next step, where there is one to take. */
export async function showMenu({ status }: CommandContext): Promise<void> {
  const entries = commandTable
    .filter(({ inMenu }) => inMenu)
    .map(({ id, title, icon, description }) => ({
      id,
      label: `$(${icon}) ${l10n.t(title)}`,
      detail: l10n.t(description),
    }));
  const { step, view } = status;
  const next =
    step.kind === 'showMenu' || step.kind === 'showLog'
      ? []
      : [
          {
            id: 'presswright.takeNextStep' satisfies CommandId,
            label: `$(arrow-right) ${step.title}`,
            detail: status.status.message,
          },
        ];
  const settings = {
    id: 'workbench.action.openSettings',
    label: `$(gear) ${l10n.t('Settings')}`,
    detail: l10n.t('Opens the Presswright settings.'),
  };
  const separator: QuickPickItem = { label: l10n.t('more'), kind: QuickPickItemKind.Separator };
  const choice = await window.showQuickPick([...next, ...entries, separator, settings], {
    title: view.title,
    placeHolder: status.status.message,
  });
  if (choice === undefined || !('id' in choice)) return;
  await commands.executeCommand(choice.id, ...(choice.id === settings.id ? ['presswright.'] : []));
}
