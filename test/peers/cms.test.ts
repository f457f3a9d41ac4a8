import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyFiles, type PresswrightServer, pluginSource, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { accessibilityProblems } from './wordpress/accessibility.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

// One site, one server and one browser for all of it; the tests build on each other in their order, as a user's day does.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('the WordPress plugin in a browser', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let browser: TestBrowser;
  /** Every answer that the browser got as text, to be searched for the key. */
  const answers: Promise<string>[] = [];
  /** Findings in the flawed sample: the more rules, the more there are. */
  let total = 0;
  const wrongKey = 'svc-test-wrong-wrong-wrong-wrong-wrong';

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open()]);
    site.useDevelopmentScripts();
    browser.page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/html|json/.test(type)) answers.push(response.text().catch(() => ''));
    });
    await browser.logIn(site.url);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await server?.stop();
  });

  const open = (page: string) => browser.page.goto(`${site.url}/wp-admin/admin.php?page=${page}`);
  const outcome = (): Locator => browser.page.locator('.presswright-outcome');

  async function test(): Promise<string> {
    await browser.page.getByRole('button', { name: 'Test connection' }).click();
    await outcome().locator('.components-notice').waitFor();
    return outcome().innerText();
  }

  it('asks for the settings before anything can be analyzed', async () => {
    await open('presswright');
    await browser.page.locator('.presswright-analyze').getByText('No server address is set.').waitFor();
    await expect(browser.page.getByRole('button', { name: 'Analyze' }).isDisabled()).resolves.toBe(true);
    await browser.page.getByRole('link', { name: 'Go to settings' }).click();
    await browser.page.getByRole('heading', { name: 'Presswright Settings' }).waitFor();
  });

  it('finds a server on this machine, and tests its key when it is saved', async () => {
    const { page } = browser;
    // An option, as PHP looks whether a file has changed only every two seconds.
    site.evaluate(`
      update_option( 'ports_to_try', array( 1, ${server.port} ) );
      return file_put_contents( WPMU_PLUGIN_DIR . '/ports.php', "<?php
add_filter( 'presswright_local_ports', function () { return get_option( 'ports_to_try' ); } );" );`);
    await open('presswright-settings');
    const offer = page.locator('.presswright-local');
    await offer.getByText(`is running on this machine at ${server.url}.`).waitFor();
    await offer.getByText(new X509Certificate(server.ca).fingerprint256).waitFor();
    expect(await accessibilityProblems(page, '.wrap.presswright')).toEqual([]);
    await page.getByRole('button', { name: 'Use this server' }).click();
    expect(await page.getByLabel('Server address').inputValue()).toBe(server.url);
    await expect(page.getByLabel('API key').evaluate((field) => field.matches(':focus'))).resolves.toBe(true);
    await page.keyboard.type(wrongKey);
    await page.keyboard.press('Enter');
    await outcome().getByText('Settings saved.').waitFor();
    await outcome().getByText('does not recognize this API key').waitFor();
    await page.getByRole('button', { name: 'Replace key' }).click();
    await page.getByLabel('API key').fill(server.key);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await outcome().getByText('The API key was accepted').waitFor();

    site.evaluate(`
      ( new Presswright\\Settings\\KeyVault() )->forget();
      delete_option( Presswright\\Settings\\SettingsStore::OPTION );
      return update_option( 'ports_to_try', array( 1 ) );`);
    await open('presswright-settings');
    await page.getByText('No server was found at https://localhost:1.').waitFor();
  });

  it('says in words what is wrong with a connection', async () => {
    const { page } = browser;
    await open('presswright-settings');
    await page.getByLabel('Server address').fill(`http://localhost:${server.port}`);
    await page.getByLabel('API key').fill(wrongKey);
    expect(await test()).toContain('HTTPS only');
    await page.getByLabel('Server address').fill('https://localhost:1');
    expect(await test()).toContain('Could not connect to localhost on port 1');
    await page.getByLabel('Server address').fill(site.url.replace('http:', 'https:').replace('127.0.0.1', 'localhost'));
    expect(await test()).toContain('does not use HTTPS');
    await page.getByLabel('Server address').fill(server.url);
    expect(await test()).toContain('The certificate of the server is not trusted');

    const bundle = readFileSync(join(site.folder, 'wp-includes/certificates/ca-bundle.crt'), 'utf8');
    const [stranger = ''] = /-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/.exec(bundle) ?? [];
    await page.getByLabel('paste its certificate').check();
    await page.getByLabel('Certificate (PEM)').fill(stranger);
    expect(await test()).toContain('The certificate of the server is not trusted');
    await page.getByLabel('Certificate (PEM)').fill('nothing of the kind');
    expect(await test()).toContain('No certificate was found');

    await page.getByLabel('Certificate (PEM)').fill(server.ca);
    const refused = await test();
    expect(refused).toContain('does not recognize this API key');
    expect(refused).toMatch(/It is running Presswright \d+\.\d+\.\d+/);
    expect(refused).toMatch(/Request ID: \S+/);
    expect(await accessibilityProblems(page, '.wrap.presswright')).toEqual([]);
  });

  it('saves settings that work and keeps the key to itself', async () => {
    const { page } = browser;
    await page.getByLabel('API key').fill(server.key);
    expect(await test()).toMatch(/Connected to Presswright \d+\.\d+\.\d+\. The API key was accepted/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await outcome().getByText('Settings saved.').waitFor();
    await page.getByText('A key is saved.').waitFor();
    await page.getByRole('button', { name: 'Replace key' }).click();
    await page.getByLabel('API key').fill(server.key);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('A key is saved.').waitFor();
    await page.reload();
    await page.getByText('A key is saved.').waitFor();
    expect(await test()).toContain('The API key was accepted');
    await page.getByText('Presswright local authority').waitFor();
    await page.getByLabel('enter the path of its certificate').check();
    await page.getByLabel('Certificate file').fill(server.caFile);
    expect(await test()).toContain('The API key was accepted');
  });

  it('saves what is to be checked without anybody watching', async () => {
    const { page } = browser;
    await open('presswright-settings');
    const nightly = page.getByLabel('Check the active plugins and the active theme every night');
    await nightly.check();
    await page.getByLabel('Send an e-mail about new findings').selectOption('medium');
    await page.getByLabel('E-mail address').fill('nobody@nowhere');
    await page.getByLabel('When an update brings new findings').selectOption('stop');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await outcome().getByText('This is not an e-mail address.').waitFor();
    await expect(page.getByLabel('E-mail address').evaluate((field) => field.matches(':focus'))).resolves.toBe(true);
    await page.getByLabel('E-mail address').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await outcome().getByText('Settings saved.').waitFor();
    await page.reload();
    await expect(nightly.isChecked()).resolves.toBe(true);
    await expect(page.getByLabel('Send an e-mail about new findings').inputValue()).resolves.toBe('medium');
    await expect(page.getByLabel('E-mail address').getAttribute('placeholder')).resolves.toBe('admin@example.org');
    await expect(page.getByLabel('When an update brings new findings').inputValue()).resolves.toBe('stop');
  });

  it('shows what is wrong with a plugin, where, and how the data gets there', async () => {
    const { page } = browser;
    await open('presswright');
    await page.getByLabel('Plugin or theme').selectOption('plugin:leaky-guestbook/leaky-guestbook.php');
    await page.getByRole('button', { name: 'Analyze' }).click();
    const heading = page.getByRole('heading', { name: 'Results for Leaky Guestbook' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    const finished = page.getByRole('status').getByText(/^Analysis finished: \d+ findings\.$/);
    await finished.waitFor();
    total = Number(/\d+/.exec(await finished.innerText())?.[0]);
    expect(total).toBeGreaterThanOrEqual(3);

    const file = page.locator('.presswright-file', { hasText: 'includes/entries.php' });
    await file.getByRole('heading', { name: /SQL/ }).waitFor();
    await file.getByText('Line 14, column 76').waitFor();
    const echo = page.locator('.presswright-file', { hasText: 'leaky-guestbook.php' });
    await echo.getByText('Data flow').click();
    await echo.getByText("Line 20: $_GET['guest'] is read").waitFor();
    await echo.getByText("echo '<p>Welcome, ' . $name . '</p>';").first().waitFor();

    await page.getByText('files or folders were skipped').click();
    const leftOut = await page.locator('.presswright-left-out').innerText();
    expect(leftOut).toContain('assets/huge.js larger than 1 MiB');
    expect(leftOut).toContain('includes/config.php symbolic link');
    expect(leftOut).toContain('vendor/ bundled third-party code');
    expect(await accessibilityProblems(page, '.wrap.presswright')).toEqual([]);
  });

  it('filters findings and exports them', async () => {
    const { page } = browser;
    await page.getByRole('button', { name: 'Critical 1' }).click();
    await page.getByText(`${total - 1} of ${total} findings shown`).waitFor();
    await page.getByLabel('Category').selectOption('performance');
    await page.getByText(`1 of ${total} findings shown`).waitFor();
    await page.getByLabel('Search findings').fill('no such thing');
    await page.getByText('No findings match the filters.').waitFor();

    const exported = async (name: string): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      return readFileSync(await (await download).path(), 'utf8');
    };
    const report = JSON.parse(await exported('Export JSON')) as { complete: boolean; results: { issues: unknown[] }[] };
    expect(report.complete).toBe(true);
    expect(report.results.flatMap(({ issues }) => issues)).toHaveLength(total);
    const csv = (await exported('Export CSV')).trim().split('\r\n');
    expect(csv).toHaveLength(total + 1);
    expect(csv[0]).toContain('file,line,column,severity');
  });

  it('shows progress, stops when cancelled, and continues where it stopped', async () => {
    const { page } = browser;
    const batches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/presswright/v1/analyze')) batches.push(request.postData() ?? '');
    });
    // A slow server, so that there is time to see and to cancel: each batch waits in WordPress.
    site.evaluate(`return file_put_contents( WPMU_PLUGIN_DIR . '/slow.php', "<?php
add_filter( 'http_request_args', function ( \\$args ) { usleep( 600000 ); return \\$args; } );" );`);
    await page.getByLabel('Plugin or theme').selectOption('plugin:many-files/many-files.php');
    await page.getByLabel('Check for').selectOption('security');
    await page.getByRole('button', { name: 'Analyze' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`500 of ${manyFiles} files analyzed`).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Cancel');
    await page.keyboard.press('Enter');
    await page.locator('.presswright-results').getByText(`Canceled after 500 of ${manyFiles} files`).waitFor();
    const sent = batches.length;
    await page.waitForTimeout(1500);
    expect(batches).toHaveLength(sent);
    expect(await page.getByRole('button', { name: 'Analyze' }).isEnabled()).toBe(true);

    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('status')
      .getByText(`Analysis finished: ${manyFiles - 1} findings.`)
      .waitFor();
    site.evaluate(`return unlink( WPMU_PLUGIN_DIR . '/slow.php' );`);
    const files = batches.flatMap((body) => (JSON.parse(body) as { files: string[] }).files);
    expect(new Set(files).size).toBe(manyFiles);
    await page.getByRole('button', { name: /Show more files \(\d+ left\)/ }).waitFor();
  });

  it('says so when the server refuses in the middle, with the id of the request', async () => {
    const { page } = browser;
    site.evaluate(`( new Presswright\\Settings\\KeyVault() )->store( '${wrongKey}', '${server.url}' ); return 1;`);
    // Small enough to be sent whole before the refusal arrives: PHP logs a warning when it cannot write all it has.
    await page.getByLabel('Plugin or theme').selectOption('plugin:leaky-guestbook/leaky-guestbook.php');
    await page.getByRole('button', { name: 'Analyze' }).click();
    const alert = page.locator('.components-notice.is-error');
    await alert.getByText('does not recognize this API key').waitFor();
    expect(await alert.innerText()).toMatch(/Request ID: \S+/);
    site.evaluate(`( new Presswright\\Settings\\KeyVault() )->store( '${server.key}', '${server.url}' ); return 1;`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('status')
      .getByText(/Analysis finished: [1-9]\d* findings/)
      .waitFor();
  });

  it('finds nothing to complain about in a plugin without flaws, and says that', async () => {
    const { page } = browser;
    await page.getByLabel('Plugin or theme').selectOption('plugin:presswright/presswright.php');
    await page.getByLabel('Check for').selectOption('security');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('No problems found.').waitFor();
  });

  it('loads little, and nothing on the other pages of wp-admin', async () => {
    const compressed = (file: string): number => {
      const path = join(pluginSource, 'build', file);
      return existsSync(path) ? gzipSync(readFileSync(path)).length : 0;
    };
    const docs = readFileSync(join(pluginSource, '../docs/cms.md'), 'utf8');
    for (const name of ['analyze', 'create', 'projects', 'settings', 'editor']) {
      const stated = Number(new RegExp(`^\\| \`${name}\` \\| (\\d+) kB`, 'm').exec(docs)?.[1]);
      const schema = ['analyze', 'settings'].includes(name) ? 0 : compressed('plan-schema-plugin.js');
      const needed = (compressed(`${name}.js`) + compressed(`${name}.css`) + schema) / 1000;
      expect(stated, name).toBeLessThanOrEqual(200);
      expect(needed, name).toBeLessThanOrEqual(stated);
      expect(needed, name).toBeGreaterThan(stated / 2);
    }
    const own: string[] = [];
    const note = (request: { url(): string }) => {
      if (/\/plugins\/presswright\/|presswright\/v1/.test(request.url())) own.push(request.url());
    };
    browser.page.on('request', note);
    for (const screen of ['index.php', 'plugins.php']) await browser.page.goto(`${site.url}/wp-admin/${screen}`);
    browser.page.off('request', note);
    expect(own).toEqual([]);
  });

  it('speaks the language of the user, in PHP and in scripts', async () => {
    site.evaluate(`return update_user_meta( 1, 'locale', 'de_DE' );`);
    await open('presswright');
    await browser.page.getByRole('heading', { name: 'Ein Plugin oder Theme analysieren' }).waitFor();
    await browser.page.getByLabel('Plugin oder Theme', { exact: true }).waitFor();
    site.evaluate(`return delete_user_meta( 1, 'locale' );`);
  });

  it('has sent the key to no page, and left no complaint anywhere', async () => {
    await browser.page.goto(`${site.url}/wp-admin/options.php`); // Lists every option, even those of plugins.
    const texts = await Promise.all(answers);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes(server.key))).toEqual([]);
    expect(texts.some((text) => text.includes('presswright_settings'))).toBe(true);
    expect(browser.refused).toEqual([]);
    expect(browser.complaints.filter((text) => !/status of 502|status of 400.+\/v1\/settings/.test(text))).toEqual([]);
    expect(site.debugLog()).toBe('');
  });

  it('leaves nothing behind when it is deleted', () => {
    const left = site.evaluate<string[]>(`
      get_role( 'editor' )->add_cap( 'presswright_analyze' );
      deactivate_plugins( 'presswright/presswright.php' );
      uninstall_plugin( 'presswright/presswright.php' );
      global $wpdb;
      return array_merge(
        $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%presswright%' OR ( option_name <> 'uninstall_plugins' AND option_value LIKE '%presswright_%' )" ),
        $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%presswright%'" )
      );`);
    expect(left).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
