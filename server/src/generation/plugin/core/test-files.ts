import { docComment, identifier, joinPhp, php, phpFile } from '../../writers/php.ts';
import { prefixed } from '../code-names.ts';
import type { TestCase } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import { headerName } from './main-file.ts';

/** The plugin's own tests, for WordPress' test library: paths and texts. */
export function testFiles(plan: PluginPlan, cases: readonly TestCase[]): readonly (readonly [string, string])[] {
  return [
    ['tests/bootstrap.php', bootstrapFile(plan)],
    ...cases.map(
      (one) => [`tests/test-${one.name.toLowerCase().replaceAll('_', '-')}.php`, testFile(plan, one)] as const,
    ),
    ['phpunit.xml', phpunitFile(plan)],
  ];
}

function bootstrapFile(plan: PluginPlan): string {
  const load = identifier(prefixed(plan, 'load_for_tests'));
  const folder = php`$${identifier(prefixed(plan, 'tests_dir'))}`;
  return phpFile(php`
    ${docComment([
      `Starts WordPress' test library with ${headerName(plan)} active.`,
      '',
      'WP_TESTS_DIR names the library where it does not lie in the temporary folder.',
      '',
      `@package ${plan.names.className}`,
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
    function ${load}() {
      require dirname( __DIR__ ) . ${`/${plan.names.slug}.php`};
    }

    tests_add_filter( 'muplugins_loaded', ${prefixed(plan, 'load_for_tests')} );

    require ${folder} . '/includes/bootstrap.php';
  `);
}

function testFile(plan: PluginPlan, { name, summary, methods }: TestCase): string {
  return phpFile(php`
    ${docComment([summary, '', `@package ${plan.names.className}`])}

    defined( 'ABSPATH' ) || exit;

    ${docComment([summary])}
    class ${identifier(`${plan.names.className}_${name}_Test`)} extends WP_UnitTestCase {

      ${joinPhp(methods, '\n\n')}
    }
  `);
}

function phpunitFile(plan: PluginPlan): string {
  return `<?xml version="1.0"?>
<phpunit bootstrap="tests/bootstrap.php" colors="true">
	<testsuites>
		<testsuite name="${plan.names.slug}">
			<directory prefix="test-" suffix=".php">./tests/</directory>
		</testsuite>
	</testsuites>
</phpunit>
`;
}
