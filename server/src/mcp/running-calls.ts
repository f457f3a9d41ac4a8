/** The call of a request: who sent it, in which session, and its id there. */
export interface CallName {
  readonly credentialId: string;
  readonly session: string;
  readonly requestId: string | number;
}

/** The calls that run now, so that a later request can cancel one. */
export interface RunningCalls {
  /** @returns what removes it once it is over */
  add(call: CallName, cancel: () => void): () => void;
  /** Does nothing where there is no such call: it may be over. */
  cancel(call: CallName): void;
}

/** Knows calls by name; a name says whose a call is, so nobody cancels another's. */
export function createRunningCalls(): RunningCalls {
  const running = new Map<string, () => void>();
  // Requests 1 and "1" are two.
  const keyOf = ({ credentialId, session, requestId }: CallName) => JSON.stringify([credentialId, session, requestId]);
  return {
    add(call, cancel) {
      const key = keyOf(call);
      running.set(key, cancel);
      return () => {
        if (running.get(key) === cancel) running.delete(key);
      };
    },
    cancel(call) {
      running.get(keyOf(call))?.();
    },
  };
}
