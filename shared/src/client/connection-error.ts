/** No (whole) answer came: refused or lost connection, untrusted certificate, time-out, a stream that broke off. */
export class ConnectionError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ConnectionError';
  }
}

/** The innermost reason of a failed fetch, such as `connect ECONNREFUSED 127.0.0.1:8443`. */
export function rootMessage(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  if (current instanceof AggregateError && current.errors.length > 0) return rootMessage(current.errors[0]);
  return current instanceof Error ? current.message : String(current);
}
