import { php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** Tests of the routes: that they are there, and that visitors cannot write. */
export function restTests(plan: PluginPlan): TestCase {
  const routes = plan.entities.map(({ slug }) => `/${plan.domain}/v1/${slug}`);
  const open = plan.entities.filter(({ isPublic }) => isPublic).map(({ slug }) => `/${plan.domain}/v1/${slug}`);
  return {
    name: 'REST_Routes',
    summary: 'Tests of the REST routes.',
    methods: [
      php`
        /**
         * Every route is registered.
         */
        public function test_routes_are_registered() {
          foreach ( ${routes} as $route ) {
            $this->assertArrayHasKey( $route, rest_get_server()->get_routes() );
          }
        }
      `,
      php`
        /**
         * Visitors may not write.
         */
        public function test_visitors_cannot_write() {
          wp_set_current_user( 0 );

          foreach ( ${routes} as $route ) {
            $request = new WP_REST_Request( 'POST', $route );

            $request->set_param( 'title', ${prefixed(plan, 'test')} );

            $this->assertContains( rest_do_request( $request )->get_status(), array( 400, 401 ) );
          }
        }
      `,
      ...(open.length > 0
        ? [
            php`
              /**
               * Visitors may read what is public, and nothing that is not published.
               */
              public function test_visitors_read_published_records() {
                wp_set_current_user( 0 );

                foreach ( ${open} as $route ) {
                  $request = new WP_REST_Request( 'GET', $route );

                  $this->assertSame( 200, rest_do_request( $request )->get_status() );

                  $request->set_param( 'status', 'draft' );

                  $this->assertContains( rest_do_request( $request )->get_status(), array( 400, 401 ) );
                }
              }
            `,
          ]
        : []),
    ],
  };
}
