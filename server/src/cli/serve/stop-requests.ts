/** Milliseconds within which signals are one: Ctrl+C comes from the terminal and once more from npm, which passes it on. */
const oneRequestMs = 500;

/**
 * Calls `stop` once: on SIGINT, SIGTERM or SIGHUP, and when the parent closes standard input. A later signal ends it all.
 * @returns what asks for it from within
 */
export function onStopRequest(
  { exitWithParent }: { readonly exitWithParent: boolean },
  stop: (reason: string) => Promise<void>,
): (reason: string) => void {
  let stoppingSince: number | undefined;
  const request = (reason: string) => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    stop(reason).catch((error: unknown) => {
      process.stderr.write(`The server could not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined && performance.now() - stoppingSince > oneRequestMs) process.exit(1);
      request(signal);
    });
  }
  if (!exitWithParent) return request;
  process.stdin.on('end', () => request('standard input closed'));
  process.stdin.on('close', () => request('standard input closed'));
  process.stdin.on('error', () => request('standard input closed'));
  process.stdin.resume();
  return request;
}
