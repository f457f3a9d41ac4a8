import { type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';

const statements: readonly RegExp[] = [
  / (visitors|users|everyone|everybody|people|guests) (must|have to|need to|should|has to) (log in|be logged in|login|sign in) .{0,30}(see|view|access|visit|use|read|browse) (the site|the website|the blog|anything|everything|any) /,
  / (force|forces|forced|require|requires|requiring) .{0,30}(login|log in|logged in|logging in|visitors|users) /,
  / (private|members only|members-only|logged-in-only|intranet) (site|website|blog) /,
  / (site|website|blog) .{0,30}(private|visible only|only visible|only accessible|accessible only|members only|restricted|behind a login) /,
  / only .{0,30}(logged-in|logged in|registered|members) .{0,30}(see|view|access|visit|use|browse) .{0,20}(site|website|blog) /,
  / (hide|lock|restrict|close|protect)\w* .{0,30}(whole|entire|complete|full)? ?(site|website|blog) .{0,30}(logged-in|logged in|log in|login|members|guests|registered|visitors|public) /,
];
const somethingElse =
  / (comments?|maintenance|coming soon|two-factor|2fa|passwords?|admin area|wp-admin|checkout|posts|pages) /;

/** "Force visitors to log in before they see the site." */
export const privateSite: SiteTool<Record<string, never>> = {
  tool: 'private_site',
  example: 'Force visitors to log in before they can see the site.',
  provides: [],
  recognize: ({ line }) =>
    statements.some((pattern) => pattern.test(line)) &&
    !somethingElse.test(line) &&
    / (site|website|blog|visitors|intranet|anything|everything) /.test(line)
      ? {}
      : null,
  refine: ({ line }, options) => (/ (rest api|rest|feeds?|log in|login|redirect\w*) /.test(line) ? options : null),
  describe: () => 'Visitors must log in to view the site, including its feeds and the REST API.',
  contribute(plan) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'private_site', 'Gate'),
          summary: 'Requires visitors to log in.',
          code: privateSiteClass(plan),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'private_site', 'Gate')}() )->register();`],
      readme: {
        features: ['Requires visitors to log in to access the site, its feeds and the REST API'],
        faq: [
          {
            question: 'Are uploaded files protected, too?',
            answer: 'No. Anyone who knows the URL of an uploaded file can still open it.',
          },
        ],
        tags: ['private site', 'login'],
      },
      instructions: [
        `No setup is required. Use the filter \`${toolName(plan, 'is_public')}\` to make individual pages public.`,
      ],
      tests: [
        {
          name: 'Private_Site',
          summary: 'Tests for the login requirement.',
          methods: [
            php`
              /**
               * The REST API rejects unauthenticated requests.
               */
              public function test_closes_the_rest_api() {
                $gate = new ${toolClass(plan, 'private_site', 'Gate')}();

                $this->assertWPError( $gate->close_rest_api( null ) );

                wp_set_current_user( self::factory()->user->create() );

                $this->assertNull( $gate->close_rest_api( null ) );
              }
            `,
          ],
        },
      ],
    };
  },
};

const privateSiteClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Requires visitors to log in to view the site.
   */
  class ${toolClass(plan, 'private_site', 'Gate')} {

    /**
     * Registers the hooks. The login page is not a front-end page and stays accessible.
     */
    public function register() {
      add_action( 'template_redirect', array( $this, 'ask_to_log_in' ), 0 );
      add_filter( 'rest_authentication_errors', array( $this, 'close_rest_api' ), 99 );
      add_filter( 'wp_robots', 'wp_robots_no_robots' );
    }

    /**
     * Redirects visitors to the login page, and back after logging in.
     */
    public function ask_to_log_in() {
      if ( is_user_logged_in() || is_robots() || is_favicon() ) {
        return;
      }

      /**
       * Filters whether the requested page is public.
       *
       * @param bool $is_public Whether the page is public.
       */
      if ( apply_filters( ${toolName(plan, 'is_public')}, false ) ) {
        return;
      }

      nocache_headers();
      wp_safe_redirect( wp_login_url( home_url( add_query_arg( array() ) ) ) );
      exit;
    }

    /**
     * Rejects unauthenticated REST API requests.
     *
     * @param WP_Error|true|null $result Result of the authentication so far.
     * @return WP_Error|true|null
     */
    public function close_rest_api( $result ) {
      if ( null !== $result && true !== $result ) {
        return $result;
      }

      return is_user_logged_in()
        ? $result
        : new WP_Error( 'rest_not_logged_in', __( 'You must be logged in to access this site.', ${plan.domain} ), array( 'status' => 401 ) );
    }
  }
`;
