import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ProjectFolder } from '../lsp/project-folder.ts';
import { requirePeer } from './peers.ts';
import { type CodeServer, startCodeServer } from './vscode/code-server.ts';
import { Workbench } from './vscode/workbench.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

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
	shop_store( $_POST['price'] );
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
  const shots = mkdtempSync(join(tmpdir(), 'presswright-shots-'));
  let folder: ProjectFolder;
  let server: CodeServer;
  let workbench: Workbench;
  const shoot = (name: string) => workbench.page.screenshot({ path: join(shots, `${name}.png`) });
  const isInTab = (name: string) => workbench.page.locator('.tab.active').filter({ hasText: name }).waitFor();
  const isInLine = (line: number) =>
    workbench.page.locator('.statusbar-item').getByText(`Ln ${line},`).first().waitFor();
  const picks = (): Locator => workbench.page.locator('.quick-input-list .monaco-list-row');
  /** Puts the cursor into a place of the open file, by line and column from 1. */
  const goTo = async (line: number, column: number) => {
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Control+g');
    await workbench.page.locator('.quick-input-widget input').first().waitFor();
    await workbench.page.keyboard.insertText(`${line}:${column}`);
    await workbench.page.keyboard.press('Enter');
    await workbench.page.locator('.statusbar-item').getByText(`Ln ${line}, Col ${column}`).first().waitFor();
  };
  const open = async (name: string) => {
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Control+p');
    await workbench.page.locator('.quick-input-widget input').first().waitFor();
    await workbench.page.keyboard.insertText(name);
    await picks().filter({ hasText: name }).first().click();
    await isInTab(name);
  };

  beforeAll(async () => {
    const script = join(root, 'vscode-extension/scripts/package.ts');
    await promisify(execFile)(process.execPath, [script], { cwd: root, timeout: 240_000 });
    folder = new ProjectFolder(files);
    server = await startCodeServer(join(root, 'vscode-extension/presswright.vsix'), folder.path);
    workbench = await Workbench.open(1280, 800);
    await workbench.openFile(server.url, folder.path, join(folder.path, 'shop.php'));
    await workbench.statusItem('ready').waitFor({ timeout: 120_000 });
    console.log(`screenshots: ${shots}`);
  }, 420_000);

  afterEach(({ task }) => shoot(task.name.replaceAll(/\W+/g, '-')).then(() => undefined));

  afterAll(async () => {
    await workbench?.close();
    await server?.stop();
    folder?.remove();
  });

  test('F12 on a hook goes to where it is fired', async () => {
    await goTo(8, 16);
    await workbench.page.keyboard.press('F12');
    await isInTab('orders.php');
    await isInLine(6);
  });

  test('a code lens above the handler says what is checked', async () => {
    const lens = workbench.page.locator('.codelens-decoration').filter({ hasText: 'wp_ajax_shop_save' }).first();
    await lens.waitFor();
    expect((await lens.innerText()).replaceAll('\u00a0', ' ')).toContain('nonce ✗');
  });

  test('Shift+F12 lists the references of a function', async () => {
    await goTo(5, 12);
    await workbench.page.keyboard.press('Shift+F12');
    const rows = workbench.page.locator('.reference-zone-widget .ref-tree .monaco-list-row');
    await rows.filter({ hasText: 'shop_store' }).first().waitFor();
    await shoot('references');
    await workbench.page.keyboard.press('Escape');
    await workbench.page.locator('.reference-zone-widget').waitFor({ state: 'detached' });
  });

  test('the call hierarchy leads from a sink to its entry point', async () => {
    await goTo(6, 5);
    await workbench.command('Calls: Show Call Hierarchy');
    const rows = workbench.page.locator('.call-hierarchy .monaco-list-row, .tree-view-container .monaco-list-row');
    await rows.filter({ hasText: 'update_option()' }).first().waitFor();
    const expand = async (name: string) => {
      await rows.filter({ hasText: name }).first().click();
      await workbench.page.keyboard.press('ArrowRight');
    };
    await rows.filter({ hasText: 'shop_store' }).first().waitFor();
    await expand('shop_store');
    await rows.filter({ hasText: 'shop_save' }).first().waitFor();
    await expand('shop_save');
    await rows.filter({ hasText: 'wp_ajax_shop_save' }).first().waitFor();
    await shoot('call-hierarchy');
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Escape');
  });

  test('the registration in another file is marked with the finding', async () => {
    await open('shop.php');
    await workbench.showProblems();
    await workbench.problems().filter({ hasText: 'The AJAX action wp_ajax_shop_save leads to' }).first().waitFor();
    await shoot('registration');
  });

  test('symbols of the document and of the workspace have what WordPress is told', async () => {
    await workbench.focusEditor();
    await workbench.page.keyboard.press('Control+Shift+o');
    await picks().filter({ hasText: 'wp_ajax_shop_save' }).first().waitFor();
    await picks().filter({ hasText: 'shop_rounded' }).first().waitFor();
    await shoot('document-symbols');
    await workbench.page.keyboard.press('Escape');
    await workbench.page.keyboard.press('Control+t');
    await workbench.page.locator('.quick-input-widget input').first().waitFor();
    await workbench.page.keyboard.insertText('shop');
    await picks().filter({ hasText: 'shop/cart' }).first().waitFor();
    await shoot('workspace-symbols');
    await workbench.page.keyboard.press('Escape');
  });

  test('a file that block.json names is a link', async () => {
    await open('block.json');
    await goTo(5, 20);
    await workbench.page.keyboard.press('F12');
    await isInTab('render.php');
    expect(workbench.pageErrors).toEqual([]);
    expect(workbench.strangers).toEqual([]);
  });
});
