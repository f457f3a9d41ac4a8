import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FactTable } from '../../shared/src/wordpress/fact-table.ts';
import {
  wordpressClass,
  wordpressFunction,
  wordpressHook,
  wordpressVersion,
} from '../../shared/src/wordpress/facts.ts';

const tree: Record<string, string> = {
  'wp-includes/version.php': "<?php\n$wp_version = '9.8.7';\n",
  'wp-includes/shelf.php': `<?php
/**
 * Puts a book on the shelf.
 * @since 1.2.0
 * @since 3.0.0 Takes a place.
 */
function shelf_put( $book, &$place = null, ...$more ) {
	/**
	 * Fires when a book is put.
	 * @since 1.3.0
	 */
	do_action( "shelf_put_{$book->kind}", $book, $place );
	return apply_filters( 'shelf_place', $place, $book, 3 );
}
/**
 * @since 1.0.0
 * @deprecated 2.0.0 Use shelf_put()
 */
function put_book( $book, $shelf ) {
	_deprecated_function( __FUNCTION__, '2.1.0', 'shelf_put()' );
	return shelf_put( $book );
}
/** @since 1.1.0 */
function count_books( $deprecated = '' ) {
	if ( ! empty( $deprecated ) ) {
		_deprecated_argument( __FUNCTION__, '1.4.0' );
	}
}
/** @since 1.5.0 */
class Shelf extends Furniture {
	/** @since 1.6.0 */
	public static function make( $width ) {}
	private function hidden() {}
}
`,
  'wp-includes/PHPMailer/Mailer.php': '<?php\nfunction not_ours() {}\n',
  'wp-content/plugins/x/x.php': '<?php\nfunction not_core() {}\n',
};

describe('the tool that reads facts from a WordPress tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  const read = async (name: string): Promise<FactTable> => {
    const module: Record<string, string> = await import(pathToFileURL(join(folder, `${name}.generated.ts`)).href);
    return new FactTable(module[`${name}Text`] ?? '');
  };

  beforeAll(() => {
    for (const [path, code] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    execFileSync(process.execPath, ['tools/extract-wordpress-facts.ts', folder, folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads functions with their parameters and versions, of WordPress itself only', async () => {
    const functions = await read('functions');
    expect(functions.wordpress).toBe('9.8.7');
    expect([...functions.entries()]).toEqual([
      ['count_books', '1.1.0', 'deprecated?!1.4.0'],
      ['put_book', '1.0.0', 'book shelf', '2.1.0', 'shelf_put', 'shelf_put($0)'],
      ['shelf_put', '1.2.0', 'book &place? ...more'],
    ]);
  });

  it('reads the public methods of classes', async () => {
    expect([...(await read('classes')).entries()]).toEqual([
      ['Shelf', '1.5.0', 'Furniture', '', '::make(width) 1.6.0'],
    ]);
  });

  it('reads hooks with the number of their arguments', async () => {
    expect([...(await read('hooks')).entries()]).toEqual([
      ['shelf_place', 'f', '3'],
      ['shelf_put_{kind}', 'a', '2', '1.3.0'],
    ]);
  });
});

describe('the facts about WordPress', () => {
  it('come from a WordPress whose version they name', () => {
    expect(wordpressVersion).toMatch(/^\d+\.\d+/);
  });

  it('know a function by any letter case', () => {
    const facts = wordpressFunction('WP_Insert_Post');
    expect(facts?.name).toBe('wp_insert_post');
    expect(facts?.parameters.map(({ name, optional }) => [name, optional])).toEqual([
      ['postarr', false],
      ['wp_error', true],
      ['fire_after_hooks', true],
    ]);
    expect(wordpressFunction('constructor')).toBeUndefined();
  });

  it('know what replaces a deprecated function', () => {
    expect(wordpressFunction('get_page')?.deprecated).toEqual({
      version: '3.5.0',
      replacement: 'get_post',
      forward: 'get_post($0,$1?,$2?)',
    });
  });

  it('know which parameter is deprecated', () => {
    const deprecated = wordpressFunction('add_option')?.parameters.find((parameter) => parameter.deprecated);
    expect(deprecated).toMatchObject({ name: 'deprecated', deprecated: '2.3.0' });
  });

  it('know methods, and hooks whose names are put together', () => {
    expect(
      wordpressClass('WPDB')
        ?.methods.get('prepare')
        ?.parameters.map(({ variadic }) => variadic),
    ).toEqual([false, true]);
    expect(wordpressHook('save_post_book')).toMatchObject({ name: 'save_post_{post_type}', kind: 'action', args: 3 });
    expect(wordpressHook('the_content')).toMatchObject({ kind: 'filter', args: 1 });
    expect(wordpressHook('toString')).toBeUndefined();
  });
});
