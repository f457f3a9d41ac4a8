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
        : 'The local server does not require a key. Keys are used with the server in the setting presswright.server.url.';
    if ((await window.showInformationMessage(reason, 'Open Settings')) === 'Open Settings') {
      await commands.executeCommand('workbench.action.openSettings', 'presswright.server');
    }
    return;
  }
  const key = await window.showInputBox({
    title: `API key for ${address.origin}`,
    prompt: 'Stored in the secret storage of the editor. Leave empty to remove the key.',
    password: true,
    ignoreFocusOut: true,
    validateInput: (value) =>
      /^[\x21-\x7e]*$/.test(value.trim()) ? undefined : 'API keys cannot contain spaces or accented characters.',
  });
  if (key === undefined) return;
  await apiKey.store(address.origin, key.trim());
  await window.showInformationMessage(
    key.trim() === ''
      ? `The key for ${address.origin} has been removed.`
      : `The key for ${address.origin} has been saved.`,
  );
}
