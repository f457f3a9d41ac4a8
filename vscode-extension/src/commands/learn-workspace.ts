import { type LearnResult, learnCommand } from '@presswright/shared/protocol';
import { commands, l10n, window, workspace } from 'vscode';
import type { CommandContext } from './command-context.ts';
import { requestWithProgress } from './request-with-progress.ts';

/** Presswright: Learn from Workspace. */
export async function learnWorkspace({ server, models }: CommandContext): Promise<void> {
  if (!workspace.isTrusted) {
    const manage = l10n.t('Manage Workspace Trust');
    // What is learned is suggested in other workspaces, too.
    const text = l10n.t('Only a workspace that is trusted is learned from: what it has is suggested everywhere.');
    if ((await window.showInformationMessage(text, manage)) === manage) {
      await commands.executeCommand('workbench.trust.manage');
    }
    return;
  }
  if (workspace.workspaceFolders === undefined) {
    await window.showInformationMessage(l10n.t('Open the folder to learn from first.'));
    return;
  }
  const params = { command: learnCommand, arguments: [{}] };
  const title = l10n.t('Presswright: Learning from the workspace');
  const result = await requestWithProgress<LearnResult>(server, title, 'workspace/executeCommand', params);
  if (result === undefined) return;
  models.refresh();
  const { files } = result;
  await window.showInformationMessage(
    files === 1
      ? l10n.t('Learned from 1 file. Suggestions now follow its code.')
      : l10n.t('Learned from {0} files. Suggestions now follow their code.', files),
  );
}
