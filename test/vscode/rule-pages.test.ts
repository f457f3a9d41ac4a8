import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listRulePages } from '../../vscode-extension/src/rule-pages.ts';

test('finds the page of a rule by its id, and its title', async () => {
  const pages = await listRulePages(fileURLToPath(new URL('../../docs/rules', import.meta.url)));
  expect(pages).toContainEqual(
    expect.objectContaining({ rule: 'performance/unbounded-query', title: 'Unbounded query' }),
  );
  expect(pages.map(({ rule }) => rule)).not.toContain('README');
});
