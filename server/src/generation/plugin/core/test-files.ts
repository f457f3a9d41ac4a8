import { phpunitFile, testBootstrap } from '../../package/test-files.ts';
import { docComment, identifier, joinPhp, php, phpFile } from '../../writers/php.ts';
import type { TestCase } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** The plugin's own tests, for WordPress' test library: paths and texts; nothing where no part of the plugin has any. */
export function testFiles(plan: PluginPlan, cases: readonly TestCase[]): readonly (readonly [string, string])[] {
  if (cases.length === 0) return [];
  return [
    ['tests/bootstrap.php', testBootstrap(plan.names)],
    ...cases.map(
      (one) => [`tests/test-${one.name.toLowerCase().replaceAll('_', '-')}.php`, testFile(plan, one)] as const,
    ),
    ['phpunit.xml', phpunitFile(plan.names)],
  ];
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
