import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('the Findings view in VS Code', { timeout: 120_000 }, () => {
  const workspace = join(mkdtempSync(join(tmpdir(), 'presswright-workspaces-')), 'guestbook');
  let window: ExtensionWindow;
  let workbench: Workbench;
  const rows = (): Locator => workbench.page.locator('.customview-tree .monaco-list-row');
  const row = (text: string | RegExp): Locator => rows().filter({ hasText: text }).first();

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    window = await ExtensionWindow.open({ workspace, file: join(workspace, 'guestbook.php') });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(join(workspace, '..'), { recursive: true, force: true });
  });

  test('lists the findings of the file, and a click goes to the line', async () => {
    // The badge with the count lies over the icon: the item takes the click wherever it lands.
    await workbench.page.locator('.activitybar .action-item:has(> .action-label[aria-label^="Presswright"])').click();
    await row('guestbook.php').waitFor();
    await row(/from the request unescaped/).click();
    await workbench.page.locator('.statusbar-item').getByText('Ln 12').first().waitFor();
    await window.shoot('by-file');
  });

  test('groups by rule, with the titles of the rules', async () => {
    await workbench.command('Presswright: Group Findings By');
    await workbench.page.locator('.quick-input-list').getByText('Rule', { exact: true }).click();
    await row('Unescaped output').waitFor();
    await window.shoot('by-rule');
  });

  test('a filter that hides everything says so, and is cleared from there', async () => {
    await workbench.command('Presswright: Filter Findings');
    const box = workbench.page.locator('.quick-input-widget');
    await box.locator('.monaco-list-row').filter({ hasText: 'security' }).first().click();
    await box.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => row('Unescaped output').count()).toBe(0);
    await window.shoot('filtered');
    await workbench.command('Presswright: Clear Finding Filters');
    await row('Unescaped output').waitFor();
  });

  test.each([
    ['a file that is not open', /posts_per_page/, 'Suppress performance/unbounded-query here'],
    ['the open file', /from the request unescaped/, 'esc_html'],
  ])('leads to the fixes of a finding in %s from its menu', async (_file, finding, fix) => {
    await workbench.command('Presswright: Analyze Workspace');
    await workbench.toast('Presswright analyzed').waitFor();
    await row(finding).waitFor();
    await workbench.chooseFromMenu(row(finding), 'Fix With…');
    const fixes = workbench.page.locator('.action-widget .monaco-list-row');
    await fixes.filter({ hasText: fix }).first().waitFor();
    await fixes.filter({ hasText: 'Explain' }).first().waitFor();
    await window.shoot(fix.includes('Suppress') ? 'fixes-of-a-closed-file' : 'fixes');
    await workbench.leave(fixes.first());
    await workbench.command('Notifications: Clear All Notifications');
  });

  test('explains the finding at the cursor', async () => {
    await row(/from the request unescaped/).click();
    await workbench.focusEditor();
    await workbench.command('Presswright: Explain Finding');
    await expect.poll(() => workbench.previewText(), { timeout: 60_000 }).toContain('How it gets there');
    expect(await workbench.previewText()).toContain('guestbook.php:12');
    expect(await workbench.previewText()).not.toContain('file://');
    await window.shoot('explained');
  });
});
