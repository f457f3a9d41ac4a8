import { expect, test } from 'vitest';
import { patternFile } from '../../vscode-extension/src/pattern-file.ts';

test('markup becomes a pattern file with a slug of the theme', () => {
  expect(patternFile(' <p>Open</p> ', 'Öffnungszeiten */ 2', 'North Bakery')).toEqual({
    path: 'patterns/offnungszeiten-2.php',
    code: '<?php\n/**\n * Title: Öffnungszeiten  2\n * Slug: north-bakery/offnungszeiten-2\n */\n?>\n<!-- wp:html -->\n<p>Open</p>\n<!-- /wp:html -->\n',
  });
});

test('block markup stays as it is', () => {
  const blocks = '<!-- wp:paragraph -->\n<p>Open</p>\n<!-- /wp:paragraph -->';
  expect(patternFile(blocks, 'Hours', 'bakery')?.code.endsWith(`?>\n${blocks}\n`)).toBe(true);
});

test('PHP, plain text and a name without letters make none', () => {
  expect(patternFile('<p><?php evil(); ?></p>', 'Hours', 'bakery')).toBeNull();
  expect(patternFile('Open', 'Hours', 'bakery')).toBeNull();
  expect(patternFile('<p>Open</p>', '…', 'bakery')).toBeNull();
});
