import { php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import type { ApiFeed } from './options.ts';

/** Tests of fetching, without asking any service. */
export function feedTests(plan: PluginPlan, { noun }: ApiFeed): TestCase {
  const feed = toolClass(plan, 'api_feed', 'Feed');
  return {
    name: 'Feed',
    summary: 'Tests for the feed.',
    methods: [
      php`
        /**
         * Mocks HTTP responses.
         *
         * @param int    $code HTTP status code.
         * @param string $body Response body.
         */
        private function answer( $code, $body ) {
          update_option( ${prefixed(plan, 'settings')}, array( 'endpoint' => 'https://api.example.com/list' ) );
          add_filter(
            'pre_http_request',
            static function () use ( $code, $body ) {
              return array(
                'headers'  => array(),
                'body'     => $body,
                'response' => array(
                  'code'    => $code,
                  'message' => '',
                ),
                'cookies'  => array(),
                'filename' => null,
              );
            },
            99
          );
        }
      `,
      php`
        /**
         * Entries are extracted, normalized and displayed.
         */
        public function test_shows_what_was_fetched() {
          $this->answer( 200, '{"total":1,"data":[{"name":"Good <b>tea</b>","author":{"name":"Ann"},"rating":4.5}]}' );

          $this->assertSame( 1, ( new ${feed}() )->fetch() );

          $list = do_shortcode( ${`[${toolName(plan, noun)}]`} );
          $this->assertStringContainsString( 'Good tea', $list );
          $this->assertStringContainsString( 'Ann', $list );
          $this->assertStringContainsString( '4.5', $list );
        }
      `,
      php`
        /**
         * If fetching fails, the previous entries are kept and the error is stored.
         */
        public function test_keeps_what_was_there() {
          $feed = new ${feed}();
          update_option( ${feed}::ITEMS, array( array( 'title' => 'Kept' ) ), false );
          $this->answer( 500, 'Sorry' );

          $this->assertWPError( $feed->fetch() );
          $this->assertSame( 'Kept', $feed->items()[0]['title'] );
          $this->assertStringContainsString( '500', $feed->status()['error'] );
        }
      `,
    ],
  };
}
