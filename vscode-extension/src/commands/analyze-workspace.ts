import {
  type AnalyzeWorkspaceParams,
  type AnalyzeWorkspaceResult,
  analyzeWorkspaceRequest,
} from '@presswright/shared/protocol';
import { commands, l10n, window, workspace } from 'vscode';
import { summarize } from '../summary.ts';
import type { CommandContext } from './command-context.ts';
import { requestWithProgress } from './request-with-progress.ts';

/** Presswright: Analyze Workspace. */
export async function analyzeWorkspace(context: CommandContext): Promise<void> {
  if (workspace.workspaceFolders === undefined) {
    await window.showInformationMessage(
      l10n.t('Open a folder first. Presswright analyzes the files of the workspace.'),
    );
    return;
  }
  const result = await requestAnalysis(context);
  if (result === undefined) return;
  const summary = summarize(result, l10n.t);
  for (const line of summary.skipped) context.log.warn(line);
  context.log.info(summary.text);
  const [showProblems, showLog] = [l10n.t('Show Problems'), l10n.t('Show Log')];
  const buttons = [...(summary.hasProblems ? [showProblems] : []), ...(summary.skipped.length > 0 ? [showLog] : [])];
  const show = summary.kind === 'warning' ? window.showWarningMessage : window.showInformationMessage;
  const choice = await show(summary.text, ...buttons);
  if (choice === showProblems) await commands.executeCommand('workbench.actions.view.problems');
  if (choice === showLog) context.log.show();
}

function requestAnalysis({ server }: CommandContext): Thenable<AnalyzeWorkspaceResult | undefined> {
  // Said here, as a setting that was changed just now may not have reached the language server.
  const showBaseline = workspace.getConfiguration('presswright').get('analysis.showBaseline', false);
  const params: AnalyzeWorkspaceParams = { showBaseline };
  const title = l10n.t('Presswright: Analyzing workspace');
  return requestWithProgress(server, title, analyzeWorkspaceRequest, params);
}
