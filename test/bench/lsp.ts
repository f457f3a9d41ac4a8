/** What someone who types waits for, and what the language server's memory does meanwhile, in a plugin of 300 files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Editor } from '../lsp/editor.ts';

const backend = join(import.meta.dirname, '../../server/bin/presswright.mjs');
const files = 300;
const keystrokes = 200;

export interface LspBenchOptions {
  /** Keystrokes of the soak; 0: none. Eight hours of typing are about 60,000. */
  readonly soakKeystrokes: number;
}

/** Measures with a local server and prints. */
export async function benchLsp({ soakKeystrokes }: LspBenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-lsp-'));
  writePlugin(folder);
  const editor = await Editor.start({
    folders: [pathToFileURL(folder).href],
    initializationOptions: { backendCommand: [process.execPath, backend], backendDataDir: join(folder, '.data') },
  });
  try {
    await editor.ready();
    const uri = pathToFileURL(join(folder, 'inc/page.php')).href;
    await editor.open(uri, page(0));
    await editor.diagnostics(uri);
    // The project is looked at a moment after the opening; the first keys come later.
    await sleep(4_000);
    const found: number[] = [];
    const ghost: number[] = [];
    for (let key = 1; key <= keystrokes; key++) {
      const began = performance.now();
      await editor.diagnostics(uri, await editor.change(uri, page(key)));
      found.push(performance.now() - began);
      const asked = performance.now();
      const position = { line: page(key).split('\n').length - 2, character: 5 };
      await editor.request('textDocument/inlineCompletion', {
        textDocument: { uri },
        position,
        context: { triggerKind: 1 },
      });
      ghost.push(performance.now() - asked);
    }
    const load = (loadavg()[0] ?? 0).toFixed(1);
    console.log(`${keystrokes} keystrokes in a plugin of ${files} files; load average ${load}`);
    console.log(
      `keystroke to diagnostics  p50 ${quantile(found, 0.5)} ms  p95 ${quantile(found, 0.95)} ms  (wanted: 60)`,
    );
    console.log(
      `request to ghost text     p50 ${quantile(ghost, 0.5)} ms  p95 ${quantile(ghost, 0.95)} ms  (wanted: 80)`,
    );
    if (soakKeystrokes > 0) await soak(editor, uri, soakKeystrokes);
  } finally {
    await editor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function soak(editor: Editor, uri: string, count: number): Promise<void> {
  const sizes: number[] = [];
  for (let key = 1; key <= count; key++) {
    const version = await editor.change(uri, page(key % 3_000));
    await editor.diagnostics(uri, version);
    editor.published.length = 0;
    if (key % Math.ceil(count / 10) === 0) sizes.push(residentMiB(editor.process.pid));
  }
  console.log(`${count} keystrokes: the language server holds ${sizes.join(', ')} MiB`);
}

function writePlugin(folder: string): void {
  mkdirSync(join(folder, 'inc'));
  writeFileSync(join(folder, 'shop.php'), '<?php\n/*\n * Plugin Name: Shop\n */\n');
  for (let index = 2; index < files; index++) {
    const code = `<?php\nfunction shop_part_${index}( $text ) {\n\treturn esc_html( $text );\n}\n`;
    writeFileSync(join(folder, `inc/part-${index}.php`), code);
  }
}

/** The page as it is after so many keys. */
function page(keys: number): string {
  const parts = Array.from(
    { length: 40 },
    (_, at) =>
      `function shop_row_${at}( $text ) {\n\tif ( ! $text ) {\n\t\treturn '';\n\t}\n\treturn esc_html( get_option( 'shop_${at}' ) . $text );\n}\n`,
  );
  return `<?php\n${parts.join('')}\necho $_GET['q${keys}'];\n`;
}

function quantile(times: readonly number[], part: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(0);
}

function residentMiB(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
