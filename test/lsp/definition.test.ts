// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code of the project is PHP and JavaScript
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentHighlight, Location } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { ProjectFolder } from './project-folder.ts';

const crlf = (text: string): string => text.replaceAll('\n', '\r\n');

/** Windows line ends, and names and texts beyond ASCII before the places that are asked for. */
const files = {
  'shop/shop.php': crlf(`<?php
/*
 * Plugin Name: Shöp 🛒
 * Text Domain: shop
 */
namespace Acme\\Shop;

use Acme\\Shop\\Orders as Store;

define( 'SHOP_DIR', plugin_dir_path( __FILE__ ) );
require_once SHOP_DIR . 'inc/orders.php';
require __DIR__ . '/inc/view.php';
/* 🛒 é */ add_action( 'wp_ajax_shop_save', [ new Admin(), 'save' ] );
add_filter( 'shop_prïce', __NAMESPACE__ . '\\rounded' );
add_filter( 'shop_prïce', 'Acme\\\\Shop\\\\rounded' );
add_action( 'save_post_shop_item', array( Store::class, 'saved' ) );
add_action( 'rest_api_init', function () {
	register_rest_route( 'shop/v1', '/orders/(?P<id>[^/]+)', array( 'methods' => 'GET', 'callback' => array( new Store(), 'read' ) ) );
} );
class Admin extends Base {
	const SYNC = 'shop_sync';
	private Store $store;
	public function __construct( Store $store ) {
		$this->store = $store;
		add_action( self::SYNC, array( $this, 'sync' ) );
	}
	public function save() {
		check_ajax_referer( 'shop-save' );
		echo '🛒'; $this->store->add( 1 ); $this->log( 'é' );
		wp_schedule_event( time(), 'daily', self::SYNC );
	}
	public function sync() { rounded( 1 ); strlen( 'a' ); $this->store->add( 2 ); }
}
function rounded( $price ) { return apply_filters( 'shop_prïce', $price ); }
wp_register_script( 'shop-cart', plugins_url( 'js/cart.js', __FILE__ ) );
add_shortcode( 'shop_list', 'Acme\\Shop\\rounded' );
register_post_type( 'shop_item', array() );
`),
  'shop/inc/orders.php': `<?php
namespace Acme\\Shop;
abstract class Base { public function log( $text ) {} }
class Orders {
	public function add( $id ) { update_option( 'shop_last', $id ); do_action( "save_post_{$id}" ); }
	public static function saved() {}
	public function read() { return get_option( 'shop_last' ); }
}
`,
  'shop/inc/view.php': `<?php
wp_enqueue_script( 'shop-cart' );
echo esc_html__( 'Hello', 'shop' ), wp_create_nonce( 'shop-save' ), do_shortcode( 'è [shop_list id="1"]' );
get_template_part( 'parts/card', 'wide' );
$query = new WP_Query( [ 'post_type' => 'shop_item' ] );
$unknown->saved();
`,
  'shop/js/cart.js':
    "// action: 'shop_save'\njQuery.post( ajaxurl, { é: 1, action: 'shop_save' } );\napiFetch( { path: `/shop/v1/orders/${ id }` } );\n",
  'shop/blocks/cart/block.json':
    '{ "name": "shop/cart", "textdomain": "shop", "render": "file:./render.php", "viewScript": "shop-cart" }',
  'shop/blocks/cart/render.php': '<?php // render\n',
  'theme/style.css': '/*\nTheme Name: Acme\nText Domain: acme\n*/\n',
  'theme/functions.php': '<?php\n',
  'theme/parts/card-wide.php': '<?php\n',
  'theme/parts/card.php': '<?php\n',
  'theme/templates/index.html':
    '<!-- wp:paragraph --><p>é</p><!-- /wp:paragraph --><!-- wp:shop/cart {"a":"🛒"} /-->\n',
};

let folder: ProjectFolder;
let backend: FakeBackend;
let editor: Editor;
beforeAll(async () => {
  folder = new ProjectFolder(files);
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: [folder.uri] });
});
afterAll(async () => {
  await editor.stop();
  await backend.close();
  folder.remove();
});

const ask = async (method: string, name: string, around: string, more: object = {}): Promise<string[]> => {
  const found = await editor.request<Location[] | null>(`textDocument/${method}`, {
    ...folder.at(name, around),
    ...more,
  });
  return (found ?? []).map((location) => folder.show(location));
};
const definition = (name: string, around: string) => ask('definition', name, around);
const implementation = (name: string, around: string) => ask('implementation', name, around);
const references = (name: string, around: string, includeDeclaration = true) =>
  ask('references', name, around, { context: { includeDeclaration } });

describe('definition', () => {
  it('of a hook is where it is fired', async () => {
    expect(await definition('shop/shop.php', "add_filter( 'shop_‸prïce'")).toEqual(['shop/shop.php:34 shop_prïce']);
    expect(await definition('shop/shop.php', "'save_post_‸shop_item'")).toEqual([
      'shop/inc/orders.php:5 save_post_{$id}',
    ]);
    expect(await definition('shop/shop.php', 'add_action( self::SY‸NC')).toEqual(['shop/shop.php:30 self::SYNC']);
    expect(await definition('shop/shop.php', "'rest_api_‸init'")).toEqual([]);
  });

  it('of an AJAX action is its request, and of the request its action', async () => {
    expect(await definition('shop/shop.php', "'wp_ajax_shop_‸save'")).toEqual(['shop/js/cart.js:2 shop_save']);
    expect(await definition('shop/js/cart.js', "1, action: 'shop_‸save'")).toEqual([
      'shop/shop.php:13 wp_ajax_shop_save',
    ]);
  });

  it('of a callback is the function or method, by its object, class or namespace', async () => {
    expect(await definition('shop/shop.php', "new Admin(), 'sa‸ve'")).toEqual(['shop/shop.php:27 save']);
    expect(await definition('shop/shop.php', "'Acme\\\\Shop\\\\roun‸ded'")).toEqual(['shop/shop.php:34 rounded']);
    expect(await definition('shop/shop.php', "Store::class, 'sav‸ed'")).toEqual(['shop/inc/orders.php:6 saved']);
    expect(await definition('shop/shop.php', "array( $this, 'sy‸nc'")).toEqual(['shop/shop.php:32 sync']);
  });

  it('of a method follows imports, properties, parents, and names of unknown objects', async () => {
    expect(await definition('shop/shop.php', '$this->store->ad‸d( 1')).toEqual(['shop/inc/orders.php:5 add']);
    expect(await definition('shop/shop.php', '$this->lo‸g(')).toEqual(['shop/inc/orders.php:3 log']);
    expect(await definition('shop/shop.php', 'extends Ba‸se')).toEqual(['shop/inc/orders.php:3 Base']);
    expect(await definition('shop/inc/view.php', '$unknown->sav‸ed')).toEqual(['shop/inc/orders.php:6 saved']);
    expect(await definition('shop/shop.php', 'str‸len(')).toEqual([]);
  });

  it('of a path is the file, with constants, __DIR__ and handles', async () => {
    expect(await definition('shop/shop.php', "'inc/ord‸ers.php'")).toEqual(['shop/inc/orders.php:1']);
    expect(await definition('shop/shop.php', "__DIR__ . '/inc/vi‸ew.php'")).toEqual(['shop/inc/view.php:1']);
    expect(await definition('shop/shop.php', "'js/ca‸rt.js'")).toEqual(['shop/js/cart.js:1']);
    expect(await definition('shop/blocks/cart/block.json', 'file:./ren‸der.php')).toEqual([
      'shop/blocks/cart/render.php:1',
    ]);
    expect(await definition('shop/inc/view.php', "'parts/ca‸rd'")).toEqual([
      'theme/parts/card-wide.php:1',
      'theme/parts/card.php:1',
    ]);
  });

  it.each([
    ['a script handle', 'shop/inc/view.php', "'shop-‸cart'", 'shop/shop.php:35 shop-cart'],
    ['a script handle of a block', 'shop/blocks/cart/block.json', '"shop-‸cart"', 'shop/shop.php:35 shop-cart'],
    ['a block', 'theme/templates/index.html', 'wp:shop/c‸art', 'shop/blocks/cart/block.json:1 shop/cart'],
    ['a text domain', 'shop/inc/view.php', "'Hello', 'sh‸op'", 'shop/shop.php:4 shop'],
    ['a nonce', 'shop/shop.php', "check_ajax_referer( 'shop-‸save'", 'shop/inc/view.php:3 shop-save'],
    ['a shortcode', 'shop/inc/view.php', '[shop_‸list', 'shop/shop.php:36 shop_list'],
    ['a post type', 'shop/inc/view.php', "=> 'shop_‸item'", 'shop/shop.php:37 shop_item'],
    ['an option', 'shop/inc/orders.php', "get_option( 'shop_‸last'", 'shop/inc/orders.php:5 shop_last'],
    ['a REST route', 'shop/js/cart.js', '/shop/v1/ord‸ers', 'shop/shop.php:18 /orders/(?P<id>[^/]+)'],
    ['a constant', 'shop/shop.php', 'require_once SHOP_‸DIR', 'shop/shop.php:10 SHOP_DIR'],
  ])('of %s is where it is registered', async (_, name, around, expected) => {
    expect(await definition(name, around)).toEqual([expected]);
  });
});

describe('implementation', () => {
  it('of a hook is what is hooked to it', async () => {
    expect(await implementation('shop/shop.php', "apply_filters( 'shop_‸prïce'")).toEqual(['shop/shop.php:34 rounded']);
    expect(await implementation('shop/js/cart.js', "1, action: 'shop_‸save'")).toEqual(['shop/shop.php:27 save']);
    expect(await implementation('shop/shop.php', "'rest_api_‸init'")).toEqual(['shop/shop.php:17 function']);
    expect(await implementation('shop/js/cart.js', '/shop/v1/ord‸ers')).toEqual(['shop/inc/orders.php:7 read']);
  });
});

describe('references', () => {
  it('are in every file, whatever the name is called there', async () => {
    expect(await references('shop/shop.php', 'function roun‸ded')).toEqual([
      "shop/shop.php:14 __NAMESPACE__ . '\\rounded'",
      'shop/shop.php:15 Acme\\\\Shop\\\\rounded',
      'shop/shop.php:32 rounded',
      'shop/shop.php:34 rounded',
      'shop/shop.php:36 Acme\\Shop\\rounded',
    ]);
    expect(await references('shop/inc/orders.php', 'function ad‸d', false)).toEqual([
      'shop/shop.php:29 add',
      'shop/shop.php:32 add',
    ]);
    expect(await references('shop/shop.php', "register_post_type( 'shop_‸item'")).toEqual([
      'shop/inc/view.php:5 shop_item',
      'shop/shop.php:37 shop_item',
    ]);
    expect(await references('shop/shop.php', "'wp_ajax_shop_‸save'")).toEqual([
      'shop/js/cart.js:2 shop_save',
      'shop/shop.php:13 wp_ajax_shop_save',
    ]);
  });

  it('are of the text as it is typed, and of the disk again when it is closed', async () => {
    const uri = folder.uriOf('shop/inc/view.php');
    await editor.open(uri, "<?php\nSHOP_DIR;\nwp_enqueue_script( 'shop-cart' ); // é\n");
    expect(await references('shop/shop.php', "wp_register_script( 'shop-‸cart'")).toContainEqual(
      expect.stringMatching(/^shop.inc.view.php:3/),
    );
    await editor.change(uri, '<?php\n');
    expect(await references('shop/shop.php', "wp_register_script( 'shop-‸cart'")).toEqual([
      'shop/blocks/cart/block.json:1 shop-cart',
      'shop/shop.php:35 shop-cart',
    ]);
    await editor.close(uri);
    expect(await references('shop/shop.php', "wp_register_script( 'shop-‸cart'")).toContain(
      'shop/inc/view.php:2 shop-cart',
    );
  });
});

it('highlights the same name in a document', async () => {
  const name = 'shop/shop.php';
  const found = await editor.request<DocumentHighlight[]>(
    'textDocument/documentHighlight',
    folder.at(name, "apply_filters( 'shop_‸prïce'"),
  );
  expect(found.map(({ range, kind }) => `${folder.show({ uri: folder.uriOf(name), range })} ${kind}`)).toEqual([
    'shop/shop.php:14 shop_prïce 2',
    'shop/shop.php:15 shop_prïce 2',
    'shop/shop.php:34 shop_prïce 3',
  ]);
});

it('answers nothing where there is no name', async () => {
  for (const method of ['definition', 'implementation', 'references', 'documentHighlight']) {
    const params = { ...folder.at('shop/shop.php', 'Plugin ‸Name'), context: { includeDeclaration: true } };
    expect(await editor.request(`textDocument/${method}`, params)).toBeNull();
  }
});
