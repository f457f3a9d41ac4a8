/** A message for the operator and the exit code of the command. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}

/** What was asked for could not be done. */
export const failed = 1;
/** What was asked for makes no sense: a bad option or setting. */
export const badUsage = 2;
