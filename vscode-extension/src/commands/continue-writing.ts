import { type ContinueParams, type ContinueResult, continueRequest } from '@presswright/shared/protocol';
import { l10n, ProgressLocation, Selection, window } from 'vscode';
import type { CommandContext } from './command-context.ts';

/** Presswright: Continue Writing: the code goes in selected, so that one key takes it out again. */
export async function continueWriting({ server }: CommandContext): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor === undefined) {
    await window.showInformationMessage(
      l10n.t('Open a PHP, JavaScript or TypeScript file and place the cursor first.'),
    );
    return;
  }
  const { document } = editor;
  const { version } = document;
  const position = editor.selection.active;
  const params: ContinueParams = {
    textDocument: { uri: document.uri.toString() },
    position: { line: position.line, character: position.character },
  };
  const options = { location: ProgressLocation.Window, title: l10n.t('Presswright: Continuing') };
  const { text } = await window.withProgress(options, () => server.request<ContinueResult>(continueRequest, params));
  if (text === '') {
    await window.showInformationMessage(
      l10n.t('The model has no continuation for this place. Write a few more words, then try again.'),
    );
    return;
  }
  // Somebody typed meanwhile: the text would go into the wrong place.
  if (document.version !== version) return;
  const isDone = await editor.edit((edit) => edit.insert(position, text));
  if (isDone)
    editor.selection = new Selection(position, document.positionAt(document.offsetAt(position) + text.length));
}
