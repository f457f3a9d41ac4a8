import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
} from 'vscode-languageserver-protocol';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';
import { ProjectFolder } from './project-folder.ts';

const files = {
  'shop/shop.php': `<?php
/* Plugin Name: Shöp 🛒 */
add_action( 'wp_ajax_shop_save', array( 'Shop_Admin', 'save' ) );
add_action( 'wp_ajax_nopriv_shop_find', 'shop_find' );
add_action( 'rest_api_init', function () {
	register_rest_route( 'shop/v1', '/orders', array( 'methods' => 'POST', 'callback' => 'shop_rest', 'permission_callback' => '__return_true' ) );
} );
function shop_rest( $request ) {
	shop_store( $request->get_param( 'name' ) );
}
add_action( 'shop_daily', 'shop_clean' );
function shop_clean() {}
function shop_idle() { shop_clean(); do_action( 'shop_daily' ); }
`.replaceAll('\n', '\r\n'),
  'shop/inc/admin.php': `<?php
class Shop_Admin {
	public static function save() {
		/* 🛒é */ shop_store( $_POST['name'] );
	}
}
function shop_find() {
	shop_query( $_GET['q'] );
}
function shop_query( $q ) {
	global $wpdb;
	$wpdb->query( "SELECT * FROM x WHERE a = '$q'" );
}
function shop_store( $value ) {
	update_option( 'shop', $value );
}
`.replaceAll('\n', '\r\n'),
};

let folder: ProjectFolder;
let editor: Editor;
beforeAll(async () => {
  folder = new ProjectFolder(files);
  editor = await Editor.start({
    folders: [folder.uri],
    initializationOptions: {
      backendCommand: [process.execPath, serverProgram],
      backendDataDir: join(folder.path, '.data'),
    },
  });
  await editor.ready();
  const name = 'shop/inc/admin.php';
  await editor.open(folder.uriOf(name), folder.text(name));
  await editor.until(() => editor.lensRefreshes > 0, 'the analysis of the project');
}, 120_000);
afterAll(async () => {
  await editor?.stop();
  folder.remove();
});

const prepare = async (name: string, around: string): Promise<CallHierarchyItem[]> =>
  (await editor.request<CallHierarchyItem[] | null>('textDocument/prepareCallHierarchy', folder.at(name, around))) ??
  [];
const shown = ({ name, detail, uri, selectionRange: { start } }: CallHierarchyItem): string =>
  `${name} (${detail}) ${uri.slice(folder.uri.length + 1)}:${start.line + 1}`;
const incoming = async (item: CallHierarchyItem | undefined): Promise<CallHierarchyIncomingCall[]> =>
  (await editor.request<CallHierarchyIncomingCall[] | null>('callHierarchy/incomingCalls', { item })) ?? [];
/** Callers, with what the call is in their file. */
const callers = async (item: CallHierarchyItem | undefined): Promise<string[]> =>
  (await incoming(item)).map(({ from, fromRanges }) => {
    const [range] = fromRanges;
    return `${shown(from)}${range ? ` | ${folder.show({ uri: from.uri, range }).replace(/^.*?:/, '')}` : ''}`;
  });

it('goes from a sink by its function and that one’s callers to the entry points', async () => {
  const [sink, ...more] = await prepare('shop/inc/admin.php', 'update_‸option(');
  expect(more).toEqual([]);
  expect(sink && shown(sink)).toMatch(/^update_option\(\) \(.*\) shop\/inc\/admin.php:15$/);
  const [value] = await prepare('shop/inc/admin.php', "'shop', $va‸lue");
  expect(value && shown(value)).toMatch(/^Unsanitized input stored /);
  expect(await callers(sink)).toEqual(['shop_store (admin.php) shop/inc/admin.php:14 | 15']);
  const [store] = await incoming(sink);
  expect((await callers(store?.from)).sort()).toEqual([
    'Shop_Admin::save (admin.php) shop/inc/admin.php:3 | 4 shop_store',
    'shop_rest (shop.php) shop/shop.php:8 | 9 shop_store',
  ]);
  const steps = await incoming(store?.from);
  const save = steps.find(({ from }) => from.name === 'Shop_Admin::save');
  expect(await callers(save?.from)).toEqual([
    'wp_ajax_shop_save (AJAX action · nonce ✗ · capability ✗) shop/shop.php:3 | 3',
  ]);
  const rest = steps.find(({ from }) => from.name === 'shop_rest');
  expect(await callers(rest?.from)).toEqual([
    'POST shop/v1/orders (REST route · nonce ✓ · capability ✗ · public) shop/shop.php:6 | 6',
  ]);
});

it('tells of callers by name where no way to a sink is known, and who fires the hook', async () => {
  const [clean] = await prepare('shop/shop.php', 'function shop_‸clean');
  expect(await callers(clean)).toEqual([
    'shop_daily (hook) shop/shop.php:11 | 11 shop_daily',
    'shop_idle (shop.php) shop/shop.php:13 | 13 shop_clean',
  ]);
  const [hook] = await incoming(clean);
  expect(await callers(hook?.from)).toEqual(['shop_idle (shop.php) shop/shop.php:13 | 13 shop_daily']);
});

it('goes from a function to what it calls and the sinks that it has', async () => {
  const [find] = await prepare('shop/inc/admin.php', 'shop_‸query( $_GET');
  const calls = await editor.request<CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', { item: find });
  expect(calls.map(({ to }) => shown(to))).toEqual([
    expect.stringMatching(/^.*\(.*security\/sql-injection.*\) shop\/inc\/admin.php:12$/),
  ]);
  const [caller] = await prepare('shop/inc/admin.php', 'function shop_‸find');
  const called = await editor.request<CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', { item: caller });
  expect(called.map(({ to, fromRanges }) => `${to.name} ${fromRanges.length}`)).toEqual(['shop_query 1']);
});

it('prepares nothing outside of functions', async () => {
  expect(await prepare('shop/shop.php', 'Plugin ‸Name')).toEqual([]);
});

it('tells of a finding where its handler is registered, and of that where the finding is', async () => {
  const admin = folder.uriOf('shop/inc/admin.php');
  const findings = await editor.diagnostics(admin);
  const injection = findings.find(({ code }) => code === 'security/sql-injection');
  const registered = injection?.relatedInformation?.find(
    ({ location }) => location.uri === folder.uriOf('shop/shop.php'),
  );
  expect(registered?.message).toBe(
    'Reached through the AJAX action wp_ajax_nopriv_shop_find, which is registered here',
  );
  expect(registered?.location.range.start.line).toBe(3);

  const main = folder.uriOf('shop/shop.php');
  const text = folder.text('shop/shop.php');
  await editor.open(main, text);
  const notes = () =>
    editor.published
      .findLast(({ uri }) => uri === main)
      ?.diagnostics.filter(({ message }) => / leads to /.test(String(message)))
      .map(({ message, range, severity }) => `${severity} ${range.start.line + 1} ${message}`);
  // What is found at the registration itself, once the whole project is known, needs no note there.
  const noted = await editor.until(() => (notes()?.length ?? 0) >= 2 && notes(), 'the notes');
  expect(noted).toContain(
    '3 4 The AJAX action wp_ajax_nopriv_shop_find leads to a finding in another file: security/sql-injection (admin.php:12).',
  );
  // They stay at their registrations while lines are added above, and go with them.
  const version = await editor.change(
    main,
    text.replace('<?php', '<?php\r\n// é').replace('wp_ajax_shop_save', 'init'),
  );
  await editor.diagnostics(main, version);
  expect(notes()?.map((note) => note.slice(0, 40))).toEqual([
    expect.stringContaining('3 5 The AJAX action wp_ajax_nopriv'),
    expect.stringContaining('3 7 The REST route'),
  ]);
  await editor.close(main);
});
