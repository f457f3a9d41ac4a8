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
    connection.console.warn(
      `The workspace is too large to be indexed as a whole (at most ${maxFiles} files): definitions and references in the rest are not found. Open a smaller folder.`,
    );
}
