import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandTable } from '../../vscode-extension/src/command-table.ts';
import { settingsTable } from '../../vscode-extension/src/settings-table.ts';

const manifest = JSON.parse(readFileSync(new URL('../../vscode-extension/package.json', import.meta.url), 'utf8'));

test('the manifest offers every command and setting of the tables, and no other', () => {
  expect(manifest.contributes.commands.map(({ command }: { command: string }) => command)).toEqual(
    commandTable.map(({ id }) => id),
  );
  expect(Object.keys(manifest.contributes.configuration.properties)).toEqual(
    settingsTable.map(({ key }) => `presswright.${key}`),
  );
});

test('an untrusted workspace decides neither where code is sent nor whom to trust for it', () => {
  expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations).toEqual([
    'presswright.server.url',
    'presswright.server.caFile',
  ]);
});

test('no setting holds a key: it belongs into the secret storage', () => {
  expect(settingsTable.filter(({ key }) => /key|secret|token$/i.test(key))).toEqual([]);
});
