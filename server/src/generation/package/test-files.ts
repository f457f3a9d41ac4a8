import type { Names } from '../naming/names.ts';
import { docComment, identifier, php, phpFile, variable } from '../writers/php.ts';
import { headerTitle } from './plugin-header.ts';

/** `tests/bootstrap.php`: starts WordPress' test library with the plugin active. */
export function testBootstrap({ title, className, prefix, slug }: Names): string {
  const load = `${prefix}_load_for_tests`;
  const folder = variable(`${prefix}_tests_dir`);
  return phpFile(php`
    ${docComment([
      `Starts WordPress' test library with ${headerTitle(title)} active.`,
      '',
      'WP_TESTS_DIR names the library where it does not lie in the temporary folder.',
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

    require_once ${folder} . '/includes/functions.php';

    /**
     * Loads the plugin before the library installs the site.
     */
    function ${identifier(load)}() {
      require dirname( __DIR__ ) . ${`/${slug}.php`};
    }

    tests_add_filter( 'muplugins_loaded', ${load} );

    require ${folder} . '/includes/bootstrap.php';
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
