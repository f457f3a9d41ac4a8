import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLeaf } from '../../server/src/tls/authority.ts';
import { loadCertificate, serverNames, tlsFiles } from '../../server/src/tls/certificates.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-tls-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (host = '127.0.0.1') => loadCertificate({ dataDir, host, tlsCertFile: null, tlsKeyFile: null });
const read = (name: 'ca' | 'cert') => new X509Certificate(readFileSync(tlsFiles(dataDir)[name]));

it('makes an authority and a leaf that browsers accept', async () => {
  await load();
  const leaf = read('cert');
  expect(leaf.verify(read('ca').publicKey)).toBe(true);
  expect(leaf.ca).toBe(false);
  const days = (leaf.validToDate.getTime() - leaf.validFromDate.getTime()) / 86_400_000;
  expect(days).toBeLessThan(398);
  expect(serverNames('127.0.0.1').map((name) => leaf.checkHost(name) ?? leaf.checkIP(name))).toEqual([
    'localhost',
    '127.0.0.1',
    '::1',
  ]);
});

it('keeps private keys to their owner', async () => {
  await load();
  const files = tlsFiles(dataDir);
  const mode = (path: string) => statSync(path).mode & 0o777;
  expect([mode(files.caKey), mode(files.key), mode(files.folder)]).toEqual([0o600, 0o600, 0o700]);
});

it('changes nothing while everything is in order', async () => {
  const first = await load();
  expect(await load()).toEqual(first);
});

it('makes the leaf, and not the authority, again when it lacks a name', async () => {
  const first = await load();
  const authority = read('ca').fingerprint256;
  const second = await load('192.0.2.7');
  expect(second.cert).not.toBe(first.cert);
  expect(read('cert').checkIP('192.0.2.7')).toBe('192.0.2.7');
  expect(read('ca').fingerprint256).toBe(authority);
});

it('makes the leaf again when it is about to expire, belongs to another authority, or its key is another', async () => {
  await load();
  const files = tlsFiles(dataDir);
  const authority = { certificate: readFileSync(files.ca, 'utf8'), privateKey: readFileSync(files.caKey, 'utf8') };
  const old = await makeLeaf(authority, serverNames('localhost'), Date.now() - 380 * 86_400_000);
  writeFileSync(files.cert, old.certificate);
  writeFileSync(files.key, old.privateKey);
  expect((await load()).cert).not.toBe(old.certificate);

  const beforeAuthority = await load();
  rmSync(files.ca);
  const afterAuthority = await load();
  expect(afterAuthority.cert).not.toBe(beforeAuthority.cert);
  expect(read('cert').verify(read('ca').publicKey)).toBe(true);

  writeFileSync(files.key, old.privateKey);
  expect((await load()).key).not.toBe(old.privateKey);
});

it('takes a half-written file for none', async () => {
  await load();
  writeFileSync(tlsFiles(dataDir).cert, '-----BEGIN CERTIFICATE-----\nMIIB');
  await load();
  expect(read('cert').verify(read('ca').publicKey)).toBe(true);
});
