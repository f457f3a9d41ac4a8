import { commands } from 'vscode';
import type { CommandId } from '../command-table.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Take Next Step: what the status leads to. */
export async function takeNextStep({ status }: CommandContext): Promise<void> {
  const { kind, setting } = status.step;
  if (kind === 'openSetting') {
    await commands.executeCommand('workbench.action.openSettings', setting ?? 'presswright.server');
  } else await commands.executeCommand(`presswright.${kind}` satisfies CommandId);
}
