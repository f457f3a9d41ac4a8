import { isatty } from 'node:tty';

/** Milliseconds within which signals are one: Ctrl+C comes from the terminal and once more from npm, which passes it on. */
const oneRequestMs = 500;

/**
 * Calls `stop` once: on SIGINT, SIGTERM or SIGHUP, and when the parent closes standard input. A later signal ends it all.
 * With `reload`, SIGHUP calls that instead, except where it says that the terminal is gone, and on Windows, where it says nothing else.
 * @returns what asks for it from within
 */
export function onStopRequest(
  { exitWithParent, reload }: { readonly exitWithParent: boolean; readonly reload?: () => void },
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
  const hadTerminal = isatty(0);
  const isReload = () => process.platform !== 'win32' && !(hadTerminal && !isatty(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal === 'SIGHUP' && reload !== undefined && stoppingSince === undefined && isReload()) return reload();
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
