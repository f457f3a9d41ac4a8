import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompletionItem, CompletionList } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'presswright-names-'));
mkdirSync(join(folder, 'book'));
writeFileSync(
  join(folder, 'shop.php'),
  `<?php
/* Plugin Name: Shop */
function shop_find_orders( $customer, $limit = 10 ) {}
class Shop_Cart extends WP_Widget {
	const LIMIT = 5;
	private $secret;
	public $items = array();
	public function add_item( $item ) {}
	private function forget() {}
	public static function instance() {}
}
do_action( 'shop_order_paid', $order, $customer );
register_post_type( 'shop_book', array() );
add_option( 'shop_currency', 'EUR' );
__( 'Cart', 'shop-domain' );
define( 'SHOP_VERSION', '1' );
`,
);
writeFileSync(join(folder, 'book/block.json'), '{ "name": "shop/book", "title": "Book" }');

let backend: FakeBackend;
let editor: Editor;
let count = 0;
beforeAll(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
  await editor.ready();
});
afterAll(async () => {
  await editor.stop();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is offered at the `|` in `code`, in order. */
async function items(code: string, triggerCharacter?: string): Promise<CompletionItem[]> {
  backend.texts = [];
  const uri = pathToFileURL(join(folder, `new-${++count}.php`)).href;
  const before = code.startsWith('<') ? '' : '<?php\n';
  const text = before + code.replace('|', '');
  await editor.open(uri, text);
  const position = TextDocument.create(uri, 'php', 1, text).positionAt(before.length + code.indexOf('|'));
  const context = triggerCharacter ? { triggerKind: 2, triggerCharacter } : { triggerKind: 1 };
  const answer = await editor.request<CompletionList | CompletionItem[] | null>('textDocument/completion', {
    textDocument: { uri },
    position,
    context,
  });
  const list = Array.isArray(answer) ? answer : (answer?.items ?? []);
  return list.toSorted((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
}
const labels = async (code: string, triggerCharacter?: string) =>
  (await items(code, triggerCharacter)).map(({ label }) => label);
async function item(code: string, label: string): Promise<CompletionItem> {
  const found = (await items(code)).find((each) => each.label === label);
  if (found === undefined) throw new Error(`${label} is not offered in ${code}`);
  return found;
}
const inserted = async (code: string, label: string) => (await item(code, label)).textEdit?.newText;

describe('functions', () => {
  test('come with the parameters that a call must give, and with what is known of them when asked', async () => {
    const found = await item('$a = get_opt|', 'get_option');
    expect(found.textEdit?.newText).toBe('get_option( ${1:\\$option} )$0');
    expect(found.documentation).toBeUndefined();
    const resolved = await editor.request<CompletionItem>('completionItem/resolve', found);
    expect(resolved.detail).toBe('WordPress function, since 1.5.0');
    expect(resolved.documentation).toMatchObject({ kind: 'markdown', value: expect.stringContaining('get_option/') });
  });

  test('are inserted without parentheses where these are there', async () => {
    expect(await inserted('$a = get_opt|( 1 );', 'get_option')).toBe('get_option');
  });

  test('come in the order of what is common there: escapers where something is printed', async () => {
    expect((await labels('echo esc_|'))[0]).toMatch(/^esc_(?:html|attr|url)/);
    expect((await labels('<a href="<?php echo esc|"'))[0]).toBe('esc_url');
    expect((await labels('<p class="<?php echo esc|"'))[0]).toBe('esc_attr');
    expect((await labels('add|'))[0]).toBe('add_action');
  });

  test('are found by their later words, after those that begin so; not by scattered letters', async () => {
    const found = await labels('$a = thumbnail|');
    expect(found).toContain('get_the_post_thumbnail');
    const types = await labels('$a = post_type|');
    expect(types.indexOf('post_type_exists')).toBeLessThan(types.indexOf('get_post_type_object'));
    expect(await labels('$a = wes|')).toEqual([]);
  });

  test('that are deprecated are marked and come last', async () => {
    const found = await items('$a = get_sett|');
    const old = found.findIndex(({ label }) => label === 'get_settings');
    expect(found[old]?.tags).toEqual([1]);
    expect(old).toBeGreaterThan(found.findIndex(({ label }) => label === 'get_settings_errors'));
  });

  test("of the project's own are offered, with their parameters", async () => {
    await expect.poll(() => labels('$a = shop_f|')).toContain('shop_find_orders');
    expect(await inserted('$a = shop_f|', 'shop_find_orders')).toContain('customer} )');
  });

  test('are not offered in comments, in HTML, in texts, where one is declared, or after a variable', async () => {
    for (const code of [
      '// get_o|',
      '/* get_o|',
      '<p>get_o|',
      "echo 'get_o|'",
      'function get_o|',
      '$get_o|',
      '$a get_o|',
      'echo "x" . "get_o|"',
    ])
      expect(await labels(code), code).toEqual([]);
  });
});

describe('hooks', () => {
  test('are those of the kind that the function takes, the common ones first', async () => {
    expect((await labels("add_action( 'wp_enq|"))[0]).toBe('wp_enqueue_scripts');
    expect(await labels("add_action( 'the_cont|")).not.toContain('the_content');
    expect((await labels("add_filter( 'the_con|"))[0]).toBe('the_content');
    expect((await labels('add_action( "ini|"'))[0]).toBe('init');
  });

  test('complete the callback, its priority and how many arguments it takes', async () => {
    expect(await inserted("add_action( 'save_po|' );", 'save_post')).toMatch(
      /^save_post', '\$\{1:\w+_save_post\}', \$\{2:10\}, 3$/,
    );
    expect(await inserted("add_action( 'ini|", 'init')).toMatch(/^init', '\$\{1:\w+_init\}' \)\$0$/);
    expect(await inserted("class A { function b() { add_action( 'ini|' );", 'init')).toContain(
      "array( \\$this, '${1:init}' )",
    );
    expect(await inserted("add_action( 'save_po|', 'f' );", 'save_post')).toBe('save_post');
  });

  test("of the project's own are offered with their number of arguments", async () => {
    await expect.poll(() => labels("add_action( 'shop_|'")).toContain('shop_order_paid');
    expect(await inserted("add_action( 'shop_|'", 'shop_order_paid')).toContain(', 2');
  });
});

describe('keys and values of arrays', () => {
  test('are those of the function that is called, without those that are there', async () => {
    const found = await labels("register_post_type( 'book', array( 'public' => true, '|'");
    expect(found).toContain('has_archive');
    expect(found).not.toContain('public');
    expect(await labels("register_post_type( 'book', [ 'labels' => [ 'sing|'")).toContain('singular_name');
    expect(await labels("new WP_Query( array( 'posts_p|'")).toContain('posts_per_page');
  });

  test('are known for an array that is handed on below', async () => {
    expect(await labels("$args = array(\n'posts_p|'\n);\n$q = new WP_Query( $args );")).toContain('posts_per_page');
  });

  test('complete their value by its type', async () => {
    expect(await inserted("register_post_type( 'book', array( 'has_arch|'", 'has_archive')).toMatch(
      /^has_archive' => /,
    );
  });

  test('are listed where WordPress lists them', async () => {
    expect(await labels("new WP_Query( array( 'orderby' => '|'")).toContain('title');
  });
});

describe('texts that name something', () => {
  test.each([
    ["current_user_can( 'manage_o|'", 'manage_options'],
    ["add_menu_page( 'A', 'B', 'edit_po|'", 'edit_posts'],
    ["get_option( 'blogn|'", 'blogname'],
    ["add_theme_support( 'post-th|'", 'post-thumbnails'],
    ["has_block( 'core/par|'", 'core/paragraph'],
    ["wp_enqueue_script( 'jq|'", 'jquery'],
    ["get_bloginfo( 'char|'", 'charset'],
    ["wp_schedule_event( time(), 'hou|'", 'hourly'],
    ["get_the_terms( 1, 'post_t|'", 'post_tag'],
    ["defined( 'WP_DE|'", 'WP_DEBUG'],
    ["add_filter( 'x', '__return_tr|'", '__return_true'],
  ])('%s', async (code, name) => {
    expect((await labels(code)).slice(0, 3)).toContain(name);
  });

  test.each([
    ["post_type_exists( 'shop|'", 'shop_book'],
    ["get_option( 'shop|'", 'shop_currency'],
    ["__( 'Pay', 'shop|'", 'shop-domain'],
    ["has_block( 'shop|'", 'shop/book'],
    ["add_action( 'init', 'shop|'", 'shop_find_orders'],
    ['echo SHOP|', 'SHOP_VERSION'],
  ])("%s: the project's own", async (code, name) => {
    await expect.poll(() => labels(code)).toContain(name);
  });
});

describe('members', () => {
  test('of a class that is known by name, by custom, by declaration or by the function that answers it', async () => {
    expect((await labels('$wpdb->pre|'))[0]).toBe('prepare');
    expect(await labels('$q = new WP_Query(); $q->have|')).toContain('have_posts');
    expect(await labels('function f( WP_REST_Request $r ) { $r->get_pa|')).toContain('get_param');
    expect(await labels('$me = wp_get_current_user(); $me->has|')).toContain('has_cap');
    expect(await labels('WP_Block_Type_Registry::get|')).toContain('get_instance');
    expect(await labels('$other->get|')).toEqual([]);
  });

  test("of the project's own classes: what may be reached from there, and what they inherit", async () => {
    await expect.poll(() => labels('$c = new Shop_Cart(); $c->|')).toContain('add_item');
    const outside = await labels('$c = new Shop_Cart(); $c->|');
    expect(outside).toContain('items');
    expect(outside).toContain('get_field_name');
    expect(outside).not.toContain('forget');
    expect(outside).not.toContain('secret');
    expect(await labels('class Big_Cart extends Shop_Cart { function b() { $this->|')).toContain('forget');
    expect(await labels('Shop_Cart::|')).toEqual(expect.arrayContaining(['instance', 'LIMIT']));
  });

  test('after new come classes only', async () => {
    const found = await items('$a = new WP_Q|');
    expect(found[0]?.label).toBe('WP_Query');
    expect(found.every(({ kind }) => kind === 7)).toBe(true);
  });
});

test('what is typed to end a text, or as an arrow, opens no list', async () => {
  expect(await labels("$a = 'x'|", "'")).toEqual([]);
  expect(await labels("array( 'a' =>|", '>')).toEqual([]);
  expect(await labels("get_option( '|'", "'")).not.toEqual([]);
});
