/** Debian has no client of language servers for Kakoune: what its users put into their kakrc is read by the real Kakoune. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EditorFixture } from './editor-fixture.ts';
import { peerPath, requirePeer } from './peers.ts';

const readToml = 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer)))';

requirePeer('kakoune', 'python')('Kakoune', () => {
  let fixture: EditorFixture;
  beforeAll(() => {
    fixture = new EditorFixture('kakoune');
  });
  afterAll(() => fixture.remove());

  test('is told of the server where a file is PHP', () => {
    const { folder, environment } = fixture;
    const output = join(folder, 'servers.toml');
    const script = join(folder, 'test.kak');
    const lines = [
      // What the client declares.
      "declare-option str lsp_servers ''",
      `source ${fixture.writeExample('kak', 'lsp_servers')}`,
      'set-option buffer filetype php',
      `echo -to-file ${output} %opt{lsp_servers}`,
      'quit!',
    ];
    writeFileSync(script, lines.join('\n'));
    execFileSync(peerPath('kakoune'), ['-n', '-ui', 'dummy', '-e', `source ${script}`], {
      cwd: folder,
      env: environment,
      timeout: 20_000,
    });
    const input = readFileSync(output, 'utf8');
    const servers: unknown = JSON.parse(
      execFileSync(peerPath('python'), ['-c', readToml], { input, encoding: 'utf8' }),
    );
    expect(servers).toMatchObject({
      presswright: {
        command: 'presswright-lsp',
        args: ['--stdio'],
        settings_section: 'presswright',
        settings: { presswright: { analysis: { severity: 'info' } } },
      },
    });
  });
});
