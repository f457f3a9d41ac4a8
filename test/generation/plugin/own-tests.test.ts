import { expect, it } from 'vitest';
import { makePlugin } from './features/make-plugin.ts';

// A folder of tests without a test, and instructions that speak of it, are a promise that nobody keeps.
it.each([
  ['Show the reading time above each post.', true],
  ['Deletes old transients every night.', false],
])('a plugin says that it has tests only where it has some: %s', (description, hasTests) => {
  const { project } = makePlugin(description);
  const paths = project.files.map(({ path }) => path);
  expect(paths.some((path) => path.startsWith('tests/test-'))).toBe(hasTests);
  expect(paths.includes('phpunit.xml')).toBe(hasTests);
  expect(project.instructions.includes('`phpunit`')).toBe(hasTests);
});
