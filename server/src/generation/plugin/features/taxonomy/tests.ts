import { php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** Tests of the taxonomies: that their types have them. */
export function taxonomyTests(plan: PluginPlan): TestCase {
  const { taxonomies } = plan;
  const types = Object.fromEntries(taxonomies.map(({ taxonomy, postTypes }) => [taxonomy, [...postTypes]]));
  return {
    name: 'Taxonomies',
    summary: 'Tests for the taxonomies.',
    methods: [
      php`
        /**
         * Every taxonomy is registered on init for its post types.
         */
        public function test_types_have_taxonomies() {
          $definitions = new ${classOf(plan, 'Taxonomies')}();
          $definitions->register();

          $this->assertSame( 10, has_action( 'init', array( $definitions, 'register_taxonomies' ) ) );

          foreach ( ${types} as $taxonomy => $post_types ) {
            foreach ( $post_types as $post_type ) {
              $this->assertTrue( is_object_in_taxonomy( $post_type, $taxonomy ) );
            }
          }
        }
      `,
    ],
  };
}
