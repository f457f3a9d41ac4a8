import { php } from '../../../../../writers/php.ts';
import { toolClass, toolName } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the REST API for visitors": those who are logged in keep it, as the editor needs it. */
export const restApi: SwitchedOff = {
  thing: 'rest_api',
  label: 'REST API for visitors',
  names: /^(?:(?:wp-json|json)(?: rest api| api)?|rest api|rest)(?: (?:endpoints?|access|routes?)(?= ))* /,
  unless: /^ ?(?:for|of) (?:the )?(?:users?|author) (?:endpoint|route|list)/,
  also: / (?:require|requires|demand|demands) .{0,30}(?:log-?in|logged in|login|authentication|log in).{0,20} rest api /,
  says: () =>
    'The REST API requires users to be logged in; visitors receive a 401 error. The block editor keeps working.',
  register: () => php`
    add_filter( 'rest_authentication_errors', array( $this, 'refuse_visitors' ), 101 );
    remove_action( 'wp_head', 'rest_output_link_wp_head' );
    remove_action( 'template_redirect', 'rest_output_link_header', 11 );
    remove_action( 'xmlrpc_rsd_apis', 'rest_output_rsd' );
  `,
  methods: (plan) => [
    php`
      /**
       * Rejects unauthenticated requests.
       *
       * @param WP_Error|true|null $result Result of the authentication so far.
       * @return WP_Error|true|null The unchanged result, or a WP_Error object for visitors.
       */
      public function refuse_visitors( $result ) {
        if ( is_wp_error( $result ) || is_user_logged_in() ) {
          return $result;
        }

        $route = isset( $GLOBALS['wp']->query_vars['rest_route'] ) ? $GLOBALS['wp']->query_vars['rest_route'] : '';

        /**
         * Filters whether visitors can access a route, for example one used by a contact form.
         *
         * @param bool   $is_public Whether the route is public.
         * @param string $route     Route, such as "/contact-form-7/v1/contact-forms".
         */
        if ( apply_filters( ${toolName(plan, 'is_public_route')}, false, $route ) ) {
          return $result;
        }

        return new WP_Error(
          'rest_not_logged_in',
          __( 'You must be logged in to use the REST API.', ${plan.domain} ),
          array( 'status' => 401 )
        );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Visitors are rejected, logged-in users are not.
     */
    public function test_the_rest_api_is_for_users() {
      $guard = new ${toolClass(plan, 'no_rest_api')}();

      wp_set_current_user( 0 );
      $this->assertWPError( $guard->refuse_visitors( null ) );

      wp_set_current_user( self::factory()->user->create() );
      $this->assertNull( $guard->refuse_visitors( null ) );
    }
  `,
};
