import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';

/**
 * Runs the function in `in-page/<script>.js` in a page and returns its result. The scripts are JavaScript files of
 * their own, because they speak of `window` and `wp`, which no type of this repository knows.
 */
export function inPage<T>(page: Page | Frame, script: string, input: unknown = null): Promise<T> {
  const source = readFileSync(new URL(`in-page/${script}.js`, import.meta.url), 'utf8')
    .trim()
    .replace(/;$/, '');
  return page.evaluate<T>(`${source}(${JSON.stringify(input)})`);
}
