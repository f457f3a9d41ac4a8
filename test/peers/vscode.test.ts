import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { freePort } from './vscode/code-server.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import { type OwnServer, startOwnServer } from './vscode/own-server.ts';
import type { Workbench } from './vscode/workbench.ts';
import { sampleOf } from './whole.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`vscode/${name}`, import.meta.url));
const unescaped = 'security/unescaped-output';
const injected = 'security/sql-injection';

// One window for all of it: each check begins with the files as they were, and no other editor open.
requirePeer('code-server', 'chromium')('the extension in VS Code', { timeout: 180_000 }, () => {
  const workspaces = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(workspaces, 'guestbook');
  const file = join(workspace, 'guestbook.php');
  let window: ExtensionWindow;
  let workbench: Workbench;

  beforeAll(async () => {
    cpSync(fixture('guestbook'), workspace, { recursive: true });
    window = await ExtensionWindow.open({ workspace, file });
    ({ workbench } = window);
  }, 420_000);

  beforeEach(async () => {
    await workbench.clear();
    cpSync(fixture('guestbook'), workspace, { recursive: true });
    await workbench.openQuickly('guestbook.php');
  });

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(workspaces, { recursive: true, force: true });
  });

  /** Configures a server and, when it asks, the key for it. */
  async function useServer({ url, caFile, apiKey }: OwnServer): Promise<void> {
    window.server.changeSettings({ 'presswright.server.url': url, 'presswright.server.caFile': caFile });
    await workbench.statusItem('API key refused').waitFor();
    await workbench.command('Presswright: Set API Key');
    await workbench.answer('API key for', apiKey);
  }

  test('reflected XSS and SQL injection show as squiggles and in the Problems panel, and go when they are fixed', async () => {
    await workbench.problemsAreListed(unescaped, injected);
    await expect.poll(() => workbench.squiggles().count()).toBeGreaterThanOrEqual(2);
    await window.shoot('problems');

    await workbench.replaceText(readFileSync(fixture('fixed.php'), 'utf8'));
    await expect.poll(() => workbench.problems().count(), { timeout: 60_000 }).toBe(0);
    await expect.poll(() => workbench.squiggles().count()).toBe(0);
  });

  test('a quick fix applies', async () => {
    await workbench.goToProblem(unescaped);
    await workbench.quickFix(/esc_html/);
    // The edit is asked for when the fix is chosen, and is there a moment later.
    await expect
      .poll(() => workbench.save().then(() => readFileSync(file, 'utf8')), { timeout: 10_000 })
      .toContain("esc_html( $_GET['name'] )");
  });

  test('ghost text appears while typing, and Tab accepts it', async () => {
    await workbench.moveTo(lineOf('function guestbook_find') - 1);
    await workbench.page.keyboard.type('\nfunction guestbook_save() {\nif ( ! current_user_can( ', { delay: 40 });
    const ghosts = workbench.ghostText().first();
    const isShown = await ghosts.waitFor({ state: 'attached', timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!isShown) {
      // The list of completions came first and takes the place: closed, and asked for as a person does.
      await workbench.page.keyboard.press('Escape');
      await workbench.page.keyboard.press('Alt+Backslash');
      await ghosts.waitFor({ state: 'attached' });
    }
    const ghost = (await workbench.ghostText().first().textContent()) ?? '';
    await window.shoot('ghost-text');
    await workbench.page.keyboard.press('Tab');
    await workbench.save();
    expect(ghost.trim()).not.toBe('');
    expect(readFileSync(file, 'utf8').replaceAll(/\s/g, '')).toContain(
      `current_user_can(${ghost.replaceAll(/\s/g, '')}`,
    );
  });

  test('Analyze Workspace ends with a summary that leads to the Problems panel', async () => {
    await workbench.command('Presswright: Analyze Workspace');
    const toast = workbench.toast(/Presswright analyzed 2 files: \d+ issues in 2 files\./);
    await toast.waitFor({ timeout: 90_000 });
    await window.shoot('summary');
    await toast.getByRole('button', { name: 'Show Problems' }).click();
    await workbench.problem('performance/unbounded-query').waitFor();
  });

  test.each([
    ['script.js', "document.querySelector( '#a' ).innerHTML = location.hash;\n", 'security/dom-xss'],
    ['style.css', 'a { background: url( http://example.org/a.png ); }\n', 'security/css-insecure-url'],
  ])('%s is analyzed, too', async (name, text, rule) => {
    writeFileSync(join(workspace, name), text);
    await workbench.page.locator('.explorer-viewlet').getByText(name).dblclick();
    await workbench.withProblems(rule, (problem) => problem.filter({ hasText: rule }).waitFor());
  });

  test('the server restarts, and findings show again', async () => {
    await workbench.problemsAreListed(unescaped);
    await workbench.command('Presswright: Restart');
    await workbench.statusItem('starting').waitFor();
    await workbench.statusItem('ready').waitFor();
    await workbench.replaceText("<?php\necho $_GET['another'];\n");
    await workbench.problem("$_GET['another']").waitFor();
  });

  test('the status item lists the commands, and a finding leads to the page of its rule', async () => {
    await workbench.statusItem('ready').click();
    await workbench.page.locator('.quick-input-list').getByText('Analyze Workspace').waitFor();
    await workbench.page.keyboard.press('Escape');
    await workbench.goToProblem(unescaped);
    await workbench.command('Presswright: Open Rule Documentation');
    await expect.poll(() => workbench.previewText(), { timeout: 60_000 }).toContain('Unescaped output');
  });

  test('the menu and the log are commands, too', async () => {
    await workbench.command('Presswright: Show Menu');
    await workbench.page.locator('.quick-input-list').getByText('Analyze Workspace').waitFor();
    await workbench.page.keyboard.press('Escape');
    await workbench.command('Presswright: Show Log');
    await workbench.page.locator('.part.panel .view-line').filter({ hasText: 'Indexed' }).first().waitFor();
  });

  test('a server that cannot be reached is told of in the status bar, and by the command that needs it', async () => {
    window.server.changeSettings({ 'presswright.server.url': `https://127.0.0.1:${await freePort()}` });
    await workbench.statusItem('offline').waitFor();
    await workbench.command('Presswright: Analyze Workspace');
    await workbench.toast('Analyze Workspace needs the Presswright server.').waitFor();
    await window.shoot('unreachable');
    window.server.changeSettings({ 'presswright.server.url': '' });
    await workbench.statusItem('ready').waitFor();
  });

  test('a configured server is used with the key from the secret storage', async () => {
    const own = await startOwnServer();
    try {
      await useServer(own);
      await workbench.statusItem('ready').waitFor();
      await workbench.problemsAreListed(unescaped, injected);
    } finally {
      window.server.changeSettings({ 'presswright.server.url': '', 'presswright.server.caFile': '' });
      await own.stop();
    }
  });

  const looks = [
    ['Default Dark Modern', 'dark_modern', 1280],
    ['Default Dark Modern', 'dark_modern', 900],
    ['Default Light Modern', 'light_modern', 1280],
    ['Default Light Modern', 'light_modern', 900],
  ] as const;
  // A usual run has each theme and each width once.
  test.each(sampleOf(looks, 3))(
    'a finding explains itself on hover (%s, %s, %i wide)',
    async (theme, themeFile, width) => {
      window.server.changeSettings({ 'workbench.colorTheme': theme });
      await workbench.page.setViewportSize({ width, height: 800 });
      await workbench.themeShows(themeFile);
      await workbench.problemsAreListed(unescaped);
      await workbench.page.locator('.squiggly-error').first().hover({ force: true });
      const hover = workbench.page.locator('.monaco-hover').filter({ hasText: 'Escape it on output' });
      await hover.waitFor();
      // the message once, from the diagnostic; the rest from the language server
      expect((await hover.innerText()).match(/from the request unescaped/g)).toHaveLength(1);
    },
  );
});

/** Number of the first line of the opened file that holds `text`. */
function lineOf(text: string): number {
  const lines = readFileSync(fixture('guestbook/guestbook.php'), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`expected a line with ${text}`);
  return index + 1;
}
