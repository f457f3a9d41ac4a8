import { php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';

/** Tests of posts that leave the site. */
export function expiryTests(plan: PluginPlan): TestCase {
  const expiry = toolClass(plan, 'post_expiry', 'Expiry');
  return {
    name: 'Expiry',
    summary: 'Tests for post expiration.',
    methods: [
      php`
        /**
         * A post expires on its date and not before.
         */
        public function test_takes_posts_off() {
          $past   = self::factory()->post->create();
          $future = self::factory()->post->create();
          ${expiry}::set( $past, time() - MINUTE_IN_SECONDS );
          ${expiry}::set( $future, time() + DAY_IN_SECONDS );

          ( new ${expiry}() )->sweep();
          ( new ${expiry}() )->expire( $future );

          $this->assertNotSame( 'publish', get_post_status( $past ) );
          $this->assertSame( 'publish', get_post_status( $future ) );
        }
      `,
      php`
        /**
         * Removing the date unschedules the cron event.
         */
        public function test_forgets_moments() {
          $post = self::factory()->post->create();
          ${expiry}::set( $post, time() + DAY_IN_SECONDS );

          $this->assertNotEmpty( wp_next_scheduled( ${expiry}::HOOK, array( $post ) ) );

          ${expiry}::set( $post, 0 );

          $this->assertFalse( wp_next_scheduled( ${expiry}::HOOK, array( $post ) ) );
          $this->assertEmpty( get_post_meta( $post, ${expiry}::META, true ) );
        }
      `,
    ],
  };
}
