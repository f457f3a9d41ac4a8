import { expect, it } from 'vitest';
import { makePlugin } from './features/make-plugin.ts';

// A folder of tests without a test, and instructions that speak of it, are a promise that nobody keeps.
it.each([
  [['custom_post_type'] as const, true],
  [['settings'] as const, false],
])('a plugin says that it has tests only where it has some: %s', (features, hasTests) => {
  const { project } = makePlugin('', features);
  const paths = project.files.map(({ path }) => path);
  expect(paths.some((path) => path.startsWith('tests/test-'))).toBe(hasTests);
  expect(paths.includes('phpunit.xml')).toBe(hasTests);
  expect(project.instructions.includes('`phpunit`')).toBe(hasTests);
});
