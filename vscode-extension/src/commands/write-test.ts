import { l10n, Uri, ViewColumn, WorkspaceEdit, window, workspace } from 'vscode';
import { draftTest } from '../php-tests/draft-test.ts';
import { functionAt } from '../php-tests/php-function.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Write a Test for This Function: opens the draft beside the function, not saved yet. */
export async function writeTest({ entryPoints }: CommandContext): Promise<void> {
  const editor = window.activeTextEditor;
  const php = editor?.document.languageId === 'php' ? editor : undefined;
  const found = php && functionAt(php.document.getText(), php.selection.active.line);
  if (php === undefined || found === undefined) {
    await window.showInformationMessage(l10n.t('Place the cursor in a function of a PHP file first.'));
    return;
  }
  const uri = php.document.uri.toString();
  // By name: the entry points are of the text as it was analyzed last.
  const { name, className } = found;
  const called = className === undefined ? name : `${className}::${name}`;
  const own = entryPoints.all.filter(({ handler }) => handler.file === uri && handler.name === called);
  const { path, code } = draftTest(found, own);
  const folder = workspace.getWorkspaceFolder(php.document.uri)?.uri;
  const place = folder === undefined ? Uri.file(path) : Uri.joinPath(folder, path);
  const isThere = await workspace.fs.stat(place).then(
    () => true,
    () => false,
  );
  const target = isThere ? place : place.with({ scheme: 'untitled' });
  const document = await workspace.openTextDocument(target);
  if (!isThere && document.getText() === '') {
    const edit = new WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(0), code);
    await workspace.applyEdit(edit);
  }
  await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preview: false });
  if (isThere) {
    await window.showInformationMessage(l10n.t('{0} is already there. Presswright left it as it is.', path));
  }
}
