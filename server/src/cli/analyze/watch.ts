import { basename, resolve, sep } from 'node:path';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import { watch } from 'chokidar';
import { CommandError } from '../exit-codes.ts';
import { isConfigError } from './configuration.ts';
import { shownPath } from './discover.ts';
import { ignoreFileNames } from './ignore-rules.ts';
import { isAnalysedName } from './wanted-names.ts';

/** Quiet time after a change before files are analysed again, in milliseconds: an editor saves several at a time. */
const quietMs = 150;
const unwatchedFolders: ReadonlySet<string> = new Set(['node_modules', '.git', '.svn', '.hg']);
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Runs at once, and again whenever a file changes that may change the outcome, until `signal` aborts.
 * What is wrong with a configuration or a path is told, and waited for.
 * @returns the exit status: 0, or 130 when a run was interrupted
 */
export async function watchAndRun(
  paths: readonly string[],
  run: () => Promise<number>,
  signal: AbortSignal,
): Promise<number> {
  let changed: string[] = [];
  let wake: () => void = () => undefined;
  const watcher = watch([...paths], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path) => path.split(sep).some((name) => unwatchedFolders.has(name)),
  });
  watcher.on('all', (_event, path) => {
    if (!isOfUse(path)) return;
    changed.push(path);
    wake();
  });
  // What cannot be watched is still analysed when something else changes.
  watcher.on('error', (error) => process.stderr.write(`presswright: ${String(error)}\n`));
  try {
    await new Promise<void>((ready) => watcher.once('ready', ready));
    for (let isFirst = true; ; isFirst = false) {
      if (!isFirst || process.stdout.isTTY) begin(changed);
      changed = [];
      await run().catch((error: unknown) => {
        if (signal.aborted || !(error instanceof CommandError || isConfigError(error))) throw error;
        process.stderr.write(`presswright: ${error.message}\n`);
      });
      process.stderr.write('Watching; Ctrl-C ends\n');
      while (changed.length === 0 && !signal.aborted) await next((waker) => (wake = waker), signal);
      if (signal.aborted) return 0;
      await quiet(() => changed.length, signal);
    }
  } finally {
    await watcher.close();
  }
}

/** A new page on a terminal; elsewhere a line that says what is new. */
function begin(changed: readonly string[]): void {
  if (process.stdout.isTTY) process.stdout.write(clearScreen);
  const [first, ...others] = new Set(changed);
  if (first === undefined) return;
  process.stdout.write(
    `\n${shownPath(resolve(first))}${others.length === 0 ? '' : ` and ${others.length} more`} changed\n`,
  );
}

/** Until a change, or the end. */
function next(takeWaker: (wake: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    signal.addEventListener('abort', () => done(), { once: true });
    takeWaker(done);
  });
}

/** Until nothing more changed for a moment. */
async function quiet(count: () => number, signal: AbortSignal): Promise<void> {
  for (let seen = -1; seen !== count() && !signal.aborted; ) {
    seen = count();
    await new Promise((done) => setTimeout(done, quietMs));
  }
}

/** Code, and the files that say how it is analysed. */
function isOfUse(path: string): boolean {
  const name = basename(path);
  return isAnalysedName(path) || name === projectConfigName || ignoreFileNames.includes(name);
}
