import { expect, test } from 'vitest';
import { clientSettings } from '../../vscode-extension/src/client-settings.ts';
import { settingsTable } from '../../vscode-extension/src/settings-table.ts';

const defaults = new Map<string, unknown>(settingsTable.map(({ key, default: value }) => [key, value]));

test('hands every setting of the table to the language server, in its groups', () => {
  expect(clientSettings((key) => defaults.get(key), undefined)).toEqual({
    server: { url: '', caFile: '' },
    analysis: {
      enabled: true,
      severity: 'info',
      review: false,
      profile: 'default',
      showBaseline: false,
      workspace: false,
    },
    completion: { enabled: true, maxTokens: 64, model: '' },
  });
});

test('leaves out values the language server could not take', () => {
  const wrong = new Map<string, unknown>([
    ['analysis.enabled', 'yes'],
    ['analysis.severity', 'awful'],
    ['completion.maxTokens', 100_000],
    ['server.url', 8443],
  ]);
  expect(clientSettings((key) => wrong.get(key), undefined)).toEqual({ server: {}, analysis: {}, completion: {} });
});

test('adds the key of the secret storage', () => {
  expect(clientSettings(() => undefined, 'svc_live_secret').server).toEqual({ apiKey: 'svc_live_secret' });
});
