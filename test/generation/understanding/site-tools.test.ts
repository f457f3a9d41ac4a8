import { expect, it } from 'vitest';
import { readTool, understood } from '../plugin/site-tools/read-tool.ts';

it.each([
  'Courses with duration, reading time and table of contents (textarea).',
  'Lessons have a reading time, a level and related posts.',
  'Wiki entries: reading time, table of contents, level.',
])('takes a list of properties for that: %s', (description) => {
  expect(readTool(description)).toEqual({});
  expect(understood(description).namesContent).toBe(true);
});

it.each([
  'Posts with a reading time above them.',
  'A plugin with reading time above posts.',
  'Reading time with a setting for words per minute.',
  'My blog has a reading time on each post.',
])('takes what a site has for a tool: %s', (description) => {
  expect(readTool(description)).toHaveProperty('reading_time');
});
