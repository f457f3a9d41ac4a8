import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, skipTours, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { Pictures } from './pictures.ts';
import { accessibilityProblems } from './wordpress/accessibility.ts';
import { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

const selection = `<!-- wp:group -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Ada &amp; Co</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Writes <strong>programs</strong>.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>Engines</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Notes</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://example.org/ada">Read more</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->`;

// The tests build on each other in their order, as a day of somebody who writes pages.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('the block editor', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let browser: TestBrowser;
  let admin: ProjectClient;
  const pictures = new Pictures(process.env.SCREENSHOTS, 'editor');
  const settings = () => ({ endpoint: server.url, api_key: server.key, ca: { mode: 'pem', pem: server.ca } });

  beforeAll(async () => {
    [server, site, browser] = await Promise.all([startPresswright(), startSite(), TestBrowser.open({ isCalm: true })]);
    admin = await ProjectClient.logIn(site);
    await admin.send('POST', '/settings', settings());
    skipTours(site, 'admin');
    await browser.logIn(site.url);
  }, 300_000);

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await pictures.takeFailure(browser.page, task.name);
  });

  afterAll(async () => {
    await browser?.close();
    site?.remove();
    await server?.stop();
  });

  /** What an expression says in the page of the editor. */
  const ask = <T>(expression: string): Promise<T> => browser.page.evaluate<T>(expression);
  const content = () => ask<string>(`wp.data.select('core/editor').getEditedPostContent()`);
  /** Names of blocks, those inside too, that the editor would offer to recover. */
  const broken = () =>
    ask<string[]>(`(() => {
      const all = ( blocks ) => blocks.flatMap( ( one ) => [ one, ...all( one.innerBlocks ) ] );
      const shown = wp.data.select( 'core/block-editor' ).getBlocks();
      const parsed = wp.blocks.parse( wp.blocks.serialize( shown ) );
      return all( [ ...shown, ...parsed ] ).filter( ( { isValid } ) => ! isValid ).map( ( { name } ) => name );
    })()`);
  /** Away from the editor first, which goes on asking the server. */
  async function logInAgain(user: string): Promise<void> {
    await browser.page.goto('about:blank');
    await browser.context.clearCookies();
    await browser.logIn(site.url, user);
  }

  const canvas = () => browser.page.frameLocator('iframe[name="editor-canvas"]');

  /** A new page with blocks, and our sidebar. */
  async function openPage(markup = ''): Promise<void> {
    const { page } = browser;
    await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await page.waitForFunction(`window.wp?.data?.select( 'core/editor' )?.__unstableIsEditorReady()`);
    await ask(`(() => {
      wp.data.dispatch( 'core/editor' ).editPost( { title: 'Sample' } );
      wp.data.dispatch( 'core/block-editor' ).resetBlocks( wp.blocks.parse( ${JSON.stringify(markup)} ) );
    })()`);
    await canvas().locator('.is-root-container').waitFor();
  }

  async function openSidebar(): Promise<void> {
    await ask(`wp.data.dispatch( 'core/interface' ).enableComplementaryArea( 'core', 'presswright/sidebar' )`);
    await browser.page.locator('.presswright-sidebar').waitFor();
  }

  async function openPanel(title: string): Promise<void> {
    const { page } = browser;
    const sidebar = page.locator('.presswright-sidebar');
    await openSidebar();
    const toggle = sidebar.getByRole('button', { name: title });
    await toggle.waitFor();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }

  const selectFirst = () =>
    ask(`(() => {
      const { getBlocks } = wp.data.select( 'core/block-editor' );
      wp.data.dispatch( 'core/block-editor' ).selectBlock( getBlocks()[ 0 ].clientId );
    })()`);

  /** Looks at the page at the width of a screen and of a phone: nothing may stick out, nor keep anybody out. */
  async function look(name: string): Promise<void> {
    const { page } = browser;
    const hasSidebar = await page.locator('.presswright-sidebar').isVisible();
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      // The editor lays itself out anew when it becomes as narrow as a phone, and closes its sidebar.
      await page.evaluate('new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) )');
      if (hasSidebar) await openSidebar();
      await pictures.take(page, `${name}-${width}`);
      const sticks = await page.evaluate<
        string[]
      >(`[ ...document.querySelectorAll( '.presswright-sidebar *, .presswright-maker *' ) ]
        .filter( ( one ) => one.getBoundingClientRect().right > innerWidth + 1 && ! one.closest( '.presswright-pattern, .screen-reader-text' ) )
        .map( ( one ) => one.className )`);
      expect(sticks, `${name} at ${width}`).toEqual([]);
      for (const part of ['.presswright-sidebar', '.presswright-maker']) {
        if ((await page.locator(part).count()) === 0) continue;
        expect(await accessibilityProblems(page, part), `${name} at ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    if (hasSidebar) await openSidebar();
  }

  async function generateAndInsert(name: string): Promise<void> {
    const { page } = browser;
    const dialog = page.getByRole('dialog', { name: `New block: ${name}` });
    await dialog.getByRole('heading', { name: 'What will be built' }).waitFor();
    await look(`${name}-plan`);
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    await dialog.getByRole('heading', { name: 'Check and preview' }).waitFor();
    await dialog.frameLocator('.presswright-frame').locator('[data-type^="site-blocks/"]').waitFor();
    await look(`${name}-result`);
    await dialog.getByRole('button', { name: 'Install and insert' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  it('makes a block from the selection, which takes its place with its content, and one Undo brings it back', async () => {
    const { page } = browser;
    await openPage(selection);
    const before = await content();
    await selectFirst();
    await openPanel('Make a block from this selection');
    await page.getByText('The block will store: Heading, Text, Items, Button text, Button link.').waitFor();
    await page.getByLabel('Name of the block').fill('Team Card');
    await look('selection');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await generateAndInsert('Team Card');
    const block = canvas().locator('[data-type="site-blocks/team-card"]');
    await block.waitFor();
    await look('inserted');
    expect(await ask(`wp.data.select( 'core/block-editor' ).getBlocks().map( ( one ) => one.name )`)).toEqual([
      'site-blocks/team-card',
    ]);
    const text = await block.innerText();
    for (const part of ['Ada & Co', 'Writes programs.', 'Engines', 'Notes', 'Read more']) expect(text).toContain(part);
    expect(await content()).toContain('<strong>programs</strong>');
    expect(await broken()).toEqual([]);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await content()).toBe(before);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await block.waitFor();
    await ask(`wp.data.dispatch( 'core/editor' ).savePost()`);
    await page.waitForFunction(`! wp.data.select( 'core/editor' ).isEditedPostDirty()`);
    const id = await ask<number>(`wp.data.select( 'core/editor' ).getCurrentPostId()`);
    await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
    await block.waitFor();
    expect(await broken()).toEqual([]);
  });

  it('asks in the page what block is to be made, by keyboard alone, and never saves the question', async () => {
    const { page } = browser;
    await openPage('<!-- wp:paragraph -->\n<p>Before</p>\n<!-- /wp:paragraph -->');
    const before = await content();
    await page.getByRole('button', { name: 'Block Inserter', exact: true }).focus();
    await page.keyboard.press('Enter');
    // The inserter gives it the focus some time after it has opened.
    await page.getByPlaceholder('Search').first().focus();
    await page.keyboard.type('Generate a block');
    await page.getByRole('option', { name: 'Paragraph', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('option', { name: 'Generate a block…' }).waitFor();
    await page.keyboard.press('Tab');
    while (!(await ask<boolean>(`document.activeElement?.getAttribute( 'role' ) === 'option'`))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const question = canvas().getByLabel('What should the block show?');
    await question.waitFor();
    await ask(`wp.data.dispatch( 'core/editor' ).setIsInserterOpened( false )`);
    await look('question');
    // What is saved meanwhile has no trace of the question.
    expect(await content()).toContain('wp:presswright/generate');
    await ask(`wp.data.dispatch( 'core/editor' ).savePost()`);
    const id = await ask<number>(`wp.data.select( 'core/editor' ).getCurrentPostId()`);
    expect(site.evaluate<string>(`return get_post( ${id} )->post_content;`).trim()).toBe(before.trim());

    await question.focus();
    await page.keyboard.type('A quote with a name and five stars, in a card.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Praise Card');
    await page.keyboard.press('Enter');
    await generateAndInsert('Praise Card');
    await canvas().locator('[data-type="site-blocks/praise-card"]').waitFor();
    expect(await broken()).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect((await content()).trim()).toBe(before.trim());
  });

  it('makes patterns of every section that this site’s theme can show, and inserts one in one step', async () => {
    const { page } = browser;
    await openPage();
    await openPanel('Describe a pattern');
    await page.getByLabel('What should the pattern show?').fill('Prices and testimonials for a bakery, in dark red');
    await page.getByRole('button', { name: 'Make the pattern' }).click();
    await page.getByRole('heading', { name: 'Pricing, Testimonials' }).waitFor();
    await look('pattern');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    await canvas().getByText('On the shelf this week').first().waitFor();
    await look('pattern-inserted');
    expect(await broken()).toEqual([]);
    expect(await content()).not.toMatch(/is-style-section|--wp--custom--|base-2/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await content()).toBe('');

    const every = 'Hero, services, about us, gallery, prices, testimonials, questions, latest posts, call to action';
    for (let look = 0; look < 4; look += 1) {
      await page.getByLabel('What should the pattern show?').fill(`${every} ${look}`);
      await page.getByRole('button', { name: look === 0 ? 'Make the pattern' : 'Another look' }).click();
      await page.getByRole('heading', { name: /^Hero, / }).waitFor();
      await page.getByText('Making the pattern…').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Insert', exact: true }).click();
      await expect.poll(content).toContain('wp:query');
      expect(await broken()).toEqual([]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    }
  });

  it('finds what to improve, shows the block, and corrects it', async () => {
    const { page } = browser;
    await openPage(
      '<!-- wp:heading -->\n<h2 class="wp-block-heading">A</h2>\n<!-- /wp:heading -->\n\n<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:heading {"level":4} -->\n<h4 class="wp-block-heading">B</h4>\n<!-- /wp:heading --></div>\n<!-- /wp:group -->',
    );
    await ask(`wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock()`);
    await openPanel('Improve this pattern');
    await page.getByRole('button', { name: 'Check all blocks' }).click();
    await page.getByText('A heading of level 4 follows one of level 2.').waitFor();
    await look('improve');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await ask(`wp.data.select( 'core/block-editor' ).getSelectedBlock().attributes.level`)).toBe(4);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByText('Nothing to improve was found.').waitFor();
    expect(await content()).toContain('<h3 class="wp-block-heading">B</h3>');
    expect(await broken()).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await content()).toContain('<h4');
  });

  it.each([
    ['cannot be reached', { endpoint: 'https://localhost:9' }, 'Could not connect'],
    ['does not know the key', { api_key: 'svc-wrong-0123456789-0123456789-abcdef' }, 'does not recognize this API key'],
  ])('says what to do when the server %s, and loses nothing', async (_name, change, message) => {
    const { page } = browser;
    await admin.send('POST', '/settings', { ...settings(), ...change });
    await openPage(selection);
    await selectFirst();
    await openPanel('Make a block from this selection');
    await page.getByLabel('Name of the block').fill('Lost and found');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    const notice = page.locator('.presswright-sidebar .components-notice.is-error');
    await notice.getByText(message).waitFor();
    expect(await notice.getByRole('link', { name: 'Go to settings' }).count()).toBe(1);
    await admin.send('POST', '/settings', settings());
    await page.reload();
    await openPage(selection);
    await selectFirst();
    await openPanel('Make a block from this selection');
    expect(await page.getByLabel('Name of the block').inputValue()).toBe('Lost and found');
    // What a browser says of an answer that is no success.
    browser.complaints.splice(
      0,
      browser.complaints.length,
      ...browser.complaints.filter((one) => !/\b50[23]\b/.test(one)),
    );
  });

  it.each(['editors without the right to install', 'sites whose files may not be changed'])(
    'keeps a draft for %s, and tells who may install it',
    async (who) => {
      const { page } = browser;
      const isForbidden = who.startsWith('sites');
      const lock = join(site.folder, 'wp-content/mu-plugins/no-changes.php');
      if (isForbidden) writeFileSync(lock, "<?php\ndefine( 'DISALLOW_FILE_MODS', true );\n");
      else {
        site.evaluate(`
          $id = wp_insert_user( array( 'user_login' => 'maker', 'user_pass' => 'password', 'user_email' => 'maker@example.org', 'role' => 'editor' ) );
          ( new WP_User( $id ) )->add_cap( 'presswright_build' );
          return $id;`);
        skipTours(site, 'maker');
        await logInAgain('maker');
      }
      await openPage(selection);
      await selectFirst();
      await openPanel('Make a block from this selection');
      const name = isForbidden ? 'Locked Card' : 'Draft Card';
      await page.getByLabel('Name of the block').fill(name);
      await page.getByRole('button', { name: 'Show the plan' }).click();
      const dialog = page.getByRole('dialog', { name: `New block: ${name}` });
      await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
      await dialog
        .getByText(isForbidden ? 'does not allow its files to be changed' : 'These people may install it: admin.')
        .first()
        .waitFor();
      await look(isForbidden ? 'locked' : 'draft');
      expect(await dialog.getByRole('button', { name: 'Install and insert' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await dialog.getByRole('button', { name: 'Keep as draft' }).click();
      expect(await content()).toContain('wp:group');
      if (isForbidden) rmSync(lock);
      await logInAgain('admin');
    },
  );

  it('stays away from whoever may not build, and leaves neither complaints nor requests behind', async () => {
    site.evaluate(
      `return wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'password', 'user_email' => 'writer@example.org', 'role' => 'editor' ) );`,
    );
    skipTours(site, 'writer');
    await logInAgain('writer');
    await openPage();
    expect(await ask(`typeof presswrightEditor`)).toBe('undefined');
    expect(await ask(`wp.blocks.getBlockType( 'presswright/generate' ) === undefined`)).toBe(true);
    // WordPress says so of a style sheet of its own, and its inserter searches its directory, which is out of reach.
    const ofWordPress = /^global-styles-css-custom-properties|\/block-directory\/search/;
    expect(browser.complaints.filter((one) => !ofWordPress.test(one))).toEqual([]);
    expect(browser.refused).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
