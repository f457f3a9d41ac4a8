/** What is known of a thread. */
export interface ThreadState {
  readonly id: number;
  readonly running: 'nothing' | 'short' | 'long';
  /** Tasks that it has ended. */
  readonly ended: number;
  /** Whether it has had a long task: such a thread lets others have the processor first, for good. */
  readonly yields: boolean;
}

/**
 * The thread for a task. Where all cores are busy a new thread takes long to begin, so a long task leaves `reserved` threads
 * that are ready to the short ones and waits for a new one itself. Long tasks go to the same threads again, short ones to the
 * thread that has most behind it.
 *
 * @param ready threads that have begun and are not about to end
 * @returns undefined: none of them
 */
export function chooseThread(
  ready: readonly ThreadState[],
  { isLong, reserved }: { readonly isLong: boolean; readonly reserved: number },
): ThreadState | undefined {
  if (isLong && ready.filter(({ running }) => running !== 'long').length <= reserved) return undefined;
  const idle = ready
    .filter(({ running }) => running === 'nothing')
    .sort((a, b) => Number(b.yields) - Number(a.yields) || a.ended - b.ended);
  return isLong ? idle[0] : idle.at(-1);
}
