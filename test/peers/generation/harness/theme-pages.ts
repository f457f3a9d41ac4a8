import { join } from 'node:path';
import { isWhole } from '../../whole.ts';
import type { TestBrowser } from '../../wordpress/browser.ts';
import type { WordPressSite } from '../../wordpress/site.ts';
import { hostileText, longWord } from '../matrix/hostile.ts';
import { complaintsOf } from './complaints.ts';
import { inPage } from './in-page.ts';
import { inside } from './inside.ts';

/** Widths at which every page is looked at: a phone and a desk. */
const widths = [1280, 390] as const;

/** Content to try themes with, written once for a site. Returns the pages to visit by their names. */
export const writeContent = (site: WordPressSite): Record<string, string> =>
  inside(site, 'theme-content', { hostile: hostileText, long: longWord });

/** Switches to an installed theme; throws when WordPress refuses it or it prints anything. */
export function switchTheme(site: WordPressSite, theme: string): void {
  const said = inside<string>(site, 'switch-theme', theme);
  if (said !== '') throw new Error(`${theme}: ${said}`);
}

/**
 * Visits pages of the active theme as an anonymous visitor. Returns what is wrong, and leaves screenshots of it in `folder`, where
 * everything is tried, of all pages: a picture of a whole page takes longer than the rest.
 */
export async function visitTheme(
  browser: TestBrowser,
  site: WordPressSite,
  theme: string,
  pages: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  const { page, complaints } = browser;
  const problems: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    complaints.length = 0;
    await page.setViewportSize({ width: widths[0], height: 900 });
    const answer = await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
    const expected = name === 'not-found' ? 404 : 200;
    if (answer?.status() !== expected) problems.push(`${theme} ${name}: HTTP status ${answer?.status()}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Pictures further down are loaded when they come near: all of them now, without a theme's smooth scrolling.
      await page.evaluate('for (const image of document.images) image.loading = "eager"');
      await page.waitForFunction('[...document.images].every((one) => one.complete)');
      const found = await inPage<string[]>(page, 'audit-page');
      problems.push(...found.map((one) => `${theme} ${name} at ${width}: ${one}`));
      if (found.length > 0 || isWhole)
        await page.screenshot({ path: join(folder, `${theme}-${name}-${width}.png`), fullPage: true });
    }
    const said = complaints.filter((text) => !(name === 'not-found' && text.includes('status of 404')));
    problems.push(...said.map((text) => `${theme} ${name}: the console says ${text}`));
  }
  return problems;
}

interface ThemeMarkup {
  readonly block_theme: boolean;
  readonly markup: readonly { name: string; content: string }[];
  readonly problems: readonly string[];
}

/**
 * Opens the site editor on the active block theme and parses every template, part and pattern in it as the editor does.
 * The browser must be logged in. Returns what is wrong.
 */
export async function editTheme(
  browser: TestBrowser,
  site: WordPressSite,
  theme: string,
  folder: string,
): Promise<string[]> {
  const { block_theme, markup, problems } = inside<ThemeMarkup>(site, 'theme-markup');
  if (!block_theme) return [...problems, 'not a block theme'];
  const { page, complaints } = browser;
  complaints.length = 0;
  await page.setViewportSize({ width: widths[0], height: 900 });
  await page.goto(`${site.url}/wp-admin/site-editor.php?canvas=edit`, { waitUntil: 'load' });
  const canvas = await (await page.waitForSelector('iframe[name="editor-canvas"]')).contentFrame();
  await canvas?.waitForSelector('[data-block]');
  await page.waitForFunction('wp.blocks.getBlockTypes().length > 50');
  const invalid = await inPage<string[]>(page, 'validate-markup', { markup });
  await page.screenshot({ path: join(folder, `${theme}-site-editor.png`) });
  const said = complaintsOf(browser).map((text) => `the site editor says ${text}`);
  return [...problems, ...invalid, ...said].map((one) => `${theme}: ${one}`);
}
