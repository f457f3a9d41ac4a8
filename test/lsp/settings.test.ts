import { expect, test } from 'vitest';
import { readSettings } from '../../lsp/src/settings.ts';

test('later layers win, empty values leave it to the earlier ones', () => {
  const { settings } = readSettings(
    [
      { server: { url: 'https://a.test', apiKey: 'k' }, completion: { maxTokens: 10 } },
      { server: { url: '', apiKey: null }, completion: { maxTokens: 20 } },
      null,
      undefined,
    ],
    {},
  );
  expect(settings.server).toEqual({ kind: 'remote', url: 'https://a.test', apiKey: 'k', caFile: '' });
  expect(settings.completion.maxTokens).toBe(20);
});

test("a folder's address never gets the environment's key", () => {
  const environment = { PRESSWRIGHT_URL: 'https://mine.test', PRESSWRIGHT_API_KEY: 'mine' };
  expect(readSettings([{ server: { url: 'https://theirs.test' } }], environment).settings.server).toMatchObject({
    url: 'https://theirs.test',
    apiKey: '',
  });
  expect(readSettings([{}], environment).settings.server).toMatchObject({ url: 'https://mine.test', apiKey: 'mine' });
  expect(readSettings([{}], {}).settings.server).toEqual({ kind: 'local' });
});

test('a value of no use is named and left out', () => {
  const { settings, problems } = readSettings(
    [
      {
        analysis: { severity: 'bad', enabled: 'yes', review: 'no', profile: 'wporg' },
        completion: { maxTokens: 0 },
        server: { url: 5 },
      },
    ],
    {},
  );
  expect(settings).toEqual(readSettings([], {}).settings);
  expect(problems).toEqual([
    'presswright.server.url: expected an https: address, got 5',
    'presswright.analysis.enabled: expected true or false, got "yes"',
    'presswright.analysis.severity: expected one of critical, high, medium, low, info, got "bad"',
    'presswright.analysis.review: expected true or false, got "no"',
    'presswright.analysis.profile: expected one of default, wordpress-org, vip, core, got "wporg"',
    'presswright.completion.maxTokens: expected a whole number from 1 to 2048, got 0',
  ]);
});
