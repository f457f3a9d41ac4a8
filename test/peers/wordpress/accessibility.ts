import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds in a part of a page, one line for each element; the rest of wp-admin is WordPress' own. */
export async function accessibilityProblems(page: Page, root: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const found = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(root)}, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} ${target.join(' ')}\n${failureSummary}`),
  );
}
