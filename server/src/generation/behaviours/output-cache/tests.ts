import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { type OutputCache, tagsOf } from './cache-plan.ts';

/** A test that output is made once, and again once it is cleared. */
export const cacheTests = (plan: PluginPlan, one: OutputCache): TestCase => {
  const [tag = ''] = tagsOf(plan, one);
  return {
    name: 'Output_Cache',
    summary: 'Tests for kept output.',
    methods: [
      php`
        /**
         * Output is kept for visitors until it is cleared; users get it fresh.
         */
        public function test_output_is_kept_until_it_is_cleared() {
          global $shortcode_tags;

          $before = $shortcode_tags[${tag}] ?? null;
          $made   = 0;
          add_shortcode(
            ${tag},
            static function () use ( &$made ) {
              return 'number ' . ++$made;
            }
          );
          // In the administration, nothing is kept.
          set_current_screen( 'front' );
          wp_set_current_user( 0 );
          ${classOf(plan, 'Output_Cache')}::clear();
          $this->assertSame( 'number 1', do_shortcode( ${`[${tag}]`} ) );
          $this->assertSame( 'number 1', do_shortcode( ${`[${tag}]`} ) );
          $this->assertSame( 'number 2', do_shortcode( ${`[${tag} a="b"]`} ) );

          wp_set_current_user( self::factory()->user->create() );
          $this->assertSame( 'number 3', do_shortcode( ${`[${tag}]`} ) );

          wp_set_current_user( 0 );
          ${classOf(plan, 'Output_Cache')}::clear();
          $this->assertSame( 'number 4', do_shortcode( ${`[${tag}]`} ) );

          if ( null === $before ) {
            remove_shortcode( ${tag} );
          } else {
            add_shortcode( ${tag}, $before );
          }
        }
      `,
    ],
  };
};
