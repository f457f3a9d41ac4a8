import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProjectFolder } from '../lsp/project-folder.ts';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';

const files = {
  'desk.php': `<?php
/**
 * Plugin Name: Desk
 * Text Domain: desk
 */
add_action( 'wp_enqueue_scripts', 'desk_register' );
function desk_register() {
	register_post_type( 'desk_ticket', array() );
}
`,
  'note.php': "<?php\nregister_post_type( 'desk_note', array( 'hierarchical' => true ) );\n",
  'flaws.php': "<?php\necho $_GET['desk'];\necho $_POST['name'];\n",
  'windows.php': "<?php\r\n$desk = 'Schön 🛒🛒'; echo $_GET['Ä'];\r\n$after = 1;\r\n",
  'block/block.json': '{\n\t"apiVersion": 3,\n\t"name": "desk/queue",\n\t"title": "Queue"\n}\n',
  'presswright.json': '{\n\t"rules": {\n\t\t"security/unescaped-outptu": "off"\n\t}\n}\n',
};

// One window for all of it: each check begins with the files as they were, and no editor open.
requirePeer('code-server', 'chromium')('writing code in VS Code', { timeout: 120_000 }, () => {
  let folder: ProjectFolder;
  let window: ExtensionWindow;
  let workbench: Workbench;
  const at = (name: string): string => join(folder.path, name);
  const textOf = (name: string): string => readFileSync(at(name), 'utf8');
  const suggestion = (text: string | RegExp): Locator =>
    workbench.page.locator('.suggest-widget .monaco-list-row').filter({ hasText: text }).first();
  const line = (text: string | RegExp): Locator =>
    workbench.page.locator('.view-line').filter({ hasText: text }).first();

  beforeAll(async () => {
    folder = new ProjectFolder(files);
    window = await ExtensionWindow.open({ workspace: folder.path, file: at('desk.php') });
    ({ workbench } = window);
  }, 420_000);

  beforeEach(async () => {
    await workbench.clear();
    folder.write(files);
  });

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    folder?.remove();
  });

  /** Types at the end of a line and takes what the list of suggestions offers. */
  async function complete(row: number, typed: string, offered: string | RegExp): Promise<void> {
    await workbench.moveTo(row);
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.insertText(typed);
    for (let tries = 0; tries < 5 && !(await suggestion(offered).isVisible()); tries++) {
      // what was asked before the server knew the text is asked again
      if (tries > 0) await workbench.page.keyboard.press('Escape');
      await workbench.page.keyboard.press('Control+Space');
      await suggestion(offered)
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined);
    }
    await window.shoot(`suggestions-${row}`);
    await suggestion(offered).click();
    await suggestion(offered).waitFor({ state: 'hidden' });
    await workbench.save();
  }

  /** Shows the hover of what stands at the cursor. */
  async function hoverAt(row: number, column: number, text: string): Promise<Locator> {
    await workbench.moveTo(row, column);
    const hover = workbench.page.locator('.monaco-hover').filter({ hasText: text });
    for (let tries = 0; tries < 5 && !(await hover.isVisible()); tries++) {
      await workbench.command('Show or Focus Hover');
      await hover.waitFor({ timeout: 10_000 }).catch(() => undefined);
    }
    return hover;
  }

  test('hover explains a function of WordPress', async () => {
    await workbench.openQuickly('desk.php');
    const hover = await hoverAt(8, 9, 'register_post_type');
    expect(await hover.innerText()).toContain('$post_type');
    expect(
      await hover.locator('a[href*="developer.wordpress.org"], a[data-href*="developer.wordpress.org"]').count(),
    ).toBe(1);
  });

  test('hover explains a hook', async () => {
    await workbench.openQuickly('desk.php');
    const hover = await hoverAt(6, 18, 'WordPress action');
    expect(await hover.innerText()).toContain("do_action( 'wp_enqueue_scripts' )");
  });

  test('hover explains a key of an array argument', async () => {
    await workbench.openQuickly('note.php');
    const column = (files['note.php'].split('\n')[1]?.indexOf('hierarchical') ?? 0) + 3;
    const hover = await hoverAt(2, column, 'Key of $args of register_post_type()');
    expect(await hover.innerText()).toContain("'hierarchical' => bool");
  });

  test('parameter hints follow the argument at the cursor', async () => {
    await workbench.openQuickly('desk.php');
    await workbench.moveTo(8, 27);
    const active = workbench.page.locator('.parameter-hints-widget .signature .parameter.active');
    await workbench.pressUntil('Control+Shift+Space', active);
    await expect.poll(() => active.innerText()).toContain('$post_type');
    await window.shoot('parameter-hints');
    await workbench.moveTo(8, 45);
    await workbench.pressUntil('Control+Shift+Space', active.filter({ hasText: '$args' }));
  });

  test('a hook is completed from the list', async () => {
    await workbench.openQuickly('desk.php');
    await complete(9, "\nadd_action( 'admin_enq", 'admin_enqueue_scripts');
    expect(textOf('desk.php')).toContain("add_action( 'admin_enqueue_scripts'");
  });

  test('a function is completed from the list, with its parameters', async () => {
    await workbench.openQuickly('desk.php');
    await complete(8, '\n\twp_enqueue_sty', /^wp_enqueue_style/);
    expect(textOf('desk.php')).toMatch(/\twp_enqueue_style\(/);
  });

  test('a key of an array argument is completed from the list', async () => {
    await workbench.openQuickly('desk.php');
    await complete(8, "\n\tregister_taxonomy( 'desk_area', 'desk_ticket', array( 'hier", 'hierarchical');
    expect(textOf('desk.php')).toContain("'hierarchical'");
  });

  test('a key of block.json is completed from the list', async () => {
    await workbench.openQuickly('block.json');
    await complete(4, ',\n\t"viewScr', 'viewScriptModule');
    expect(textOf('block/block.json')).toMatch(/"viewScriptModule": ?/);
  });

  test('a mistake in presswright.json is told, and what it may name is completed', async () => {
    await workbench.openQuickly('presswright.json');
    await workbench.showProblems();
    await workbench.problem(/did you mean "security\/unescaped-output"/).waitFor();
    await window.shoot('presswright-json');
    await workbench.moveTo(3, 9);
    await workbench.page.keyboard.press('Shift+End');
    await workbench.page.keyboard.press('Delete');
    await complete(3, '"security/missing-no', 'security/missing-nonce');
    expect(textOf('presswright.json')).toContain('"security/missing-nonce"');
    await expect.poll(() => workbench.problem('did you mean').count()).toBe(0);
  });

  test('each mistake in presswright.json is told where it is', async () => {
    const mistakes = ['\t"exlude": [],', '\t"minimum_php": 8,', '\t"rules": { "security/sql-injection": "hgih" }'];
    writeFileSync(at('presswright.json'), `{\n${mistakes.join('\n')}\n}\n`);
    await workbench.openQuickly('presswright.json');
    await workbench.showProblems();
    await workbench.problem(/Did you mean "exclude"\? Expected one of .*\[Ln 2, Col 2\]/).waitFor();
    await workbench.problem(/got 8.*\[Ln 3, Col 17\]/).waitFor();
    await workbench.problem(/got "hgih".*\[Ln 4, Col 39\]/).waitFor();
    await window.shoot('presswright-json-places');
  });

  test('inlay hints name parameters when they are switched on', async () => {
    await workbench.openQuickly('desk.php');
    await line("'desk_ticket'").waitFor();
    expect(await line(/post_type:\s*'desk_ticket'/).count()).toBe(0);
    window.server.changeSettings({ 'presswright.inlayHints.parameterNames': true });
    await line(/post_type:\s*'desk_ticket'/).waitFor();
    await window.shoot('inlay-hints');
    window.server.changeSettings({ 'presswright.inlayHints.parameterNames': false });
    await line(/post_type:/).waitFor({ state: 'detached' });
  });

  test('a suppression asks for its reason', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.goToProblem("$_GET['desk']");
    await workbench.quickFix(/^Suppress security\/unescaped-output here/);
    await line('why it is safe').waitFor();
    await workbench.page.keyboard.insertText('a number by its route');
    await line('a number by its route').waitFor();
    await workbench.save();
    expect(textOf('flaws.php')).toContain('// presswright-ignore security/unescaped-output -- a number by its route\n');
    await expect.poll(() => workbench.problem("$_GET['desk']").count()).toBe(0);
  });

  test('a refactoring escapes an output for its context', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.goToProblem("$_GET['desk']");
    const row = workbench.page.locator('.action-widget .monaco-list-row').filter({ hasText: 'Escape this output' });
    await expect
      .poll(async () => {
        await workbench.command('Refactor...');
        return row
          .first()
          .waitFor({ timeout: 5_000 })
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    await window.shoot('refactor');
    await row.first().click();
    await line("esc_html( $_GET['desk'] )").waitFor();
  });

  test('one command applies all safe fixes of the file', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.problemsAreListed('from the request unescaped');
    await workbench.focusEditor();
    await workbench.command('Presswright: Fix All Safe Problems in File');
    await expect.poll(() => workbench.problem('from the request unescaped').count()).toBe(0);
    await workbench.save();
    expect(textOf('flaws.php').match(/esc_html\(/g)).toHaveLength(2);
  });

  test('hover explains the rule that a suppression names', async () => {
    writeFileSync(at('note.php'), '<?php\n// presswright-ignore security/sql-injection -- read above\n$notes = 1;\n');
    await workbench.openQuickly('note.php');
    await hoverAt(2, 30, 'SQL injection').then((hover) => hover.first().waitFor());
  });

  test('all safe fixes are applied by the source action', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.problemsAreListed('from the request unescaped');
    await workbench.focusEditor();
    await workbench.command('Source Action');
    await workbench.page
      .locator('.action-widget .monaco-list-row')
      .filter({ hasText: 'Apply all safe Presswright fixes' })
      .click();
    await expect.poll(() => workbench.problem('from the request unescaped').count()).toBe(0);
    await workbench.save();
    expect(textOf('flaws.php').match(/esc_html\(/g)).toHaveLength(2);
  });

  test('all safe fixes are applied on save, where the settings ask for it', async () => {
    window.server.changeSettings({ 'editor.codeActionsOnSave': { 'source.fixAll.presswright': 'explicit' } });
    try {
      await workbench.openQuickly('flaws.php');
      await workbench.problemsAreListed('from the request unescaped');
      await workbench.moveTo(1);
      await workbench.page.keyboard.press('End');
      await workbench.page.keyboard.insertText(' ');
      await expect
        .poll(() => workbench.save().then(() => textOf('flaws.php').match(/esc_html\(/g)?.length), { interval: 500 })
        .toBe(2);
    } finally {
      window.server.changeSettings({ 'editor.codeActionsOnSave': {} });
    }
  });

  test('a finding is added to the baseline from its actions', async () => {
    writeFileSync(at('presswright.json'), '{}');
    await workbench.openQuickly('flaws.php');
    await workbench.goToProblem("$_GET['desk']");
    await workbench.quickFix(/^Add security\/unescaped-output here to the baseline/);
    const toast = workbench.toast('1 finding added to the baseline. presswright.json now names it.');
    await toast.waitFor();
    await expect.poll(() => workbench.problem("$_GET['desk']").count()).toBe(0);
    await window.shoot('added-to-the-baseline');
    await toast.getByRole('button', { name: 'Open Baseline' }).click();
    await workbench.page.locator('.tab.active').filter({ hasText: 'presswright-baseline.json' }).waitFor();
  });

  test('characters beyond the basic plane and Windows line ends move no squiggle, and a fix keeps them', async () => {
    await workbench.openQuickly('windows.php');
    await workbench.problemsAreListed("$_GET['Ä']");
    const echo = files['windows.php'].split('\r\n')[1]?.indexOf('$_GET') ?? 0;
    await workbench.problem(`[Ln 2, Col ${echo + 1}]`).waitFor();
    await workbench.goToProblem("$_GET['Ä']");
    await workbench.quickFix(/esc_html/);
    await line('esc_html').waitFor();
    await workbench.save();
    expect(textOf('windows.php')).toBe(files['windows.php'].replace("$_GET['Ä']", "esc_html( $_GET['Ä'] )"));
  });

  test('findings go when the file is closed', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.problemsAreListed('from the request unescaped');
    await workbench.command('View: Close Editor');
    await workbench.problem('from the request unescaped').waitFor({ state: 'detached' });
  });

  test('findings are there when a file is closed and opened again at once', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.problemsAreListed('from the request unescaped');
    for (let times = 0; times < 3; times++) {
      await workbench.command('View: Close Editor');
      await workbench.openQuickly('flaws.php');
      await workbench.problem('from the request unescaped').waitFor();
    }
  });

  test('findings go when analysis is switched off, and come back', async () => {
    await workbench.openQuickly('flaws.php');
    await workbench.problemsAreListed('from the request unescaped');
    window.server.changeSettings({ 'presswright.analysis.enabled': false });
    await workbench.problem('from the request unescaped').waitFor({ state: 'detached' });
    window.server.changeSettings({ 'presswright.analysis.enabled': true });
    await workbench.problemsAreListed('from the request unescaped');
  });

  test('the uses of a name are highlighted', async () => {
    await workbench.openQuickly('desk.php');
    await workbench.moveTo(7, 12);
    await expect
      .poll(() => workbench.page.locator('.wordHighlightText, .wordHighlight, .wordHighlightStrong').count())
      .toBe(2);
  });
});
