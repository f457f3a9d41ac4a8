import { rmSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openChromium } from './open-chromium.ts';

/** Whether a wait ends with what it waits for. */
const cameTrue = (wait: Promise<unknown>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

/** The window of a VS Code, driven as a user would: with keys, and eyes for what shows. */
export class Workbench {
  readonly page: Page;
  /** Errors that the page threw. */
  readonly pageErrors: string[] = [];
  /** Addresses outside loopback that something asked for. They were refused. */
  readonly strangers: string[] = [];
  readonly #context: BrowserContext;
  readonly #profile: string;

  private constructor(context: BrowserContext, page: Page, profile: string) {
    this.#context = context;
    this.page = page;
    this.#profile = profile;
  }

  static async open(width: number, height: number): Promise<Workbench> {
    const { context, profile } = await openChromium(width, height);
    const page = context.pages()[0] ?? (await context.newPage());
    const workbench = new Workbench(context, page, profile);
    page.on('pageerror', (error) => workbench.pageErrors.push(String(error)));
    // What the pages of extensions load has names of another host, too, and is answered within the browser.
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_PROXY_CONNECTION_FAILED') workbench.strangers.push(request.url());
    });
    return workbench;
  }

  /** Opens `workspace` without a file. */
  async openFolder(url: string, workspace: string): Promise<void> {
    await this.page.goto(`${url}/?${new URLSearchParams({ folder: workspace })}`);
    await this.page.locator('.monaco-workbench .statusbar-item').first().waitFor();
  }

  /** Opens `workspace` with `file` (an absolute path) in the editor. */
  async openFile(url: string, workspace: string, file: string): Promise<void> {
    const command = ['openFile', `vscode-remote://${new URL(url).host}${file}`];
    const query = new URLSearchParams({ folder: workspace, payload: JSON.stringify([command]) });
    await this.page.goto(`${url}/?${query}`);
    await this.page.locator('.monaco-editor .view-line').first().waitFor({ timeout: 60_000 });
  }

  /** Runs a command by its full title. */
  async command(title: string): Promise<void> {
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first();
    // A list that is asked for before extensions are known lacks their commands, and one that loses the focus to a page
    // that is just opening goes away: it is asked for again.
    await this.#again(`the list of commands offers ${title}`, async (timeout) => {
      await this.page.keyboard.press('F1');
      await this.quickInput().fill(`>${title}`, { timeout });
      await row.click({ timeout });
    });
  }

  /**
   * Tries until it works, each time for longer, and leaves first what is in the way: a key that is pressed while the window
   * does something else is lost.
   * @param attempt what is tried, for so many milliseconds
   */
  async #again(what: string, attempt: (timeout: number) => Promise<void>): Promise<void> {
    for (const timeout of [2_000, 3_000, 5_000, 10_000, 10_000, 10_000, 10_000, 10_000]) {
      if (await cameTrue(attempt(timeout))) return;
      await this.page.keyboard.press('Escape');
    }
    throw new Error(`waited in vain until ${what}`);
  }

  /**
   * Presses a key, once the editor has the focus, until `shown` is there: a list that is asked for before the language
   * server is ready stays empty.
   */
  async pressUntil(key: string, shown: Locator): Promise<void> {
    await this.#again(`${key} brings ${shown}`, async (timeout) => {
      await this.focusEditor();
      await this.page.keyboard.press(key);
      await shown.waitFor({ timeout });
    });
  }

  /** Presses Escape until `shown` is gone. */
  async leave(shown: Locator): Promise<void> {
    await this.#again(`Escape closes ${shown}`, async (timeout) => {
      await this.page.keyboard.press('Escape');
      await shown.waitFor({ state: 'hidden', timeout });
    });
  }

  /** Chooses an entry of the menu that a right click on `target` opens. */
  async chooseFromMenu(target: Locator, entry: string): Promise<void> {
    const label = this.page.locator('.monaco-menu .action-label').getByText(entry);
    for (let tries = 0; tries < 6; tries++) {
      if (!(await label.isVisible())) await target.click({ button: 'right', timeout: 10_000 });
      await label.waitFor();
      await this.clickInMenu(label);
      if (await cameTrue(label.waitFor({ state: 'detached', timeout: 5_000 }))) return;
    }
    throw new Error(`the menu stays open when ${entry} is chosen`);
  }

  /** Clicks an entry of an open menu: in the first tenth of a second of a menu a button that is let go does nothing. */
  async clickInMenu(entry: Locator): Promise<void> {
    await entry.click({ delay: 250 });
  }

  /** Opens a file of the workspace by its name. */
  async openQuickly(name: string): Promise<void> {
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: name }).first();
    await this.#again(`${name} is listed`, async (timeout) => {
      await this.page.keyboard.press('Control+p');
      await this.quickInput().fill(name, { timeout });
      await row.click({ timeout });
    });
    await this.page.locator('.tab.active').filter({ hasText: name }).waitFor();
  }

  /** Leaves nothing open for what comes next: no box, no message, no editor, and nothing unsaved. */
  async clear(): Promise<void> {
    const tabs = this.page.locator('.tabs-container .tab');
    for (let tries = 0; tries < 12 && (await tabs.count()) > 0; tries++) {
      await this.page.keyboard.press('Escape');
      const before = await tabs.count();
      await this.command('View: Revert and Close Editor');
      // A prompt may have taken the key: it is pressed again.
      const last = tabs.nth(before - 1);
      await last.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
    }
    await tabs.first().waitFor({ state: 'detached' });
    await this.command('Notifications: Clear All Notifications');
    await this.toast('').waitFor({ state: 'detached' });
  }

  /** Types into the box that asks, by its title. */
  async answer(title: string, text: string): Promise<void> {
    const box = this.page.locator('.quick-input-widget').filter({ hasText: title });
    const input = box.locator('input').first();
    await input.waitFor();
    for (let tries = 0; tries < 6; tries++) {
      // An Enter that comes before the box has read its text does nothing.
      await input.fill(text);
      await input.press('Enter');
      if (await cameTrue(box.waitFor({ state: 'hidden', timeout: 5_000 }))) return;
    }
    throw new Error(`the box ${title} stays open`);
  }

  /** Puts the cursor of the open editor into a place, counted from 1; columns as they are seen, tabs in their width. */
  async moveTo(line: number, column = 1): Promise<void> {
    const reached = this.page.locator('.statusbar-item').getByText(`Ln ${line}, Col ${column}`).first();
    await this.pressUntil('Control+g', this.quickInput());
    for (let tries = 0; tries < 6; tries++) {
      // An Enter that comes before the box has read its text does nothing.
      await this.quickInput().fill(`:${line}:${column}`);
      await this.quickInput().press('Enter');
      if (await cameTrue(this.quickInput().waitFor({ state: 'hidden', timeout: 5_000 }))) break;
    }
    await reached.waitFor();
    await this.focusEditor();
  }

  private quickInput(): Locator {
    return this.page.locator('.quick-input-widget input').first();
  }

  async focusEditor(): Promise<void> {
    const focused = this.page.locator('.part.editor .monaco-editor.focused').first();
    await this.#again('the editor has the focus', async (timeout) => {
      await this.page.keyboard.press('Control+1');
      await focused.waitFor({ timeout });
    });
  }

  /** Selects the whole text of the open editor. */
  async selectAll(): Promise<void> {
    await this.pressUntil('Control+a', this.page.locator('.monaco-editor.focused .selected-text').first());
  }

  /** Replaces the whole text of the open editor, as pasting does: no auto-closing of brackets. */
  async replaceText(text: string): Promise<void> {
    await this.selectAll();
    await this.page.keyboard.insertText(text);
  }

  /** Waits until the colours of `theme`, by the name of its file, are there. */
  async themeShows(theme: string): Promise<void> {
    await this.page.locator(`.monaco-workbench[class*="${theme}"]`).waitFor();
  }

  async save(): Promise<void> {
    await this.#again('the file is saved', async (timeout) => {
      await this.page.keyboard.press('Control+s');
      await this.page.locator('.tab.active.dirty').waitFor({ state: 'detached', timeout });
    });
  }

  async showProblems(): Promise<void> {
    const panel = this.page.locator('.markers-panel');
    await this.#again('the Problems panel is open', async (timeout) => {
      if (!(await panel.isVisible())) await this.page.keyboard.press('Control+Shift+m');
      await panel.waitFor({ timeout });
    });
  }

  /** Opens the Problems panel and waits until it lists the rules. */
  async problemsAreListed(...rules: string[]): Promise<void> {
    await this.showProblems();
    for (const rule of rules) await this.problem(rule).waitFor();
  }

  /**
   * Lists only what holds `text` in the Problems panel, until `look` is done: rows below the edge of a long list are not
   * there. The filter also finds what stands in codes and names of files.
   */
  async withProblems(text: string, look: (first: Locator) => Promise<void>): Promise<void> {
    await this.showProblems();
    const filter = this.page.locator('.viewpane-filter input, .markers-panel-action-filter input').first();
    await filter.fill(text);
    await look(this.problems().first());
    await filter.fill('');
  }

  /** Puts the cursor on a finding, by way of the Problems panel. */
  async goToProblem(rule: string): Promise<void> {
    await this.problemsAreListed(rule);
    await this.problem(rule).dblclick({ position: { x: 150, y: 10 } });
    await this.page.locator('.monaco-editor.focused').waitFor();
  }

  /** Applies the quick fix at the cursor whose title matches. */
  async quickFix(title: RegExp): Promise<void> {
    const row = this.page.locator('.action-widget .monaco-list-row').filter({ hasText: title }).first();
    await this.pressUntil('Control+.', row);
    await row.click();
    await row.waitFor({ state: 'detached' });
  }

  problems(): Locator {
    return this.page.locator('.markers-panel .monaco-list-row').filter({ has: this.page.locator('.marker-icon') });
  }

  /** What a preview shows, in its frame within a frame. */
  async previewText(): Promise<string> {
    const texts = this.page.frames().map((frame) =>
      frame
        .locator('.markdown-body')
        .innerText({ timeout: 500 })
        // most frames hold no preview, and some go away while they are asked
        .catch(() => ''),
    );
    return (await Promise.all(texts)).join('');
  }

  squiggles(): Locator {
    return this.page.locator('.squiggly-error, .squiggly-warning, .squiggly-info');
  }

  ghostText(): Locator {
    return this.page.locator('.ghost-text, .ghost-text-decoration, .ghost-text-decoration-preview');
  }

  /** A row of the Problems panel that holds `text`. */
  problem(text: string | RegExp): Locator {
    return this.problems().filter({ hasText: text }).first();
  }

  /** The entry in the status bar, in the state whose name is read aloud. */
  statusItem(state: string): Locator {
    return this.page
      .locator('.statusbar-item')
      .getByRole('button', { name: `Presswright, ${state}` })
      .first();
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('.notifications-toasts .notification-list-item').filter({ hasText: text }).first();
  }

  async close(): Promise<void> {
    await this.#context.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
