import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ProjectFolder } from '../lsp/project-folder.ts';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';

const files = {
  'shop.php': `<?php
/**
 * Plugin Name: Shöp 🛒
 * Text Domain: shop
 */
require_once __DIR__ . '/inc/orders.php';
add_action( 'wp_ajax_shop_save', 'shop_save' );
add_filter( 'shop_price', 'shop_rounded' );
function shop_rounded( $price ) {
	return round( $price );
}
`.replaceAll('\n', '\r\n'),
  'inc/orders.php': `<?php
function shop_save() {
	shop_store( $_POST['price'] ); shop_store( 1 ); $GLOBALS['wpdb']->query( "DELETE FROM notes WHERE id = {$_POST['note']}" );
}
function shop_store( $price ) {
	update_option( 'shop_price', apply_filters( 'shop_price', $price ) );
}
`.replaceAll('\n', '\r\n'),
  'blocks/cart/block.json':
    '{\n\t"apiVersion": 3,\n\t"name": "shop/cart",\n\t"title": "Cart",\n\t"render": "file:./render.php"\n}\n',
  'blocks/cart/render.php': "<?php\necho esc_html__( 'Cart', 'shop' );\n",
};

// One window for all of it: what one check leaves is what the next begins with.
requirePeer('code-server', 'chromium')('navigation in VS Code', { timeout: 120_000 }, () => {
  let folder: ProjectFolder;
  let window: ExtensionWindow;
  let workbench: Workbench;
  const tab = (name: string): Locator => workbench.page.locator('.tab.active').filter({ hasText: name });
  const isInLine = (line: number) =>
    workbench.page.locator('.statusbar-item').getByText(`Ln ${line},`).first().waitFor();
  const picks = (): Locator => workbench.page.locator('.quick-input-list .monaco-list-row');

  beforeAll(async () => {
    folder = new ProjectFolder(files);
    window = await ExtensionWindow.open({ workspace: folder.path, file: join(folder.path, 'shop.php') });
    ({ workbench } = window);
  }, 420_000);

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    folder?.remove();
  });

  test('F12 on a hook goes to where it is fired', async () => {
    await workbench.moveTo(8, 16);
    await workbench.pressUntil('F12', tab('orders.php'));
    await isInLine(6);
  });

  test('a code lens above the handler says what is checked', async () => {
    await workbench.openQuickly('orders.php');
    const lens = workbench.page.locator('.codelens-decoration').filter({ hasText: 'wp_ajax_shop_save' }).first();
    await lens.waitFor();
    expect((await lens.innerText()).replaceAll('\u00a0', ' ')).toContain('nonce ✗');
  });

  test('Shift+F12 lists the references of a function', async () => {
    await workbench.openQuickly('orders.php');
    await workbench.moveTo(5, 12);
    const references = workbench.page.locator('.reference-zone-widget');
    await workbench.pressUntil('Shift+F12', references);
    await references.locator('.ref-tree .monaco-list-row').filter({ hasText: 'shop_store' }).first().waitFor();
    await window.shoot('references');
    await workbench.leave(references);
  });

  test('the call hierarchy leads from a sink to its entry point', async () => {
    await workbench.moveTo(6, 5);
    await workbench.command('Calls: Show Call Hierarchy');
    const rows = workbench.page.locator('.customview-tree .monaco-list-row');
    await rows.filter({ hasText: 'update_option()' }).first().waitFor();
    const expand = (name: string) => rows.filter({ hasText: name }).first().locator('.monaco-tl-twistie').click();
    await expand('shop_store');
    await expand('shop_save');
    await rows.filter({ hasText: 'wp_ajax_shop_save' }).first().waitFor();
    await window.shoot('call-hierarchy');
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Escape');
  });

  test('the registration in another file is marked with the finding', async () => {
    await workbench.openQuickly('shop.php');
    const message = 'The AJAX action wp_ajax_shop_save leads to';
    await workbench.withProblems(message, async (problem) => {
      await problem.filter({ hasText: message }).waitFor();
      await problem.filter({ hasText: 'orders.php:3' }).waitFor();
      await window.shoot('registration');
    });
  });

  test('symbols of the document and of the workspace have what WordPress is told', async () => {
    await workbench.openQuickly('shop.php');
    await workbench.pressUntil('Control+Shift+o', picks().filter({ hasText: 'wp_ajax_shop_save' }).first());
    await picks().filter({ hasText: 'shop_rounded' }).first().waitFor();
    await window.shoot('document-symbols');
    const box = workbench.page.locator('.quick-input-widget input').first();
    await workbench.leave(box);
    await workbench.pressUntil('Control+t', box);
    await box.fill('#shop');
    await picks().filter({ hasText: 'shop/cart' }).first().waitFor();
    await window.shoot('workspace-symbols');
    await workbench.leave(box);
  });

  test('a file that block.json names is a link', async () => {
    await workbench.openQuickly('block.json');
    await workbench.moveTo(5, 20);
    await workbench.pressUntil('F12', tab('render.php'));
  });
});
