import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import { packFixtureExtension } from './vscode/fixture-extension.ts';
import { PlanPage } from './vscode/plan-page.ts';
import type { Workbench } from './vscode/workbench.ts';

// One window for all of it. The chat of VS Code wants an account; an extension of ours brings what that would, and says nothing.
requirePeer('code-server', 'chromium')('the chat of VS Code', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  let window: ExtensionWindow;
  let workbench: Workbench;
  const answers = (): Locator => workbench.page.locator('.interactive-item-container.interactive-response');

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    const host = await packFixtureExtension('chat-host', folder);
    window = await ExtensionWindow.open({
      workspace,
      file: join(workspace, 'guestbook.php'),
      others: [host],
      proposesApis: 'presswright-tests.chat-host',
      settings: { 'chat.disableAIFeatures': false },
    });
    ({ workbench } = window);
    await workbench.problemsAreListed('security/unescaped-output');
    await workbench.command('Chat: Open Chat');
    await workbench.page.locator('.interactive-input-part .monaco-editor').first().waitFor();
  }, 420_000);

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks below what was asked before; resolves with the answer that holds `text`. */
  async function ask(question: string, text: string): Promise<Locator> {
    const input = workbench.page.locator('.interactive-input-part .monaco-editor').first();
    await input.click();
    await workbench.page.keyboard.type(question, { delay: 20 });
    // The list of participants and commands takes the Enter that it is open for.
    await workbench.page.keyboard.press('Escape');
    await workbench.page.keyboard.press('Enter');
    const answer = answers().filter({ hasText: text }).last();
    await answer.waitFor();
    return answer;
  }

  test('it analyzes the open file, and leads to the findings', async () => {
    const answer = await ask('@presswright /analyze', 'security/sql-injection');
    expect(await answer.innerText()).toContain('guestbook.php: 2 findings.');
    await answer.getByRole('button', { name: 'Show Findings' }).click();
    await workbench.page
      .locator('.customview-tree .monaco-list-row')
      .filter({ hasText: 'from the request unescaped' })
      .first()
      .waitFor();
  });

  test('it analyzes the workspace', async () => {
    // Whoever was asked goes on being asked.
    await ask('/analyze workspace', '2 files analyzed, 3 findings in 2 files.');
  });

  test('it explains the finding at the cursor', async () => {
    await workbench.goToProblem('security/unescaped-output');
    const answer = await ask('/explain', 'What to do');
    expect(await answer.innerText()).toContain('guestbook.php:12');
  });

  test('it plans what is described, and the files are seen before they are written', async () => {
    const answer = await ask('/generate plugin "Event desk": Events with a date.', 'Preview and Write');
    await answer.getByRole('button', { name: 'Preview and Write the Files' }).click();
    const page = new PlanPage(workbench);
    await page.isNew();
    expect(await page.frame.locator('#description').inputValue()).toBe('Events with a date.');
    expect(existsSync(join(workspace, 'event-desk'))).toBe(false);
  });

  test('agents find the MCP server, which the first message of a chat has started', async () => {
    const row = workbench.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: /^Presswright/ })
      .first();
    const state = async (): Promise<string> => {
      await workbench.command('MCP: List Servers');
      await row.waitFor();
      const text = await row.innerText();
      await workbench.page.keyboard.press('Escape');
      return text;
    };
    await expect.poll(state, { timeout: 60_000, interval: 1_000 }).toMatch(/Presswright\s*Running/);
  });
});
