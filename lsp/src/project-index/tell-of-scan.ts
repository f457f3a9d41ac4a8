import type { Connection } from 'vscode-languageserver';
import type { ClientSupport } from '../client-support.ts';
import { maxFiles, type ScanReport } from './service.ts';

/** A look over the folders that takes longer than this is shown, in milliseconds. */
const shownAfterMs = 1_500;

/** Shows that the folders are being looked over while that takes long, and logs what came of it. */
export async function tellOfScan(
  connection: Connection,
  support: Pick<ClientSupport, 'workDoneProgress'>,
  scan: Promise<ScanReport>,
): Promise<void> {
  let isOver = false;
  const shown = setTimeout(async () => {
    const progress = await connection.window.createWorkDoneProgress();
    progress.begin('Presswright: Indexing', undefined, undefined, false);
    await scan.catch(() => undefined);
    progress.done();
  }, shownAfterMs);
  if (!support.workDoneProgress) clearTimeout(shown);
  try {
    const { files, symbols, milliseconds, isCut } = await scan;
    isOver = true;
    if (files > 0) connection.console.log(`Indexed ${files} files with ${symbols} names in ${milliseconds} ms.`);
    if (isCut)
      connection.console.warn(
        `The workspace has more than the ${maxFiles} files that are indexed: definitions and references in the rest are not found. Open a smaller folder.`,
      );
  } catch {
    // Why the thread ended is told by who started it.
    isOver = true;
  } finally {
    if (isOver) clearTimeout(shown);
  }
}
