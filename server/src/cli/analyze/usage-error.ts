/** The user asked for something that cannot be done: its message is shown as it is, and the exit status is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
