import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type AccountPolicy, leaveUnless } from './policy-plan.ts';

/** The class that watches over logins: how long nobody does anything with them, and how many of one account there are. */
export const sessionsClass = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Watches over logins: how long nobody does anything with them, and how many of one account there are.
   */
  final class ${classOf(plan, 'Account_Sessions')} {

    ${joinPhp(
      [
        ...(one.idle_logout === undefined
          ? []
          : [
              php`
                /**
                 * What of a login says when something was last done with it; also a parameter of the login's address.
                 */
                const ACTIVE = ${prefixed(plan, 'active')};
              `,
            ]),
        ...(one.sessions === undefined
          ? []
          : [
              php`
                /**
                 * Maximum number of logins of an account at the same time.
                 */
                const MAXIMUM = ${one.sessions.maximum};
              `,
            ]),
      ],
      '\n\n',
    )}

    /**
     * Registers the hooks.
     */
    public function register() {
      ${
        one.idle_logout === undefined
          ? noPhp
          : php`
            add_action( 'init', array( $this, 'watch' ), 1 );
            add_filter( 'wp_login_errors', array( $this, 'explain' ) );
          `
      }
      ${one.sessions === undefined ? noPhp : php`add_action( 'set_logged_in_cookie', array( $this, 'limit' ), 10, 6 );`}
      ${one.sessions?.at_limit === 'refuse' ? php`add_filter( 'authenticate', array( $this, 'refuse' ), 110 );` : noPhp}
    }

    ${one.idle_logout === undefined ? noPhp : idleMethods(plan, one)}

    ${one.sessions === undefined ? noPhp : limitMethods(plan, one)}
  }
`;

const idleMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Gets the time without activity after which users are logged out.
   *
   * @return int Minutes.
   */
  private static function minutes() {
    return max( 1, (int) ${settingValue(plan, 'idle_minutes', one.idle_logout?.minutes ?? 1)} );
  }

  /**
   * Determines whether nothing has been done with a login for too long.
   *
   * @param array   $session Session.
   * @param WP_User $user    Its user.
   * @return bool
   */
  public static function is_idle( $session, $user ) {
    ${leaveUnless(plan, one.idle_logout?.roles, php`return false;`)}
    $last = (int) ( $session[ self::ACTIVE ] ?? $session['login'] ?? time() );

    return time() - $last >= self::minutes() * MINUTE_IN_SECONDS;
  }

  /**
   * Logs the user out after too long a time without activity; otherwise notes that there is some.
   */
  public function watch() {
    $token = wp_get_session_token();
    $user  = wp_get_current_user();
    if ( '' === $token || ! $user->exists() ) {
      return;
    }

    $sessions = WP_Session_Tokens::get_instance( $user->ID );
    $session  = $sessions->get( $token );
    if ( ! is_array( $session ) ) {
      return;
    }

    if ( self::is_idle( $session, $user ) ) {
      wp_logout();
      add_filter( 'login_url', array( $this, 'mark_login' ) );

      return;
    }

    // Browsers send a heartbeat by themselves; phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only compares.
    if ( wp_doing_ajax() && isset( $_REQUEST['action'] ) && 'heartbeat' === $_REQUEST['action'] ) {
      return;
    }

    // Often enough to be exact, seldom enough to cost nothing.
    if ( time() - (int) ( $session[ self::ACTIVE ] ?? 0 ) >= min( MINUTE_IN_SECONDS, self::minutes() * 6 ) ) {
      $session[ self::ACTIVE ] = time();
      $sessions->update( $token, $session );
    }
  }

  /**
   * Adds to the address of the login why the user is led there.
   *
   * @param string $url URL.
   * @return string
   */
  public function mark_login( $url ) {
    return add_query_arg( self::ACTIVE, 'no', $url );
  }

  /**
   * Says above the login why the user is there.
   *
   * @param WP_Error $errors Errors and messages so far.
   * @return WP_Error
   */
  public function explain( $errors ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects what is shown.
    if ( isset( $_GET[ self::ACTIVE ] ) ) {
      $minutes = self::minutes();
      $errors->add(
        'idle',
        esc_html(
          sprintf(
            /* translators: %s: Number of minutes. */
            _n( 'You have been logged out after %s minute without activity.', 'You have been logged out after %s minutes without activity.', $minutes, ${plan.domain} ),
            number_format_i18n( $minutes )
          )
        ),
        'message'
      );
    }

    return $errors;
  }
`;

const limitMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Ends the oldest logins where there are too many with a new one.
   *
   * @param string $cookie     Cookie.
   * @param int    $expire     When the grace period of the cookie ends.
   * @param int    $expiration When the cookie expires.
   * @param int    $user_id    User ID.
   * @param string $scheme     Scheme of the cookie.
   * @param string $token      Token of the new login.
   */
  public function limit( $cookie, $expire, $expiration, $user_id, $scheme, $token ) {
    $user = get_userdata( $user_id );
    if ( ! $user || '' === $token ) {
      return;
    }
    ${leaveUnless(plan, one.sessions?.roles, php`return;`)}

    ${
      one.sessions?.maximum === 1
        ? php`WP_Session_Tokens::get_instance( $user_id )->destroy_others( $token );`
        : php`
          // WordPress ends one, the others or all, but not the oldest: it keeps them with the user.
          $sessions = get_user_meta( $user_id, 'session_tokens', true );
          $own      = hash( 'sha256', $token );
          if ( ! is_array( $sessions ) || ! isset( $sessions[ $own ] ) || count( $sessions ) <= self::MAXIMUM ) {
            return;
          }

          $new = array( $own => $sessions[ $own ] );
          unset( $sessions[ $own ] );
          uasort( $sessions, static fn( $one, $other ) => (int) ( $other['login'] ?? 0 ) <=> (int) ( $one['login'] ?? 0 ) );
          update_user_meta( $user_id, 'session_tokens', $new + array_slice( $sessions, 0, self::MAXIMUM - 1, true ) );
        `
    }
  }
  ${one.sessions?.at_limit === 'refuse' ? refuseMethods(plan, one) : noPhp}
`;

const refuseMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`

  /**
   * Gets the number of logins of a user that are in use.
   *
   * @param WP_User $user User.
   * @return int
   */
  private static function count( $user ) {
    $sessions = WP_Session_Tokens::get_instance( $user->ID )->get_all();
    ${
      one.idle_logout === undefined
        ? noPhp
        : php`$sessions = array_filter( $sessions, static fn( $session ) => ! self::is_idle( $session, $user ) );`
    }

    return count( $sessions );
  }

  /**
   * Refuses a login where there are enough already.
   *
   * @param WP_User|WP_Error|null $user User, or why nobody is logged in.
   * @return WP_User|WP_Error|null
   */
  public function refuse( $user ) {
    // Programs with passwords of their own are no logins, and a browser that is logged in may log in again.
    if ( ! $user instanceof WP_User || did_action( 'application_password_did_authenticate' ) || wp_validate_auth_cookie( '', 'logged_in' ) === $user->ID ) {
      return $user;
    }

    ${leaveUnless(plan, one.sessions?.roles, php`return $user;`)}
    return self::count( $user ) >= self::MAXIMUM
      ? new WP_Error( 'too_many_logins', ${translated(plan, 'This account is logged in elsewhere. Please log out there first.')} )
      : $user;
  }
`;
