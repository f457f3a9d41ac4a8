import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigError, loadConfig, settings } from '../../server/src/config.ts';
import { configurationDocs } from '../../server/src/config-docs.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'presswright-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function load(environment: Record<string, string> = {}) {
  return loadConfig({ PRESSWRIGHT_DATA_DIR: dataDir, ...environment }).config;
}

it('has the defaults of the contract', () => {
  expect(load()).toMatchObject({ host: '127.0.0.1', port: 8443, plan: null, bootstrapKey: null, dataDir });
});

it('reads the file in the data folder, and the environment wins', () => {
  const file = join(dataDir, 'presswright.env');
  writeFileSync(file, '# comment\nPRESSWRIGHT_PORT=9000\nPRESSWRIGHT_HOST="::1"\n');
  expect(load()).toMatchObject({ port: 9000, host: '::1' });
  expect(load({ PRESSWRIGHT_PORT: '9001' })).toMatchObject({ port: 9001, host: '::1' });
  rmSync(file);
});

it('reads the file that PRESSWRIGHT_CONFIG names, which may name the data folder', () => {
  const file = join(dataDir, 'elsewhere.env');
  writeFileSync(file, `PRESSWRIGHT_DATA_DIR=${dataDir}/sub\nPRESSWRIGHT_PLAN=free\n`);
  expect(loadConfig({ PRESSWRIGHT_CONFIG: file }).config).toMatchObject({ dataDir: `${dataDir}/sub`, plan: 'free' });
  expect(() => load({ PRESSWRIGHT_CONFIG: `${file}.none` })).toThrow(/PRESSWRIGHT_CONFIG: there is no file/);
});

it.each([
  ['PRESSWRIGHT_PORT', '99999', 'a whole number from 0 to 65535', '"99999"'],
  ['PRESSWRIGHT_PORT', '80a', 'a whole number', '"80a"'],
  ['PRESSWRIGHT_PLAN', 'gold', 'one of free, pro, enterprise', '"gold"'],
  ['PRESSWRIGHT_TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses or CIDR ranges', '"10.0.0.0/33"'],
  ['PRESSWRIGHT_REQUEST_TIMEOUT', '0', 'a whole number from 1', '"0"'],
])('refuses %s=%s by name, with what was expected and got', (name, value, expected, got) => {
  const attempt = () => load({ [name]: value });
  expect(attempt).toThrow(ConfigError);
  for (const part of [name, expected, got]) expect(attempt).toThrow(part);
});

it('does not show a bad bootstrap key', () => {
  const attempt = () => load({ PRESSWRIGHT_BOOTSTRAP_KEY: 'too-short-secret' });
  expect(attempt).toThrow(/PRESSWRIGHT_BOOTSTRAP_KEY.*32 to 512/);
  expect(attempt).not.toThrow(/too-short-secret/);
});

it.each([
  ['PRESSWRIGHT_PROT', 'Did you mean PRESSWRIGHT_PORT?'],
  ['PRESSWRIGHT_DATADIR', 'Did you mean PRESSWRIGHT_DATA_DIR?'],
  ['PRESSWRIGHT_LOGS', 'The settings are PRESSWRIGHT_HOST, PRESSWRIGHT_PORT, '],
])('refuses %s, which is no setting, in the file and in the environment', (name, advice) => {
  const file = join(dataDir, 'typo.env');
  writeFileSync(file, `${name}=1\n`);
  for (const [environment, origin] of [
    [{ PRESSWRIGHT_CONFIG: file }, file],
    [{ [name]: '1' }, 'the environment'],
  ] as const) {
    expect(() => load(environment)).toThrow(ConfigError);
    expect(() => load(environment)).toThrow(`${name} (from ${origin}) is not a setting. ${advice}`);
  }
});

it('takes names of clients and empty values in the environment for what they are', () => {
  const environment = { PRESSWRIGHT_URL: 'https://127.0.0.1:8443', PRESSWRIGHT_API_KEY: 'x', PRESSWRIGHT_PROT: '' };
  expect(load(environment)).toMatchObject({ port: 8443 });
});

it('refuses half a certificate', () => {
  expect(() => load({ PRESSWRIGHT_TLS_CERT_FILE: '/a.pem' })).toThrow(/set both or neither/);
});

it('documents every setting', () => {
  const docs = configurationDocs();
  for (const { name, meaning } of Object.values(settings)) {
    expect(docs).toContain(`\`${name}\``);
    expect(meaning.length).toBeGreaterThan(20);
  }
});
