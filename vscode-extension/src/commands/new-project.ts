import type { AnyPlan, ProjectKind } from '@presswright/shared/generators';
import { commands, FileSystemError, l10n, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { planEditorType } from '../plan-editor/plan-editor.ts';
import { formatPlanFile } from '../plan-editor/plan-file.ts';
import type { CommandContext } from './command-context.ts';

/** What a caller may know of a project. */
interface DescribedProject {
  readonly kind: ProjectKind;
  readonly name: string;
  readonly description: string;
}

const choices = () =>
  [
    {
      project: 'plugin',
      label: `$(plug) ${l10n.t('Plugin')}`,
      detail: l10n.t('Manages content, or does something for the site'),
    },
    {
      project: 'block',
      label: `$(symbol-misc) ${l10n.t('Block')}`,
      detail: l10n.t('One block for the block editor, in a plugin of its own'),
    },
    {
      project: 'theme',
      label: `$(paintcan) ${l10n.t('Theme')}`,
      detail: l10n.t('A block theme, a classic theme or a child theme'),
    },
    {
      project: 'scaffold',
      label: `$(folder-library) ${l10n.t('Scaffold')}`,
      detail: l10n.t('The files to start a plugin with, to fill in yourself'),
    },
  ] as const;

/** Presswright: Generate from Description…: asks for the kind first; `argument` may say it, with a name and a description. */
export async function generateFromDescription(_context: CommandContext, argument?: unknown): Promise<void> {
  const { kind, name, description } = Object(argument) as Partial<DescribedProject>;
  if (kind !== undefined && name !== undefined && description !== undefined) {
    return newProject(kind, { name, description });
  }
  const choice = await window.showQuickPick(choices(), {
    title: l10n.t('Generate from Description'),
    placeHolder: l10n.t('What do you want to build?'),
  });
  if (choice !== undefined) await newProject(choice.project);
}

/** Presswright: Generate Block from Selection: of markup or a shortcode. */
export async function generateFromSelection(): Promise<void> {
  const { planOfMarkup } = await import('@presswright/shared/plan-form/plan-of-markup');
  const editor = window.activeTextEditor;
  const made = editor === undefined ? null : planOfMarkup(editor.document.getText(editor.selection));
  if (made !== null) return newProject('block', made);
  await window.showInformationMessage(
    l10n.t(
      'Select HTML with headings, text, images, links or lists, or a shortcode such as [opening_hours shop="1"]. Then try again.',
    ),
  );
}

/** Opens the editor of a new plan: a file that is not saved yet. */
export async function newProject(
  kind: ProjectKind,
  made?: { readonly name: string; readonly plan?: AnyPlan; readonly description?: string },
): Promise<void> {
  const plan = made?.plan ?? (kind === 'scaffold' ? { structure: 'standard' } : undefined);
  const text = formatPlanFile({ kind, name: made?.name ?? '', description: made?.description ?? '', plan, rest: {} });
  const uri = await freePlace(kind);
  const document = await workspace.openTextDocument(uri.with({ scheme: 'untitled' }));
  const edit = new WorkspaceEdit();
  edit.insert(document.uri, document.positionAt(0), text);
  await workspace.applyEdit(edit);
  await commands.executeCommand('vscode.openWith', document.uri, planEditorType);
}

/** A name that neither a file of the workspace nor an open document has. */
async function freePlace(kind: ProjectKind): Promise<Uri> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const open = new Set(workspace.textDocuments.map(({ uri }) => uri.path));
  for (let number = 1; ; number += 1) {
    const name = `new-${kind}${number === 1 ? '' : `-${number}`}.presswright-plan.json`;
    const uri = folder === undefined ? Uri.from({ scheme: 'untitled', path: name }) : Uri.joinPath(folder, name);
    if (!open.has(uri.path) && (folder === undefined || !(await isThere(uri)))) return uri;
  }
}

async function isThere(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch (error) {
    if (error instanceof FileSystemError && error.code === 'FileNotFound') return false;
    throw error;
  }
}
