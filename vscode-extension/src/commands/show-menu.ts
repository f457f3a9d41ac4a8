import { commands, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { commandTable } from '../command-table.ts';
import { viewOfStatus } from '../status.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Show Menu, behind the status item. */
export async function showMenu({ status }: CommandContext): Promise<void> {
  const entries = commandTable
    .filter(({ inMenu }) => inMenu)
    .map(({ id, title, icon, description }) => ({ id, label: `$(${icon}) ${title}`, detail: description }));
  const settings = {
    id: 'workbench.action.openSettings',
    label: '$(gear) Settings',
    detail: 'Opens the Presswright settings.',
  };
  const separator: QuickPickItem = { label: 'more', kind: QuickPickItemKind.Separator };
  const choice = await window.showQuickPick([...entries, separator, settings], {
    title: viewOfStatus(status.status).label,
    placeHolder: status.status.message,
  });
  if (choice === undefined || !('id' in choice)) return;
  await commands.executeCommand(choice.id, ...(choice.id === settings.id ? ['presswright.'] : []));
}
