import { expect, test } from 'vitest';
import { parseServerAddress, secretName } from '../../vscode-extension/src/server-address.ts';

test('no address means the local server', () => {
  expect(parseServerAddress('  ')).toEqual({ kind: 'local' });
});

test('a key belongs to scheme, host and port, not to a path', () => {
  const one = parseServerAddress('https://presswright.example:8443/v1');
  expect(one).toEqual({ kind: 'remote', origin: 'https://presswright.example:8443' });
  expect(secretName('https://presswright.example:8443')).not.toBe(secretName('https://presswright.example'));
});

test.each(['http://presswright.example', 'presswright.example', 'file:///etc/passwd'])(
  '%s is refused, as keys and code go over HTTPS only',
  (address) => {
    expect(parseServerAddress(address)).toMatchObject({
      kind: 'invalid',
      setting: address,
    });
  },
);
