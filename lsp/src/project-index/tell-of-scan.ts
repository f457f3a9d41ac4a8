import type { Connection } from 'vscode-languageserver';
import type { ClientSupport } from '../client-support.ts';
import type { ScanReport } from './service.ts';

/** A look over the folders that takes longer than this is shown, in milliseconds. */
const shownAfterMs = 1_500;

/** What somebody can do about a workspace that is too large. */
const whatToDo =
  'Leave out code that is not yours with "exclude" in a presswright.json or with a .gitignore, or open the folder of your plugin or theme.';

/**
 * Shows that the folders are being looked over while that takes long, and logs what came of it.
 *
 * @param warn tells the person of what is missing
 */
export async function tellOfScan(
  connection: Connection,
  support: Pick<ClientSupport, 'workDoneProgress'>,
  scan: Promise<ScanReport>,
  warn: (message: string) => void,
): Promise<void> {
  const shown = setTimeout(async () => {
    const progress = await connection.window.createWorkDoneProgress();
    progress.begin('Presswright: Indexing', undefined, undefined, false);
    await scan.catch(() => undefined);
    progress.done();
  }, shownAfterMs);
  if (!support.workDoneProgress) clearTimeout(shown);
  // Why the thread ended is told by who started it.
  const report = await scan.catch(() => undefined);
  clearTimeout(shown);
  if (report === undefined || report.files === 0) return;
  const { files, symbols, milliseconds, isCut } = report;
  connection.console.log(`Indexed ${files} files with ${symbols} names in ${milliseconds} ms.`);
  if (isCut)
    warn(
      `This workspace is too large for Presswright to index all of it: it read the first ${files} files, and finds no definitions or references in the rest. ${whatToDo}`,
    );
}

/** Why there is no index any more, for a person. */
export function describeIndexFailure(error: Error): string {
  const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooLarge
    ? `This workspace is too large for Presswright to index: definitions and references are off until you restart the language server. ${whatToDo}`
    : `Presswright's index stopped: definitions and references are off until you restart the language server. ${error.message}`;
}
