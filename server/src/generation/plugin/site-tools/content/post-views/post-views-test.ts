import { noPhp, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingKey } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';

/** Tests of the class that counts views. */
export const postViewsTest = (plan: PluginPlan, content: readonly string[]): TestCase => ({
  name: 'Post_Views',
  summary: 'Tests for post views.',
  methods: [
    php`
      /**
       * Every view is counted, and the most viewed post comes first.
       */
      public function test_views_are_counted() {
        ${content.includes('post') ? noPhp : php`update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'post_types')]: ['post'] }} );`}
        $counter = new ${toolClass(plan, 'post_views', 'Counter')}();
        $once    = self::factory()->post->create();
        $twice   = self::factory()->post->create();

        $counter->count( $once );
        $counter->count( $twice );
        $counter->count( $twice );
        delete_transient( ${toolClass(plan, 'post_views', 'Counter')}::CACHE );

        $this->assertSame( 1, $counter->views( $once ) );
        $this->assertSame( 2, $counter->views( $twice ) );
        $this->assertSame( $twice, $counter->popular()[0] );
      }
    `,
    php`
      /**
       * Views of posts that visitors cannot read are not counted.
       */
      public function test_drafts_are_not_counted() {
        $draft   = self::factory()->post->create( array( 'post_status' => 'draft' ) );
        $request = new WP_REST_Request( 'POST', ${`/${plan.domain}/v1/views/`} . $draft );

        $this->assertSame( 401, rest_do_request( $request )->get_status() );
      }
    `,
  ],
});
