import { commands, l10n, window, workspace } from 'vscode';
import { parseServerAddress } from '../server-address.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Set API Key. */
export async function setApiKey({ apiKey }: CommandContext): Promise<void> {
  const address = parseServerAddress(workspace.getConfiguration('presswright').get('server.url', ''));
  if (address.kind !== 'remote') {
    const reason =
      address.kind === 'invalid'
        ? l10n.t('presswright.server.url: expected an address like https://host:8443, got "{0}"', address.setting)
        : l10n.t(
            'The local server does not require a key. Keys are used with the server in the setting presswright.server.url.',
          );
    const open = l10n.t('Open Settings');
    if ((await window.showInformationMessage(reason, open)) === open) {
      await commands.executeCommand('workbench.action.openSettings', 'presswright.server');
    }
    return;
  }
  const key = await window.showInputBox({
    title: l10n.t('API key for {0}', address.origin),
    prompt: l10n.t('Stored in the secret storage of the editor. Leave empty to remove the key.'),
    password: true,
    ignoreFocusOut: true,
    validateInput: (value) =>
      /^[\x21-\x7e]*$/.test(value.trim())
        ? undefined
        : l10n.t('API keys cannot contain spaces or accented characters.'),
  });
  if (key === undefined) return;
  await apiKey.store(address.origin, key.trim());
  await window.showInformationMessage(
    key.trim() === ''
      ? l10n.t('The key for {0} has been removed.', address.origin)
      : l10n.t('The key for {0} has been saved.', address.origin),
  );
}
