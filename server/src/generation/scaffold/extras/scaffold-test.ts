import type { ScaffoldStructure } from '@presswright/shared/schemas/scaffold';
import { blockNamesFor } from '../../naming/block-names.ts';
import { versions } from '../../package/versions.ts';
import { identifier, type PhpCode, php, phpFile } from '../../writers/php.ts';
import { type ScaffoldFile, type ScaffoldPlan, versionOption } from '../plan.ts';
import { fileComment } from '../shared-files.ts';

interface FirstTest {
  /** `Version`: the class `Acme_Version_Test` in `tests/test-version.php`. */
  readonly name: string;
  method(plan: ScaffoldPlan): PhpCode;
}

const version: FirstTest = {
  name: 'Version',
  method: (plan) => php`
    /**
     * The installed version is stored.
     */
    public function test_version_is_noted() {
      $this->assertSame( ${versions.own}, get_option( ${versionOption(plan)} ) );
    }
  `,
};

/** What a structure does on a site before anything is added to it, and the test of that. */
const firstTests: Readonly<Record<ScaffoldStructure, FirstTest>> = {
  simple: version,
  standard: version,
  object_oriented: version,
  mu_plugin: {
    name: 'Translations',
    method: ({ names }) => php`
      /**
       * Translations are loaded after the locale has been set.
       */
      public function test_translations_are_loaded() {
        $plugin = new ${identifier(names.className)}();
        $plugin->register();

        $this->assertSame( 10, has_action( 'init', array( $plugin, 'load_translations' ) ) );
      }
    `,
  },
  block: {
    name: 'Block',
    method: ({ names }) => {
      const { blockName, cssClass } = blockNamesFor(names.title);
      return php`
        /**
         * The block is registered and rendered on the server.
         */
        public function test_block_is_rendered() {
          $this->assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( ${blockName} ) );
          $this->assertStringContainsString( ${cssClass}, do_blocks( ${`<!-- wp:${blockName} /-->`} ) );
        }
      `;
    },
  },
};

/** The test that a scaffold begins with: it fails when the plugin does not start. */
export function scaffoldTest(plan: ScaffoldPlan): ScaffoldFile {
  const { name, method } = firstTests[plan.structure];
  const content = phpFile(php`
    ${fileComment(plan, 'Tests for the plugin.')}

    defined( 'ABSPATH' ) || exit;

    /**
     * Plugin test case.
     */
    class ${identifier(`${plan.names.className}_${name}_Test`)} extends WP_UnitTestCase {

      ${method(plan)}
    }
  `);
  return { path: `tests/test-${name.toLowerCase()}.php`, content };
}
