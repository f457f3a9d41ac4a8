import { identifier, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pluralKeyOf } from '../support/entity-names.ts';
import { isEasilyMade, sampleOf } from '../support/test-records.ts';

/** Tests of the routes: that they are there, and that visitors cannot write. */
export function restTests(plan: PluginPlan): TestCase {
  const routes = plan.entities.map(({ slug }) => `/${plan.domain}/v1/${slug}`);
  const open = plan.entities.filter(({ isPublic }) => isPublic).map(({ slug }) => `/${plan.domain}/v1/${slug}`);
  const own = plan.entities.filter((entity) => entity.storage !== 'posts' && !entity.isLog && isEasilyMade(entity));
  return {
    name: 'REST_Routes',
    summary: 'Tests for the REST API.',
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
         * Visitors cannot write.
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
               * Visitors can only read published entries.
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
      ...own.map((entity) => recordMethod(plan, entity)),
      ...(own.length > 0 ? [sendMethod] : []),
    ],
  };
}

function recordMethod(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const route = `/${plan.domain}/v1/${entity.slug}`;
  const isPost = entity.storage === 'post_type';
  const values = { title: 'First', ...(isPost && { status: 'draft' }), ...sampleOf(entity) };
  return php`
    /**
     * Administrators can create, update and delete records; visitors cannot.
     */
    public function ${identifier(`test_records_of_${pluralKeyOf(entity)}`)}() {
      $admin_id = self::factory()->user->create( array( 'role' => 'administrator' ) );

      wp_set_current_user( $admin_id );

      $values = ${values};
      $made   = $this->send( 'POST', ${route}, $values );

      $this->assertSame( 201, $made->get_status() );
      $this->assertSame( 'First', $made->get_data()['title'] );

      $route = ${`${route}/`} . $made->get_data()['id'];

      wp_set_current_user( 0 );

      ${isPost ? php`$this->assertNotSame( 200, $this->send( 'GET', $route )->get_status() );` : noPhp}
      $this->assertSame( 401, $this->send( 'PUT', $route, array( 'title' => 'Second' ) )->get_status() );
      $this->assertSame( 401, $this->send( 'DELETE', $route )->get_status() );

      wp_set_current_user( $admin_id );

      $this->assertSame( 'First', $this->send( 'GET', $route )->get_data()['title'] );
      $this->assertSame( 'Second', $this->send( 'PUT', $route, array( 'title' => 'Second' ) )->get_data()['title'] );
      $this->assertSame( 200, $this->send( 'DELETE', $route, ${isPost ? php`array( 'force' => true )` : php`array()`} )->get_status() );
      $this->assertSame( 404, $this->send( 'GET', $route )->get_status() );
    }
  `;
}

const sendMethod = php`
  /**
   * Dispatches a request.
   *
   * @param string $method HTTP method.
   * @param string $route  Route.
   * @param array  $values Body parameters.
   * @return WP_REST_Response Response.
   */
  private function send( $method, $route, $values = array() ) {
    $request = new WP_REST_Request( $method, $route );

    $request->set_body_params( $values );

    return rest_do_request( $request );
  }
`;
