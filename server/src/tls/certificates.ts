import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { preparePrivateDir } from '../store/data-dir.ts';
import { writeAtomically } from './write-atomically.ts';

/** What the TLS server needs, and what clients have to trust. */
export interface ServerCertificate {
  /** PEM: the certificate and its chain. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
  /** Path of the authority's certificate; null with a certificate of the operator's own. */
  readonly caFile: string | null;
}

/** The leaf is made again when it has less than this left. */
const renewMs = 30 * 86_400_000;

/** Paths of the files under `tls/` in the data folder. */
export function tlsFiles(dataDir: string) {
  const folder = join(dataDir, 'tls');
  const path = (name: string) => join(folder, name);
  return { folder, ca: path('ca.pem'), caKey: path('ca.key'), cert: path('cert.pem'), key: path('key.pem') };
}

/** The names that the leaf must carry. */
export function serverNames(host: string): string[] {
  const names = ['localhost', '127.0.0.1', '::1'];
  const wildcard = host === '0.0.0.0' || host === '::';
  return wildcard || names.includes(host) ? names : [...names, host];
}

/**
 * Reads the operator's certificate, or the local one, which is made when it is missing, expires soon, lacks a name or
 * was signed by another authority. Only one process a data folder may do this at a time.
 */
export async function loadCertificate(
  config: Pick<Config, 'dataDir' | 'host' | 'tlsCertFile' | 'tlsKeyFile'>,
): Promise<ServerCertificate> {
  if (config.tlsCertFile !== null && config.tlsKeyFile !== null) {
    return {
      cert: readFileSync(config.tlsCertFile, 'utf8'),
      key: readFileSync(config.tlsKeyFile, 'utf8'),
      caFile: null,
    };
  }
  const files = tlsFiles(config.dataDir);
  const names = serverNames(config.host);
  preparePrivateDir(files.folder);
  if (authorityFault(files) !== null) {
    const { makeAuthority } = await import('./authority.ts');
    const { certificate, privateKey } = await makeAuthority(Date.now());
    writeAtomically(files.caKey, privateKey, 0o600);
    writeAtomically(files.ca, certificate, 0o644);
  }
  if (leafFault(files, names) !== null) {
    const { makeLeaf } = await import('./authority.ts');
    const authority = { certificate: readFileSync(files.ca, 'utf8'), privateKey: readFileSync(files.caKey, 'utf8') };
    const { certificate, privateKey } = await makeLeaf(authority, names, Date.now());
    writeAtomically(files.key, privateKey, 0o600);
    writeAtomically(files.cert, certificate, 0o644);
  }
  return { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8'), caFile: files.ca };
}

/** What is wrong with the local authority; null when it can sign. */
export function authorityFault(files: ReturnType<typeof tlsFiles>): string | null {
  return faultOf(files.ca, files.caKey, (certificate) => (certificate.ca ? null : 'is not an authority'));
}

/** What is wrong with the local server certificate; null when it serves `names`. */
export function leafFault(files: ReturnType<typeof tlsFiles>, names: readonly string[]): string | null {
  return faultOf(files.cert, files.key, (certificate) => {
    const authority = new X509Certificate(readFileSync(files.ca));
    if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey)) {
      return 'was signed by another authority';
    }
    const missing = names.find((name) => (isIP(name) ? !certificate.checkIP(name) : !certificate.checkHost(name)));
    return missing === undefined ? null : `lacks the name ${missing}`;
  });
}

function faultOf(
  certificateFile: string,
  keyFile: string,
  check: (certificate: X509Certificate) => string | null,
): string | null {
  const missing = [certificateFile, keyFile].find((file) => !existsSync(file));
  if (missing !== undefined) return `${missing} is missing`;
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(readFileSync(certificateFile));
  } catch {
    return `${certificateFile} is not a certificate`;
  }
  if (certificate.validToDate.getTime() - Date.now() < renewMs) return `${certificateFile} has expired or soon will`;
  if (!keyFits(certificate, keyFile)) return `${keyFile} is not the key of ${certificateFile}`;
  const fault = check(certificate);
  return fault === null ? null : `${certificateFile} ${fault}`;
}

function keyFits(certificate: X509Certificate, keyFile: string): boolean {
  try {
    return certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile)));
  } catch {
    return false;
  }
}
