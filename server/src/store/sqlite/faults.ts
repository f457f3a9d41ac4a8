/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) that an operator can do something about. */
const faults: Readonly<Record<number, { readonly reason: string; readonly advice: string }>> = {
  3: { reason: 'permission is denied', advice: 'Give this user the right to read and write the file and its folder.' },
  8: { reason: 'it is read-only', advice: 'Give this user the right to write the file and its folder.' },
  10: { reason: 'the disk fails to read or write it', advice: 'Check the disk and its free space.' },
  11: { reason: 'it is damaged', advice: 'Restore it from a backup, or move it away to start fresh.' },
  13: { reason: 'the disk is full', advice: 'Free some space.' },
  14: { reason: 'it cannot be opened', advice: 'Check that it is a file which this user may read and write.' },
  26: { reason: 'it is not an SQLite database', advice: 'Restore it from a backup, or move it away to start fresh.' },
};

/** What is wrong with the SQLite file and what to do, by the error or its cause; null for any other error. */
export function sqliteFault(error: unknown): { readonly reason: string; readonly advice: string } | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') return faults[error.errcode & 0xff] ?? null;
  return sqliteFault(error.cause);
}
