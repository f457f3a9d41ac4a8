import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import { packFixtureExtension } from './vscode/fixture-extension.ts';
import type { Workbench } from './vscode/workbench.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const handlers = `<?php
add_action( 'wp_ajax_guestbook_close', 'guestbook_close' );
add_action( 'wp_ajax_guestbook_open', 'guestbook_open' );

function guestbook_close() {
	update_option( 'guestbook_open', false );
}

function guestbook_open() {
	check_ajax_referer( 'guestbook_open' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die();
	}
	update_option( 'guestbook_open', true );
}
`;
const markup = '<h2>Opening hours</h2>\n<p>Mondays to Fridays, nine to five.</p>\n';

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('the views and commands of VS Code', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  let window: ExtensionWindow;
  let workbench: Workbench;
  const rows = (): Locator => workbench.page.locator('.customview-tree .monaco-list-row');
  const row = (text: string | RegExp): Locator => rows().filter({ hasText: text }).first();
  const pane = (name: string): Locator => workbench.page.locator('.pane-header').filter({ hasText: name }).first();
  const at = (name: string): string => join(workspace, name);

  /** Opens or closes a view of the side bar. */
  async function fold(name: string, isOpen: boolean): Promise<void> {
    if ((await pane(name).getAttribute('aria-expanded')) !== String(isOpen)) await pane(name).click();
    await expect.poll(() => pane(name).getAttribute('aria-expanded')).toBe(String(isOpen));
  }

  beforeAll(async () => {
    cpSync(join(root, 'test/peers/vscode/guestbook'), workspace, { recursive: true });
    writeFileSync(at('handlers.php'), handlers);
    writeFileSync(at('hours.html'), markup);
    const caller = await packFixtureExtension('tool-caller', folder);
    window = await ExtensionWindow.open({ workspace, file: at('handlers.php'), others: [caller] });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('entry points show their checks, and lead to what they reach', async () => {
    await workbench.page.locator('.activitybar .action-item:has(> .action-label[aria-label^="Presswright"])').click();
    await fold('Entry Points', true);
    await fold('Findings', false);
    await row(/guestbook_close.*✗ nonce\s+✗ capability/).waitFor();
    await row(/guestbook_open.*✓ nonce\s+✓ capability/).waitFor();
    await row('guestbook_close').locator('.monaco-tl-twistie').click();
    await row('No nonce is checked').waitFor();
    await row('Registered in handlers.php:2').waitFor();
    await row('update_option()').click();
    await workbench.page.locator('.statusbar-item').getByText('Ln 6').first().waitFor();
    await window.shoot('entry-points');
  });

  test('findings are grouped by the entry points that lead to them', async () => {
    await fold('Entry Points', false);
    await fold('Findings', true);
    await workbench.command('Presswright: Analyze Workspace');
    await workbench.toast(/Presswright analyzed \d+ files/).waitFor({ timeout: 90_000 });
    await workbench.command('Notifications: Clear All Notifications');
    await workbench.command('Presswright: Group Findings By');
    await workbench.page.locator('.quick-input-list').getByText('Entry point', { exact: true }).click();
    await row(/guestbook_close.*✗ nonce/).waitFor();
    await row('No known entry point').waitFor();
    await window.shoot('by-entry-point');
  });

  test('a baseline is created, hides what was found, and shows it again when asked', async () => {
    await workbench.command('Presswright: Create Baseline');
    await workbench.page.locator('.monaco-dialog-box').getByText('Accept everything that Presswright finds').waitFor();
    await window.shoot('create-baseline');
    await workbench.page.locator('.monaco-dialog-box .monaco-button').filter({ hasText: 'Create Baseline' }).click();
    await workbench.toast(/The baseline holds \d+ findings\. presswright\.json now names it\./).waitFor();
    expect(JSON.parse(readFileSync(at('presswright.json'), 'utf8'))).toEqual({ baseline: 'presswright-baseline.json' });
    await expect.poll(() => rows().count()).toBe(0);
    await window.shoot('baseline-hides');
    await workbench.command('Notifications: Clear All Notifications');
    await workbench.command('Presswright: Show Findings of the Baseline');
    await row(/guestbook\.php:\d+ · in the baseline/).waitFor();
    await window.shoot('baseline-shown');
    await workbench.command('Presswright: Hide Findings of the Baseline');
    await expect.poll(() => rows().count()).toBe(0);
    await workbench.command('Notifications: Clear All Notifications');
  });

  test('what is new shows, and one finding is accepted from its menu', async () => {
    await workbench.moveTo(16);
    await workbench.page.keyboard.insertText("\nfunction guestbook_new() {\n\techo $_GET['new'];\n}\n");
    await workbench.save();
    await row(/from the request unescaped/).waitFor();
    await workbench.chooseFromMenu(row(/from the request unescaped/), 'Add to Baseline');
    await workbench.toast('1 finding added to the baseline.').waitFor();
    await expect.poll(() => rows().count()).toBe(0);
    await workbench.command('Notifications: Clear All Notifications');
  });

  test('models say what they are, and one is chosen', async () => {
    await fold('Findings', false);
    await fold('Models', true);
    await row('svc-llm-7b').waitFor();
    await row('svc-llm-7b').locator('.monaco-tl-twistie').click();
    await row('Learned from').waitFor();
    await window.shoot('models');
    await workbench.command('Presswright: Choose Model');
    await workbench.page.locator('.quick-input-list').getByText('svc-llm-13b', { exact: true }).click();
    await row('svc-llm-13b').filter({ hasText: 'chosen' }).waitFor();
    await window.shoot('model-chosen');
  });

  test('the model learns the workspace, and says so', async () => {
    await workbench.command('Presswright: Learn from Workspace');
    await workbench.toast(/Learned from \d+ files\. Suggestions now follow their code\./).waitFor();
    await window.shoot('learned');
    await workbench.command('Notifications: Clear All Notifications');
    await expect
      .poll(async () => {
        await workbench.command('Presswright: Refresh Models');
        return row('Learned from').getAttribute('aria-label');
      })
      .toContain('guestbook');
    await fold('Models', false);
    await fold('Findings', true);
  });

  test('code goes on at the cursor, and one key takes it out again', async () => {
    await workbench.moveTo(7);
    await workbench.page.keyboard.insertText('\nfunction guestbook_keep() {\n\tif ( ! current_user_can( ');
    await workbench.command('Presswright: Continue Writing');
    await workbench.page.locator('.statusbar-item').filter({ hasText: 'selected' }).first().waitFor();
    await window.shoot('continued');
    await workbench.page.keyboard.press('Delete');
    await workbench.page.locator('.statusbar-item').filter({ hasText: 'selected' }).waitFor({ state: 'detached' });
    await workbench.save();
    expect(readFileSync(at('handlers.php'), 'utf8')).toMatch(
      /guestbook_keep\(\) \{\s+if \( ! current_user_can\(\s*\}?\s/,
    );
  });

  test('a test is drafted with the checks of the entry point', async () => {
    await workbench.clear();
    writeFileSync(at('handlers.php'), handlers);
    await workbench.openQuickly('handlers.php');
    await workbench.moveTo(10);
    await workbench.command('Presswright: Write a Test for This Function');
    await workbench.page.locator('.tab.active').filter({ hasText: 'test-guestbook-open.php' }).waitFor();
    await workbench.page.locator('.view-line').filter({ hasText: 'refuses_a_request_without_a_nonce' }).waitFor();
    await window.shoot('drafted-test');
    await workbench.save();
    expect(readFileSync(at('tests/test-guestbook-open.php'), 'utf8')).toContain('extends WP_Ajax_UnitTestCase');
    await workbench.clear();
  });

  test('selected markup becomes a block pattern', async () => {
    await workbench.openQuickly('hours.html');
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Control+Home');
    await workbench.page.keyboard.press('Control+Shift+End');
    await workbench.command('Presswright: Generate Pattern from Selection');
    await workbench.answer('Generate Pattern from Selection', 'Opening hours');
    await workbench.page.locator('.tab.active').filter({ hasText: 'opening-hours.php' }).waitFor();
    await workbench.save();
    expect(readFileSync(at('patterns/opening-hours.php'), 'utf8')).toContain('Slug: guestbook/opening-hours');
  });

  test('language models analyze, explain and plan with the tools', async () => {
    const calls = [
      ['presswright_analyze_file', { file: 'guestbook.php' }],
      ['presswright_explain_finding', { file: 'guestbook.php', line: 12 }],
      ['presswright_plan', { kind: 'plugin', name: 'Event desk', description: 'Events with a date.' }],
    ];
    writeFileSync(at('presswright.json'), '{}');
    writeFileSync(at('calls.json'), JSON.stringify(calls));
    const isWritten = () => existsSync(at('answers.json')) && readFileSync(at('answers.json'), 'utf8').endsWith('}');
    // The baseline of the test before counts until the change of presswright.json has been seen.
    const called = async () => {
      rmSync(at('answers.json'), { force: true });
      await workbench.command('Tool Caller: Call the Tools of the File');
      await expect.poll(isWritten, { timeout: 90_000 }).toBe(true);
      return JSON.parse(readFileSync(at('answers.json'), 'utf8'));
    };
    await expect
      .poll(async () => (await called()).presswright_analyze_file, { timeout: 90_000 })
      .toMatch(/^guestbook\.php: [1-9]\d* findings\./);
    const answers = JSON.parse(readFileSync(at('answers.json'), 'utf8'));
    expect(answers.presswright_analyze_file).toContain('security/unescaped-output');
    expect(answers.presswright_explain_finding).toContain('## What to do');
    expect(answers.presswright_plan).toContain('"entities"');
    // The models of the server are there for other extensions, too.
    expect(answers.models).toContainEqual({
      id: 'svc-llm-7b',
      vendor: 'presswright',
      maxInputTokens: expect.any(Number),
    });
  });

  test('the walkthrough opens, with its first step', async () => {
    await workbench.command('Presswright: Get Started');
    await workbench.page.getByText('Get Started with Presswright').first().waitFor();
    await workbench.page.getByText('Find what is wrong').first().waitFor();
  });

  test.each([
    ['Default Light Modern', 'light_modern', 1280],
    ['Default Light Modern', 'light_modern', 900],
    ['Default Dark Modern', 'dark_modern', 900],
    ['Default High Contrast', 'hc_black', 1280],
    ['Default High Contrast Light', 'hc_light', 900],
  ])('the views can be read in %s (%s, %i wide)', async (theme, themeFile, width) => {
    window.server.changeSettings({ 'workbench.colorTheme': theme });
    await workbench.page.setViewportSize({ width, height: 800 });
    await workbench.themeShows(themeFile);
    await fold('Entry Points', true);
    await row(/guestbook_close.*✗ nonce/).waitFor();
  });
});
