import { isUtf8 } from 'node:buffer';
import { ServiceError } from '@presswright/shared/errors';
import fp from 'fastify-plugin';

/** Reads JSON bodies: UTF-8 only, and what is broken is refused rather than repaired. */
export const jsonBody = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { headers: Headers }, body: Buffer) => {
      refuseEncodings(request.headers);
      return parseJson(body);
    },
  );
});

interface Headers {
  readonly 'content-type'?: string | undefined;
  readonly 'content-encoding'?: string | undefined;
}

function refuseEncodings(headers: Headers): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ServiceError('unsupported_media_type', `The body: expected charset utf-8, got ${charset}.`);
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ServiceError('unsupported_media_type', `The body: expected no Content-Encoding, got ${encoding}.`);
  }
}

function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) {
    const at = firstInvalidByte(body);
    throw new ServiceError('invalid_request', `The body: expected UTF-8, got an invalid sequence at byte ${at}.`);
  }
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ServiceError('invalid_request', 'The body: expected a JSON object, got nothing.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('invalid_request', `The body: expected JSON, got what cannot be parsed: ${reason}.`);
  }
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
