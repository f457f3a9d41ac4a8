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
  { block_type: 'try/tabs', features: ['example'] },
  {
    block_type: 'try/accordion',
    attributes: {
      items: { type: 'query', properties: { heading: 'string', content: 'textarea' } },
      allow_multiple: 'boolean',
      first_open: { type: 'boolean', default: true },
    },
    features: ['example'],
  },
  {
    block_type: 'try/alert',
    attributes: { message: 'rich_text', dismissible: { type: 'boolean', default: true } },
    features: ['example'],
  },
  { block_type: 'try/before-after', features: ['example'] },
  { block_type: 'try/newsletter', features: ['example'] },
  { block_type: 'try/map', features: ['example'] },
  {
    block_type: 'try/offer-countdown',
    attributes: { until: 'date', expiredMessage: { type: 'string', default: 'It is over' }, showSeconds: 'boolean' },
  },
  { block_type: 'try/picture', attributes: { name: 'string' }, features: ['interactivity', 'example'] },
  { block_type: 'try/packing-list', features: ['example'] },
  {
    block_type: 'try/staff',
    description: 'A directory of people with a name, a department and a phone number, which visitors can search.',
  },
  { block_type: 'try/voices', description: 'A slider of testimonials.' },
  { block_type: 'try/numbers', description: 'A figure with a label. It counts up.' },
  { block_type: 'try/hours', description: 'Opening hours, and whether we are open now.' },
];

const bound = { metadata: { bindings: { title: { source: 'try/card-fields', args: { key: 'title' } } } } };

/** Values besides those of examples. */
const given: Readonly<Record<string, object>> = {
  'try/newsletter': { formUrl: '/wp-login.php', successMessage: 'Thank you' },
  'try/staff': {
    members: [
      { name: 'Zoë Adler', department: 'Press', phoneNumber: '11' },
      { name: 'Ben Cole', department: 'Sales', phoneNumber: '12' },
      { name: 'Cem Demir', department: 'Sales', phoneNumber: '13' },
    ],
  },
  'try/voices': { testimonials: ['One', 'Two', 'Three'].map((author) => ({ author, quote: `Said by ${author}` })) },
  'try/numbers': { value: 1250 },
  'try/hours': {
    days: [
      { day: 'Mon–Fri', hours: '9:00–17:00' },
      { day: 'Saturday', hours: '10 am – 2 pm' },
      { day: 'Sunday', hours: 'Closed' },
    ],
  },
  'try/offer-countdown': { until: '2020-01-01', showSeconds: false },
};

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
    site.useDevelopmentScripts();
    const projects = requests.map((request) => generateBlock(request, new Slots()));
    const content = projects.map((project) => {
      writeProject(join(site.folder, 'wp-content/plugins'), project);
      const json = project.files.find(({ role }) => role === 'block_json')?.content;
      const { name, example } = JSON.parse(String(json));
      const values = { ...example?.attributes, ...given[name] };
      return `<!-- wp:${name} ${attributesText({ ...values, ...(name === 'try/card' ? bound : {}) })} /-->`;
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

  it('shows one tab at a time, by mouse and keyboard', async () => {
    const { page } = browser;
    const tabs = page.locator('.wp-block-try-tabs [role=tab]');
    const shown = page.locator('.wp-block-try-tabs [role=tabpanel]:visible');
    expect(await tabs.count()).toBe(3);
    expect(await shown.count()).toBe(1);
    await tabs.nth(1).click();
    await expect.poll(() => shown.getAttribute('id')).toBe(await tabs.nth(1).getAttribute('aria-controls'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tabs.nth(2).getAttribute('aria-selected')).toBe('true');
    expect(await tabs.nth(2).evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tabs.nth(0).getAttribute('aria-selected')).toBe('true');
    expect(await tabs.evaluateAll((all) => all.filter((one) => one.matches('[tabindex="0"]')).length)).toBe(1);
  });

  it('opens the first item of an accordion, and one at a time', async () => {
    const items = browser.page.locator('.wp-block-try-accordion details');
    const open = browser.page.locator('.wp-block-try-accordion details[open]');
    expect(await items.first().getAttribute('open')).not.toBeNull();
    await items.nth(1).locator('summary').click();
    await expect.poll(() => open.count()).toBe(1);
    expect(await items.nth(1).getAttribute('open')).not.toBeNull();
  });

  it('puts a message away for good', async () => {
    const { page } = browser;
    await page.locator('.wp-block-try-alert').getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.wp-block-try-alert').waitFor({ state: 'hidden' });
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.wp-block-try-alert').waitFor({ state: 'hidden' });
  });

  it('moves the line between two pictures by the keyboard', async () => {
    const slider = browser.page.getByRole('slider', { name: 'Position of the divider between the images' });
    const style = () => browser.page.locator('.wp-block-try-before-after__comparison').getAttribute('style');
    expect(await style()).toBe('--position:50%');
    await slider.focus();
    await browser.page.keyboard.press('ArrowRight');
    await expect.poll(style).toContain('51%');
  });

  it('sends a form, and says thanks', async () => {
    const { page } = browser;
    const form = page.locator('.wp-block-try-newsletter form');
    await form.getByLabel('Email address').fill('visitor@example.org');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.getByRole('button').click();
    expect((await sent).postData()).toContain('visitor@example.org');
    await page.getByText('Thank you').waitFor({ state: 'visible' });
    expect(await form.isVisible()).toBe(false);
  });

  it('asks for a map only when a visitor wants it', async () => {
    const { page } = browser;
    expect(browser.refused).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    const frame = page.locator('.wp-block-try-map iframe');
    await frame.waitFor({ state: 'visible' });
    await expect
      .poll(() => frame.getAttribute('src'))
      .toMatch(/^https:\/\/www\.google\.com\/maps\?q=12(?:%20|\+)Harbour/);
  });

  it('says that the time is over, without a clock', async () => {
    const block = browser.page.locator('.wp-block-try-offer-countdown');
    expect(await block.getByRole('timer').count()).toBe(0);
    expect(await block.getByText('It is over').isVisible()).toBe(true);
    expect(await block.locator('[class*=unit-label]').allTextContents()).toEqual(['Days', 'Hours', 'Minutes']);
  });

  it('counts down', async () => {
    const seconds = browser.page.locator('.wp-block-try-countdown .wp-block-try-countdown__unit-value').last();
    const before = await seconds.textContent();
    await expect.poll(() => seconds.textContent(), { timeout: 5000 }).not.toBe(before);
  });

  it('remembers a favorite', async () => {
    const button = browser.page.locator('.wp-block-try-picture__favorite');
    await button.click();
    await browser.page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  });

  it('remembers what was checked off, and forgets it at the push of a button', async () => {
    const { page } = browser;
    const list = page.locator('.wp-block-try-packing-list');
    const boxes = list.getByRole('checkbox');
    const count = await boxes.count();
    expect(count).toBeGreaterThan(1);
    await boxes.nth(1).click();
    await expect.poll(() => list.getByRole('status').innerText()).toMatch(new RegExp(`Done:\\s*1\\s*/\\s*${count}`));
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    expect(await boxes.nth(0).isChecked()).toBe(false);
    await list.getByRole('button', { name: 'Clear all checks' }).click();
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(false);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await boxes.nth(1).isChecked()).toBe(false);
  });

  it('finds items by words without regard to accents, and by their kind', async () => {
    const { page } = browser;
    const block = page.locator('.wp-block-try-staff');
    const names = () => block.locator('li:visible strong').allTextContents();
    await block.getByRole('searchbox', { name: 'Search' }).fill('zoe');
    await expect.poll(names).toEqual(['Zoë Adler']);
    await expect.poll(() => block.getByRole('status').innerText()).toMatch(/Results:\s*1/);
    await block.getByRole('searchbox', { name: 'Search' }).fill('');
    const kinds = block.getByRole('combobox', { name: 'Department' });
    expect(
      await kinds.locator('option').evaluateAll((all) => all.map((one) => (one as unknown as { label: string }).label)),
    ).toEqual(['All', 'Press', 'Sales']);
    await kinds.selectOption('Sales');
    await expect.poll(names).toEqual(['Ben Cole', 'Cem Demir']);
    await kinds.selectOption('');
    await expect.poll(names).toHaveLength(3);
  });

  it('moves through a slider by its buttons, and says where it ends', async () => {
    const slider = browser.page.locator('.wp-block-try-voices');
    const [previous, next] = [
      slider.getByRole('button', { name: 'Previous' }),
      slider.getByRole('button', { name: 'Next' }),
    ];
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    await next.click();
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('false');
    await expect.poll(() => slider.locator('[data-slides]').evaluate((row) => row.scrollLeft)).toBeGreaterThan(100);
    await next.click();
    await next.click();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  });

  it('counts a figure up to what it is, for those who do not mind motion', async () => {
    const figure = '.wp-block-try-numbers__counter';
    const textsOf = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await browser.context.newPage();
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(`
        window.texts = new Set();
        const look = () => {
          const text = document.querySelector( '${figure}' )?.textContent.trim();
          if ( text !== undefined ) {
            window.texts.add( text );
          }
          requestAnimationFrame( look );
        };
        look();
      `);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator(figure).scrollIntoViewIfNeeded();
      await page.waitForTimeout(3000);
      const seen = await page.evaluate<string[]>('[ ...window.texts ]');
      expect(await page.locator(figure).innerText()).toMatch(/^1[,.]?250$/);
      await page.close();
      return seen;
    };
    expect((await textsOf('no-preference')).length).toBeGreaterThan(2);
    expect(await textsOf('reduce')).toHaveLength(1);
  });

  it('tells whether it is open, by the time of the site', async () => {
    for (const [time, said, today] of [
      ['2026-03-04T10:00:00Z', 'Open now', 'Mon–Fri'],
      ['2026-03-04T17:00:00Z', 'Closed now', 'Mon–Fri'],
      ['2026-03-07T13:59:00Z', 'Open now', 'Saturday'],
      ['2026-03-08T12:00:00Z', 'Closed now', 'Sunday'],
    ] as const) {
      const page = await browser.context.newPage();
      await page.addInitScript(`
        const now = ${Date.parse(time)};
        window.Date = class extends Date {
          constructor( ...given ) {
            super( ...( given.length === 0 ? [ now ] : given ) );
          }
          static now() {
            return now;
          }
        };
      `);
      await page.goto(address, { waitUntil: 'networkidle' });
      const block = page.locator('.wp-block-try-hours');
      await expect.poll(() => block.getByRole('status').innerText()).toBe(said);
      expect(await block.locator('[data-today]').innerText()).toContain(today);
      await page.close();
    }
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
    // The map's server is out of reach here.
    expect(browser.complaints.filter((text) => !text.includes('google.com'))).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
