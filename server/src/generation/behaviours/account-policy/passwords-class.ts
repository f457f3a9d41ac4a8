import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { ageHooks, ageMethods } from './age-methods.ts';
import { type AccountPolicy, earlierPasswords } from './policy-plan.ts';

/** What is stored of passwords, by what it is. */
export const passwordKeys = (plan: PluginPlan) => ({
  changed: prefixed(plan, 'password_changed'),
  told: prefixed(plan, 'password_notice_sent'),
  earlier: prefixed(plan, 'earlier_passwords'),
  since: prefixed(plan, 'passwords_since'),
  task: prefixed(plan, 'password_notices'),
});

/** The class that watches over passwords: their age, and which of them come back. */
export function passwordsClass(plan: PluginPlan, one: AccountPolicy): PhpCode {
  const keys = passwordKeys(plan);
  const hasAge = one.password_age !== undefined;
  return php`
    /**
     * Watches over passwords: their age, and which of them come back.
     */
    final class ${classOf(plan, 'Account_Passwords')} {

      /**
       * User metadata: the time of the last change, and hashes of earlier passwords.
       */
      const CHANGED = ${keys.changed};
      const EARLIER = ${keys.earlier};

      /**
       * Number of earlier passwords that cannot be used again, besides the present one.
       */
      const KEPT = ${earlierPasswords(one)};

      ${
        hasAge
          ? php`
            /**
             * User metadata: the time of the notice that a password is about to expire.
             */
            const TOLD = ${keys.told};

            /**
             * Option: from when on changes are recorded.
             */
            const SINCE = ${keys.since};

            /**
             * Hook of the task that sends notices.
             */
            const TASK = ${keys.task};
          `
          : noPhp
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_set_password', array( $this, 'note_set' ), 10, 3 );
        add_action( 'profile_update', array( $this, 'note_update' ), 10, 2 );
        add_action( 'user_register', array( $this, 'note_new' ) );
        add_action( 'user_profile_update_errors', array( $this, 'check_profile' ), 30, 3 );
        add_action( 'validate_password_reset', array( $this, 'check_reset' ), 30, 2 );
        add_action( 'woocommerce_save_account_details_errors', array( $this, 'check_account' ), 30, 2 );
        add_filter( 'rest_request_before_callbacks', array( $this, 'check_rest' ), 20, 3 );
        ${hasAge ? ageHooks(one) : noPhp}
      }

      ${noteMethods(hasAge)}

      ${checkMethods(plan)}

      ${hasAge ? ageMethods(plan, one) : noPhp}
    }
  `;
}

const noteMethods = (hasAge: boolean): PhpCode => php`
  /**
   * Notes a change of a password that WordPress has set.
   *
   * @param string       $password Password.
   * @param int          $user_id  User ID.
   * @param WP_User|null $before   User before; null before WordPress 6.7.
   */
  public function note_set( $password, $user_id, $before = null ) {
    $user = get_userdata( $user_id );
    $hash = $before instanceof WP_User ? $before->user_pass : '';
    // A profile that is not saved yet is noted afterwards; the same password may only have got a newer hash.
    if ( ! $user || $user->user_pass === $hash || ( '' !== $hash && wp_check_password( $password, $hash ) ) ) {
      return;
    }

    self::note( $user_id, $hash );
  }

  /**
   * Notes a change of a password in a profile.
   *
   * @param int     $user_id User ID.
   * @param WP_User $before  User before.
   */
  public function note_update( $user_id, $before ) {
    $user = get_userdata( $user_id );
    if ( $user && $user->user_pass !== $before->user_pass ) {
      self::note( $user_id, $before->user_pass );
    }
  }

  /**
   * Notes the password of a new user.
   *
   * @param int $user_id User ID.
   */
  public function note_new( $user_id ) {
    self::note( $user_id, '' );
  }

  /**
   * Notes that a password is new.
   *
   * @param int    $user_id User ID.
   * @param string $hash    Hash of the password before; empty: none.
   */
  private static function note( $user_id, $hash ) {
    update_user_meta( $user_id, self::CHANGED, time() );
    ${hasAge ? php`delete_user_meta( $user_id, self::TOLD );` : noPhp}
    if ( self::KEPT > 0 && '' !== $hash ) {
      $hashes = array_merge( array( $hash ), self::earlier( $user_id ) );
      update_user_meta( $user_id, self::EARLIER, wp_slash( array_slice( $hashes, 0, self::KEPT ) ) );
    }
  }

  /**
   * Gets the hashes of earlier passwords of a user.
   *
   * @param int $user_id User ID.
   * @return string[] The latest first.
   */
  private static function earlier( $user_id ) {
    $hashes = get_user_meta( $user_id, self::EARLIER, true );

    return is_array( $hashes ) ? array_slice( $hashes, 0, self::KEPT ) : array();
  }
`;

const checkMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Determines whether a user has, or has lately had, a password.
   *
   * @param string $password Password.
   * @param int    $user_id  User ID.
   * @return bool
   */
  public static function is_known( $password, $user_id ) {
    $user = get_userdata( $user_id );
    if ( ! $user || '' === $password ) {
      return false;
    }

    foreach ( array_merge( array( $user->user_pass ), self::earlier( $user_id ) ) as $hash ) {
      if ( wp_check_password( $password, $hash ) ) {
        return true;
      }
    }

    return false;
  }

  /**
   * Gets what is said of a password that cannot be used again.
   *
   * @return string
   */
  private static function message() {
    return self::KEPT > 0
      ? sprintf(
        /* translators: %d: Number of passwords. */
        ${translated(plan, 'Please choose a password that is none of your last %d passwords.')},
        self::KEPT + 1
      )
      : ${translated(plan, 'Please choose a password that differs from the present one.')};
  }

  /**
   * Checks a profile that is to be saved in the administration.
   *
   * @param WP_Error $errors Errors so far.
   * @param bool     $update Whether an existing user is being updated.
   * @param stdClass $user   User data.
   */
  public function check_profile( $errors, $update, $user ) {
    if ( $update && ! empty( $user->user_pass ) && self::is_known( $user->user_pass, (int) $user->ID ) ) {
      $errors->add( 'known_password', esc_html( self::message() ), array( 'form-field' => 'pass1' ) );
    }
  }

  /**
   * Checks a password that somebody chooses after having lost the old one.
   *
   * @param WP_Error         $errors Errors so far.
   * @param WP_User|WP_Error $user   User object.
   */
  public function check_reset( $errors, $user ) {
    // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The key of the link was checked before; WordPress keeps passwords as they come, with slashes.
    if ( $user instanceof WP_User && isset( $_POST['pass1'] ) && is_string( $_POST['pass1'] ) && self::is_known( trim( $_POST['pass1'] ), $user->ID ) ) {
      $errors->add( 'known_password', esc_html( self::message() ) );
    }
    // phpcs:enable
  }

  /**
   * Checks the account page of a shop.
   *
   * @param WP_Error $errors Errors so far.
   * @param stdClass $user   User data.
   */
  public function check_account( $errors, $user ) {
    $this->check_profile( $errors, true, $user );
  }

  /**
   * Checks a user whom another program saves.
   *
   * @param WP_REST_Response|WP_HTTP_Response|WP_Error|mixed $response Result so far.
   * @param array                                            $handler  Handler of the route.
   * @param WP_REST_Request                                  $request  Request.
   * @return WP_REST_Response|WP_HTTP_Response|WP_Error|mixed
   */
  public function check_rest( $response, $handler, $request ) {
    $callback = $handler['callback'] ?? null;
    $is_users = is_array( $callback ) && $callback[0] instanceof WP_REST_Users_Controller;
    if ( is_wp_error( $response ) || ! $is_users || ! isset( $request['password'] ) || ! is_string( $request['password'] ) ) {
      return $response;
    }

    $user_id = isset( $request['id'] ) ? (int) $request['id'] : get_current_user_id();
    $is_new  = ! isset( $request['id'] ) && 'create_item' === $callback[1];

    return ! $is_new && self::is_known( wp_slash( $request['password'] ), $user_id )
      ? new WP_Error( 'rest_user_invalid_password', self::message(), array( 'status' => 400 ) )
      : $response;
  }
`;
