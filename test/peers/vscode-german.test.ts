import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';
import { isWhole } from './whole.ts';

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('the extension in a German VS Code', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  let window: ExtensionWindow;
  let workbench: Workbench;

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    window = await ExtensionWindow.open({ workspace, locale: 'de' });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task.name));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(!isWhole)('state, views, commands and messages are German', async () => {
    await workbench.openQuickly('guestbook.php');
    await workbench.statusItem('bereit').waitFor({ timeout: 120_000 });
    await workbench.page.locator('.activitybar .action-item:has(> .action-label[aria-label^="Presswright"])').click();
    await workbench.page.locator('.pane-header').filter({ hasText: 'Befunde' }).first().waitFor();
    await workbench.command('Presswright: Arbeitsbereich analysieren');
    const toast = workbench.toast('Presswright hat 2 Dateien analysiert');
    await toast.getByRole('button', { name: 'Probleme anzeigen' }).click();
    await workbench.problem('performance/unbounded-query').waitFor();
  });
});
