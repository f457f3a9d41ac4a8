import { expect, it } from 'vitest';
import { blockMarkup } from '../../../server/src/generation/writers/block-markup.ts';
import { css } from '../../../server/src/generation/writers/css.ts';
import { html, phpTag } from '../../../server/src/generation/writers/html.ts';
import { js } from '../../../server/src/generation/writers/js.ts';
import { docComment, identifier, noPhp, php, phpFile } from '../../../server/src/generation/writers/php.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';

it('writes strings, lists and maps as WordPress does', () => {
  const value = { post_type: 'event', 'per-page': [1, 2], nested: { a: null, b: true }, left_out: undefined };
  expect(php`register( ${"it's"}, ${value} );`.text).toBe(
    [
      `register( 'it\\'s', array(`,
      `\t'post_type' => 'event',`,
      `\t'per-page'  => array( 1, 2 ),`,
      `\t'nested'    => array(`,
      `\t\t'a' => null,`,
      `\t\t'b' => true,`,
      `\t),`,
      `) );`,
    ].join('\n'),
  );
});

it('indents what is put in like its place, and drops lines that hold nothing', () => {
  const inner = php`
    if ( true ) {
      return;
    }
  `;
  const text = php`
    function f() {
      ${noPhp}
      ${inner}
    }
  `.text;
  expect(text).toBe('function f() {\n\tif ( true ) {\n\t\treturn;\n\t}\n}');
});

it.each(hostileTexts)('keeps %j a value in code, and harmless in comments', (text) => {
  const code = php`
    // ${text}
    $a = ${text}; /* ${text} */
    $b = ${[text, { [text]: text }]};
  `;
  expect(analyzer.isFunctionBody(code.text)).toBe(true);
  expect(analyzer.isFunctionBody(docComment([text]).text)).toBe(true);
  const script = js`
    // ${text}
    const a = ${text};
    /* ${text} */ const b = ${{ [text]: [text] }};
    return [ a, b ];
  `;
  const values = new Function(script.text)();
  expect(values).toEqual([text, { [text]: [text] }]);
});

it('knows PHP from markup in templates', () => {
  const text = html`<a title="${'"<x>'}"><?php esc_html_e( ${"it's"}, ${'domain'} ); /* ${'?>'} */ ?> ${'<b>'}</a>`
    .text;
  expect(text).toBe(`<a title="&quot;&lt;x&gt;"><?php esc_html_e( 'it\\'s', 'domain' ); /* ? > */ ?> &lt;b&gt;</a>`);
  expect(phpTag(php`echo ${1};`).text).toBe('<?php echo 1; ?>');
});

it('refuses a value in the middle of a string', () => {
  expect(() => php`$a = 'x${'y'}';`).toThrow('inside a string');
  expect(() => js`const a = "${'y'}";`).toThrow('inside a string');
});

it('refuses code of another language, and names that are none', () => {
  expect(() => php`${css`a {}` as never}`).toThrow('css in a template of php');
  expect(() => identifier('a b')).toThrow('not a PHP identifier');
});

it('ends no comment of block markup by an attribute', () => {
  const { text } = blockMarkup('acme/x', { content: hostileText });
  expect(text.match(/-->/g)).toHaveLength(1);
  const json = /^<!-- wp:acme\/x (.*) \/-->$/s.exec(text)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ content: hostileText });
});

it('ends a file with one newline', () => {
  expect(phpFile(php`exit;`)).toBe('<?php\nexit;\n');
});
