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
    ['el.innerHTML = location.hash;', undefined, 'javascript'],
    ["wp.apiFetch( {\n\tpath: '/a/v1/b',\n\tmethod: 'POST',\n} );", undefined, 'javascript'],
    ['<Button icon={ trash } onClick={ remove } />', undefined, 'javascript'],
    ["switch ( x ) {\n\tcase 'a': go(); break;\n}", undefined, 'javascript'],
    ["const el = document.querySelector<HTMLInputElement>( '#x' );", undefined, 'typescript'],
    ["import { a as B } from 'c';", undefined, 'javascript'],
    ['* { box-sizing: border-box; }', undefined, 'css'],
    ['/*\nTheme Name: Acme\n*/', undefined, 'css'],
    ['$accent: #f00;\n.a { .b { color: $accent; } }', undefined, 'css'],
    ['<a href="#">x</a>', undefined, 'html'],
    ['<script>document.write( location.hash );</script>', undefined, 'html'],
    ['{ "name": "acme/x", "title": "X", "attributes": {} }', undefined, 'block.json'],
    ['{ "settings": { "color": { "palette": [] } } }', undefined, 'theme.json'],
    ['{ "name": "acme", "version": "1.0.0", "dependencies": {} }', undefined, null],
    ['=== Acme ===\n\n== Description ==\n\nA plugin.', undefined, 'readme'],
    ["echo $_GET['x'];", undefined, 'php'],
    ["add_shortcode( 'x', 'acme_x' );", undefined, 'php'],
    ["var $list = $( '.list' );\n$list.append( 'x' );", undefined, 'javascript'],
    ['SELECT * FROM wp_posts WHERE id = 1;', undefined, null],
    ['# A heading\n\nSome *words* (and more).', undefined, null],
    ['Just a sentence.', undefined, null],
    ['\0\0\x01PK', 'a.php', null],
    ['', undefined, null],
  ])('%j (%s) is %s', (code, name, language) => {
    expect(detectLanguage(code, name)).toBe(language);
  });

  it('reads PHP that begins without its opening tag, in the places of its own text', () => {
    const [issue] = analyze("echo $_GET['x'];").issues.filter(({ rule }) => rule === 'security/unescaped-output');
    expect(issue).toMatchObject({ line: 1, column: 6, code_snippet: "echo $_GET['x'];" });
    expect(issue?.fix?.edits[0]).toMatchObject({ start_line: 1, start_column: 6 });
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
