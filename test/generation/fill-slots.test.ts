import { expect, it } from 'vitest';
import { unfitLogic } from '../../server/src/generation/by-model/unfit-logic.ts';
import { readSlotText } from '../../server/src/generation/fill-slots.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';

/** Why a text is not taken; null: it is. */
function reason(kind: 'text' | 'css' | 'php', text: string): string | null {
  if (kind === 'php') return unfitLogic(analyzer, text);
  const read = readSlotText(analyzer, { name: 'slot', kind }, text);
  return typeof read === 'string' ? read : null;
}

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

it.each([
  ['eval( $code );', 'runs code or commands'],
  ['$name = `id`;', 'runs code or commands'],
  ["array_map( 'shell_exec', $commands );", 'runs code or commands'],
  ["wp_insert_user( array( 'user_login' => 'x', 'role' => 'administrator' ) );", 'makes accounts'],
  ["wp_get_current_user()->add_cap( 'manage_options' );", 'makes accounts'],
  ["update_option( 'default_role', 'administrator' );", 'makes accounts'],
  ["wp_remote_post( 'https://example.org', array( 'body' => get_users() ) );", 'other servers'],
  ["$run( 'x' );", 'whose name is not written'],
  ["call_user_func( 'sys' . 'tem', 'id' );", 'whose name is not written'],
  ["$run = strrev( 'metsys' ); array_map( $run, array( 'id' ) );", 'whose name is not written'],
  ["$run = function () {}; $run = implode( '', $parts ); add_action( 'init', $run );", 'whose name is not written'],
  ['usort( $items, ...array( $run ) );', 'whose name is not written'],
  ['array_filter( $items, mode: 1, callback: $run );', 'whose name is not written'],
  ["$run = 'sys'; $run .= 'tem'; array_map( $run, array( 'id' ) );", 'whose name is not written'],
  ["$run = 'trim'; foreach ( $names as $run ) { array_map( $run, array( 'id' ) ); }", 'whose name is not written'],
  ["$run = 'trim'; list( $run ) = $names; array_map( $run, array( 'id' ) );", 'whose name is not written'],
  ["$run = 'trim'; preg_match( '/./', $name, $run ); array_map( $run, array( 'id' ) );", 'whose name is not written'],
  ["$run = 'trim'; extract( $names ); array_map( $run, array( 'id' ) );", 'runs code'],
  ["$run = 'trim'; $$name = 'id'; array_map( $run, array( 'id' ) );", 'whose name is not written'],
  ['$wpdb->$method( 1 );', 'whose name is not written'],
  ['new $class( 1 );', 'whose name is not written'],
  ["add_filter( 'the_title', array( $this, $method ) );", 'whose name is not written'],
  // PHP 8.3 compiles it, those before do not.
  ['static $now = time();', 'begins with a constant'],
  ['break;', 'outside of a loop'],
  ['try { time(); } catch ( \\\\Throwable $e ) {}', 'two backslashes'],
  ["require 'x.php';", 'includes a file'],
  ['echo esc_html( $name );', 'prints on init'],
  ['exit;', 'ends every request'],
  ['wp_die();', 'ends every request'],
  ['function again() { return 1; }', 'declares a function'],
  ['wp_frobnicate( 1 );', 'wp_frobnicate() is no function of WordPress'],
])('refuses PHP that does more than its clause can ask for: %j', (code, why) => {
  expect(reason('php', code)).toContain(why);
});

it.each([
  "add_action( 'wp_footer', function () { echo esc_html( get_bloginfo( 'name' ) ); } );",
  "add_action( 'template_redirect', function () { wp_safe_redirect( home_url() ); exit; } );",
  "if ( function_exists( 'wp_frobnicate' ) ) { wp_frobnicate(); }",
  '$label = function ( $post ) { return $post->ID; }; $labels = array_map( $label, get_posts() );',
  "add_filter( 'the_title', 'trim' ); add_filter( 'option_a', array( 'Acme_Desk', 'title' ) );",
  "usort( $items, fn( $a, $b ) => $a <=> $b ); $query = new WP_Query( array( 'p' => 1 ) ); $items = array_filter( $items );",
])('takes PHP that prints and exits in callbacks of hooks: %j', (code) => {
  expect(reason('php', code)).toBeNull();
});

it.each([
  ['I cannot help with that.', 'declined'],
  ['As an AI language model, I …', 'declined'],
  ['See https://example.org for more.', 'expected plain sentences'],
  ['<script>alert( 1 )</script>', 'expected plain sentences'],
  ['```php\nphpinfo();', 'expected plain sentences'],
  ['{"plan": 1}', 'expected plain sentences'],
  ["wp_insert_user( array( 'role' => 'administrator' ) );", 'expected plain sentences'],
])('refuses a text that is no text: %j', (text, why) => {
  expect(reason('text', text)).toContain(why);
});

const logic = "function logic() {\n\tupdate_option( 'acme_moon', 1 );\n}\n";
const test = "function test_logic() {\n\t$this->assertSame( 1, get_option( 'acme_moon' ) );\n}\n";
const readLogic = (text: string) => readSlotText(analyzer, { name: 'logic_1', kind: 'php' }, text);

it('takes logic and its test apart', () => {
  const taken = {
    logic_1: "update_option( 'acme_moon', 1 );",
    logic_1_test: "$this->assertSame( 1, get_option( 'acme_moon' ) );",
  };
  expect(readLogic(logic + test)).toEqual(taken);
  expect(readLogic(`<?php\n/** Tests it. */\n${test}\n${logic}`)).toEqual(taken);
});

it('takes tests that call the assertions of their class', () => {
  expect(readLogic(logic + test.replace('$this->', 'self::'))).toHaveProperty('logic_1');
});

it.each([
  [logic, 'not the two functions logic() and test_logic() alone'],
  ["update_option( 'acme_moon', 1 );", 'not the two functions'],
  [`${logic}${test}update_option( 'acme_moon', 2 );`, 'not the two functions'],
  [`${logic}${test}${logic.replace('logic()', 'more()')}`, 'not the two functions'],
  [logic + test.replace('get_option(', 'get_option(('), 'no whole body'],
  [logic.replace('update_option', 'eval') + test, 'runs code or commands'],
  [logic + test.replace('get_option', 'file_get_contents'), 'in test_logic(), it sends requests'],
  [logic.replace(/update.*/, '') + test, 'there is nothing'],
  [logic + test.replace(/\$this.*/, "get_option( 'acme_moon' );"), 'in test_logic(), nothing is asserted'],
  [logic + test.replace(/\$this.*/, '$this->assertTrue( true );'), 'in test_logic(), nothing is asserted'],
  [logic.replace('1', `'${'x'.repeat(5000)}'`) + test, '4000 are allowed'],
])('refuses logic without a fit test: %j', (text, why) => {
  expect(readLogic(text)).toContain(why);
});
