import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Block user enumeration": visitors cannot find out the names that people log in with. */
export const userEnumeration: SwitchedOff = {
  thing: 'user_enumeration',
  label: 'Lists of user names for visitors',
  names:
    /^(?:user(?:name)?s? (?:enumeration|scanning|scans?|discovery|harvesting|listing)|(?:the )?enumeration of (?:users?|user ?names?)|(?:from )?enumerating (?:users?|user ?names?)|(?:users|user) (?:endpoints?|routes?)|author (?:scans?|enumeration)) /,
  also: / (?:hide|hides|protect|protects|conceal|conceals) (?:the )?(?:user ?names?|users|logins?) (?:from|against) (?:visitors|attackers|hackers|bots|strangers|enumeration) /,
  says: () =>
    'Visitors cannot find out user names: not by numbers in addresses, the REST API, the sitemap, embeds, or the messages of the login form.',
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
       * Answers "?author=1", which would lead to an address with the user's name, with "not found".
       *
       * @param WP $wp The request.
       */
      public function refuse_numbers( $wp ) {
        if ( isset( $wp->query_vars['author'] ) && ! is_admin() && ! current_user_can( 'list_users' ) ) {
          $wp->query_vars = array( 'error' => '404' );
        }
      }
    `,
    php`
      /**
       * Takes the list of users from visitors.
       *
       * @param array $endpoints Routes of the REST API.
       * @return array The others; all of them for those who are logged in, as the editor needs them.
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
       * Leaves users out of the sitemap.
       *
       * @param WP_Sitemaps_Provider $provider A part of the sitemap.
       * @param string               $name     Its name.
       * @return WP_Sitemaps_Provider|false The part; false for that of the users.
       */
      public function remove_from_sitemap( $provider, $name ) {
        return 'users' === $name ? false : $provider;
      }
    `,
    php`
      /**
       * Leaves the author out of what other sites are told of a post.
       *
       * @param array $data What they are told.
       * @return array The rest.
       */
      public function remove_from_embeds( $data ) {
        unset( $data['author_name'], $data['author_url'] );

        return $data;
      }
    `,
    php`
      /**
       * Says the same whether the name or the password was wrong.
       *
       * @param string $message What WordPress says.
       * @return string What is shown.
       */
      public function say_less( $message ) {
        global $errors;

        $telling = array( 'invalid_username', 'invalid_email', 'invalidcombo', 'incorrect_password' );
        if ( ! is_wp_error( $errors ) || array() === array_intersect( $errors->get_error_codes(), $telling ) ) {
          return $message;
        }

        return esc_html__( 'That did not work. Please check what you entered.', ${plan.domain} );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Visitors get no list of users.
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
