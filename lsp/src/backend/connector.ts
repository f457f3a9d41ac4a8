import type { PresswrightClient } from '@presswright/shared/client/client';

/** A backend that answers. */
export interface Connected {
  readonly client: PresswrightClient;
  readonly url: string;
  readonly version: string;
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

/** Why there is no backend, and what to do, as one sentence for a person. */
export class ConnectFailure extends Error {
  /** Whether another attempt may fare better. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ConnectFailure';
    this.isPassing = isPassing;
  }
}
