import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServerIdentity, connect as connectTls, createServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '../../server/src/operator-error.ts';
import { type KeyPair, makeAuthority, makeLeaf } from '../../server/src/tls/authority.ts';
import { loadCertificate, serverNames, tlsFiles } from '../../server/src/tls/certificates.ts';
import { nameConstraints } from '../../server/src/tls/name-constraints.ts';

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

it('makes the leaf, and not the authority, again when it lacks a name that the authority may sign for', async () => {
  const first = await load();
  const authority = read('ca').fingerprint256;
  const second = await load('127.0.0.9');
  expect(second.cert).not.toBe(first.cert);
  expect(second.replacedBecause).toBeNull();
  expect(read('cert').checkIP('127.0.0.9')).toBe('127.0.0.9');
  expect(read('ca').fingerprint256).toBe(authority);
});

describe('the authority', () => {
  it.each([
    [
      '127.0.0.1',
      ['localhost', '127.0.0.1', '::1', '127.1.2.3', 'app.localhost'],
      ['example.test', '192.0.2.7', '::2', 'localhost.test'],
    ],
    ['192.0.2.7', ['localhost', '127.0.0.1', '192.0.2.7'], ['192.0.2.8', 'example.test']],
    ['2001:db8::7', ['::1', '2001:db8::7'], ['2001:db8::8']],
    ['dev.test', ['127.0.0.1', 'dev.test'], ['prod.test', 'test']],
  ])('of a server on %s signs for what belongs to it, and clients refuse the rest', async (host, good, bad) => {
    await load(host);
    const files = tlsFiles(dataDir);
    const authority = { certificate: readFileSync(files.ca, 'utf8'), privateKey: readFileSync(files.caKey, 'utf8') };
    for (const name of [...good, ...bad]) {
      const leaf = await makeLeaf(authority, [name], Date.now());
      const outcome = await connect(leaf, authority.certificate, name);
      expect(outcome, name).toBe(good.includes(name) ? 'trusted' : 'permitted subtree violation');
    }
  });

  it('is replaced, and says so, when it may sign for other names', async () => {
    await load();
    const files = tlsFiles(dataDir);
    const loose = await makeAuthority(Date.now(), nameConstraints(['example.test']));
    writeFileSync(files.ca, loose.certificate);
    writeFileSync(files.caKey, loose.privateKey);
    expect((await load()).replacedBecause).toContain('may sign for other names than those of 127.0.0.1');
    expect(read('ca').fingerprint256).not.toBe(new X509Certificate(loose.certificate).fingerprint256);
    expect((await load()).replacedBecause).toBeNull();
  });
});

/** What OpenSSL, by way of Node, makes of the leaf: it connects under the name to a server that has it. */
async function connect(leaf: KeyPair, ca: string, name: string): Promise<string> {
  const server = createServer({ cert: leaf.certificate, key: leaf.privateKey }, (socket) => socket.end());
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, ca, ...(isIP(name) ? {} : { servername: name }) };
  const outcome = await new Promise<string>((resolve) => {
    const socket = connectTls({ ...options, checkServerIdentity: (_host, cert) => checkServerIdentity(name, cert) });
    socket.on('secureConnect', () => resolve(socket.authorized ? 'trusted' : String(socket.authorizationError)));
    socket.on('error', (error) => resolve(error.message));
    socket.resume();
  });
  server.close();
  return outcome;
}

describe('a certificate of the operator’s own', () => {
  const own = (cert: string, key: string) =>
    loadCertificate({ dataDir, host: '127.0.0.1', tlsCertFile: join(dataDir, cert), tlsKeyFile: join(dataDir, key) });
  const keep = (name: string, content: string) => writeFileSync(join(dataDir, name), content);

  beforeEach(async () => {
    const authority = await makeAuthority(Date.now(), nameConstraints());
    const leaf = await makeLeaf(authority, ['localhost'], Date.now());
    const old = await makeLeaf(authority, ['localhost'], Date.now() - 400 * 86_400_000);
    const young = await makeLeaf(authority, ['localhost'], Date.now() + 40 * 86_400_000);
    keep('good.pem', leaf.certificate + authority.certificate);
    keep('good.key', leaf.privateKey);
    keep('chain-first.pem', authority.certificate + leaf.certificate);
    keep('old.pem', old.certificate);
    keep('old.key', old.privateKey);
    keep('young.pem', young.certificate);
    keep('young.key', young.privateKey);
    keep('text.pem', 'hello\n');
    const encrypted = createPrivateKey(leaf.privateKey).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'x',
    });
    keep('locked.key', String(encrypted));
    mkdirSync(join(dataDir, 'folder'));
  });

  it('is served as it is', async () => {
    expect(await own('good.pem', 'good.key')).toMatchObject({ caFile: null });
  });

  it.each([
    ['none.pem', 'good.key', /^PRESSWRIGHT_TLS_CERT_FILE: .*none\.pem cannot be read: it does not exist\.$/],
    ['folder', 'good.key', /^PRESSWRIGHT_TLS_CERT_FILE: .*folder cannot be read: it is a folder\.$/],
    ['good.pem', 'none.key', /^PRESSWRIGHT_TLS_KEY_FILE: .*none\.key cannot be read: it does not exist\.$/],
    ['text.pem', 'good.key', /^PRESSWRIGHT_TLS_CERT_FILE: .*text\.pem is not a certificate in PEM form/],
    ['good.pem', 'text.pem', /^PRESSWRIGHT_TLS_KEY_FILE: .*text\.pem is not a private key in PEM form/],
    ['good.pem', 'locked.key', /^PRESSWRIGHT_TLS_KEY_FILE: .*locked\.key is protected by a passphrase\. Remove it/],
    ['good.pem', 'old.key', /^PRESSWRIGHT_TLS_KEY_FILE: .*old\.key is not the key of .*good\.pem/],
    ['chain-first.pem', 'good.key', /the server’s own certificate comes first/],
    ['old.pem', 'old.key', /^PRESSWRIGHT_TLS_CERT_FILE: .*old\.pem expired on \d{4}-\d\d-\d\d\. Renew it\.$/],
    ['young.pem', 'young.key', /^PRESSWRIGHT_TLS_CERT_FILE: .*young\.pem is not valid before \d{4}-\d\d-\d\d/],
  ])('is refused with what to do: %s and %s', async (cert, key, message) => {
    const attempt = own(cert, key);
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(message);
  });
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
