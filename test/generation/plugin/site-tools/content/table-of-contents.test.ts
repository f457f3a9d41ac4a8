import { expect, it } from 'vitest';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Add a table of contents at the top of each post.', { position: 'above', content: ['post'] }],
  ['Table of contents for posts and pages', { position: 'first_heading', content: ['post', 'page'] }],
  ['Adds a "Contents" TOC to posts with at least four headings.', { title: 'Contents', minimum: 4 }],
  [
    'Insert a TOC before the first heading. It should be collapsible and numbered.',
    { isCollapsible: true, isNumbered: true },
  ],
  ['Automatically generates a table of contents from the h2, h3 and h4 headings of blog posts.', { deepest: 4 }],
  ['Posts get a table of contents that is collapsed by default.', { isCollapsible: true, isOpen: false }],
  ['A plugin that builds a table of contents with smooth scrolling for long articles.', { isSmooth: true }],
  ['Add a table of contents to posts with more than 1000 words.', { minimumWords: 1001, content: ['post'] }],
  ['A table of contents for pages with at least 800 words.', { minimumWords: 800, minimum: 2 }],
  ['Create jump links to the headings of every page.', { content: ['page'] }],
])('understands: %s', (description, options) => {
  expect(readTool(description).table_of_contents).toMatchObject(options);
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it('understands a name without a description', () => {
  expect(readTool('', 'Easy Table of Contents')).toHaveProperty('table_of_contents');
});

it.each([
  'Books with title, author and table of contents.',
  'Manage courses: title, duration, table of contents.',
  'Each book has a table of contents and a cover.',
  'A post type for magazines with a table of contents and a price.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).toEqual({});
});

it('makes settings, a style and a shortcode, and nothing that the analyser finds fault with', () => {
  const { project, code, file } = makePlugin('Add a table of contents to posts.', ['shortcode'], 'Table of Contents');
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain("add_shortcode( 'table_of_contents'");
  expect(code).toContain('class Table_Of_Contents_Display');
  expect(file('assets/css/table-of-contents.css')).toContain('.table-of-contents__list');
  expect(code).not.toContain('register_post_type');
});

it.each(['"; } body { display: none', "It's </nav><script>alert(1)</script> %s", '*/ ?> $x \\'])(
  'writes a title as text: %s',
  (title) => {
    const { project } = makePlugin(`Add a table of contents titled “${title}” to posts.`);
    expect(findingsOf(project)).toEqual([]);
  },
);
