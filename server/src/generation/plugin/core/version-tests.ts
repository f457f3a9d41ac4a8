import { php } from '../../writers/php.ts';
import { classOf, constantOf } from '../code-names.ts';
import type { TestCase } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** Tests of what every plugin has: it starts, and a new version is written down everywhere. */
export function versionTests(plan: PluginPlan): TestCase {
  return {
    name: 'Plugin',
    summary: 'Tests for the plugin.',
    methods: [
      php`
        /**
         * The plugin starts after all plugins have been loaded.
         */
        public function test_plugin_starts() {
          $this->assertSame( 10, has_action( 'plugins_loaded', array( ${classOf(plan, 'Plugin')}::class, 'boot' ) ) );
        }
      `,
      php`
        /**
         * The plugin header, the constant and readme.txt have the same version.
         */
        public function test_versions_agree() {
          $header = get_file_data( ${constantOf(plan, 'FILE')}, array( 'version' => 'Version' ) );
          $readme = get_file_data( ${constantOf(plan, 'PATH')} . 'readme.txt', array( 'version' => 'Stable tag' ) );

          $this->assertSame( ${constantOf(plan, 'VERSION')}, $header['version'] );
          $this->assertSame( ${constantOf(plan, 'VERSION')}, $readme['version'] );
        }
      `,
    ],
  };
}
