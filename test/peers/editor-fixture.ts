import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FakeBackend } from '../lsp/fake-backend.ts';

const program = fileURLToPath(new URL('../../lsp/bin/presswright-lsp.mjs', import.meta.url));
const guide = fileURLToPath(new URL('../../docs/editors.md', import.meta.url));

/** An SQL injection from line 4 to 6, and a reflected XSS in line 5. */
export const flawed = `<?php
function show_order() {
	global $wpdb;
	$id = $_GET['id'];
	echo '<h1>' . $_GET['title'] . '</h1>';
	return $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}orders WHERE id = $id" );
}
`;

/** What an editor needs that is set up as docs/editors.md says: a folder with a flawed file, and the server on its path. */
export class EditorFixture {
  readonly folder: string;
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;

  constructor(editor: string) {
    this.folder = mkdtempSync(join(tmpdir(), `presswright-${editor}-`));
    this.file = join(this.folder, 'orders.php');
    writeFileSync(this.file, flawed);
    mkdirSync(join(this.folder, 'bin'));
    symlinkSync(program, join(this.folder, 'bin/presswright-lsp'));
    const { PRESSWRIGHT_URL: _url, PRESSWRIGHT_DATA_DIR: _dataDir, ...environment } = process.env;
    this.environment = {
      ...environment,
      HOME: this.folder,
      PATH: `${join(this.folder, 'bin')}:${process.env.PATH}`,
      XDG_DATA_HOME: this.folder,
      XDG_STATE_HOME: this.folder,
      XDG_CACHE_HOME: this.folder,
    };
  }

  /** Puts the first example of the guide in this language that has all of the words into a file; answers its path. */
  writeExample(language: string, ...words: string[]): string {
    const text = examplesOf(language).find((example) => words.every((word) => example.includes(word)));
    if (text === undefined) throw new Error(`docs/editors.md has no example in ${language} with ${words.join(', ')}`);
    const path = join(this.folder, `${words.join('-').replaceAll(/\W+/g, '-')}.${language}`);
    writeFileSync(path, text);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Servers that cannot be used, as settings, and what an editor has to show of each: one refuses the key, one is not there. */
export function unusableServers({ url, settings: { server } }: FakeBackend) {
  return [
    { ...server, apiKey: 'nobody-has-it', shown: `${url} does not accept the API key` },
    { ...server, url: 'https://127.0.0.1:2', shown: 'No connection to https://127.0.0.1:2' },
  ];
}

/** The examples of docs/editors.md in a language, in their order. */
export function examplesOf(language: string): string[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'));
  return [...blocks].map(([, text = '']) => text);
}
