import { phpunitFile, testBootstrap } from '../../package/test-files.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, php, phpFile } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { TestCase } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';
import type { LifecycleHooks } from './main-file.ts';
import { versionTests } from './version-tests.ts';

/** The plugin's own tests, for WordPress' test library: paths and texts. */
export function testFiles(
  plan: PluginPlan,
  cases: readonly TestCase[],
  { activation: isActivated }: LifecycleHooks,
): readonly (readonly [string, string])[] {
  const activation = isActivated ? php`${classOf(plan, 'Plugin')}::activate( false );` : noPhp;
  return [
    ['tests/bootstrap.php', testBootstrap(plan.names, activation)],
    ...[versionTests(plan), ...cases].map((one) => [testPath(one), testFile(plan, one)] as const),
    ['phpunit.xml', phpunitFile(plan.names)],
  ];
}

/** The file of a test case: `Settings` → `tests/test-settings.php`. */
export const testPath = ({ name }: Pick<TestCase, 'name'>): string =>
  `tests/test-${name.toLowerCase().replaceAll('_', '-')}.php`;

/** What other parts do is tried without restrictions and approvals, which have tests of their own. */
function withoutRestrictions({ source, names }: PluginPlan, name: string): PhpCode {
  const has = (kind: string): boolean => (source.behaviours ?? []).some((one) => one.kind === kind);
  const lifted = [
    has('restriction') && name !== 'Restrictions'
      ? [php`add_filter( ${`${names.prefix}_restriction_allows`}, '__return_true' );`]
      : [],
    has('approval_steps') && !name.startsWith('Approval_Steps')
      ? [php`add_filter( ${`${names.prefix}_needs_approval`}, '__return_false' );`]
      : [],
  ].flat();
  return lifted.length === 0
    ? noPhp
    : php`
      /**
       * ${has('approval_steps') ? 'Lifts what has tests of its own.' : 'Lifts the restrictions.'}
       */
      public function set_up() {
        parent::set_up();
        ${joinPhp(lifted)}
      }
    `;
}

function testFile(plan: PluginPlan, { name, summary, methods }: TestCase): string {
  const own = plan.names.className;
  // "Post Views" has no Post_Views_Post_Views_Test.
  const isSaid = `_${own}`.toLowerCase().endsWith(`_${name}`.toLowerCase());
  return phpFile(php`
    ${docComment([summary, '', `@package ${plan.names.className}`])}

    defined( 'ABSPATH' ) || exit;

    ${docComment([summary])}
    class ${identifier(isSaid ? `${own}_Test` : `${own}_${name}_Test`)} extends WP_UnitTestCase {

      ${joinPhp([withoutRestrictions(plan, name), ...methods], '\n\n')}
    }
  `);
}
