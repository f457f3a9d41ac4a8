import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateBlock } from '../../../server/src/generation/block/generate-block.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { requirePeer } from '../peers.ts';
import { TestBrowser } from '../wordpress/browser.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { BlockEditor } from './harness/block-editor.ts';
import { complaintsOf } from './harness/complaints.ts';
import { writeProject } from './harness/project.ts';

const attributes = {
  title: 'string',
  pageUrl: 'url',
  places: { type: 'query', properties: { name: 'string', map: 'url' } },
};

requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('links of blocks', { timeout: 120_000 }, () => {
  let site: WordPressSite;
  let browser: TestBrowser;
  let editor: BlockEditor;

  beforeAll(async () => {
    site = WordPressSite.create();
    const project = generateBlock({ block_type: 'try/offer', attributes }, new Slots());
    writeProject(join(site.folder, 'wp-content/plugins'), project);
    site.activate(`${project.slug}/${project.slug}.php`);
    site.evaluate(
      "return wp_insert_post( array( 'post_title' => 'Opening hours', 'post_type' => 'page', 'post_status' => 'publish' ) );",
    );
    await site.serve();
    browser = await TestBrowser.open();
    await browser.logIn(site.url);
    editor = new BlockEditor(browser, site.url);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
  });

  it('are searched for or typed, with the keyboard alone, and saved', async () => {
    const { page } = browser;
    const block = { name: 'try/offer', attributes: { title: 'T', places: [{ name: 'Here', map: '' }] } };
    const { post } = await editor.write('Links', [block]);
    await page.evaluate(`wp.data.dispatch('core/block-editor').selectBlock('${await editor.clientId(0)}')`);
    await page.evaluate("wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')");

    const toolbar = page.getByRole('toolbar', { name: 'Block tools' }).getByRole('button', { name: 'Page URL' });
    await toolbar.focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search or type URL' });
    await search.waitFor();
    await search.pressSequentially('Opening');
    await page.getByRole('option', { name: /Opening hours/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => stored(page)).toMatchObject({ pageUrl: expect.stringMatching(/opening-hours/) });
    await page.keyboard.press('Escape');
    await expect.poll(() => toolbar.evaluate((element) => element.matches(':focus'))).toBe(true);

    const inSidebar = page.getByRole('region', { name: 'Editor settings' });
    const closed = inSidebar.locator('.components-panel__body:not(.is-opened) .components-panel__body-toggle');
    while ((await closed.count()) > 0) await closed.first().click();
    await inSidebar.getByRole('button', { name: 'Map: Choose a link' }).focus();
    await page.keyboard.press('Enter');
    await search.waitFor();
    await page.keyboard.type('https://example.org/map');
    await page.keyboard.press('Enter');
    await expect.poll(() => stored(page)).toMatchObject({ places: [{ name: 'Here', map: 'https://example.org/map' }] });
    await page.evaluate("wp.data.dispatch('core/editor').savePost()");
    await page.waitForFunction("!wp.data.select('core/editor').isSavingPost()");

    const [read] = await editor.read(post);
    expect(read).toMatchObject({ invalid: [], broken: false });
    expect(read?.attributes).toMatchObject({ places: [{ map: 'https://example.org/map' }] });
    expect(complaintsOf(browser)).toEqual([]);
  });
});

/** Attributes of the block. */
const stored = (page: TestBrowser['page']): Promise<unknown> =>
  page.evaluate("wp.data.select('core/block-editor').getBlocks().find(({ name }) => name === 'try/offer').attributes");
