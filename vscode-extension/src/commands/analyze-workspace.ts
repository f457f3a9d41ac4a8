import {
  type AnalyzeWorkspaceParams,
  type AnalyzeWorkspaceResult,
  analyzeWorkspaceRequest,
} from '@presswright/shared/protocol';
import { commands, l10n, ProgressLocation, window, workspace } from 'vscode';
import type { Progress } from '../client.ts';
import { summarize } from '../summary.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Analyze Workspace. */
export async function analyzeWorkspace(context: CommandContext): Promise<void> {
  if (workspace.workspaceFolders === undefined) {
    await window.showInformationMessage(
      l10n.t('Open a folder first. Presswright analyzes the files of the workspace.'),
    );
    return;
  }
  const result = await requestWithProgress(context);
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

function requestWithProgress({ server }: CommandContext): Thenable<AnalyzeWorkspaceResult> {
  const options = {
    location: ProgressLocation.Notification,
    title: l10n.t('Presswright: Analyzing workspace'),
    cancellable: true,
  };
  return window.withProgress(options, async (progress, cancellation) => {
    const workDoneToken = crypto.randomUUID();
    let reached = 0;
    const onProgress = ({ percentage = reached, message }: Progress): void => {
      const increment = Math.max(0, percentage - reached);
      reached += increment;
      progress.report({ increment, ...(message === undefined ? {} : { message }) });
    };
    // Said here, as a setting that was changed just now may not have reached the language server.
    const showBaseline = workspace.getConfiguration('presswright').get('analysis.showBaseline', false);
    const params = { workDoneToken, showBaseline } satisfies AnalyzeWorkspaceParams;
    return await server.requestWithProgress<AnalyzeWorkspaceResult>(
      analyzeWorkspaceRequest,
      params,
      onProgress,
      cancellation,
    );
  });
}
