/** What someone who types waits for, beside another language server in the same run, and what memory does meanwhile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import { Editor } from '../lsp/editor.ts';
import { intelephenseCommand } from './intelephense.ts';
import { memoryReports, typeForHours } from './lsp-endurance.ts';
import { quantile } from './lsp-figures.ts';

const backend = join(import.meta.dirname, '../../server/bin/presswright.mjs');
const files = 300;
const keystrokes = 200;

export interface LspBenchOptions {
  /** Hours of typing whose keystrokes are sent, as fast as they are answered; 0: none. */
  readonly hours: number;
}

/** Measures with a local server and prints. */
export async function benchLsp({ hours }: LspBenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-lsp-'));
  writePlugin(folder);
  const memory = memoryReports();
  try {
    console.log(`${keystrokes} keystrokes in a plugin of ${files} files; load average ${loadavg()[0]?.toFixed(1)}`);
    const own = await Editor.start({
      environment: memory.environment,
      folders: [pathToFileURL(folder).href],
      initializationOptions: { backendCommand: [process.execPath, backend], backendDataDir: join(folder, '.data') },
    });
    try {
      await own.ready();
      await measure('Presswright', own, folder);
      if (hours > 0)
        await typeForHours(own, pathToFileURL(join(folder, 'inc/page.php')).href, hours, memory.folder, page);
    } finally {
      await own.stop();
    }
    const command = intelephenseCommand();
    if (command === undefined) return;
    const other = await Editor.start({
      command,
      folders: [pathToFileURL(folder).href],
      settings: {},
      initializationOptions: { storagePath: join(folder, '.intelephense'), clearCache: true },
    });
    try {
      await measure('Intelephense', other, folder);
    } finally {
      await other.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    memory.remove();
  }
}

async function measure(name: string, editor: Editor, folder: string): Promise<void> {
  const uri = pathToFileURL(join(folder, 'inc/page.php')).href;
  await editor.open(uri, page(0));
  // The project is looked at a moment after the opening; the first keys come later.
  await sleep(6_000);
  const found: number[] = [];
  const ghost: number[] = [];
  const hasGhostText = editor.initialized.capabilities.inlineCompletionProvider !== undefined;
  for (let key = 1; key <= keystrokes; key++) {
    const began = performance.now();
    const version = await editor.change(uri, page(key));
    // Not every server says of which version it speaks; each keystroke here changes what there is to find.
    const isAnswer = (params: PublishDiagnosticsParams) =>
      params.uri === uri &&
      (params.version ?? version) === version &&
      params.diagnostics.some(({ message }) => hasGhostText || String(message).includes(undefinedName(key)));
    await editor.until(() => editor.published.find(isAnswer), `diagnostics of keystroke ${key}`);
    found.push(performance.now() - began);
    editor.published.length = 0;
    if (!hasGhostText) continue;
    const asked = performance.now();
    await editor.request('textDocument/inlineCompletion', {
      textDocument: { uri },
      position: { line: page(key).split('\n').length - 2, character: 5 },
      context: { triggerKind: 2 },
    });
    ghost.push(performance.now() - asked);
  }
  console.log(`${name}: keystroke to diagnostics  p50 ${quantile(found, 0.5)} ms  p95 ${quantile(found, 0.95)} ms`);
  if (hasGhostText) {
    console.log(`${name}: request to ghost text     p50 ${quantile(ghost, 0.5)} ms  p95 ${quantile(ghost, 0.95)} ms`);
  }
}

function writePlugin(folder: string): void {
  mkdirSync(join(folder, 'inc'));
  writeFileSync(join(folder, 'shop.php'), '<?php\n/*\n * Plugin Name: Shop\n */\n');
  for (let index = 2; index < files; index++) {
    const code = `<?php\nfunction shop_part_${index}( $text ) {\n\treturn esc_html( $text );\n}\n`;
    writeFileSync(join(folder, `inc/part-${index}.php`), code);
  }
}

const undefinedName = (keys: number): string => `shop_undefined_${keys}`;

/** The page as it is after so many keys: with output that is not escaped, and a function that does not exist. */
function page(keys: number): string {
  const parts = Array.from(
    { length: 40 },
    (_, at) =>
      `function shop_row_${at}( $text ) {\n\tif ( ! $text ) {\n\t\treturn '';\n\t}\n\treturn esc_html( get_option( 'shop_${at}' ) . $text );\n}\n`,
  );
  return `<?php\n${parts.join('')}\n${undefinedName(keys)}();\necho $_GET['q${keys}'];\n`;
}
