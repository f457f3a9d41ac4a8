/** How long the index of a project takes, what it holds, and what somebody who types waits for meanwhile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from 'vscode-languageserver-protocol';
import { Editor } from '../lsp/editor.ts';
import { quantile, residentMiB } from './lsp-figures.ts';

/** Files, and methods in each: 40 make a file of 16 KB. */
const projects = [
  [300, 40],
  [3_000, 40],
  [20_000, 10],
] as const;
const backend = join(import.meta.dirname, '../../server/bin/presswright.mjs');
const questions = 200;

/** Measures projects of all sizes and prints. */
export async function benchIndex(): Promise<void> {
  const empty = await heldBy(0, 0);
  for (const [files, methods] of projects) {
    const held = await heldBy(files, methods);
    const { bytes, readyMs, hover, diagnostics, definition, references, memory } = held;
    console.log(
      `index of ${files} files (${(bytes / 1e6).toFixed(1)} MB): ready after ${Math.round(readyMs)} ms, ${memory - empty.memory} MiB more than without (${memory} MiB); load average ${loadavg()[0]?.toFixed(1)}`,
    );
    console.log(
      `  meanwhile keystroke to diagnostics  p50 ${quantile(diagnostics, 0.5)} ms  p95 ${quantile(diagnostics, 0.95)} ms; hover  p50 ${quantile(hover, 0.5)} ms  p95 ${quantile(hover, 0.95)} ms`,
    );
    console.log(
      `  definition  p50 ${quantile(definition, 0.5)} ms  p95 ${quantile(definition, 0.95)} ms; references p95 ${quantile(references, 0.95)} ms (wanted: 60)`,
    );
  }
}

async function heldBy(files: number, methods: number) {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-index-'));
  const bytes = writeProject(folder, files, methods);
  const began = performance.now();
  const editor = await Editor.start({
    folders: [pathToFileURL(folder).href],
    initializationOptions: { backendCommand: [process.execPath, backend], backendDataDir: join(folder, '.data') },
  });
  try {
    const uri = pathToFileURL(join(folder, 'shop.php')).href;
    await editor.open(uri, caller(files, 0));
    const question = { textDocument: { uri }, position: { line: 1, character: 8 } };
    const hover: number[] = [];
    const diagnostics: number[] = [];
    const ask = (method: string, more: object = {}) =>
      editor.request<Location[] | null>(`textDocument/${method}`, { ...question, ...more });
    let isReady = files === 0;
    const ready = (async () => {
      while (!isReady) isReady = ((await ask('definition'))?.length ?? 0) > 0;
      return performance.now() - began;
    })();
    await editor.ready();
    for (let key = 1; key === 1 || !isReady; key += 1) {
      const typed = performance.now();
      const version = await editor.change(uri, caller(files, key));
      await ask('hover');
      hover.push(performance.now() - typed);
      await editor.diagnostics(uri, version);
      diagnostics.push(performance.now() - typed);
      editor.published.length = 0;
    }
    const readyMs = await ready;
    const timed = async (method: string, more: object): Promise<number[]> => {
      const times: number[] = [];
      for (let asked = 0; asked < questions; asked += 1) {
        const start = performance.now();
        await ask(method, more);
        times.push(performance.now() - start);
      }
      return times;
    };
    const definition = await timed('definition', {});
    const references = await timed('references', { context: { includeDeclaration: true } });
    return { bytes, readyMs, hover, diagnostics, definition, references, memory: residentMiB(editor.process.pid) };
  } finally {
    await editor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls the last function of the project. */
const caller = (files: number, key: number): string =>
  `<?php\nshop_last_${Math.max(files - 1, 0)}( ${key} );\necho $_GET['q${key}'];\n`;

/** A plugin of classes that hook, query, translate and call each other, as large as plugins' files are. */
function writeProject(folder: string, files: number, methods: number): number {
  let bytes = 0;
  for (let file = 0; file < files; file += 1) {
    const path = join(folder, `inc/${Math.floor(file / 100)}/part-${file}.php`);
    mkdirSync(dirname(path), { recursive: true });
    const code = part(file, methods);
    bytes += code.length;
    writeFileSync(path, code);
  }
  return bytes;
}

function part(file: number, count: number): string {
  const methods = Array.from(
    { length: count },
    (_, at) => `	/**
	 * Handles step ${at} of part ${file}.
	 */
	public function step_${at}( $id ) {
		check_ajax_referer( 'shop-${file}' );
		$title = sanitize_text_field( wp_unslash( $_POST['title'] ?? '' ) );
		update_option( 'shop_${file}_${at}', $title );
		do_action( 'shop_step_${file}_${at}', $id, esc_html__( 'Saved', 'shop' ) );
		return $this->step_${(at + 1) % count}( Shop_Part_${(file * 7) % 300}::make( $id ) );
	}
`,
  );
  return `<?php
class Shop_Part_${file} extends Shop_Part_Base {
	public static function make( $id ) {
		add_action( 'wp_ajax_shop_${file}', array( __CLASS__, 'step_1' ) );
		return new self( $id );
	}
${methods.join('\n')}}
function shop_last_${file}( $id ) {
	return Shop_Part_${file}::make( $id );
}
`;
}
