import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { type CodeServer, startCodeServer } from './vscode/code-server.ts';
import { Workbench } from './vscode/workbench.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('the Findings view in VS Code', { timeout: 120_000 }, () => {
  const shots = mkdtempSync(join(tmpdir(), 'presswright-shots-'));
  const workspace = join(mkdtempSync(join(tmpdir(), 'presswright-workspaces-')), 'guestbook');
  let server: CodeServer;
  let workbench: Workbench;
  const rows = (): Locator => workbench.page.locator('.customview-tree .monaco-list-row');
  const row = (text: string | RegExp): Locator => rows().filter({ hasText: text }).first();
  const shoot = (name: string) => workbench.page.screenshot({ path: join(shots, `${name}.png`) });

  beforeAll(async () => {
    const script = join(root, 'vscode-extension/scripts/package.ts');
    await promisify(execFile)(process.execPath, [script], { cwd: root, timeout: 120_000 });
    cpSync(join(root, 'test/peers/vscode/guestbook'), workspace, { recursive: true });
    server = await startCodeServer(join(root, 'vscode-extension/presswright.vsix'), workspace);
    workbench = await Workbench.open(1280, 800);
    await workbench.openFile(server.url, workspace, join(workspace, 'guestbook.php'));
    await workbench.statusItem('ready').waitFor({ timeout: 90_000 });
    console.log(`screenshots: ${shots}`);
  }, 180_000);

  afterEach(({ task }) => shoot(task.name.replaceAll(/\W+/g, '-')).then(() => undefined));

  afterAll(async () => {
    await workbench?.close();
    await server?.stop();
    rmSync(join(workspace, '..'), { recursive: true, force: true });
  });

  test('lists the findings of the file, and a click goes to the line', async () => {
    // The badge with the count lies over the icon: the item takes the click wherever it lands.
    await workbench.page.locator('.activitybar .action-item:has(> .action-label[aria-label^="Presswright"])').click();
    await row('guestbook.php').waitFor();
    await row(/from the request unescaped/).click();
    await workbench.page.locator('.statusbar-item').getByText('Ln 12').first().waitFor();
    await shoot('by-file');
  });

  test('groups by rule, with the titles of the rules', async () => {
    await workbench.command('Presswright: Group Findings By');
    await workbench.page.locator('.quick-input-list').getByText('Rule', { exact: true }).click();
    await row('Unescaped output').waitFor();
    await shoot('by-rule');
  });

  test('a filter that hides everything says so, and is cleared from there', async () => {
    await workbench.command('Presswright: Filter Findings');
    await workbench.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'security' }).first().click();
    await workbench.page.keyboard.press('Enter');
    await expect.poll(() => row('Unescaped output').count()).toBe(0);
    await shoot('filtered');
    await workbench.command('Presswright: Clear Finding Filters');
    await row('Unescaped output').waitFor();
  });

  test('explains the finding at the cursor', async () => {
    await row(/from the request unescaped/).click();
    await workbench.focusEditor();
    await workbench.command('Presswright: Explain Finding');
    await expect.poll(() => workbench.previewText(), { timeout: 60_000 }).toContain('How it gets there');
    expect(await workbench.previewText()).toContain('guestbook.php:12');
    expect(await workbench.previewText()).not.toContain('file://');
    await shoot('explained');
    expect(workbench.pageErrors).toEqual([]);
    expect(workbench.strangers).toEqual([]);
  });
});
