import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { TestBrowser } from '../../wordpress/browser.ts';
import { ToolSite } from '../harness/tool-site.ts';

const hostile = '</script><script>alert(1)</script>"\'';

// Tools for all pages of a site, as visitors see them.
requirePeer(
  'php',
  'wordpress',
  'sqlite',
  'chromium',
)('tools for all pages', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  const set = async (plugin: string, values: Record<string, unknown>) => {
    const saved = await tools.admin.rest('POST', '/wp/v2/settings', { [`${plugin}_settings`]: values });
    expect(saved.status).toBe(200);
  };

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Barly',
        description:
          'Show a dismissible announcement bar "Sale: 50% off & more" with a link "Shop" to https://example.com/sale?a=1&b=2.',
      },
      { plugin_name: 'Consently', description: 'Show a cookie notice with accept and decline buttons.' },
      { plugin_name: 'Upward', description: 'Add a back to top button that appears after 400px.' },
      { plugin_name: 'Cardly', description: 'Add Open Graph and Twitter card meta tags. The account is @example.' },
      { plugin_name: 'Crumbly', description: 'Show breadcrumbs with schema.org markup above posts and pages.' },
      {
        plugin_name: 'Chatty',
        description: 'Add a floating WhatsApp button with the number +49 (30) 12 34 56 and the message "Hi & hello".',
      },
      { plugin_name: 'Poppy', description: 'Show a popup with the text "Hi" after 1 second, once per visitor.' },
      { plugin_name: 'County', description: 'A shortcode that shows a countdown to 31 December 2090 at 23:59.' },
      { plugin_name: 'Yearly', description: 'A shortcode that shows the current year.' },
      {
        plugin_name: 'Tracky',
        description: 'Add Google Analytics with the ID G-ABC123, but not for logged-in administrators.',
      },
      { plugin_name: 'Heady', description: 'Insert custom scripts into the header and footer.' },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('announce what the settings say, as text and between the dates', async () => {
    const visitor = tools.visitor();
    const first = (await visitor.get('/')).text;
    expect(first).toMatch(/<body[^>]*>\s*(?:<[^>]*>\s*){0,3}<div class="barly-announcement-bar/);
    expect(first).toContain(
      'Sale: 50% off &amp; more <a href="https://example.com/sale?a=1&#038;b=2">Shop</a></p><button type="button"',
    );
    await set('barly', {
      message: hostile,
      link_url: 'javascript:alert(1)',
      is_dismissible: false,
      position: 'bottom',
    });
    const changed = (await visitor.get('/')).text;
    expect(changed).not.toContain('<script>alert(1)');
    expect(changed).not.toContain('javascript:alert');
    expect(changed).not.toContain('barly-announcement-bar__dismiss');
    for (const dates of [{ start: '2090-01-01T00:00' }, { start: '', end: '2020-01-01T00:00' }]) {
      await set('barly', { message: 'Later', ...dates });
      const { text } = await visitor.get('/');
      expect(text).not.toContain('Later');
      expect(text).not.toContain('announcement-bar.css');
    }
    await set('barly', { end: '', position: 'top', is_dismissible: true });
    expect((await visitor.get('/')).text).toContain('Later');
  });

  it('tell networks what a page is about', async () => {
    const visitor = tools.visitor();
    const { path } = tools.post({ post_title: 'Fish & "chips"', post_content: `Hot ${hostile} [gallery] words` });
    const { text } = await visitor.get(path);
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain('<meta name="twitter:site" content="@example">');
    expect(text).toContain('<meta property="og:title" content="Fish &amp; “chips”">');
    expect(text).toMatch(/<meta name="description" content="Hot &quot;&#039; words">/);
    const secret = tools.post({ post_content: 'Hidden words', post_password: 'x' });
    expect((await visitor.get(secret.path)).text).not.toContain('Hidden words');
    expect((await visitor.get('/nowhere/')).text).not.toContain('og:');
  });

  it('show the way to a page', async () => {
    const visitor = tools.visitor();
    const above = tools.post({ post_type: 'page', post_title: 'Fish & chips' });
    const page = tools.post({ post_type: 'page', post_title: '<b>Salt</b>', post_parent: above.id });
    const { text } = await visitor.get(page.path);
    expect(text.match(/<nav class="crumbly-breadcrumbs"/g)).toHaveLength(1);
    expect(text).toMatch(/<a itemprop="item" href="[^"]*fish-chips\/"><span itemprop="name">Fish &amp; chips<\/span>/);
    expect(text).toContain('<span aria-current="page"><span itemprop="name">Salt</span></span>');
    expect(text).toContain('assets/css/breadcrumbs.css');
    const placed = tools.post({ post_type: 'page', post_content: '[crumbly_breadcrumbs]' });
    await set('crumbly', { is_automatic: false, separator: '»' });
    expect((await visitor.get(placed.path)).text).toContain('<span aria-hidden="true">»</span>');
    expect((await visitor.get(page.path)).text).not.toContain('crumbly-breadcrumbs"');
    // A theme's action, and a Shortcode block of a template.
    const printed = tools.site.evaluate<string>(
      `wp( 'page_id=${page.id}' ); ob_start(); do_action( 'crumbly_breadcrumbs' ); return ob_get_clean();`,
    );
    expect(printed).toContain('itemtype="https://schema.org/BreadcrumbList"');
    expect(printed).toContain('<meta itemprop="position" content="2"');
  });

  it('have a button that is always at hand', async () => {
    const visitor = tools.visitor();
    expect((await visitor.get('/')).text).toContain(
      'href="https://wa.me/4930123456?text=Hi%20%26%20hello" target="_blank" rel="noopener">Chat on WhatsApp</a>',
    );
    await set('chatty', { kind: 'link', target: 'javascript:alert(1)' });
    expect((await visitor.get('/')).text).not.toContain('chatty-floating-button');
    await set('chatty', { kind: 'phone', target: '030 1', label: hostile });
    expect((await visitor.get('/')).text).toContain('href="tel:0301">&quot;&#039;</a>');
  });

  it('count visitors, and not those who work on the site', async () => {
    const visitor = tools.visitor();
    expect((await visitor.get('/')).text).toContain('https://www.googletagmanager.com/gtag/js?id=G-ABC123"');
    expect((await visitor.get('/')).text).toContain('gtag( \'config\', "G-ABC123" );');
    expect((await tools.admin.get('/')).text).not.toContain('googletagmanager');
    await set('tracky', { tracking_id: 'G-1"</script>' });
    expect((await visitor.get('/')).text).not.toContain('googletagmanager');
  });

  it('show times in shortcodes', async () => {
    const { path } = tools.post({
      post_content:
        '[yearly_current_year since="2001" sign="yes"] [county_countdown] [county_countdown date="2020-01-01" message="<b>Gone</b>"]',
    });
    const { text } = await tools.visitor().get(path);
    expect(text).toContain(`© 2001–${new Date().getUTCFullYear()}`);
    expect(text).toMatch(/role="timer" data-end="38\d{8}"/);
    expect(text).toContain('assets/js/countdown.js');
    expect(text).toMatch(/Gone(&lt;\/b&gt;)?<\/p>/);
  });

  it('print code as it is, from those only who may publish any', async () => {
    const code = "<script>window.counted = 'it\\'s \"on\" \\ %s';</script>";
    const visitor = tools.visitor();
    expect((await visitor.get('/')).text).not.toContain('window.counted');
    await set('heady', { header_code: code, footer_code: '<!-- the end -->' });
    const { text } = await visitor.get('/');
    expect(text.slice(0, text.indexOf('</head>'))).toContain(code);
    expect(text.slice(text.indexOf('</head>'))).toContain('<!-- the end -->');
    const form = await tools.admin.get('/wp-admin/options-general.php?page=heady-settings');
    expect(form.text).not.toMatch(/<textarea[^>]* readonly/);
    const saved = tools.site.evaluate<string>(
      `wp_set_current_user( 0 ); $values = ( new Heady_Settings() )->sanitize( array( 'header_code' => '<script>bad</script>' ) ); return $values['header_code'];`,
    );
    expect(saved).toBe(code);
  });

  it('work for people with a mouse and with a keyboard', async () => {
    const { path } = tools.post({ post_content: '<p style="height:3000px">Long</p>[county_countdown]' });
    const browser = await TestBrowser.open();
    try {
      const { page } = browser;
      await page.goto(`${tools.site.url}${path}`);

      const popup = page.getByRole('dialog');
      await popup.waitFor();
      expect(await popup.textContent()).toContain('Hi');
      await page.keyboard.press('Escape');
      expect(await popup.isVisible()).toBe(false);

      const bar = page.locator('.barly-announcement-bar');
      await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
      expect(await bar.isVisible()).toBe(false);

      const notice = page.getByRole('region', { name: 'Cookies' });
      expect(await notice.isVisible()).toBe(true);
      await page.evaluate(
        "document.addEventListener( 'consently_cookie_notice', ( event ) => { window.chosen = event.detail; } )",
      );
      await notice.getByRole('button', { name: 'Decline' }).click();
      expect(await notice.isVisible()).toBe(false);
      expect(await page.evaluate('window.chosen')).toBe('declined');
      expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toContain(
        'consently_cookie_notice=declined',
      );

      const days = page.getByRole('timer').locator('[data-unit=days]');
      expect(Number(await days.textContent())).toBeGreaterThan(20_000);

      const up = page.getByRole('button', { name: 'Back to top' });
      expect(await up.isVisible()).toBe(false);
      await page.evaluate('void window.scrollTo( { top: 1500, behavior: "instant" } )');
      await up.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction('window.scrollY === 0');
      await up.waitFor({ state: 'hidden' });

      await page.reload();
      expect(await bar.isVisible()).toBe(false);
      expect(await notice.isVisible()).toBe(false);
      await page.waitForTimeout(1500);
      expect(await popup.isVisible()).toBe(false);
      await set('barly', { message: 'Something new' });
      await page.reload();
      expect(await bar.isVisible()).toBe(true);
      expect(browser.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
