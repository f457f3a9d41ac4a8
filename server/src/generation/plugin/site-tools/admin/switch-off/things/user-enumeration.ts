import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Block user enumeration": visitors cannot find out the names that people log in with. */
export const userEnumeration: SwitchedOff = {
  thing: 'user_enumeration',
  label: 'User enumeration',
  names:
    /^(?:user(?:name)?s? (?:enumeration|scanning|scans?|discovery|harvesting|listing)|(?:the )?enumeration of (?:users?|user ?names?)|(?:from )?enumerating (?:users?|user ?names?)|(?:users|user) (?:endpoints?|routes?)|author (?:scans?|enumeration)) /,
  also: / (?:hide|hides|protect|protects|conceal|conceals) (?:the )?(?:user ?names?|users|logins?) (?:from|against) (?:visitors|attackers|hackers|bots|strangers|enumeration) /,
  says: () =>
    'Usernames are not exposed to visitors through author IDs in URLs, the REST API, sitemaps, embeds or login errors.',
  register: () => php`
    add_action( 'parse_request', array( $this, 'refuse_numbers' ) );
    add_filter( 'rest_endpoints', array( $this, 'remove_routes' ) );
    add_filter( 'wp_sitemaps_add_provider', array( $this, 'remove_from_sitemap' ), 10, 2 );
    add_filter( 'oembed_response_data', array( $this, 'remove_from_embeds' ) );
    add_filter( 'login_errors', array( $this, 'say_less' ) );
  `,
  methods: (plan) => [
    php`
      /**
       * Returns a 404 error for "?author=1", which would redirect to a URL with the username.
       *
       * @param WP $wp Current WordPress environment instance.
       */
      public function refuse_numbers( $wp ) {
        if ( isset( $wp->query_vars['author'] ) && ! is_admin() && ! current_user_can( 'list_users' ) ) {
          $wp->query_vars = array( 'error' => '404' );
        }
      }
    `,
    php`
      /**
       * Removes the user routes for visitors.
       *
       * @param array $endpoints REST API routes.
       * @return array Filtered routes. Logged-in users keep all routes, because the editor needs them.
       */
      public function remove_routes( $endpoints ) {
        if ( ! is_user_logged_in() ) {
          unset( $endpoints['/wp/v2/users'], $endpoints['/wp/v2/users/(?P<id>[\d]+)'] );
        }

        return $endpoints;
      }
    `,
    php`
      /**
       * Removes users from the sitemap.
       *
       * @param WP_Sitemaps_Provider $provider Sitemap provider.
       * @param string               $name     Name of the provider.
       * @return WP_Sitemaps_Provider|false The provider, or false for users.
       */
      public function remove_from_sitemap( $provider, $name ) {
        return 'users' === $name ? false : $provider;
      }
    `,
    php`
      /**
       * Removes the author from the oEmbed response.
       *
       * @param array $data oEmbed response data.
       * @return array Filtered response data.
       */
      public function remove_from_embeds( $data ) {
        unset( $data['author_name'], $data['author_url'] );

        return $data;
      }
    `,
    php`
      /**
       * Replaces login errors with a generic message.
       *
       * @param string $message Login error message.
       * @return string Filtered error message.
       */
      public function say_less( $message ) {
        global $errors;

        $telling = array( 'invalid_username', 'invalid_email', 'invalidcombo', 'incorrect_password' );
        if ( ! is_wp_error( $errors ) || array() === array_intersect( $errors->get_error_codes(), $telling ) ) {
          return $message;
        }

        return esc_html__( 'Invalid username or password. Please try again.', ${plan.domain} );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Visitors cannot list users.
     */
    public function test_users_are_not_listed() {
      $guard  = new ${toolClass(plan, 'no_user_enumeration')}();
      $routes = array(
        '/wp/v2/users' => array(),
        '/wp/v2/posts' => array(),
      );

      wp_set_current_user( 0 );
      $this->assertSame( array( '/wp/v2/posts' ), array_keys( $guard->remove_routes( $routes ) ) );
      $this->assertFalse( $guard->remove_from_sitemap( new WP_Sitemaps_Users(), 'users' ) );
    }
  `,
};
