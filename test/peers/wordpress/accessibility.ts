import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The part of an axe result that is told. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/**
 * What axe finds in a part of a page, one line for each element; the rest of wp-admin is WordPress' own. It fetches no
 * style sheets and sounds a second time: the rules that read them are about the turning of phones and about media that play
 * by themselves.
 */
export async function accessibilityProblems(page: Page, root: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) {
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8'));
  }
  const found = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(root)}, { resultTypes: ['violations'], preload: false }).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} ${target.join(' ')}\n${failureSummary}`),
  );
}
