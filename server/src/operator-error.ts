/** A fault that whoever runs the server can mend. Its message is theirs: what is wrong and what to do, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** What a system call's error means in words: `permission is denied`. Its code where it has no words of ours. */
export function describeSystemError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const words: Readonly<Record<string, string>> = {
    EACCES: 'permission is denied',
    EPERM: 'permission is denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOENT: 'it does not exist',
    ENOTDIR: 'a file is in the way',
    EEXIST: 'a file is in the way',
    EISDIR: 'it is a folder',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its symbolic links lead in a circle',
    EMFILE: 'too many files are open',
  };
  return words[code] ?? code;
}
