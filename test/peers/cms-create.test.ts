import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addConflict, addProject } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { accessibilityProblems } from './wordpress/accessibility.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

// The tests build on each other in their order, as the day of somebody does who describes, corrects, installs and undoes.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('creating from wp-admin', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let browser: TestBrowser;
  const shots = process.env.SCREENSHOTS ?? mkdtempSync(join(tmpdir(), 'presswright-cms-'));

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open()]);
    const ca = { mode: 'pem', pem: server.ca };
    await (await ProjectClient.logIn(site)).send('POST', '/settings', {
      endpoint: server.url,
      api_key: server.key,
      ca,
    });
    await browser.logIn(site.url);
    console.log(`screenshots: ${shots}`);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await server?.stop();
  });

  const open = (screen: string) => browser.page.goto(`${site.url}/wp-admin/admin.php?page=${screen}`);

  /** Looks at the page at the width of a screen and of a phone: nothing may stick out, nor keep anybody out. */
  async function look(name: string): Promise<void> {
    const { page } = browser;
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
      const [needed, there] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(needed, `${name} at ${width}`).toBeLessThanOrEqual(there);
      expect(await accessibilityProblems(page, '.wrap.presswright'), `${name} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  async function describeIt(kind: string, description: string, name: string): Promise<void> {
    const { page } = browser;
    await open('presswright-create');
    await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
    await page.locator('#presswright-description').fill(description);
    await page.getByLabel('Name', { exact: true }).first().fill(name);
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByRole('heading', { name: 'What will be built' }).waitFor();
  }

  async function generate(): Promise<void> {
    const { page } = browser;
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('navigation', { name: 'Files' }).waitFor();
  }

  const outcome = (text: string) => browser.page.locator('.presswright-outcome').getByText(text).waitFor();
  const tab = (name: string) => browser.page.getByRole('tab', { name }).click();

  it('shows what a description is understood as, and keeps it when the page is left', async () => {
    const { page } = browser;
    await describeIt('Plugin', 'Testimonials with photo, stars and a link.', 'Client Voices');
    expect(await page.locator(':focus').innerText()).toBe('What will be built');
    await page
      .getByRole('button', { name: /^Testimonial/ })
      .first()
      .waitFor();
    await look('plan');
    await page.reload();
    await page
      .getByRole('button', { name: /^Testimonial/ })
      .first()
      .waitFor();
    expect(await page.locator('#presswright-description').inputValue()).toContain('Testimonials with photo');
  });

  it('corrects the plan by an instruction and by hand, and takes that back', async () => {
    const { page } = browser;
    await page.getByLabel('Change something').fill('Add a company field');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page
      .getByRole('button', { name: /Company/ })
      .first()
      .click();
    await look('changed');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Company/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await page
      .getByRole('button', { name: /^Company/ })
      .first()
      .waitFor();
  });

  it('makes the files and installs them', async () => {
    const { page } = browser;
    await generate();
    await page.getByText('no problems found').waitFor();
    await look('files');
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await outcome('Version 1 is installed and active.');
    await look('installed');
    expect(site.evaluate(`return array_values( get_option( 'active_plugins' ) );`)).toContain(
      'client-voices/client-voices.php',
    );
  });

  it('changes the plan of what is installed, shows the difference, updates, and goes back', async () => {
    const { page } = browser;
    await tab('Plan');
    await page.getByLabel('Change something').fill('Add a phone field');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await outcome('Version 2 is ready.');
    await tab('Files');
    await page
      .getByRole('button', { name: /changed/ })
      .first()
      .click();
    await page.locator('.presswright-line.is-added').first().waitFor();
    await look('difference');
    await page.getByRole('button', { name: 'Update to version 2' }).click();
    await outcome('Version 2 is installed and active.');
    await tab('Versions');
    await look('versions');
    await page.getByRole('button', { name: 'Undo the last installation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await outcome('Version 1 is installed and active.');
  });

  it.each([
    ['Block', 'A quote with a name, a photo and five stars, in a card.', 'Praise Card', '.presswright-frame'],
    ['Theme', 'A warm, dark theme for a bakery, with opening hours.', 'Crumb and Co', '.presswright-palette'],
  ])('makes a %s, previews and installs it, and takes it back', async (kind, description, name, preview) => {
    const { page } = browser;
    await describeIt(kind, description, name);
    await look(`plan-${kind}`);
    await generate();
    await tab('Preview');
    await page.locator(preview).first().waitFor();
    if (kind === 'Block') {
      await page.frameLocator('.presswright-frame').locator('[data-type="site-blocks/praise-card"]').waitFor();
    }
    await look(`preview-${kind}`);
    await tab('Files');
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await outcome('Version 1 is installed');
    await tab('Versions');
    await page.getByRole('button', { name: 'Undo the last installation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await outcome('Removed from the site.');
  });

  it('shows what a new plan and edits made by hand disagree about, and takes over what is chosen', async () => {
    const { page } = browser;
    const top = '<?php\n/**\n * Plugin Name: Disputed\n */\n';
    const id = addProject(site, { slug: 'disputed', files: { 'disputed.php': top } });
    addConflict(site, id, {
      base: { 'disputed.php': `${top}// as it was\n` },
      mine: { 'disputed.php': `${top}// by hand\n` },
      theirs: { 'disputed.php': `${top}// of the plan\n` },
    });
    await open(`presswright-projects&project=${id}`);
    await page.getByRole('heading', { name: '1 place to decide' }).waitFor();
    const place = page.getByRole('group', { name: 'disputed.php:5' });
    expect(await place.getByLabel('Edited by hand').isChecked()).toBe(true);
    await place.getByText('// by hand').waitFor();
    await place.getByText('// of the plan').waitFor();
    await look('conflict');
    await place.getByLabel('New plan').check();
    await page.getByRole('button', { name: 'Make version 3 of these choices' }).click();
    await outcome('Version 3 is ready.');
    expect(await page.getByRole('heading', { name: /to decide/ }).count()).toBe(0);
    await page.getByRole('region', { name: 'disputed.php' }).getByText('// of the plan').waitFor();
  });

  it('lists the stored checks, each with its findings', async () => {
    const { page } = browser;
    const target = 'plugin:leaky-guestbook/leaky-guestbook.php';
    const admin = await ProjectClient.logIn(site);
    expect((await admin.finish(await admin.send('POST', '/checks', { target }))).state).toBe('done');
    await open('presswright');
    await page.getByRole('button', { name: 'Leaky Guestbook 1.2.3' }).click();
    await page.getByRole('heading', { name: 'Stored findings of Leaky Guestbook' }).waitFor();
    await page.getByText('Line 14, column 76').waitFor();
    await look('stored-checks');
  });

  it('lists the projects', async () => {
    const { page } = browser;
    await open('presswright-projects');
    await page.getByRole('link', { name: 'Client Voices' }).waitFor();
    await look('projects');
    expect(browser.complaints).toEqual([]);
    expect(browser.refused).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
