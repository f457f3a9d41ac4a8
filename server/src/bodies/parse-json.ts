import { isUtf8 } from 'node:buffer';
import { ServiceError } from '@presswright/shared/errors';
import { checkStructure } from './check-structure.ts';

/** Below this many bytes even the worst text becomes no more objects than any request may have. */
const harmlessBytes = 64 * 1024;

/**
 * Reads the bytes of a JSON body, with or without a byte order mark.
 * @throws {ServiceError} `invalid_request` that says what is wrong with it
 */
export function parseJson(bytes: Buffer): unknown {
  const body = hasMark(bytes) ? bytes.subarray(3) : bytes;
  if (!isUtf8(body)) {
    const at = firstInvalidByte(body);
    throw new ServiceError('invalid_request', `The body: expected UTF-8, got an invalid sequence at byte ${at}.`);
  }
  if (body.length > harmlessBytes) checkStructure(body);
  const text = body.toString('utf8');
  if (isBlank(text)) throw new ServiceError('invalid_request', 'The body: expected a JSON object, got nothing.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('invalid_request', `The body: expected JSON, got what cannot be parsed: ${reason}.`);
  }
}

/** A byte order mark, which some editors and shells put before UTF-8 (RFC 8259 section 8.1 lets a reader ignore it). */
function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function isBlank(text: string): boolean {
  return !/\S/.test(text);
}

/** Offset of the sequence that is not UTF-8, found by halving: a prefix is valid up to a cut character at its end. */
function firstInvalidByte(body: Buffer): number {
  let valid = 0;
  let invalid = body.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >>> 1;
    if (isValidPrefix(body.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function isValidPrefix(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
