import { commands } from 'vscode';
import { walkthroughId } from '../walkthrough-id.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Get Started. */
export async function getStarted({ extension }: CommandContext): Promise<void> {
  const category = `${extension.extension.id}#${walkthroughId}`;
  await commands.executeCommand('workbench.action.openWalkthrough', category, false);
}
