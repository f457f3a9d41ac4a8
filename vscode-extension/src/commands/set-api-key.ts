import { commands, window, workspace } from 'vscode';
import { parseServerAddress } from '../server-address.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Set API Key. */
export async function setApiKey({ apiKey }: CommandContext): Promise<void> {
  const address = parseServerAddress(workspace.getConfiguration('presswright').get('server.url', ''));
  if (address.kind !== 'remote') {
    const reason =
      address.kind === 'invalid'
        ? address.problem
        : 'The local server needs no key. A key belongs to the server of the setting presswright.server.url.';
    if ((await window.showInformationMessage(reason, 'Open Settings')) === 'Open Settings') {
      await commands.executeCommand('workbench.action.openSettings', 'presswright.server');
    }
    return;
  }
  const key = await window.showInputBox({
    title: `API key for ${address.origin}`,
    prompt: 'Kept in the secret storage of the editor. Leave it empty to forget the key.',
    password: true,
    ignoreFocusOut: true,
    validateInput: (value) =>
      /^[\x21-\x7e]*$/.test(value.trim()) ? undefined : 'A key has no spaces or accented letters.',
  });
  if (key === undefined) return;
  await apiKey.store(address.origin, key.trim());
  await window.showInformationMessage(
    key.trim() === '' ? `The key for ${address.origin} is forgotten.` : `The key for ${address.origin} is kept.`,
  );
}
