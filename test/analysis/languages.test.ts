import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../server/src/analysis/detect-language.ts';
import { analyze } from './analyzer-for-tests.ts';

describe('the language of a text', () => {
  it.each([
    ['<?php echo 1;', undefined, 'php'],
    ['<p><?= $a ?></p>', undefined, 'php'],
    ['echo 1;', 'a/b.php', 'php'],
    ["import a from 'b';\nexport const c = 1;", undefined, 'javascript'],
    ["jQuery( function ( $ ) { $( '.a' ).hide(); } );", undefined, 'javascript'],
    ['interface A { b: string }', undefined, 'typescript'],
    ['const a: number = 1;', 'x.tsx', 'typescript'],
    ['.a, b > c { color: red; }', undefined, 'css'],
    ['$x: 1px;', 'a.scss', 'css'],
    ['<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->', undefined, 'html'],
    ['{"apiVersion":3,"name":"a/b","title":"x"}', undefined, 'block.json'],
    ['{}', 'src/block.json', 'block.json'],
    ['{"version":3,"settings":{}}', undefined, 'theme.json'],
    ['{"title":"Dark","settings":{"color":{}}}', 'acme/styles/colors/dark.json', 'theme.json'],
    ['{"version":1,"settings":{}}', 'acme/settings.json', null],
    ['{"name":"acme","styles":["a.css"]}', 'acme/styles/package.json', null],
    ['<p><?php echo $a; ?></p>', 'page.html', 'php'],
    ['Just a sentence.', undefined, null],
    ['\0\0\x01PK', 'a.php', null],
    ['', undefined, null],
  ])('%j (%s) is %s', (code, name, language) => {
    expect(detectLanguage(code, name)).toBe(language);
  });

  it('reports the language and nothing else where there are no rules', () => {
    expect(analyze('.a { color: red; }', 'a.css')).toEqual({
      language: 'css',
      issues: [],
      score: 10,
      recommendations: [],
      partial: false,
    });
  });
});
