import type { Names } from '../naming/names.ts';
import { docComment, identifier, noPhp, type PhpCode, php, phpFile, variable } from '../writers/php.ts';
import { headerTitle } from './plugin-header.ts';

/**
 * `tests/bootstrap.php`: starts WordPress' test library with the plugin active.
 * @param activation what activating the plugin does: the library only loads it
 */
export function testBootstrap({ title, className, prefix, slug }: Names, activation: PhpCode = noPhp): string {
  const load = `${prefix}_load_for_tests`;
  const folder = variable(`${prefix}_tests_dir`);
  const polyfills = variable(`${prefix}_polyfills_dir`);
  return phpFile(php`
    ${docComment([
      `PHPUnit bootstrap file. Loads the WordPress test library with ${headerTitle(title)} active.`,
      '',
      'Set WP_TESTS_DIR if the library is not in the temporary directory, and',
      'WP_TESTS_PHPUNIT_POLYFILLS_PATH to the path of the PHPUnit Polyfills.',
      '',
      `@package ${className}`,
    ])}

    if ( ! defined( 'ABSPATH' ) ) {
      // Prevents direct access; only PHPUnit runs before WordPress is loaded.
      'cli' === PHP_SAPI || exit;
    }

    ${folder} = getenv( 'WP_TESTS_DIR' );

    if ( ! ${folder} ) {
      ${folder} = rtrim( sys_get_temp_dir(), '/\\' ) . '/wordpress-tests-lib';
    }

    if ( ! is_readable( ${folder} . '/includes/functions.php' ) ) {
      throw new RuntimeException( 'Could not find the WordPress test library in ' . ${folder} . '. Set WP_TESTS_DIR.' );
    }

    ${polyfills} = getenv( 'WP_TESTS_PHPUNIT_POLYFILLS_PATH' );

    if ( ${polyfills} ) {
      define( 'WP_TESTS_PHPUNIT_POLYFILLS_PATH', ${polyfills} );
    }

    require_once ${folder} . '/includes/functions.php';

    /**
     * Loads the plugin before the test site is installed.
     */
    function ${identifier(load)}() {
      require dirname( __DIR__ ) . ${`/${slug}.php`};
    }

    tests_add_filter( 'muplugins_loaded', ${load} );

    require ${folder} . '/includes/bootstrap.php';

    ${
      activation.text === ''
        ? noPhp
        : php`
            // The test library only loads the plugin, so its activation hook is run here.
            ${activation}
          `
    }
  `);
}

/** PHPUnit's settings: the tests are `tests/test-*.php`. */
export function phpunitFile({ slug }: Pick<Names, 'slug'>): string {
  return `<?xml version="1.0"?>
<phpunit bootstrap="tests/bootstrap.php" colors="true">
	<testsuites>
		<testsuite name="${slug}">
			<directory prefix="test-" suffix=".php">./tests/</directory>
		</testsuite>
	</testsuites>
</phpunit>
`;
}
