import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Editor } from '../lsp/editor.ts';

/** What a person who types all the time does in an hour. */
const keystrokesAnHour = 12_000;
/** Someone pauses to look at the findings after so many keys. */
const pauseEvery = 10;
const askEvery = 20;
const saveEvery = 150;
const lookEvery = 50;

/**
 * Sends the keystrokes of so many hours, with what an editor asks for meanwhile, and without the waiting: after a few keys the
 * findings are waited for. Prints what memory is held after each hour, once what nothing refers to is collected.
 * @param memoryFolder where both programs, started with the environment of `memoryReports`, say what they hold
 * @param page the document after so many keys
 */
export async function typeForHours(
  editor: Editor,
  uri: string,
  hours: number,
  memoryFolder: string,
  page: (keys: number) => string,
): Promise<void> {
  const total = Math.round(hours * keystrokesAnHour);
  const textDocument = { uri };
  const position = { line: 4, character: 12 };
  const began = performance.now();
  await report(editor, memoryFolder, 0);
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
    if (key % keystrokesAnHour === 0 || key === total) {
      await report(editor, memoryFolder, key / keystrokesAnHour);
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${total} keystrokes, as many as in ${hours} h of typing, in ${seconds} s`);
}

/** Where programs write what they hold, and the environment that has them do so (`memory-on-signal.mjs`). */
export function memoryReports(): { folder: string; environment: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-memory-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'memory-on-signal.mjs')).href;
  return {
    folder,
    environment: { NODE_OPTIONS: `--expose-gc --import=${preload}`, BENCH_MEMORY_FOLDER: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function report({ process: { pid = 0 } }: Editor, folder: string, hours: number): Promise<void> {
  const [own, server] = [await heldBy(pid, folder), await heldBy(childOf(pid), folder)];
  console.log(`after ${hours.toFixed(1)} h: language server ${own}; its local server ${server}`);
}

/** What a process holds once it has collected what nothing refers to. */
async function heldBy(pid: number, folder: string): Promise<string> {
  const file = join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < 600; waited++) {
    await sleep(100);
    const text = textOf(file);
    if (text === undefined) continue;
    const { rss, heapUsed } = JSON.parse(text) as { rss: number; heapUsed: number };
    return `${mebibytes(rss)} MiB resident, ${mebibytes(heapUsed)} MiB of objects`;
  }
  throw new Error(`process ${pid} did not say what it holds`);
}

const mebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function childOf(pid: number | undefined): number {
  return Number(
    execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  );
}
