import { readFileSync } from 'node:fs';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { expect, test } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';
import { draftTest } from '../../vscode-extension/src/php-tests/draft-test.ts';
import { functionAt } from '../../vscode-extension/src/php-tests/php-function.ts';

const code = `<?php
namespace Shop;

/** No function find_me( $a ) here. */
class Cart {
	public static function total( array $items, ?int $tax_id, string ...$notes ): float {
		return 0.0;
	}

	private function keep(
		\\WP_Post $post,
		$options = array()
	) {
	}
}

function price( $product_id ) {
	$double = function ( $x ) { return $x; };
	return $double( 1 );
}
`;
const entry: EntryPoint = {
  kind: 'ajax',
  name: 'wp_ajax_shop_save',
  file: 'file:///a.php',
  line: 1,
  column: 1,
  handler: { name: 'shop_save', file: 'file:///a.php', line: 2, column: 1, end_line: 3 },
  public: false,
  audience: 'members',
  nonce: 'missing',
  capability: 'missing',
  capabilities: ['manage_options'],
  sinks: [],
};

test('the function at the cursor is the one that was declared last', () => {
  expect(functionAt(code, 3)).toBeUndefined();
  expect(functionAt(code, 6)).toMatchObject({ name: 'total', className: 'Cart', namespace: 'Shop', isStatic: true });
  expect(functionAt(code, 6)?.parameters).toEqual([
    { name: 'items', type: 'array', isOptional: false },
    { name: 'tax_id', type: '?int', isOptional: false },
    { name: 'notes', type: 'string', isOptional: true },
  ]);
  expect(functionAt(code, 12)?.parameters).toEqual([
    { name: 'post', type: '\\WP_Post', isOptional: false },
    { name: 'options', type: '', isOptional: true },
  ]);
  expect(functionAt(code, 18)).toMatchObject({ name: 'price', className: undefined, line: 16 });
});

test('a function is called with values of its types, and what is expected is left to a person', () => {
  const php = functionAt(code, 6);
  if (php === undefined) throw new Error('no function');
  const { path, code: drafted } = draftTest(php, []);
  expect(path).toBe('tests/test-cart-total.php');
  expect(drafted).toContain('@covers \\Shop\\Cart::total');
  expect(drafted).toContain('class Test_Cart_Total extends WP_UnitTestCase {');
  expect(drafted).toContain('$actual = \\Shop\\Cart::total( $items, $tax_id );');
  expect(drafted).toContain("$this->markTestIncomplete( 'Say what is expected of $actual.' );");
});

test('a handler gets a test for each check that it needs', () => {
  const php = functionAt('<?php\nfunction shop_save() {\n}\n', 1);
  if (php === undefined) throw new Error('no function');
  const ajax = draftTest(php, [entry]).code;
  expect(ajax).toContain('extends WP_Ajax_UnitTestCase');
  expect(ajax).toContain("$this->_handleAjax( 'shop_save' );");
  expect(ajax).toContain('Say how a user without manage_options is refused.');
  const route = { ...entry, kind: 'rest', name: 'shop/v1/orders', methods: 'GET,POST' } as const;
  const rest = draftTest(php, [route]).code;
  expect(rest).toContain("new WP_REST_Request( 'GET', '/shop/v1/orders' )");
  expect(rest).toContain('array( 401, 403 )');
  expect(draftTest(php, [{ ...entry, nonce: 'not_needed', capability: 'not_needed' }]).code).not.toContain('refuses');
});

test('drafts are PHP that parses', async () => {
  await Parser.init();
  const parser = new Parser().setLanguage(await Language.load(readFileSync(findWorkerAssets().grammars.php)));
  for (const line of [6, 12, 18]) {
    const php = functionAt(code, line);
    if (php === undefined) throw new Error('no function');
    for (const entries of [[], [entry], [{ ...entry, kind: 'rest' as const }]]) {
      const { code: drafted } = draftTest(php, entries);
      expect(parser.parse(drafted)?.rootNode.hasError, drafted).toBe(false);
    }
  }
});
