import {
  type AddToBaselineArguments,
  type BaselineFinding,
  type BaselineResult,
  baselineCommands,
  type CreateBaselineArguments,
} from '@presswright/shared/protocol';
import { ConfigurationTarget, commands, l10n, ProgressLocation, Uri, window, workspace } from 'vscode';
import type { CommandId } from '../command-table.ts';
import { chosenFinding } from '../findings/chosen-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { GroupNode } from '../findings/finding-nodes.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Add to Baseline: the finding, or all of a group. */
export async function addToBaseline({ server }: CommandContext, argument?: unknown): Promise<void> {
  const findings = argument instanceof GroupNode ? argument.group.findings : [chosenFinding(argument)];
  const fresh = findings.filter((finding) => finding !== undefined && !finding.isKnown) as Finding[];
  if (fresh.length === 0) return;
  const isSaved = await saveFilesOf(fresh);
  if (!isSaved) return;
  const given: AddToBaselineArguments = { findings: fresh.map(asBaselineFinding) };
  await tellOfAddition(await server.execute<BaselineResult>(baselineCommands.add, given));
}

/** Says that findings are in the baseline now. */
export async function tellOfAddition(result: BaselineResult): Promise<void> {
  const count = result.findings;
  await tell(
    result,
    count === 1 ? l10n.t('1 finding added to the baseline.') : l10n.t('{0} findings added to the baseline.', count),
  );
}

/** Presswright: Create Baseline… */
export async function createBaseline({ server }: CommandContext): Promise<void> {
  const folder = await chooseFolder();
  if (folder === undefined) return;
  const accept = l10n.t('Create Baseline');
  const question = l10n.t('Accept everything that Presswright finds in {0}?', folder.name);
  const detail = l10n.t(
    'The findings are written to a file and no longer shown, in the editor and on the command line. A baseline that is there is replaced. Only new findings show from then on.',
  );
  if ((await window.showWarningMessage(question, { modal: true, detail }, accept)) !== accept) return;
  const options = {
    location: ProgressLocation.Notification,
    title: l10n.t('Presswright: Creating the baseline'),
    cancellable: true,
  };
  const given: CreateBaselineArguments = { folder: folder.uri.toString() };
  const result = await window.withProgress(options, async (_progress, token): Promise<BaselineResult | undefined> => {
    try {
      return await server.execute<BaselineResult>(baselineCommands.create, given, token);
    } catch (error) {
      if (token.isCancellationRequested) return undefined;
      throw error;
    }
  });
  if (result === undefined) return;
  const count = result.findings;
  await tell(
    result,
    count === 1 ? l10n.t('The baseline holds 1 finding.') : l10n.t('The baseline holds {0} findings.', count),
  );
}

/** Presswright: Show Findings of the Baseline, and Hide. */
export async function showBaselineFindings({ status }: CommandContext, isShown: boolean): Promise<void> {
  const target = workspace.workspaceFolders === undefined ? ConfigurationTarget.Global : ConfigurationTarget.Workspace;
  const value = isShown ? true : undefined;
  await workspace.getConfiguration('presswright').update('analysis.showBaseline', value, target);
  // Open files follow by themselves.
  if (status.status.state === 'ready')
    await commands.executeCommand('presswright.analyzeWorkspace' satisfies CommandId);
}

async function tell({ files, config }: BaselineResult, text: string): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  const named = config === undefined ? text : l10n.t('{0} presswright.json now names it.', text);
  const open = l10n.t('Open Baseline');
  if ((await window.showInformationMessage(named, open)) === open) {
    await commands.executeCommand('vscode.open', Uri.parse(file));
  }
}

async function chooseFolder() {
  const folders = workspace.workspaceFolders ?? [];
  if (folders.length === 0) {
    await window.showInformationMessage(
      l10n.t('A baseline belongs to a folder. Open the folder of the project first.'),
    );
  }
  return folders.length < 2 ? folders[0] : await window.showWorkspaceFolderPick();
}

/** A baseline names what is on the disk. */
async function saveFilesOf(findings: readonly Finding[]): Promise<boolean> {
  const uris = new Set(findings.map(({ uri }) => uri));
  const open = workspace.textDocuments.filter(({ uri }) => uris.has(uri.toString()));
  if (findings.some(({ uri }) => !uri.startsWith('file:'))) {
    await window.showInformationMessage(
      l10n.t('Save the file first. The baseline holds findings of saved files only.'),
    );
    return false;
  }
  const saved = await Promise.all(open.map((document) => !document.isDirty || document.save()));
  return saved.every(Boolean);
}

function asBaselineFinding(finding: Finding): BaselineFinding {
  const { uri, rule, category, severity, message, line, character, endLine, endCharacter } = finding;
  const range = { start: { line, character }, end: { line: endLine, character: endCharacter } };
  return { uri, rule, category, severity, message, range };
}
