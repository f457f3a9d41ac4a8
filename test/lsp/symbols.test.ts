import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentLink, DocumentSymbol, SymbolInformation } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';
import { ProjectFolder } from './project-folder.ts';

const files = {
  'shop/shop.php': `<?php
/* Plugin Name: Shöp 🛒 */
namespace Acme\\Shop;
const VERSION = '1';
class Admin {
	public function __construct() {
		/* 🛒 */ add_action( 'wp_ajax_shop_save', array( $this, 'save' ) );
		add_action( 'init', function () {
			add_shortcode( 'shop_list', __NAMESPACE__ . '\\render' );
			function inner() {}
		} );
	}
	public function save() { do_action( 'shop_säved' ); }
}
register_rest_route( 'shop/v1', '/orders', array( array( 'callback' => 'Acme\\Shop\\render' ) ) );
function render() {
	add_menu_page( 'Shop', 'Shop', 'manage_options', 'shop-page', 'Acme\\Shop\\render' );
}
require __DIR__ . '/inc/a b.php';
include 'inc/missing.php';
// é presswright-ignore security/unescaped-output, security/sql-injection -- not security/missing-nonce
$object = new class { public function run() {} };
`.replaceAll('\n', '\r\n'),
  'shop/inc/a b.php': '<?php\n',
  'shop/blocks/cart/block.json':
    '{\n\t"name": "shop/cart",\n\t"editorScript": [ "file:./index.js", "file:./gone.js" ],\n\t"render": "file:./render.php"\n}\n',
  'shop/blocks/cart/index.js': '',
  'shop/blocks/cart/render.php': '<?php\n',
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

const tree = (symbols: readonly DocumentSymbol[], indent = ''): string[] =>
  symbols.flatMap(({ name, detail, range, children }) => [
    `${indent}${range.start.line + 1} ${name}${detail ? ` (${detail})` : ''}`,
    ...tree(children ?? [], `${indent}  `),
  ]);

it('outlines what a document declares, and what it registers where it does so', async () => {
  const uri = folder.uriOf('shop/shop.php');
  await editor.open(uri, folder.text('shop/shop.php'));
  const symbols = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument: { uri } });
  expect(tree(symbols)).toEqual([
    '4 VERSION',
    '5 Admin',
    '  6 __construct',
    '    7 wp_ajax_shop_save (AJAX action → admin::save)',
    '    8 init (hook → closure)',
    '    9 shop_list (shortcode → render)',
    '    10 inner',
    '  13 save',
    '    13 shop_säved (hook, fired)',
    '15 shop/v1/orders (REST route → render)',
    '16 render',
    '  17 shop-page (admin page → render)',
    '22 {anonymous class}',
    '  22 run',
  ]);
  await editor.change(uri, '<?php\nfunction now() {');
  const now = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument: { uri } });
  expect(tree(now)).toEqual(['2 now']);
  await editor.close(uri);
});

describe('symbols of the workspace', () => {
  const find = async (query: string): Promise<string[]> => {
    const found = await editor.request<SymbolInformation[]>('workspace/symbol', { query });
    return found.map(
      ({ name, containerName, location }) => `${name} (${containerName ?? ''}) ${folder.show(location)}`,
    );
  };

  it('are found by parts of their names, nearest first', async () => {
    expect(await find('render')).toEqual(['render (Acme\\Shop) shop/shop.php:16 render']);
    expect(await find('sav')).toEqual([
      'save (Acme\\Shop\\Admin) shop/shop.php:13 save',
      'wp_ajax_shop_save (AJAX action) shop/shop.php:7 wp_ajax_shop_save',
    ]);
    expect(await find('Admin')).toContain('Admin (Acme\\Shop) shop/shop.php:5 Admin');
    expect(await find('nothing')).toEqual([]);
  });

  it('are the entry points where nothing is asked for', async () => {
    expect(await find('')).toEqual([
      'shop-page (admin page) shop/shop.php:17 shop-page',
      'shop/cart (block) shop/blocks/cart/block.json:2 shop/cart',
      'shop/v1/orders (REST route) shop/shop.php:15 /orders',
      'shop_list (shortcode) shop/shop.php:9 shop_list',
      'wp_ajax_shop_save (AJAX action) shop/shop.php:7 wp_ajax_shop_save',
    ]);
  });
});

describe('links', () => {
  const links = async (name: string): Promise<string[]> => {
    const uri = folder.uriOf(name);
    await editor.open(uri, folder.text(name));
    const found = await editor.request<DocumentLink[]>('textDocument/documentLink', { textDocument: { uri } });
    await editor.close(uri);
    return found.map(({ range, target = '' }) => {
      const to = target.startsWith(folder.uri)
        ? target.slice(folder.uri.length + 1)
        : target.replace(/^.*\/docs/, 'docs');
      return `${folder.show({ uri, range }).replace(`${name}:`, '')} → ${to}`;
    });
  };

  it('lead to the files that code and block.json name, if there are such files', async () => {
    expect(await links('shop/blocks/cart/block.json')).toEqual([
      '3 file:./index.js → shop/blocks/cart/index.js',
      '4 file:./render.php → shop/blocks/cart/render.php',
    ]);
  });

  it('lead to the pages of suppressed rules', async () => {
    expect(await links('shop/shop.php')).toEqual([
      "19 __DIR__ . '/inc/a b.php' → shop/inc/a%20b.php",
      '21 security/unescaped-output → docs/rules/security/unescaped-output.md',
      '21 security/sql-injection → docs/rules/security/sql-injection.md',
    ]);
  });
});
