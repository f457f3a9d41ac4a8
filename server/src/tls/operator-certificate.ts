import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeSystemError, OperatorError } from '../operator-error.ts';

const settingOf = { cert: 'PRESSWRIGHT_TLS_CERT_FILE', key: 'PRESSWRIGHT_TLS_KEY_FILE' } as const;

/**
 * Reads a certificate of the operator's own with its key.
 * @returns both as PEM
 * @throws {OperatorError} naming the setting, when a file cannot be read or does not serve
 */
export function readOperatorCertificate(certFile: string, keyFile: string): { cert: string; key: string } {
  const cert = readPem('cert', certFile);
  const key = readPem('key', keyFile);
  const certificate = parseCertificate(cert, certFile);
  const now = Date.now();
  if (certificate.validToDate.getTime() <= now) {
    throw new OperatorError(`${settingOf.cert}: ${certFile} expired on ${day(certificate.validToDate)}. Renew it.`);
  }
  if (certificate.validFromDate.getTime() > now) {
    throw new OperatorError(
      `${settingOf.cert}: ${certFile} is not valid before ${day(certificate.validFromDate)}. Check this machine’s clock.`,
    );
  }
  if (!certificate.checkPrivateKey(parseKey(key, keyFile))) {
    throw new OperatorError(
      `${settingOf.key}: ${keyFile} is not the key of ${certFile}. Point both settings at files of one pair; in a chain the server’s own certificate comes first.`,
    );
  }
  return { cert, key };
}

function readPem(kind: keyof typeof settingOf, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${settingOf[kind]}: ${file} cannot be read: ${describeSystemError(error)}.`, error);
  }
}

function parseCertificate(pem: string, file: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new OperatorError(
      `${settingOf.cert}: ${file} is not a certificate in PEM form (it begins with "-----BEGIN CERTIFICATE-----").`,
      error,
    );
  }
}

function parseKey(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    const isEncrypted = /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/.test(pem);
    const fault = isEncrypted
      ? 'is protected by a passphrase. Remove it with "openssl pkey -in FILE -out FILE" and keep the file readable to this user only.'
      : 'is not a private key in PEM form (it begins with "-----BEGIN PRIVATE KEY-----").';
    throw new OperatorError(`${settingOf.key}: ${file} ${fault}`, error);
  }
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
