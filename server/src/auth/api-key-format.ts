import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62 } from '@presswright/shared/ids';
import { randomBase62 } from '../ids.ts';

/** What every key that `makeApiKey` made begins with; an operator's bootstrap key may look otherwise. */
export const keyPrefix = 'svc_live_';
const secretLength = 24;
const checksumLength = 6;

/** A new API key: `svc_live_`, 24 random characters of base62 (143 bits), and a checksum that finds typing errors. */
export function makeApiKey(): string {
  const body = keyPrefix + randomBase62(secretLength);
  return body + checksum(body);
}

/** Whether `key` has the shape and the checksum of a key that `makeApiKey` made. */
export function hasValidChecksum(key: string): boolean {
  const body = key.slice(0, keyPrefix.length + secretLength);
  return /^svc_live_[0-9A-Za-z]{30}$/.test(key) && key.slice(body.length) === checksum(body);
}

/** SHA-256 of a key in hex: all that is stored of it. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** The first characters of a key, to tell keys apart without knowing them. */
export function hintOf(key: string): string {
  return `${key.slice(0, key.startsWith(keyPrefix) ? keyPrefix.length + 4 : 4)}…`;
}

/** CRC-32 in base62, six digits. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let index = 0; index < checksumLength; index++) {
    digits = (base62[rest % 62] ?? '') + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
