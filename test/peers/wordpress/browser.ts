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
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') this.refused.push(url.href);
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      this.complaints.push(text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text);
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** Opens it; `isCalm`: its user wants as little as possible to move, which spares the processor that paints it. */
  static async open({ isCalm = false } = {}): Promise<TestBrowser> {
    // Root may start Chromium only without its sandbox; the other switches stop traffic of its own. What goes to another machine
    // goes to a proxy that is not there: a handler of requests would turn the cache off, and WordPress has hundreds of scripts.
    const browser = await chromium.launch({
      executablePath: peerPath('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        '--proxy-server=http://127.0.0.1:9',
      ],
    });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    // Generous: these machines are slow at times, and a failure is told by the check that fails.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    return new TestBrowser(context, page);
  }

  async logIn(site: string, user = 'admin'): Promise<void> {
    // Without the form: its page moves the focus to the first field after a moment, wherever one is typing.
    const form = { log: user, pwd: 'password' };
    const answer = await this.context.request.post(`${site}/wp-login.php`, { form, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`${user} could not log in: HTTP status ${answer.status()}`);
  }

  async close(): Promise<void> {
    await this.context.browser()?.close();
  }
}
