import { join } from 'node:path';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateBlock } from '../../../server/src/generation/block/generate-block.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { attributesText } from '../../../server/src/generation/writers/block-markup.ts';
import { requirePeer } from '../peers.ts';
import { TestBrowser } from '../wordpress/browser.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { activatePlugins } from './harness/installed.ts';
import { writeProject } from './harness/project.ts';

const requests: readonly BlockGenerateRequest[] = [
  { block_type: 'try/faq', features: ['interactivity', 'example'] },
  { block_type: 'try/countdown', features: ['interactivity', 'example'] },
  {
    block_type: 'try/card',
    attributes: { title: 'string', details: 'textarea' },
    features: ['interactivity', 'block_bindings', 'build_tooling', 'example'],
  },
  { block_type: 'try/picture', attributes: { name: 'string' }, features: ['interactivity', 'example'] },
];

const bound = { metadata: { bindings: { title: { source: 'try/card-fields', args: { key: 'title' } } } } };

requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('what visitors do with blocks', () => {
  let site: WordPressSite;
  let browser: TestBrowser;
  let address = '';

  beforeAll(async () => {
    site = WordPressSite.create();
    const projects = requests.map((request) => generateBlock(request, new Slots()));
    const content = projects.map((project) => {
      writeProject(join(site.folder, 'wp-content/plugins'), project);
      const json = project.files.find(({ role }) => role === 'block_json')?.content;
      const { name, example } = JSON.parse(String(json));
      return `<!-- wp:${name} ${attributesText({ ...example.attributes, ...(name === 'try/card' ? bound : {}) })} /-->`;
    });
    const results = activatePlugins(
      site,
      projects.map(({ slug }) => `${slug}/${slug}.php`),
    );
    expect(Object.values(results).filter((result) => result !== '')).toEqual([]);
    const post = site.evaluate<number>(`
      $post = wp_insert_post( wp_slash( array( 'post_title' => 'Try', 'post_status' => 'publish', 'post_content' => base64_decode( '${Buffer.from(content.join('\n\n')).toString('base64')}' ) ) ) );
      update_post_meta( $post, 'try_card_title', 'From the <b>field</b> & "more"' );
      return $post;`);
    address = `${await site.serve()}/?p=${post}`;
    browser = await TestBrowser.open();
    await browser.page.goto(address, { waitUntil: 'networkidle' });
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    site?.remove();
  });

  it('opens all questions at once, and tells so', async () => {
    const button = browser.page.locator('.wp-block-try-faq__toggle-all');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    expect(await browser.page.locator('.wp-block-try-faq details:not([open])').count()).toBe(0);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows longer content that the button names', async () => {
    const panel = browser.page.locator('.wp-block-try-card__panel');
    const button = browser.page.locator('.wp-block-try-card__toggle');
    expect(await panel.isVisible()).toBe(false);
    expect(await button.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
    await button.click();
    await panel.waitFor({ state: 'visible' });
  });

  it('counts down', async () => {
    const seconds = browser.page.locator('.wp-block-try-countdown__unit-value').last();
    const before = await seconds.textContent();
    await expect.poll(() => seconds.textContent(), { timeout: 5000 }).not.toBe(before);
  });

  it('remembers a favorite', async () => {
    const button = browser.page.locator('.wp-block-try-picture__favorite');
    await button.click();
    await browser.page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows a bound attribute from the post’s field, escaped', async () => {
    const title = browser.page.locator('.wp-block-try-card__title');
    expect(await title.innerHTML()).not.toContain('<b>');
    expect(await title.textContent()).toContain('field');
  });

  it('shows everything without scripts', async () => {
    const plain = await browser.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    await page?.goto(address);
    expect(await page?.locator('.wp-block-try-card__panel').isVisible()).toBe(true);
    expect(await page?.locator('.wp-block-try-card__toggle').isVisible()).toBe(false);
    await plain?.close();
  });

  it('complains of nothing', () => {
    expect(browser.complaints).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
