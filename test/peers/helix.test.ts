import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeBackend, startFakeBackend } from '../lsp/fake-backend.ts';
import { EditorFixture, examplesOf, flawed, unusableServers } from './editor-fixture.ts';
import { peerPath, requirePeer } from './peers.ts';
import { Terminal } from './terminal.ts';

const example = (): string => examplesOf('toml').find((text) => text.includes('language-server.presswright')) ?? '';

// One editor for all of it: what one check leaves is what the next begins with.
requirePeer('helix', 'tmux')('Helix', { timeout: 120_000 }, () => {
  let fixture: EditorFixture;
  let terminal: Terminal;
  let backend: FakeBackend;
  let languages: string;
  beforeAll(async () => {
    fixture = new EditorFixture('helix');
    const configuration = join(fixture.folder, '.config/helix');
    mkdirSync(configuration, { recursive: true });
    languages = join(configuration, 'languages.toml');
    writeFileSync(languages, example());
    // Helix reads the languages anew only together with this file.
    writeFileSync(join(configuration, 'config.toml'), '');
    backend = await startFakeBackend();
    terminal = new Terminal([peerPath('helix'), fixture.file], fixture.folder, fixture.environment);
    await terminal.shows('show_order');
  });
  afterAll(async () => {
    terminal?.close();
    await backend?.close();
    fixture?.remove();
  });

  test('shows a reflected XSS and an SQL injection where they are', async () => {
    // It tells the messages of the cursor's line.
    await terminal.shows(/● *2 /, 110_000);
    terminal.type('5gg');
    await terminal.shows("Echo prints $_GET['title'] from the request unescaped");
    terminal.type('6gg');
    await terminal.shows('the SQL of $wpdb->get_row()');
  });

  test('applies the fix of a finding', async () => {
    terminal.type('5ggf$');
    terminal.type(' a');
    await terminal.shows('Suppress security/unescaped-output here');
    terminal.press('Enter');
    await terminal.shows("esc_html( $_GET['title'] )");
    terminal.press('Escape');
    terminal.type(':write');
    terminal.press('Enter');
    await terminal.shows(/● *1 /);
    await expect
      .poll(() => readFileSync(fixture.file, 'utf8'))
      .toBe(flawed.replace("$_GET['title']", "esc_html( $_GET['title'] )"));
  });

  test('completes a function of WordPress', async () => {
    terminal.type('4gg');
    terminal.type('oadd_act');
    await terminal.shows(/add_action +function/);
    terminal.press('Escape');
    terminal.press('Escape');
    terminal.type('u');
  });

  test('makes files of a description, as the guide says', async () => {
    const [command = ''] = examplesOf('text').filter((example) => example.includes('lsp-workspace-command'));
    terminal.type(command.trim());
    terminal.press('Enter');
    await expect
      .poll(() => existsSync(join(fixture.folder, 'event-desk/event-desk.php')), { timeout: 60_000 })
      .toBe(true);
  });

  test('shows what is wrong with a server, and what to do', async () => {
    for (const { url, apiKey, caFile, shown } of unusableServers(backend)) {
      const setting = `server = { url = "${url}", apiKey = "${apiKey}", caFile = "${caFile}" }`;
      writeFileSync(languages, example().replace('analysis = { severity = "info" }', setting));
      terminal.type(':config-reload');
      terminal.press('Enter');
      terminal.type(':lsp-restart');
      terminal.press('Enter');
      await terminal.shows(shown);
    }
  });
});
