import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { preparePrivateDir } from '../store/data-dir.ts';
import { nameConstraints } from './name-constraints.ts';
import { readOperatorCertificate } from './operator-certificate.ts';
import { writeAtomically } from './write-atomically.ts';

/** What the TLS server needs, and what clients have to trust. */
export interface ServerCertificate {
  /** PEM: the certificate and its chain. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
  /** Path of the authority's certificate; null with a certificate of the operator's own. */
  readonly caFile: string | null;
  /** Why clients that trusted the authority before must trust a new one; null when they need not. */
  readonly replacedBecause: string | null;
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
      ...readOperatorCertificate(config.tlsCertFile, config.tlsKeyFile),
      caFile: null,
      replacedBecause: null,
    };
  }
  const files = tlsFiles(config.dataDir);
  const names = serverNames(config.host);
  preparePrivateDir(files.folder);
  const hadAuthority = existsSync(files.ca);
  const fault = authorityFault(files, config.host);
  if (fault !== null) {
    const { makeAuthority } = await import('./authority.ts');
    const { certificate, privateKey } = await makeAuthority(Date.now(), constraintsFor(config.host));
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
  return {
    // With the authority, so that a client on this machine can show whom it is asked to trust.
    cert: readFileSync(files.cert, 'utf8') + readFileSync(files.ca, 'utf8'),
    key: readFileSync(files.key, 'utf8'),
    caFile: files.ca,
    replacedBecause: hadAuthority ? fault : null,
  };
}

/** The authority may sign for this machine only, and for the address that the server was told to listen on. */
function constraintsFor(host: string): Buffer {
  const others = serverNames(host).filter((name) => !/^(localhost|127\..*|::1)$/.test(name));
  return nameConstraints(others);
}

/** What is wrong with the local authority; null when it can sign for a server on `host`, and for nothing else. */
export function authorityFault(files: ReturnType<typeof tlsFiles>, host: string): string | null {
  return faultOf(files.ca, files.caKey, (certificate) => {
    if (!certificate.ca) return 'is not an authority';
    return certificate.raw.includes(constraintsFor(host)) ? null : `may sign for other names than those of ${host}`;
  });
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
