/** How long the index of a project takes, what it holds, and what somebody who types waits for meanwhile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from 'vscode-languageserver-protocol';
import { Editor } from '../lsp/editor.ts';
import { startFakeBackend } from '../lsp/fake-backend.ts';
import { quantile, residentMiB } from './lsp-figures.ts';

const sizes = [300, 3_000];
const questions = 200;

/** Measures projects of both sizes and prints. */
export async function benchIndex(): Promise<void> {
  const backend = await startFakeBackend();
  const empty = await heldBy(backend.settings, 0);
  for (const files of sizes) {
    const { bytes, readyMs, meanwhile, definition, references, memory } = await heldBy(backend.settings, files);
    console.log(
      `index of ${files} files (${(bytes / 1e6).toFixed(1)} MB): ready after ${Math.round(readyMs)} ms (wanted: 10 s), ${memory - empty.memory} MiB more than without (${memory} MiB)`,
    );
    console.log(
      `  a key and its hover meanwhile  p50 ${quantile(meanwhile, 0.5)} ms  p95 ${quantile(meanwhile, 0.95)} ms (wanted: 60)`,
    );
    console.log(
      `  definition  p50 ${quantile(definition, 0.5)} ms  p95 ${quantile(definition, 0.95)} ms; references p95 ${quantile(references, 0.95)} ms (wanted: 60)`,
    );
  }
  await backend.close();
}

async function heldBy(settings: object, files: number) {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-index-'));
  const bytes = writeProject(folder, files);
  const began = performance.now();
  const editor = await Editor.start({ settings, folders: [pathToFileURL(folder).href] });
  try {
    const uri = pathToFileURL(join(folder, 'shop.php')).href;
    await editor.open(uri, caller(files, 0));
    const question = { textDocument: { uri }, position: { line: 1, character: 8 } };
    const meanwhile: number[] = [];
    const ask = (method: string, more: object = {}) =>
      editor.request<Location[] | null>(`textDocument/${method}`, { ...question, ...more });
    let isReady = files === 0;
    const ready = (async () => {
      while (!isReady) isReady = ((await ask('definition'))?.length ?? 0) > 0;
      return performance.now() - began;
    })();
    for (let key = 1; key === 1 || !isReady; key += 1) {
      const asked = performance.now();
      await editor.change(uri, caller(files, key));
      await ask('hover');
      meanwhile.push(performance.now() - asked);
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
    return { bytes, readyMs, meanwhile, definition, references, memory: residentMiB(editor.process.pid) };
  } finally {
    await editor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls the last function of the project. */
const caller = (files: number, key: number): string =>
  `<?php\nshop_last_${Math.max(files - 1, 0)}( ${key} );\n// ${key}\n`;

/** A plugin of classes that hook, query, translate and call each other, as large as plugins' files are. */
function writeProject(folder: string, files: number): number {
  let bytes = 0;
  for (let file = 0; file < files; file += 1) {
    const path = join(folder, `inc/${Math.floor(file / 100)}/part-${file}.php`);
    mkdirSync(dirname(path), { recursive: true });
    const code = part(file);
    bytes += code.length;
    writeFileSync(path, code);
  }
  return bytes;
}

function part(file: number): string {
  const methods = Array.from(
    { length: 40 },
    (_, at) => `	/**
	 * Handles step ${at} of part ${file}.
	 */
	public function step_${at}( $id ) {
		check_ajax_referer( 'shop-${file}' );
		$title = sanitize_text_field( wp_unslash( $_POST['title'] ?? '' ) );
		update_option( 'shop_${file}_${at}', $title );
		do_action( 'shop_step_${file}_${at}', $id, esc_html__( 'Saved', 'shop' ) );
		return $this->step_${(at + 1) % 40}( Shop_Part_${(file * 7) % 300}::make( $id ) );
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
