import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { AdminScreens } from './cms-screens.ts';
import { type PresswrightServer, skipTours, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { Pictures } from './pictures.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

const wish = 'testimonials with photo, stars and a link';

// From the first word to the undo, by clicks alone: what an administrator does who has never seen any of it.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('the journey of an administrator', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let browser: TestBrowser;
  let screens: AdminScreens;
  const pictures = new Pictures(process.env.SCREENSHOTS, 'journeys');

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open({ isCalm: true })]);
    const admin = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
    // The first instruction loads the code that reads it: on a busy machine that alone may take as long as a task may.
    const named = { kind: 'plugin', name: 'Warm', description: wish };
    const planned = await admin.send<{ plan: object }>('POST', '/plans', named);
    const change = { ...named, plan: planned.body.plan, instruction: 'Add a company field' };
    await vi.waitFor(async () => expect((await admin.send('POST', '/plans', change)).status).toBe(200), 120_000);
    skipTours(site, 'admin');
    await browser.logIn(site.url);
    screens = new AdminScreens(site, browser, pictures);
  }, 300_000);

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await pictures.takeFailure(browser.page, task.name);
  });

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await server?.stop();
  });

  const canvas = () => browser.page.frameLocator('iframe[name="editor-canvas"]');

  /** Blocks of the open editor that it would offer to recover. */
  const broken = () =>
    browser.page.evaluate<string[]>(
      `wp.data.select( 'core/block-editor' ).getBlocks().filter( ( { isValid } ) => ! isValid ).map( ( { name } ) => name )`,
    );

  /** Publishes what the editor holds; returns its address on the site. */
  async function publish(): Promise<string> {
    const { page } = browser;
    await screens.press('Publish');
    await page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    await page.getByText('is now live').first().waitFor();
    return page.evaluate<string>(
      `new URL( wp.data.select( 'core/editor' ).getPermalink() ).pathname + new URL( wp.data.select( 'core/editor' ).getPermalink() ).search`,
    );
  }

  it('brings a block onto a page, changes it there, and takes the change back', async () => {
    const { page } = browser;
    await screens.describe('Block', wish, 'Testimonial Card');
    expect(await page.locator(':focus').innerText()).toBe('What will be built');
    await screens.change('Add a company field');
    await screens.part('Company').waitFor();
    await screens.look('block-plan');
    await screens.generate();
    await page.getByRole('heading', { name: 'testimonial-card.php' }).waitFor();
    await screens.look('block-files');
    await screens.tab('Preview');
    const preview = page.frameLocator('.presswright-frame').locator('[data-type="site-blocks/testimonial-card"]');
    await preview.getByText('★★★★★').waitFor();
    await page.getByText('here with sample content').waitFor();
    await screens.look('block-preview');
    await screens.tab('Files');
    await screens.press('Install');
    await screens.outcome('Version 1 is installed and active.');
    await screens.look('block-installed');

    await page.getByRole('link', { name: 'Place it on a new page' }).click();
    const block = canvas().locator('[data-type="site-blocks/testimonial-card"]');
    await block.waitFor();
    await canvas().getByRole('textbox', { name: 'Add title' }).fill('Voices');
    await block.getByRole('textbox', { name: 'Quote' }).fill('They know their trade.');
    await block.getByRole('textbox', { name: 'Author' }).fill('Ada & Co');
    await block.getByRole('textbox', { name: 'Company' }).fill('Acme & Sons');
    await page.getByRole('spinbutton', { name: 'Rating' }).fill('5');
    await page.getByRole('button', { name: 'Link: Choose a link' }).click();
    await page.getByRole('combobox', { name: /Search or type URL/ }).fill('https://example.org/ada');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await block.getByRole('button', { name: 'Photo' }).click();
    await page.getByRole('tab', { name: 'Upload files' }).click();
    await page
      .locator('.media-modal input[type="file"]')
      .setInputFiles(join(site.folder, 'wp-admin/images/wordpress-logo.png'));
    await page.locator('.media-modal .attachment.selected').waitFor();
    await page.locator('.media-modal').getByRole('button', { name: 'Select', exact: true }).click();
    await block.locator('img').waitFor();
    await screens.look('block-editor');
    const address = await publish();
    const editor = page.url();

    await screens.front(address);
    const figure = page.locator('figure.wp-block-site-blocks-testimonial-card');
    await figure.getByText('They know their trade.').waitFor();
    await figure.getByRole('img', { name: '5 / 5' }).waitFor();
    expect(await figure.locator('img').evaluate((one) => Number(Reflect.get(one, 'naturalWidth')))).toBeGreaterThan(0);
    expect(await figure.getByRole('link').getAttribute('href')).toBe('https://example.org/ada');
    await screens.look('block-front');

    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Testimonial Card' }).click();
    await screens.tab('Plan');
    await screens.change('Add a city field');
    await screens.look('block-change');
    await screens.press('Make version 2');
    await screens.outcome('Version 2 is ready.');
    await page.locator('.presswright-line.is-added').first().waitFor();
    await screens.look('block-difference');
    await screens.press('Update to version 2');
    await screens.outcome('Version 2 is installed and active.');
    await page.goto(editor);
    await block.getByText('They know their trade.').click();
    await block.getByRole('textbox', { name: 'City' }).waitFor();
    expect(await broken()).toEqual([]);

    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Testimonial Card' }).click();
    await screens.undo();
    await screens.outcome('Version 1 is installed and active.');
    await screens.look('block-undone');
    await page.goto(editor);
    await block.getByText('They know their trade.').waitFor();
    expect(await block.getByRole('textbox', { name: 'City' }).count()).toBe(0);
    expect(await broken()).toEqual([]);
    await screens.front(address);
    await figure.getByText('Ada & Co').waitFor();
  });

  it('brings a plugin into use, keeps what was edited by hand through an update, and takes the update back', async () => {
    const { page } = browser;
    const fields = page.locator('.edit-post-meta-boxes-area');
    const main = join(site.folder, 'wp-content/plugins/client-voices/client-voices.php');
    await screens.describe('Plugin', wish, 'Client Voices');
    await screens.change('Add a company field');
    await page
      .getByRole('link', { name: 'Company' })
      .or(page.getByRole('button', { name: /Company/ }))
      .first()
      .click();
    await screens.look('plugin-plan');
    await screens.press('Undo');
    await expect.poll(() => page.getByRole('button', { name: /^Company/ }).count()).toBe(0);
    await screens.press('Redo');
    await screens.part('Company').waitFor();
    // What was entered is there when somebody comes back to the page.
    await page.reload();
    await screens.part('Testimonial').waitFor();
    await screens.generate();
    await page.getByText('no problems found').waitFor();
    await screens.tab('Preview');
    await page.getByText('Screens, routes and permissions').waitFor();
    await screens.look('plugin-preview');
    await screens.tab('Files');
    await screens.press('Install');
    await screens.outcome('Version 1 is installed and active.');
    await screens.look('plugin-installed');
    await page.getByRole('link', { name: 'Show it in the list of plugins' }).click();
    await page
      .getByRole('row', { name: /Client Voices/ })
      .getByRole('link', { name: 'Deactivate' })
      .waitFor();

    await page.locator('#adminmenu').getByRole('link', { name: 'Testimonials', exact: true }).click();
    await page.locator('.wrap').getByRole('link', { name: /^Add/ }).first().click();
    await canvas().getByRole('textbox', { name: 'Title of the testimonial' }).fill('Ada');
    // By keyboard: the handle that resizes them lies above the button.
    await page.getByRole('button', { name: 'Meta Boxes' }).press('Enter');
    await fields.getByLabel('Stars').fill('5');
    await fields.getByLabel('Link').fill('https://example.org/ada');
    await fields.getByLabel('Company').fill('Acme & Sons');
    await screens.look('plugin-screen');
    const address = await publish();
    await screens.front(address);
    await page.getByText('Acme & Sons').waitFor();
    await screens.look('plugin-front');

    const text = readFileSync(main, 'utf8');
    const byHand = text.replace(/^( \* Description: +).*$/m, '$1Edited by hand.');
    expect(byHand).not.toBe(text);
    writeFileSync(main, `${byHand}\n// Kept by hand.\n`);
    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Client Voices' }).click();
    await screens.tab('Plan');
    await page.getByLabel('Summary').fill('What our clients say.');
    await screens.change('Add a phone field');
    await screens.press('Make version 2');
    await screens.outcome('Version 2 is ready but for the places that are to be decided.');
    await page.getByRole('heading', { name: '1 place to decide' }).waitFor();
    await page.getByText('Before this version can be installed, decide above what counts:', { exact: true }).waitFor();
    const place = page.getByRole('group', { name: /^client-voices\.php:/ });
    expect(await place.getByLabel('Edited by hand').isChecked()).toBe(true);
    await screens.look('plugin-conflict');
    await place.getByLabel('New plan').check();
    await screens.press('Make version 3 of these choices');
    await screens.outcome('Version 3 is ready.');
    await screens.press('Update to version 3');
    await screens.outcome('Version 3 is installed and active.');
    // The version that keeps what was on the site is no plan to go on from.
    await screens.tab('Plan');
    await page.getByText('Stars, Link, Company, Phone').waitFor();
    const merged = readFileSync(main, 'utf8');
    expect(merged).toContain('What our clients say.');
    expect(merged).toContain('// Kept by hand.');
    await page.locator('#adminmenu').getByRole('link', { name: 'Testimonials', exact: true }).click();
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await fields.getByLabel('Phone').waitFor({ state: 'attached' });
    expect(await fields.getByLabel('Company').inputValue()).toBe('Acme & Sons');

    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Client Voices' }).click();
    await screens.tab('Versions');
    await screens.look('plugin-versions');
    await page.getByRole('listitem').filter({ hasText: 'Version 4' }).getByRole('button').click();
    await screens.tab('Files');
    await page.getByText('edited by hand. They have not been checked').waitFor();
    await page.getByRole('button', { name: 'Go back to version 4' }).waitFor();
    await screens.undo();
    await screens.outcome('is installed and active.');
    expect(readFileSync(main, 'utf8')).toBe(`${byHand}\n// Kept by hand.\n`);
    await screens.front(address);
    await page.getByText('Acme & Sons').waitFor();
  });

  it('switches the site to a theme, changes it, and goes back to the theme before', async () => {
    const { page } = browser;
    const background = () => page.evaluate<string>('getComputedStyle( document.body ).backgroundColor');
    await screens.front();
    const before = await background();
    await screens.describe('Theme', 'A warm, dark theme for a bakery, with testimonials.', 'Crumb and Co');
    await screens.look('theme-plan');
    await screens.generate();
    await screens.tab('Preview');
    await page.locator('.presswright-palette').first().waitFor();
    await screens.look('theme-preview');
    await screens.tab('Files');
    await page.getByLabel('Switch the site to this theme').check();
    await screens.press('Install');
    await screens.outcome('Version 1 is installed and active.');
    await screens.look('theme-installed');
    await page.getByRole('link', { name: 'View the site' }).click();
    await page.locator('.wp-site-blocks').waitFor();
    const dark = await background();
    expect(dark).not.toBe(before);
    await screens.look('theme-front');

    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Crumb and Co' }).click();
    await screens.tab('Plan');
    await screens.change('Make it green');
    await screens.press('Make version 2');
    await screens.outcome('Version 2 is ready.');
    await screens.press('Update to version 2');
    await screens.outcome('Version 2 is installed and active.');
    await screens.front();
    await screens.look('theme-changed-front');
    const green = await background();

    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Crumb and Co' }).click();
    await screens.undo();
    await screens.outcome('Version 1 is installed and active.');
    await screens.front();
    expect(await background()).toBe(dark);
    expect(green).not.toBe(dark);
    await screens.open('presswright-projects');
    await page.getByRole('link', { name: 'Crumb and Co' }).click();
    await screens.undo();
    await screens.outcome('Removed from the site.');
    await screens.look('theme-removed');
    await screens.front();
    expect(await background()).toBe(before);
  });

  it('has left no complaint anywhere', () => {
    // WordPress says so of a style sheet of its own, and of transitions between its pages.
    const ofWordPress = /^global-styles-css-custom-properties|ViewTransition|InvalidStateError: Transition was aborted/;
    expect(browser.complaints.filter((one) => !ofWordPress.test(one))).toEqual([]);
    expect(browser.refused).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
