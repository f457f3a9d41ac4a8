import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import { php } from '../../writers/php.ts';
import { has, type NumberedEndpoint, reads, routeOf, writesAny } from './endpoint-plan.ts';

/** Tests that routes are there, and that nobody comes in who may not. */
export const endpointTests = (all: readonly NumberedEndpoint[]): readonly TestCase[] =>
  all.map((endpoint) => {
    const { plan, one, number } = endpoint;
    const { namespace, base } = routeOf(endpoint);
    const path = `/${namespace}/${base}`;
    const isOpen = one.readers.by === 'everyone';
    const read = has(endpoint, 'list') ? path : `${path}/999999`;
    const write = has(endpoint, 'create', 'receive')
      ? ['POST', path]
      : has(endpoint, 'update')
        ? ['PUT', `${path}/999999`]
        : ['DELETE', `${path}/999999`];
    const isAsked =
      one.writers.by !== 'people' || (one.writers.people.who !== 'everyone' && one.writers.people.who !== 'logged_out');
    return {
      name: `Endpoint_${number}`,
      summary: 'Tests for an endpoint of the REST API.',
      methods: [
        php`
          /**
           * The routes are there.
           */
          public function test_routes_are_registered() {
            $routes = rest_get_server()->get_routes();

            $this->assertTrue( isset( $routes[${path}] ) || isset( $routes[${`${path}/(?P<id>\\d+)`}] ) );
            $this->assertSame( 'object', ( new ${classOf(plan, `Endpoint_${number}`)}() )->get_schema()['type'] );
          }
        `,
        ...(reads(endpoint) && (isOpen || one.readers.by === 'key')
          ? [
              php`
                /**
                 * Visitors read what is for them, and nothing else.
                 */
                public function test_visitors_read_what_they_may() {
                  wp_set_current_user( 0 );
                  $answer = rest_do_request( new WP_REST_Request( 'GET', ${read} ) );

                  $this->assertSame( ${isOpen ? (has(endpoint, 'list') ? 200 : 404) : 401}, $answer->get_status() );
                }
              `,
            ]
          : []),
        ...(writesAny(endpoint) && isAsked
          ? [
              php`
                /**
                 * Visitors write nothing.
                 */
                public function test_visitors_cannot_write() {
                  wp_set_current_user( 0 );
                  $answer = rest_do_request( new WP_REST_Request( ${write[0] ?? 'POST'}, ${write[1] ?? path} ) );

                  $this->assertSame( 401, $answer->get_status() );
                }
              `,
            ]
          : []),
      ],
    };
  });
