import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peerPath, requirePeer } from './peers.ts';

const program = fileURLToPath(new URL('../../lsp/bin/presswright-lsp.mjs', import.meta.url));
const guide = fileURLToPath(new URL('../../docs/editors.md', import.meta.url));
const script = fileURLToPath(new URL('neovim.lua', import.meta.url));

const flawed = `<?php
function show_order() {
	global $wpdb;
	$id = $_GET['id'];
	echo '<h1>' . $_GET['title'] . '</h1>';
	return $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}orders WHERE id = $id" );
}
`;
const fixed = `<?php
function show_order() {
	global $wpdb;
	$id = absint( $_GET['id'] );
	echo '<h1>' . esc_html( sanitize_text_field( wp_unslash( $_GET['title'] ) ) ) . '</h1>';
	return $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}orders WHERE id = %d", $id ) );
}
`;

interface Shown {
  readonly line: number;
  readonly severity: number;
  readonly source: string;
  readonly code: string;
}

requirePeer('neovim')('Neovim', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'presswright-neovim-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('shows a reflected XSS and an SQL injection, explains them, fixed code clears them, and a description becomes files', async () => {
    const file = join(folder, 'orders.php');
    const output = join(folder, 'shown.json');
    writeFileSync(file, flawed);
    const [setup, generator] = [join(folder, 'setup.lua'), join(folder, 'generator.lua')];
    const examples = [...readFileSync(guide, 'utf8').matchAll(/```lua\n(.*?)```/gs)].map(([, text = '']) => text);
    writeFileSync(setup, examples[0] ?? '');
    writeFileSync(generator, examples.find((text) => text.includes('presswright.generate')) ?? '');
    mkdirSync(join(folder, 'bin'));
    symlinkSync(program, join(folder, 'bin/presswright-lsp'));
    const { PRESSWRIGHT_URL: _url, PRESSWRIGHT_DATA_DIR: _dataDir, ...environment } = process.env;
    await promisify(execFile)(
      peerPath('neovim'),
      ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${script}`],
      {
        cwd: folder,
        env: {
          ...environment,
          PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
          XDG_DATA_HOME: folder,
          XDG_STATE_HOME: folder,
          XDG_CACHE_HOME: folder,
          NEOVIM_TEST: JSON.stringify({ setup, generator, file, output, fixed: fixed.trimEnd().split('\n') }),
        },
        timeout: 150_000,
      },
    );
    const result: { flawed: Shown[]; hover?: string[]; fixed: Shown[]; generated?: string } = JSON.parse(
      readFileSync(output, 'utf8'),
    );
    const errors = (shown: readonly Shown[]) =>
      shown.filter(({ severity, source }) => severity === 1 && source === 'presswright');
    const lines = errors(result.flawed).map(({ line }) => line);
    expect(lines).toContain(4);
    expect(lines).toContain(5);
    expect(errors(result.fixed)).toEqual([]);
    expect(result.hover?.join('\n')).toContain('CWE-');
    expect(result.generated).toMatch(/^\d+ files in file:/);
    expect(readFileSync(join(folder, 'event-desk/event-desk.php'), 'utf8')).toContain('Event desk');
  }, 160_000);
});
