import { php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { blockName } from './block-metadata.ts';

/** Tests of the blocks: they are registered, and render on the server. */
export function blockTests(plan: PluginPlan, entities: readonly PlanEntity[]): TestCase {
  const names = entities.map((entity) => blockName(plan, entity));
  return {
    name: 'Blocks',
    summary: 'Tests for the blocks.',
    methods: [
      php`
        /**
         * Every block is registered and can be rendered.
         */
        public function test_blocks_render() {
          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

          foreach ( ${names} as $name ) {
            $this->assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( $name ) );
            $this->assertStringContainsString( 'wp-block-', do_blocks( "<!-- wp:$name /-->" ) );
          }
        }
      `,
    ],
  };
}
