import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeBackend, startFakeBackend } from '../lsp/fake-backend.ts';
import { EditorFixture, flawed, unusableServers } from './editor-fixture.ts';
import { peerPath, requirePeer } from './peers.ts';

const script = (name: string): string => fileURLToPath(new URL(`emacs/${name}.el`, import.meta.url));

interface Shown {
  /** Lines, from 1, with errors. */
  readonly flawed: readonly number[];
  /** The text after the fix. */
  readonly fixed: string;
  readonly completed: readonly string[];
  readonly messages: readonly string[];
}

requirePeer('emacs')('Emacs', () => {
  let fixture: EditorFixture;
  let backend: FakeBackend;
  beforeEach(async () => {
    fixture = new EditorFixture('emacs');
    backend = await startFakeBackend();
  });
  afterEach(async () => {
    fixture.remove();
    await backend.close();
  });

  test.each([
    ['eglot', "(require 'eglot)", 'jsonrpc-async-request'],
    ['lsp-mode', "(require 'lsp-mode)", 'lsp-request-async'],
  ])(
    'with %s shows an XSS and an SQL injection, applies a fix, completes, makes files of a description, and tells once what is wrong with a server',
    async (client, setup, generator) => {
      const output = join(fixture.folder, 'shown.json');
      const { file, environment, folder } = fixture;
      const servers = unusableServers(backend);
      const input = {
        servers,
        client: script(client),
        setup: fixture.writeExample('elisp', setup),
        generator: fixture.writeExample('elisp', generator, 'presswright.generate'),
        file,
        output,
      };
      await promisify(execFile)(peerPath('emacs'), ['--batch', '-l', script('emacs')], {
        cwd: folder,
        env: { ...environment, EMACS_TEST: JSON.stringify(input) },
      });
      const shown: Shown = JSON.parse(readFileSync(output, 'utf8'));
      expect(shown.flawed).toEqual([5, 6]);
      expect(shown.fixed).toBe(flawed.replace("$_GET['title']", "esc_html( $_GET['title'] )"));
      expect(shown.completed).toContain('add_action');
      expect(shown.messages).toContainEqual(expect.stringMatching(/^\d+ files in file:.*\/event-desk$/));
      expect(shown.messages.filter((message) => message.includes('presswright/'))).toEqual([]);
      expect(shown.messages).toContainEqual(expect.stringContaining('Set another API key'));
      for (const { shown: text } of servers) {
        expect(
          shown.messages.filter((message) => message.includes(text)),
          text,
        ).toHaveLength(1);
      }
      expect(readFileSync(join(folder, 'event-desk/event-desk.php'), 'utf8')).toContain('Event desk');
    },
    240_000,
  );
});
