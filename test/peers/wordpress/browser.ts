import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { peerPath } from '../peers.ts';

/** A real Chromium, kept on this machine, that writes down what goes wrong in its pages. */
export class TestBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and warnings, uncaught exceptions. */
  readonly complaints: string[] = [];
  /** Addresses of other machines that a page wanted; refused. */
  readonly refused: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  static async open(): Promise<TestBrowser> {
    // Root may start Chromium only without its sandbox; the other switches stop traffic of its own.
    const browser = await chromium.launch({
      executablePath: peerPath('chromium'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
    const page = await context.newPage();
    const opened = new TestBrowser(context, page);
    await context.route('**/*', (route) => {
      const url = new URL(route.request().url());
      if (!url.protocol.startsWith('http') || url.hostname === '127.0.0.1') return route.continue();
      opened.refused.push(url.href);
      return route.abort();
    });
    return opened;
  }

  async logIn(site: string, user = 'admin'): Promise<void> {
    await this.page.goto(`${site}/wp-login.php`);
    await this.page.fill('#user_login', user);
    await this.page.fill('#user_pass', 'password');
    await Promise.all([this.page.waitForURL(/wp-admin/), this.page.click('#wp-submit')]);
  }

  async close(): Promise<void> {
    await this.context.browser()?.close();
  }
}
