import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import { packFixtureExtension } from './vscode/fixture-extension.ts';
import type { Workbench } from './vscode/workbench.ts';

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('VS Code in German', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  let window: ExtensionWindow;
  let workbench: Workbench;

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    const german = await packFixtureExtension('german', folder);
    const file = join(workspace, 'guestbook.php');
    window = await ExtensionWindow.open({ workspace, file, others: [german], locale: 'de', ready: 'bereit' });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task.name));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the status, the menu behind it and its commands are in German', async () => {
    await workbench.statusItem('bereit').click();
    const list = workbench.page.locator('.quick-input-list');
    await list.getByText('Arbeitsbereich analysieren').waitFor();
    await list.getByText('Öffnet die Einstellungen von Presswright.').waitFor();
    await workbench.page.keyboard.press('Escape');
  });

  test('a command answers in German', async () => {
    await workbench.command('Presswright: Arbeitsbereich analysieren');
    const toast = workbench.toast(/Presswright hat 2 Dateien analysiert/);
    await toast.waitFor();
    await workbench.command('Notifications: Clear All Notifications');
  });

  test('the views are named in German', async () => {
    await workbench.page.locator('.activitybar .action-item:has(> .action-label[aria-label^="Presswright"])').click();
    const headers = workbench.page.locator('.pane-header');
    await expect.poll(async () => (await headers.allInnerTexts()).join(' ').toLowerCase()).toContain('einstiegspunkte');
  });
});
