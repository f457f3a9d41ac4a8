import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hover, SignatureHelp } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let editor: Editor;
let count = 0;
beforeAll(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings });
});
afterAll(async () => {
  await editor.stop();
  await backend.close();
});

/** Asks at the `|` in `code`. */
async function ask<T>(method: string, code: string): Promise<T> {
  const uri = `file:///site/facts-${++count}.php`;
  const text = `<?php\n${code.replace('|', '')}`;
  await editor.open(uri, text);
  const position = TextDocument.create(uri, 'php', 1, text).positionAt(6 + code.indexOf('|'));
  return editor.request<T>(method, { textDocument: { uri }, position });
}
const hover = async (code: string) => {
  const answer = await ask<Hover | null>('textDocument/hover', code);
  return answer && (answer.contents as { value: string }).value;
};
const signature = async (code: string) => {
  const help = await ask<SignatureHelp | null>('textDocument/signatureHelp', code);
  const { label, parameters } = help?.signatures[0] ?? { label: '' };
  const [from, to] = (parameters?.[help?.activeParameter ?? 0]?.label ?? [0, 0]) as [number, number];
  return [label.split('(')[0], label.slice(from, to)];
};

test('a function is shown with its types, since, and its page', async () => {
  const text = await hover('$posts = get_|posts( array() );');
  expect(text).toContain('function get_posts( array|string $args = null ): WP_Post[]|int[]');
  expect(text).toContain('since 1.2.0');
  expect(text).toContain('https://developer.wordpress.org/reference/functions/get_posts/');
});

test('what is deprecated says so, and what to use', async () => {
  expect(await hover('get_|settings( 1 );')).toMatch(/\*\*Deprecated since 2\.1\.0\.\*\* Use `get_option` instead\./);
});

test('a hook is shown with what its callbacks get, also one with dynamic parts', async () => {
  const text = await hover("add_action( 'save_|post', 'f', 10, 2 );");
  expect(text).toContain("do_action( 'save_post', int $post_id, WP_Post $post, bool $update )");
  expect(text).toContain('callbacks take up to 3 arguments');
  expect(await hover("add_action( 'save_post_|book', 'f' );")).toContain("'save_post_{post_type}'");
  expect(await hover("add_option( 'save_|post' );")).toBeNull();
});

test('methods are found by the class, by `new` and by custom', async () => {
  expect(await hover('$wpdb->pre|pare( 1 );')).toContain('function wpdb::prepare(');
  expect(await hover('$q = new WP_Query();\n$q->quer|y( 1 );')).toContain('function WP_Query::query(');
  expect(await hover('$other->quer|y( 1 );')).toBeNull();
});

test('a key of an array is shown with its type, its default and the values that it takes', async () => {
  const key = await hover("register_post_type( 'shop', array( 'hierarch|ical' => true ) );");
  expect(key).toContain("'hierarchical' => bool");
  expect(key).toContain('Key of `$args` of `register_post_type()`');
  expect(key).toContain('default `false`');
  const nested = await hover("register_post_type( 'shop', [ 'labels' => [ 'add_|new' => 'New' ] ] );");
  expect(nested).toContain('Key of `labels` in `$args` of `register_post_type()`');
  const assigned = await hover("$args = array( 'posts_per|_page' => 5 );\n$query = new WP_Query( $args );");
  expect(assigned).toContain("'posts_per_page' => int");
  expect(await hover("my_own( array( 'hierarch|ical' => true ) );")).toBeNull();
  expect(await hover("register_post_type( 'shop', array( 'my_o|wn' => true ) );")).toBeNull();
});

test('a capability and a callback of WordPress are explained where they are named', async () => {
  expect(await hover("current_user_can( 'edit_oth|ers_posts' );")).toContain('had by: administrator, editor');
  expect(await hover("add_filter( 'the_title', 'esc_ht|ml' );")).toContain('function esc_html(');
});

test("a site's own names, comments and texts say nothing", async () => {
  for (const code of ['my_own_|thing();', '// get_|posts()', "echo 'get_|posts()';", 'function get_|posts() {}'])
    expect(await hover(code), code).toBeNull();
});

test('the parameter that is being written is marked, in nested calls, texts, arrays and unfinished code', async () => {
  expect(await signature('update_option( |')).toEqual(['update_option', 'string $option']);
  expect(await signature("update_option( 'a, (b', |")).toEqual(['update_option', 'mixed $value']);
  expect(await signature('update_option( get_option( 1, 2 ), |)')).toEqual(['update_option', 'mixed $value']);
  expect(await signature('update_option( 1, array( 1, 2, |')).toEqual(['update_option', 'mixed $value']);
  expect(await signature('update_option( 1, get_option( |')).toEqual(['get_option', 'string $option']);
  expect(await signature('update_option( value: |')).toEqual(['update_option', 'mixed $value']);
  expect(await signature('get_option( 1\n;\nmy( |')).toEqual(['', '']);
});

test('with a known hook the callback of add_action is described', async () => {
  const help = await ask<SignatureHelp>('textDocument/signatureHelp', "add_filter( 'the_title', |");
  expect(help.signatures.map(({ label }) => label)[1]).toMatch(/^callback\( string \$\w+, int \$\w+ \)$/);
});
