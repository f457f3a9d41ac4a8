import {
  type AnalyzeWorkspaceParams,
  type AnalyzeWorkspaceResult,
  analyzeWorkspaceRequest,
} from '@presswright/shared/protocol';
import { commands, ProgressLocation, window, workspace } from 'vscode';
import { WorkDoneProgress } from 'vscode-languageclient/node';
import { summarize } from '../summary.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Analyze Workspace. */
export async function analyzeWorkspace(context: CommandContext): Promise<void> {
  if (workspace.workspaceFolders === undefined) {
    await window.showInformationMessage('Open a folder first. Presswright analyzes the files of the workspace.');
    return;
  }
  const result = await requestWithProgress(context);
  const summary = summarize(result);
  for (const line of summary.skipped) context.log.warn(line);
  context.log.info(summary.text);
  const buttons = [
    ...(summary.hasProblems ? ['Show Problems'] : []),
    ...(summary.skipped.length > 0 ? ['Show Log'] : []),
  ];
  const show = summary.kind === 'warning' ? window.showWarningMessage : window.showInformationMessage;
  const choice = await show(summary.text, ...buttons);
  if (choice === 'Show Problems') await commands.executeCommand('workbench.actions.view.problems');
  if (choice === 'Show Log') context.log.show();
}

function requestWithProgress({ client }: CommandContext): Thenable<AnalyzeWorkspaceResult> {
  const options = {
    location: ProgressLocation.Notification,
    title: 'Presswright: Analyzing workspace',
    cancellable: true,
  };
  return window.withProgress(options, async (progress, cancellation) => {
    const workDoneToken = crypto.randomUUID();
    let reached = 0;
    const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
      if (value.kind !== 'report') return;
      const increment = Math.max(0, (value.percentage ?? reached) - reached);
      reached += increment;
      progress.report({ increment, ...(value.message === undefined ? {} : { message: value.message }) });
    });
    try {
      const params: AnalyzeWorkspaceParams = { workDoneToken };
      return await client.sendRequest<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, params, cancellation);
    } finally {
      listener.dispose();
    }
  });
}
