import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { expect, it } from 'vitest';
import { makePlugin } from './features/make-plugin.ts';

// A folder of tests without a test, and instructions that speak of it, are a promise that nobody keeps.
it.each([[], ...pluginFeatures.map((feature) => [feature])])('a plugin has tests of its own: %s', (...features) => {
  const { project } = makePlugin('', features);
  const tests = project.files.filter(({ path }) => path.startsWith('tests/test-'));
  expect(tests.length).toBeGreaterThan(0);
  for (const { path, content } of tests) expect(content, path).toMatch(/public function test_\w+\(\) \{\n\t\t\S/);
  expect(project.files.map(({ path }) => path)).toEqual(expect.arrayContaining(['phpunit.xml', 'tests/bootstrap.php']));
  expect(project.instructions).toContain('`phpunit`');
});
