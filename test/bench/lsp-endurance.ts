import { execFileSync } from 'node:child_process';
import type { Editor } from '../lsp/editor.ts';
import { residentMiB } from './lsp-figures.ts';

/** What a person who types all the time does in an hour. */
const keystrokesAnHour = 12_000;
/** Someone pauses to look at the findings after so many keys. */
const pauseEvery = 10;
const askEvery = 20;
const saveEvery = 150;
const lookEvery = 50;

/**
 * Sends the keystrokes of so many hours, with what an editor asks for meanwhile, and without the waiting: after a few keys the
 * findings are waited for. Prints what memory is held after each hour.
 * @param page the document after so many keys
 */
export async function typeForHours(
  editor: Editor,
  uri: string,
  hours: number,
  page: (keys: number) => string,
): Promise<void> {
  const total = Math.round(hours * keystrokesAnHour);
  const textDocument = { uri };
  const position = { line: 4, character: 12 };
  const began = performance.now();
  report(editor, 0);
  for (let key = 1; key <= total; key++) {
    const version = await editor.change(uri, page(key));
    if (key % pauseEvery === 0) {
      await editor.diagnostics(uri, version);
      editor.published.length = 0;
    }
    if (key % askEvery === 0) {
      await editor.request('textDocument/inlineCompletion', { textDocument, position, context: { triggerKind: 2 } });
    }
    if (key % lookEvery === 0) {
      await editor.request('textDocument/hover', { textDocument, position });
      await editor.request('textDocument/codeAction', {
        textDocument,
        range: { start: position, end: position },
        context: { diagnostics: [] },
      });
      const other = uri.replace('page.php', `part-${2 + ((key / lookEvery) % 290)}.php`);
      await editor.open(other, page(key));
      await editor.request('textDocument/completion', { textDocument: { uri: other }, position });
      await editor.close(other);
    }
    if (key % saveEvery === 0) {
      await editor.connection.sendNotification('textDocument/didSave', { textDocument });
    }
    if (key % keystrokesAnHour === 0 || key === total) report(editor, key / keystrokesAnHour);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${total} keystrokes, as many as in ${hours} h of typing, in ${seconds} s`);
}

function report({ process: { pid } }: Editor, hours: number): void {
  const server = childOf(pid);
  const memory = [`language server ${residentMiB(pid)} MiB`, `its local server ${residentMiB(server)} MiB`];
  console.log(`after ${hours.toFixed(1)} h: ${memory.join(', ')}`);
}

function childOf(pid: number | undefined): number {
  return Number(
    execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  );
}
