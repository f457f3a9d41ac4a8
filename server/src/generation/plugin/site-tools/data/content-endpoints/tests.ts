import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';

import type { ContentEndpoints } from './options.ts';

/** Tests of the answers. */
export function endpointTests({ kinds, capability }: ContentEndpoints, routes: readonly string[]): TestCase {
  const hasPosts = kinds.includes('posts') || kinds.includes('random');
  const isAllowed: PhpCode =
    capability === ''
      ? noPhp
      : php`wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );`;
  return {
    name: 'Content_Endpoints',
    summary: 'Tests for the REST endpoints.',
    methods: [
      ...(hasPosts
        ? [
            php`
              /**
               * Only published posts are returned.
               */
              public function test_answers_with_posts() {
                $published = self::factory()->post->create( array( 'post_title' => 'On the site' ) );
                self::factory()->post->create( array( 'post_status' => 'draft' ) );
                ${isAllowed}

                $request  = new WP_REST_Request( 'GET', ${`/${routes[0] ?? ''}`} );
                $request->set_param( 'search', 'On the site' );
                $response = rest_do_request( $request );

                $this->assertSame( 200, $response->get_status() );
                $this->assertSame( array( $published ), wp_list_pluck( $response->get_data(), 'id' ) );
              }
            `,
          ]
        : []),
      ...(kinds.includes('stats')
        ? [
            php`
              /**
               * Published posts are counted immediately.
               */
              public function test_counts() {
                ${isAllowed}
                $request = new WP_REST_Request( 'GET', ${`/${routes.at(-1) ?? ''}`} );
                $before  = rest_do_request( $request )->get_data();
                self::factory()->post->create();
                $after = rest_do_request( $request )->get_data();

                $this->assertSame( $before['published']['post'] + 1, $after['published']['post'] );
              }
            `,
          ]
        : []),
      ...(capability === ''
        ? []
        : [
            php`
              /**
               * Users without permission are rejected.
               */
              public function test_refuses_others() {
                $this->assertSame( 401, rest_do_request( new WP_REST_Request( 'GET', ${`/${routes[0] ?? ''}`} ) )->get_status() );
              }
            `,
          ]),
    ],
  };
}
