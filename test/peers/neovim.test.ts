import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EditorFixture } from './editor-fixture.ts';
import { peerPath, requirePeer } from './peers.ts';

const script = fileURLToPath(new URL('neovim.lua', import.meta.url));

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

interface Result {
  readonly flawed: readonly Shown[];
  readonly hover?: readonly string[];
  readonly mended: string;
  readonly fixed: readonly Shown[];
  readonly offered?: readonly string[];
  readonly generated?: string;
  readonly message?: string;
}

requirePeer('neovim')('Neovim', () => {
  let fixture: EditorFixture;
  beforeAll(() => {
    fixture = new EditorFixture('neovim');
  });
  afterAll(() => fixture.remove());

  test('shows a reflected XSS and an SQL injection, explains and fixes them, fixed code clears them, hooks are offered, a description becomes files, and a failure is told', async () => {
    const { file, folder, environment } = fixture;
    const output = join(folder, 'shown.json');
    const input = {
      setup: fixture.writeExample('lua', 'vim.lsp.start_client'),
      generator: fixture.writeExample('lua', 'presswright.generate'),
      file,
      output,
      fixed: fixed.trimEnd().split('\n'),
    };
    await promisify(execFile)(
      peerPath('neovim'),
      ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${script}`],
      { cwd: folder, env: { ...environment, NEOVIM_TEST: JSON.stringify(input) }, timeout: 150_000 },
    );
    const result: Result = JSON.parse(readFileSync(output, 'utf8'));
    const errors = (shown: readonly Shown[]) =>
      shown.filter(({ severity, source }) => severity === 1 && source === 'presswright');
    const lines = errors(result.flawed).map(({ line }) => line);
    expect(lines).toContain(4);
    expect(lines).toContain(5);
    expect(result.mended).toContain("esc_html( $_GET['title'] )");
    expect(errors(result.fixed)).toEqual([]);
    expect(result.message).toContain('https://127.0.0.1:1');
    expect(result.hover?.join('\n')).toContain('CWE-');
    expect(result.offered?.[0]).toBe('save_post');
    expect(result.generated).toMatch(/^\d+ files in file:/);
    expect(readFileSync(join(folder, 'event-desk/event-desk.php'), 'utf8')).toContain('Event desk');
  }, 160_000);
});
