import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pictures } from './pictures.ts';
import { accessibilityProblems } from './wordpress/accessibility.ts';
import type { TestBrowser } from './wordpress/browser.ts';
import type { WordPressSite } from './wordpress/site.ts';

/** Controls that somebody cannot see or reach whole: beyond an edge of the window, or with a label that is cut off. */
const cutOff = `(() => {
  const isCut = ( one ) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || ( one.tagName !== 'SELECT' && one.scrollWidth > one.clientWidth + 1 && getComputedStyle( one ).overflowX === 'hidden' );
  };
  return [ ...document.querySelectorAll( '.presswright :is( a, button, input, select, textarea, summary, label )' ) ]
    .filter( ( one ) => one.checkVisibility() && ! one.closest( '.screen-reader-text, .components-visually-hidden, [hidden]' ) && isCut( one ) )
    .map( ( one ) => one.outerHTML.slice( 0, 120 ) );
})()`;

/** The screens of the plugin in a real browser, as somebody uses them. */
export class AdminScreens {
  readonly #site: WordPressSite;
  readonly #browser: TestBrowser;
  readonly #pictures: Pictures;

  /** @param pictures of what is looked at */
  constructor(site: WordPressSite, browser: TestBrowser, pictures: Pictures) {
    this.#site = site;
    this.#browser = browser;
    this.#pictures = pictures;
  }

  get page(): Page {
    return this.#browser.page;
  }

  /** Opens a page of wp-admin, such as `plugins.php`. */
  async admin(path: string): Promise<void> {
    await this.page.goto(`${this.#site.url}/wp-admin/${path}`);
  }

  /** Opens a screen of the plugin, such as `presswright-create`. */
  open(screen: string): Promise<void> {
    return this.admin(`admin.php?page=${screen}`);
  }

  /** Opens a page of the site itself. */
  async front(path = '/'): Promise<void> {
    await this.page.goto(`${this.#site.url}${path}`);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Waits until a project says how something went. */
  outcome(text: string): Promise<void> {
    return this.page.locator('.presswright-outcome').getByText(text).waitFor();
  }

  /** The first part of the plan whose name begins so. */
  part(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  }

  /** Describes something on the page Create; the plan is there afterwards. */
  async describe(kind: string, description: string, name: string): Promise<void> {
    await this.open('presswright-create');
    await this.page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
    await this.page.locator('#presswright-description').fill(description);
    await this.page.locator('#presswright-name').fill(name);
    await this.press('Show the plan');
    await this.page.getByRole('heading', { name: 'What will be built' }).waitFor();
  }

  /** Says what should be different about the plan. */
  async change(instruction: string): Promise<void> {
    await this.page.getByLabel('Change something').fill(instruction);
    await this.press('Change');
    await this.page.getByRole('heading', { name: 'What changed' }).waitFor();
  }

  /** Makes the files of the plan; the project is there afterwards. */
  async generate(): Promise<void> {
    await this.press('Generate');
    await this.page.getByRole('navigation', { name: 'Files' }).waitFor();
  }

  /** Goes back by one version. */
  async undo(): Promise<void> {
    await this.tab('Versions');
    await this.press('Undo the last installation');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  }

  /** Looks at the page as wide as a screen and as a phone: nothing may stick out, be cut off, nor keep anybody out. */
  async look(name: string): Promise<void> {
    const { page } = this;
    const isOurs = (await page.locator('.wrap.presswright').count()) > 0;
    for (const width of [1280, 400]) {
      await page.setViewportSize({ width, height: 900 });
      await this.#pictures.take(page, `${name}-${width}`, true);
      const [needed, there] = await page.evaluate<[number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect(needed, `${name} at ${width}`).toBeLessThanOrEqual(there);
      expect(await page.evaluate<string[]>(cutOff), `${name} at ${width}`).toEqual([]);
      if (isOurs) expect(await accessibilityProblems(page, '.wrap.presswright'), `${name} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
}
