import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import * as x509 from '@peculiar/x509';
import { nameConstraintsOid } from './name-constraints.ts';

/** A certificate and its private key, both PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly privateKey: string;
}

const day = 86_400_000;
/** Clocks differ: certificates begin an hour before they are made. */
const backdate = 3_600_000;
const authorityDays = 3650;
/** Browsers refuse leaves valid for more than 398 days. */
const leafDays = 397;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

x509.cryptoProvider.set(webcrypto);

/**
 * Makes a certificate authority that may sign leaves only.
 * @param constraints the names that it may sign for, from `nameConstraints`
 */
export async function makeAuthority(now: number, constraints: Buffer): Promise<KeyPair> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: `CN=Presswright local authority ${randomBytes(4).toString('hex')}, O=Presswright`,
    notBefore: new Date(now - backdate),
    notAfter: new Date(now + authorityDays * day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      // Critical: who trusts the authority trusts it for these names, or not at all.
      new x509.Extension(nameConstraintsOid, true, constraints),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: pem(certificate), privateKey: await exportKey(keys.privateKey) };
}

/** Makes a server certificate for `names` (host names and IP addresses), signed by `authority`. */
export async function makeLeaf(authority: KeyPair, names: readonly string[], now: number): Promise<KeyPair> {
  const issuer = new x509.X509Certificate(authority.certificate);
  const signingKey = await importKey(authority.privateKey);
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: 'CN=Presswright server, O=Presswright',
    issuer: issuer.subject,
    notBefore: new Date(now - backdate),
    notAfter: new Date(Math.min(now + leafDays * day, issuer.notAfter.getTime())),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  return { certificate: pem(certificate), privateKey: await exportKey(keys.privateKey) };
}

/** 127 bits, positive, as RFC 5280 section 4.1.2.2 wants. */
function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

function pem(certificate: x509.X509Certificate): string {
  return `${certificate.toString('pem')}\n`;
}

async function exportKey(key: webcrypto.CryptoKey): Promise<string> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', key);
  return `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`;
}

async function importKey(privateKey: string): Promise<webcrypto.CryptoKey> {
  const [pkcs8] = x509.PemConverter.decode(privateKey);
  if (pkcs8 === undefined) throw new Error('the private key of the local authority is not PEM');
  return webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}
