import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addProject } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { AdminScreens } from './cms-screens.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { Pictures } from './pictures.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

/** Each page of the plugin that the journeys do not look at, as wide as a screen and as a phone. */
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('the pages of the WordPress plugin', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let browser: TestBrowser;
  let screens: AdminScreens;
  let admin: ProjectClient;
  const pictures = new Pictures(process.env.SCREENSHOTS, 'pages');

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open({ isCalm: true })]);
    admin = await ProjectClient.logIn(site);
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

  it('lead to the settings while nothing is set up', async () => {
    const { page } = browser;
    // Whatever else runs on this machine is not found.
    site.evaluate(`
      return file_put_contents( WPMU_PLUGIN_DIR . '/ports.php', "<?php
add_filter( 'presswright_local_ports', function () { return array( 1 ); } );" );`);
    for (const screen of ['presswright', 'presswright-create']) {
      await screens.open(screen);
      await page.locator('.presswright').getByText('No server address is set.').waitFor();
      await screens.look(`first-${screen}`);
    }
    await screens.open('presswright-projects');
    await page.getByText('There are no projects yet.').waitFor();
    await screens.look('first-projects');
    await screens.open('presswright-settings');
    await page.getByText('No server was found').waitFor();
    await screens.look('first-settings');
  });

  it('go on from the settings', async () => {
    const { page } = browser;
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
    await screens.open('presswright-settings');
    await page.getByLabel('Check the active plugins and the active theme every night').check();
    await screens.press('Test connection');
    await page.locator('.presswright-outcome').getByText('The API key was accepted').waitFor();
    await screens.look('settings');
    await page.getByRole('link', { name: 'Create a block, plugin or theme' }).click();
    await page.getByRole('radio', { name: /^Scaffold/ }).check();
    await page.getByLabel('Structure').waitFor();
    await screens.look('scaffold');
  });

  it('show the findings of a plugin, of now and as stored', async () => {
    const { page } = browser;
    const target = 'plugin:leaky-guestbook/leaky-guestbook.php';
    await screens.open('presswright');
    await page.getByLabel('Plugin or theme').selectOption(target);
    await screens.press('Analyze');
    await page
      .getByRole('status')
      .getByText(/^Analysis finished/)
      .waitFor();
    await screens.look('findings');
    expect((await admin.finish(await admin.send('POST', '/checks', { target }))).state).toBe('done');
    await screens.open('presswright');
    await screens.press('Leaky Guestbook 1.2.3');
    await page.getByRole('heading', { name: 'Stored findings of Leaky Guestbook' }).waitFor();
    await page.getByText('Line 14, column 76').waitFor();
    await screens.look('stored-checks');
  });

  it('list the projects', async () => {
    addProject(site, {
      slug: 'guest-list',
      files: { 'guest-list.php': '<?php\n/**\n * Plugin Name: Guest List\n */\n' },
    });
    await screens.open('presswright-projects');
    await browser.page.getByRole('link', { name: 'guest-list' }).waitFor();
    await screens.look('projects');
    expect(browser.complaints).toEqual([]);
    expect(browser.refused).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
