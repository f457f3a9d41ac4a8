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
      `Starts WordPress' test library with ${headerTitle(title)} active.`,
      '',
      'WP_TESTS_DIR names the library where it does not lie in the temporary folder, and',
      'WP_TESTS_PHPUNIT_POLYFILLS_PATH the PHPUnit Polyfills that it asks for.',
      '',
      `@package ${className}`,
    ])}

    if ( ! defined( 'ABSPATH' ) ) {
      // Only PHPUnit starts before WordPress does.
      'cli' === PHP_SAPI || exit;
    }

    ${folder} = getenv( 'WP_TESTS_DIR' );

    if ( ! ${folder} ) {
      ${folder} = rtrim( sys_get_temp_dir(), '/\\' ) . '/wordpress-tests-lib';
    }

    if ( ! is_readable( ${folder} . '/includes/functions.php' ) ) {
      throw new RuntimeException( 'WordPress has no test library in ' . ${folder} . ': set WP_TESTS_DIR.' );
    }

    ${polyfills} = getenv( 'WP_TESTS_PHPUNIT_POLYFILLS_PATH' );

    if ( ${polyfills} ) {
      define( 'WP_TESTS_PHPUNIT_POLYFILLS_PATH', ${polyfills} );
    }

    require_once ${folder} . '/includes/functions.php';

    /**
     * Loads the plugin before the library installs the site.
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
            // The library loads the plugin; activating it is what sets a site up.
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
