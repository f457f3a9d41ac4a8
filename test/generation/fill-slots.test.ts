import { expect, it } from 'vitest';
import { unfitText } from '../../server/src/generation/fill-slots.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';

const reason = (kind: 'text' | 'css' | 'php', text: string) => unfitText(analyzer, kind, text);

it.each([
  'return $value;',
  'if ( $a ) {\n\treturn 1;\n}\nreturn 0;',
  'foreach ( $items as $item ) { update_post_meta( $item, "seen", 1 ); }',
])('takes whole statements of PHP: %j', (code) => {
  expect(reason('php', code)).toBeNull();
});

it.each([
  '} function evil() {',
  '} } class X { function y() {',
  'return 1',
  '?> <b>markup</b>',
  '/* open',
  '"open',
  'if ( $a ) {',
])('refuses PHP that is no function body: %j', (code) => {
  expect(reason('php', code)).toContain('no whole body');
});

it.each(['.card { color: red; }', '@media (min-width: 40em) { .a { margin: 0; } }', `${''.padEnd(1)}.a:hover{top:0}`])(
  'takes rules of CSS: %j',
  (styles) => {
    expect(reason('css', styles)).toBeNull();
  },
);

it.each([
  ['.a { color: red;', 'do not parse'],
  ['.a { background: url(https://example.org/x.png); }', 'ask for other files'],
  ['@import "x.css";', 'ask for other files'],
  ['</style><script>', ''],
  ['color: red;', 'outside of a rule'],
])('refuses CSS that asks for more: %j', (styles, why) => {
  expect(reason('css', styles)).toContain(why);
});

it('refuses what is empty or too long', () => {
  expect(reason('text', '')).toBe('the model wrote nothing');
  expect(reason('text', 'x'.repeat(5000))).toContain('1200 are allowed');
});
