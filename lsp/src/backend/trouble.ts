import type { ServiceError } from '@presswright/shared/errors';
import type { StatusAction, StatusParams } from '@presswright/shared/protocol';

/** Why a server that answers cannot be used now, and what to do. */
export interface Trouble extends Pick<StatusParams, 'message' | 'action'> {
  readonly state: 'unauthorised' | 'limited' | 'slow' | 'failed';
  /** Milliseconds until it is asked again; undefined: not before the settings change or it is restarted. */
  readonly waitMs: number | undefined;
}

/** The server that answered. */
export interface Place {
  readonly url: string;
  /** Data folder of a server of our own; undefined: somebody else runs it. */
  readonly dataDir: string | undefined;
}

export const setApiKey: StatusAction = { kind: 'setApiKey', title: 'Set API key' };
export const restart: StatusAction = { kind: 'restart', title: 'Restart' };
export const showLog: StatusAction = { kind: 'showLog', title: 'Show log' };

/** Nobody fills up a quota in less time. */
const quotaWaitMs = 10 * 60_000;
const storageWaitMs = 60_000;
const overloadWaitMs = 2_000;

/** What an error answer says of the server; undefined where it is about the one request alone. */
export function troubleOf(error: ServiceError, { url, dataDir }: Place): Trouble | undefined {
  const waitMs = error.retryAfter === undefined ? undefined : Math.ceil(error.retryAfter * 1000);
  const server = dataDir === undefined ? url : 'The local server';
  switch (error.status) {
    case 401:
      return unauthorised(keyMessage(error, server), dataDir);
    case 402: {
      const wait = waitMs ?? quotaWaitMs;
      const message = `The quota of your organization on ${server} is used up: ${sentence(error.message)} Ask its administrator for more. Presswright asks again in ${duration(wait)}.`;
      return { state: 'limited', message, waitMs: wait };
    }
    case 403:
      return unauthorised(`${server} refuses access: ${sentence(error.message)}`, dataDir);
    case 429: {
      const wait = waitMs ?? overloadWaitMs;
      const message = `The rate limit of ${server} is used up: ${sentence(error.message)} Presswright goes on in ${duration(wait)}.`;
      return { state: 'limited', message, waitMs: wait };
    }
    case 503:
    case 507: {
      if (error.status === 507 || error.details?.reason === 'storage_full') {
        const where = dataDir === undefined ? `on the server ${url}` : `on this machine: the data is in ${dataDir}`;
        const wait = waitMs ?? storageWaitMs;
        const message = `The disk of the Presswright server is full. Free some space ${where}. Presswright tries again in ${duration(wait)}.`;
        return { state: 'failed', message, action: showLog, waitMs: wait };
      }
      const wait = waitMs ?? overloadWaitMs;
      return { state: 'slow', message: `${server} is busy: ${sentence(error.message)}`, waitMs: wait };
    }
    default:
      return undefined;
  }
}

/** How a person writes a time of waiting. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

function unauthorised(message: string, dataDir: string | undefined): Trouble {
  if (dataDir !== undefined) return { state: 'unauthorised', message, action: restart, waitMs: undefined };
  const advice = 'Set another API key (presswright.server.apiKey).';
  return { state: 'unauthorised', message: `${message} ${advice}`, action: setApiKey, waitMs: undefined };
}

function keyMessage(error: ServiceError, server: string): string {
  if (/expired/.test(error.message)) return `The API key for ${server} has expired.`;
  return `${server} does not accept the API key: ${sentence(error.message)}`;
}

/** The text with one full stop at its end. */
export const sentence = (text: string): string => text.replace(/[.\s]*$/, '.');
