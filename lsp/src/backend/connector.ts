import type { PresswrightClient } from '@presswright/shared/client/client';
import type { StatusAction, StatusParams } from '@presswright/shared/protocol';
import type { Pace } from './pace.ts';

/** A backend that answers. */
export interface Connected {
  readonly client: PresswrightClient;
  readonly url: string;
  readonly version: string;
  /** Data folder of a server of our own; undefined: somebody else runs it. */
  readonly dataDir: string | undefined;
  /** How often it is asked for what nobody asked for; undefined: as often as it is of use. */
  readonly pace: Pace | undefined;
  /** Resolves with the reason when the backend is gone. */
  readonly lost: Promise<string>;
  /** A call found no connection: have a look whether the backend is gone. */
  suspect(): void;
  /** Lets go of it; ends it when it is ours. */
  close(): Promise<void>;
}

/** A way to get a backend. */
export interface Connector {
  /** What a person is told while it runs. */
  readonly startingMessage: string;
  /**
   * Gets a backend, or throws a ConnectFailure.
   * @param signal ends the attempt, and the process that it may have started
   */
  connect(signal: AbortSignal): Promise<Connected>;
  /** Milliseconds until the next attempt after the loss of a backend or a failure to get one; undefined: give up. */
  retryAfter(now: number): number | undefined;
}

/** What else is known of a failure to connect. */
export interface FailureDetails {
  /** How things stand now. */
  readonly state: Exclude<StatusParams['state'], 'ready' | 'starting' | 'stopped'>;
  /** The next step. */
  readonly action?: StatusAction | undefined;
  /** Milliseconds until another attempt is of use, where the server said so. */
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** Why there is no backend, and what to do, as a text for a person. */
export class ConnectFailure extends Error {
  readonly details: FailureDetails;

  constructor(message: string, details: FailureDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ConnectFailure';
    this.details = details;
  }

  /** Whether another attempt may fare better. */
  get isPassing(): boolean {
    return this.details.state === 'offline' || this.details.waitMs !== undefined;
  }
}
