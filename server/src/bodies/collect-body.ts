import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@presswright/shared/errors';
import type { ByteHold } from '../limits/bytes-in-flight.ts';
import { ClientGone } from '../plugins/stop-reasons.ts';

export interface CollectOptions {
  readonly maxBytes: number;
  /** Where the bytes are counted; what `Content-Length` announces is reserved before a byte is read. */
  readonly hold: ByteHold;
}

/** Bodies up to this size are not counted: connections bound their number. */
export const uncountedBytes = 64 * 1024;

/**
 * Reads a body whole. What is refused is not read to its end here: the connection's guard sees to the rest.
 * @throws {ServiceError} `payload_too_large`, `server_overloaded`, `request_timeout` when the client sends nothing for long
 */
export function collectBody(
  message: IncomingMessage,
  { maxBytes, hold }: CollectOptions,
): Promise<Buffer<ArrayBuffer>> {
  const announced = message.headers['content-length'];
  const declared = announced === undefined ? undefined : Number(announced);
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) => {
      stop();
      message.resume();
      reject(error);
    };
    const tooLarge = () => new ServiceError('payload_too_large', `The body: expected at most ${maxBytes} bytes.`);
    const chunks: Buffer<ArrayBuffer>[] = [];
    // In a place of its own from the start, so that a large body never stands in memory twice.
    let whole: Buffer<ArrayBuffer> | undefined;
    let length = 0;
    let counted = 0;
    const count = (bytes: number) => {
      if (bytes <= Math.max(uncountedBytes, counted)) return;
      hold.add(bytes - counted);
      counted = bytes;
    };
    const onData = (chunk: Buffer<ArrayBuffer>) => {
      if (whole === undefined) chunks.push(chunk);
      else chunk.copy(whole, length);
      length += chunk.length;
      try {
        if (length > maxBytes) throw tooLarge();
        count(length);
      } catch (error) {
        refuse(error);
      }
    };
    const onEnd = () => {
      stop();
      if (declared !== undefined && declared !== length) {
        reject(new ServiceError('invalid_request', 'The body is not as long as Content-Length says.'));
      } else {
        const [only] = chunks;
        resolve(whole ?? (only?.length === length ? only : Buffer.concat(chunks, length)));
      }
    };
    const onGone = () => refuse(new ClientGone());
    const onStandstill = () => refuse(new ServiceError('request_timeout'));
    const stop = () => {
      message.off('data', onData).off('end', onEnd).off('timeout', onStandstill).off('close', onGone);
      // An aborted request has an error event too, which must find a listener.
      message.off('error', onGone).on('error', () => {});
    };
    if (message.destroyed && !message.readableEnded) return reject(new ClientGone());
    try {
      if (declared !== undefined && declared > maxBytes) throw tooLarge();
      if (declared !== undefined) count(declared);
      if (counted > 0) whole = Buffer.allocUnsafeSlow(counted);
    } catch (error) {
      message.resume();
      reject(error);
      return;
    }
    message.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone).on('timeout', onStandstill);
  });
}
