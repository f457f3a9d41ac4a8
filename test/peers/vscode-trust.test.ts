import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { freePort } from './vscode/code-server.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('a folder in VS Code that is not trusted', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  const file = join(workspace, 'guestbook.php');
  let window: ExtensionWindow;
  let workbench: Workbench;

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    mkdirSync(join(workspace, '.vscode'));
    const settings = { 'presswright.server.url': `https://127.0.0.1:${await freePort()}` };
    writeFileSync(join(workspace, '.vscode/settings.json'), JSON.stringify(settings));
    window = await ExtensionWindow.open({ workspace, file, asksForTrust: true });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is analyzed, by a server that its settings do not choose', async () => {
    await workbench.page.locator('.statusbar-item').getByText('Restricted Mode').waitFor();
    await workbench.statusItem('ready').waitFor();
    await workbench.problemsAreListed('security/unescaped-output', 'security/sql-injection');
  });

  test('has its quick fixes', async () => {
    await workbench.goToProblem('security/unescaped-output');
    await workbench.quickFix(/esc_html/);
    await workbench.page.locator('.view-line').filter({ hasText: 'esc_html( $_GET' }).waitFor();
    await workbench.save();
    expect(readFileSync(file, 'utf8')).toContain("esc_html( $_GET['name'] )");
  });

  test('is said to be restricted where the state is', async () => {
    await workbench.statusItem('ready').hover();
    await workbench.page
      .locator('.monaco-hover')
      .filter({ hasText: 'a server that its settings name is not used' })
      .waitFor();
  });

  test('is told of what the extension leaves out', async () => {
    await workbench.command('Workspaces: Manage Workspace Trust');
    await workbench.page
      .locator('.workspace-trust-editor')
      .getByText(/limited functionality/)
      .first()
      .waitFor();
    await window.shoot('manage-trust');
  });

  test('takes the server of its settings once it is trusted', async () => {
    await workbench.page.locator('.workspace-trust-editor').getByRole('button', { name: 'Trust', exact: true }).click();
    await workbench.statusItem('offline').waitFor();
  });
});
