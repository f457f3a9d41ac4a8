import { php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** Tests of the taxonomies: that their types have them. */
export function taxonomyTests({ taxonomies }: PluginPlan): TestCase {
  const types = Object.fromEntries(taxonomies.map(({ taxonomy, postTypes }) => [taxonomy, [...postTypes]]));
  return {
    name: 'Taxonomies',
    summary: 'Tests of the taxonomies.',
    methods: [
      php`
        /**
         * Every taxonomy belongs to its types.
         */
        public function test_types_have_taxonomies() {
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
