import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findPeer, requirePeer } from './peers.ts';
import { freePort } from './vscode/code-server.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import { PlanPage } from './vscode/plan-page.ts';
import type { Workbench } from './vscode/workbench.ts';
import { WordPressSite } from './wordpress/site.ts';

// One window for all of it: each check begins with an empty folder, and no editor open.
requirePeer('code-server', 'chromium')('plans in VS Code', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-plans-'));
  let window: ExtensionWindow;
  let workbench: Workbench;
  let page: PlanPage;

  beforeAll(async () => {
    window = await ExtensionWindow.open({ workspace: folder });
    ({ workbench } = window);
    page = new PlanPage(workbench);
  }, 420_000);

  /** Opens a file of the folder, as a click in the Explorer does. */
  async function openFile(name: string, text: string): Promise<void> {
    writeFileSync(join(folder, name), text);
    await workbench.page.locator('.explorer-viewlet').getByText(name).dblclick();
    await workbench.page.locator('.tab.active').filter({ hasText: name }).waitFor();
  }

  /** Opens a plan in the editor of plans. */
  async function openPlan(text: string): Promise<void> {
    await openFile('new-plugin.presswright-plan.json', text);
    await page.frame.locator('#page > *').first().waitFor();
  }

  /** Answers the dialog that asks for a folder. */
  async function chooseFolder(path: string): Promise<void> {
    const widget = workbench.page.locator('.quick-input-widget').filter({ hasText: 'Choose where to put the folder' });
    const input = widget.locator('input').first();
    // The dialog shows the folder that it starts with once it has listed it: what is typed before that is lost, and
    // while it lists another its button does nothing.
    await widget.locator('.monaco-list-row').first().waitFor();
    await expect
      .poll(
        async () => {
          if (!(await widget.isVisible())) return true;
          if ((await input.inputValue()) !== path) await input.fill(path);
          else await widget.getByText('Use This Folder').first().click({ timeout: 2000 });
          return false;
        },
        { interval: 500, timeout: 30_000 },
      )
      .toBe(true);
  }

  beforeEach(async () => {
    await workbench.clear();
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const hasWordPress = findPeer('php') && findPeer('wordpress') && findPeer('sqlite');
  test.skipIf(!hasWordPress)('typed words and clicks make a plugin that WordPress runs', async () => {
    const { page: screen } = workbench;
    // while extensions are being read there is but one kind of file
    await screen.locator('.activitybar .action-label[aria-label^="Presswright"]').waitFor();
    const newPlugin = screen.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'New Plugin…' });
    const choose = async (): Promise<boolean> => {
      await screen.keyboard.press('Escape');
      await screen.locator('.menubar-menu-button').first().click();
      const entries = screen.locator('.monaco-menu .action-label');
      await workbench.clickInMenu(entries.getByText('File', { exact: true }));
      await workbench.clickInMenu(entries.getByText('New File...'));
      return newPlugin.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(choose, { timeout: 100_000 }).toBe(true);
    await page.isNew();
    await screen.keyboard.type('opening hours per shop, shown by a block');
    await page.button('Understand').click();
    await page.button(/^Shops/).waitFor();
    await window.shoot('opening-hours');
    await page.button('Preview Files').click();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
    await workbench.page.locator('.tab.active').filter({ hasText: 'opening-hours.php' }).waitFor();

    const site = WordPressSite.create();
    try {
      site.addPlugin('opening-hours', join(folder, 'opening-hours'));
      site.activate('opening-hours/opening-hours.php');
      const shown = site.evaluate<string>(`
        $shop = wp_insert_post( array( 'post_type' => 'opening_hours_shop', 'post_status' => 'publish', 'post_title' => 'Harbor' ) );
        update_post_meta( $shop, 'opening_hours_opening_hours', "Mon-Fri 9-18\nSat 10-14" );
        return do_blocks( '<!-- wp:opening-hours/shops /-->' );`);
      expect(shown).toContain('Harbor');
      expect(shown).toContain('Mon-Fri 9-18\nSat 10-14');
      expect(site.debugLog()).toBe('');
    } finally {
      site.remove();
    }
  });

  test.each([
    ['New Block', 'A quote with a name and a photo, in a card.', 'quote/block/block.json'],
    ['New Theme', 'Bakery, warm and dark, with testimonials.', 'bakery/screenshot.png'],
  ])('%s generates from a description', async (command, description, path) => {
    await workbench.command(`Presswright: ${command}…`);
    await page.understand(description);
    await page.frame.locator('#name').fill(path.split('/')[0] ?? '');
    await page.preview();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
    expect(existsSync(join(folder, path))).toBe(true);
  });

  test('Generate from Description asks what to build', async () => {
    await workbench.command('Presswright: Generate from Description');
    await workbench.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: 'One block' }).click();
    await page.isNew();
    await page.text('What should the block').waitFor();
  });

  test('a scaffold needs no description', async () => {
    await workbench.command('Presswright: New Scaffold…');
    await page.frame.locator('#name').fill('Loan desk');
    await page.box('Structure').selectOption({ label: 'Object-oriented' });
    await page.preview();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
    expect(existsSync(join(folder, 'loan-desk/composer.json'))).toBe(true);
  });

  test('a selected shortcode becomes the plan of a block', async () => {
    await openFile('page.html', '[opening_hours shop="Harbor" days="7"]\n');
    await workbench.page.locator('.monaco-editor .view-line').first().waitFor();
    await workbench.selectAll();
    await workbench.command('Presswright: Generate Block from Selection');
    await page.button(/^Shop/).waitFor();
    await page.preview();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
    const json = JSON.parse(readFileSync(join(folder, 'opening-hours/block/block.json'), 'utf8'));
    expect(json.attributes).toMatchObject({ shop: { type: 'string', default: 'Harbor' }, days: { default: 7 } });
  });

  test('what was not understood offers what it may have meant; an instruction marks what it changed; undo takes it back', async () => {
    await workbench.command('Presswright: New Plugin…');
    await page.understand('Events with a date and a price. Seats hum for every booking dolphin.');
    await page.text('Seats hum for every booking dolphin').waitFor();
    await page.button('+ Form for visitors').click();
    await page.frame.locator('[id="item:behaviours[0]"] select:focus').waitFor();
    expect(await page.frame.locator('#missed').count()).toBe(0);

    await page.box('Change something').fill('Add a phone field to events');
    await page.box('Change something').press('Enter');
    await page.button('Added: Phone (Events)').click();
    const phone = page.frame.locator('[id="item:entities[0].fields[2]"]');
    await phone.getByText('Changed').waitFor();
    await window.shoot('changed');
    await workbench.command('Undo');
    await phone.waitFor({ state: 'detached' });
    await workbench.command('Redo');
    await phone.waitFor();
  });

  test('parts are added, renamed, moved and removed by keyboard, and each control has a name to be read', async () => {
    await workbench.command('Presswright: New Plugin…');
    await page.isNew();
    const { keyboard } = workbench.page;
    await keyboard.type('Events with a date. Remind 2 days before the date.');
    await keyboard.press('Control+Enter');
    await page.frame.getByRole('heading', { name: 'What will be built' }).and(page.frame.locator(':focus')).waitFor();
    await page.button('+ Add a kind of content').focus();
    await keyboard.press('Enter');
    const name = page.frame.locator('[id="at:entities[1].singular"]:focus');
    await name.waitFor();
    // Not Ctrl+A: in a webview the workbench answers it, some time later, and what was typed meanwhile is selected too.
    await keyboard.press('Home');
    await keyboard.press('Shift+End');
    await keyboard.type('Speaker');
    await keyboard.press('Tab');
    await page.button('Move up: Speakers').focus();
    await keyboard.press('Enter');
    await page.frame.locator('[id="at:entities[0].singular"]:focus').waitFor();
    await page.button('Remove: Events').focus();
    await keyboard.press('Enter');
    await page.text('Also removed, because they need it: Reminder before a date.').waitFor();
    await page.frame.locator('#said').getByText('Removed Events.').waitFor({ state: 'attached' });

    const nameless = await page.frame.locator('input, select, textarea, button').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const labels = 'labels' in control ? (control.labels as { readonly length: number } | null) : null;
          const own = control.getAttribute('aria-label') ?? control.textContent ?? '';
          return own.trim() === '' && (labels === null || labels.length === 0);
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(nameless).toEqual([]);
  });

  test('a fault is told at its field, and keeps files from being made until it is corrected', async () => {
    await workbench.command('Presswright: New Plugin…');
    await page.understand('Events with a date.');
    await page.button(/^Events/).click();
    const singular = page.frame.locator('[id="at:entities[0].singular"]');
    await singular.fill('');
    await singular.press('Tab');
    await page.text('Fill in this field.').waitFor();
    await page.button('Preview Files').click();
    await page.text('Correct the marked field first.').waitFor();
    await page.frame.locator('[id="at:entities[0].singular"]:focus').waitFor();
    await singular.fill('Concert');
    await singular.press('Tab');
    await page.preview();
  });

  test('what only the service refuses is told at its field', async () => {
    const roles = [{ key: 'boss', name: 'Boss', capabilities: ['manage_options'] }];
    await openPlan(JSON.stringify({ version: 1, kind: 'plugin', name: 'Boss', plan: { version: 1, roles } }));
    await page.button('Preview Files').click();
    await page.text('Correct the marked field.').waitFor();
    await page.text(/Expected what does not make an administrator/).waitFor();
    await page.frame.locator('[id="at:roles[0].capabilities"]:focus').waitFor();
  });

  test('in a folder with other files, each difference is shown, and only what is chosen is written', async () => {
    mkdirSync(join(folder, 'events'));
    for (const name of ['readme.txt', 'uninstall.php']) writeFileSync(join(folder, 'events', name), 'mine');
    await workbench.command('Presswright: New Plugin…');
    await page.understand('Events with a date.');
    await page.preview();
    await page.text('2 files are already there with other content').waitFor();
    await page.box('Change something').fill('Add a phone');
    await page.button('readme.txt').click();
    await workbench.page.locator('.tab.active').filter({ hasText: 'Current ↔ Generated' }).waitFor();
    await workbench.page.locator('.monaco-diff-editor .line-insert').first().waitFor();
    await window.shoot('diff');
    await workbench.page.locator('.tab').filter({ hasText: 'new-plugin' }).click();
    // The page that was hidden comes back as it was.
    expect(await page.box('Change something').inputValue()).toBe('Add a phone');
    await page.box('Write readme.txt').check();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
    expect(readFileSync(join(folder, 'events/readme.txt'), 'utf8')).toContain('=== Events ===');
    expect(readFileSync(join(folder, 'events/uninstall.php'), 'utf8')).toBe('mine');
  });

  test('a plan is saved beside the project, opened again, and edited as JSON with completion', async () => {
    await workbench.command('Presswright: New Plugin…');
    await page.understand('Events with a date.');
    await workbench.command('File: Save');
    const file = join(folder, 'new-plugin.presswright-plan.json');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
    const { kind, plan } = JSON.parse(readFileSync(file, 'utf8'));
    expect({ kind, entities: plan.entities }).toMatchObject({ kind: 'plugin', entities: [{ key: 'event' }] });
    await workbench.command('View: Close Editor');
    await openPlan(readFileSync(file, 'utf8'));
    await page.button(/^Events/).waitFor();
    expect(await page.box('What should the plugin do?').inputValue()).toBe('Events with a date.');
    await workbench.command('View: Reopen Editor With Text Editor');
    await workbench.page.locator('.monaco-editor .view-line').first().waitFor();
    await workbench.moveTo(2);
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.insertText('\n  ');
    await workbench.command('Trigger Suggest');
    await workbench.page.locator('.suggest-widget .monaco-list-row').filter({ hasText: 'author' }).waitFor();
  });

  test.each([
    ['{"version": 1,', 'not valid JSON'],
    ['{"version": 2, "kind": "plugin"}', 'newer version of Presswright'],
  ])('a plan file that holds %s says what to do', async (text, told) => {
    await openPlan(text);
    await page.text(told).waitFor();
    await page.button('Open as Text').click();
    await workbench.page.locator('.monaco-editor .view-line').filter({ hasText: 'version' }).waitFor();
  });

  test('a folder that cannot be written to is told, and another can be chosen', async () => {
    await workbench.command('Presswright: New Plugin…');
    await page.understand('Events with a date.');
    await page.preview();
    await page.button('Change…').click();
    await chooseFolder('/proc/');
    await page.text('/proc/events').waitFor();
    await page.button(/^Write \d+ Files$/).click();
    await page.text('Choose a folder that you can write to.').waitFor();
    await page.button('Choose Another Folder…').click();
    await chooseFolder(`${folder}/`);
    await page.text(`${folder}/events`).waitFor();
    await page.button(/^Write \d+ Files$/).click();
    await workbench.toast(/\d+ files written to/).waitFor();
  });

  test('while the server cannot be reached nothing that was typed is lost', async () => {
    window.server.changeSettings({ 'presswright.server.url': `https://127.0.0.1:${await freePort()}` });
    await workbench.command('Presswright: New Plugin…');
    await page.box('What should the plugin do?').fill('Events with a date.');
    await page.button('Understand').click();
    await page.button('Restart').waitFor();
    await window.shoot('no-server');
    window.server.changeSettings({ 'presswright.server.url': '' });
    await workbench.statusItem('ready').waitFor();
    expect(await page.box('What should the plugin do?').inputValue()).toBe('Events with a date.');
    await page.button('Understand').click();
    await page.button('Preview Files').waitFor();
  });

  test.each([
    ['Default Light Modern', 'light_modern', 900],
    ['Default Dark Modern', 'dark_modern', 900],
    ['Default High Contrast', 'hc_black', 390],
    ['Default High Contrast Light', 'hc_light', 390],
  ])('a plan can be read at %s, %s, %i wide', async (theme, themeFile, width) => {
    window.server.changeSettings({ 'workbench.colorTheme': theme });
    try {
      await workbench.page.setViewportSize({ width, height: 844 });
      await workbench.themeShows(themeFile);
      await workbench.command('Presswright: New Plugin…');
      await page.isNew();
      await workbench.command('View: Close Primary Side Bar');
      await page.understand('Events with a date and a price. Visitors can book. Dolphins hum.');
      await page.button(/^Events/).click();
      await page.preview();
      const [wide, room] = await page.frame.locator('body').evaluate((body) => [body.scrollWidth, body.clientWidth]);
      await window.shoot(`plan-${themeFile}-${width}`);
      expect(wide).toBeLessThanOrEqual(room ?? 0);
    } finally {
      window.server.changeSettings({ 'workbench.colorTheme': 'Default Light Modern' });
      await workbench.page.setViewportSize({ width: 1280, height: 800 });
      await workbench.command('View: Show Explorer');
    }
  });
});
