import { basename } from 'node:path/posix';
import { l10n, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { patternFile } from '../pattern-file.ts';

/** Presswright: Generate Pattern from Selection…: of HTML or block markup; the file is not saved yet. */
export async function generatePatternFromSelection(): Promise<void> {
  const editor = window.activeTextEditor;
  const markup = editor?.document.getText(editor.selection) ?? '';
  if (editor === undefined || patternFile(markup, 'a', 'a') === null) {
    await window.showInformationMessage(l10n.t('Select HTML or block markup without PHP in it. Then try again.'));
    return;
  }
  const title = await window.showInputBox({
    title: l10n.t('Generate Pattern from Selection'),
    prompt: l10n.t('What is the pattern called in the inserter?'),
    validateInput: (value) =>
      value.trim() === '' || patternFile(markup, value, 'a') !== null
        ? undefined
        : l10n.t('The name needs a letter from a to z or a digit: the file is named after it.'),
  });
  if (title === undefined || title.trim() === '') return;
  const folder = workspace.getWorkspaceFolder(editor.document.uri)?.uri;
  const made = patternFile(markup, title.trim(), folder === undefined ? 'theme' : basename(folder.path));
  if (made === null) return;
  const place =
    folder === undefined ? Uri.from({ scheme: 'untitled', path: made.path }) : Uri.joinPath(folder, made.path);
  const document = await workspace.openTextDocument(place.with({ scheme: 'untitled' }));
  if (document.getText() === '') {
    const edit = new WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(0), made.code);
    await workspace.applyEdit(edit);
  }
  await window.showTextDocument(document, { preview: false });
}
