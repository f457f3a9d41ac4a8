import { prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { type AccountPolicy, leaveUnless } from './policy-plan.ts';

const isTold = ({ password_age: age }: AccountPolicy): boolean => (age?.notice_days ?? 0) > 0;
const isMailed = (one: AccountPolicy): boolean => isTold(one) && one.password_age?.is_mailed === true;

/** Hooks of passwords that expire. */
export const ageHooks = (one: AccountPolicy): PhpCode => php`
  add_filter( 'authenticate', array( $this, 'refuse_expired' ), 100 );
  add_filter( 'login_message', array( $this, 'show_login_message' ) );
  add_action( 'init', array( $this, 'end_expired' ) );
  add_action( 'init', array( __CLASS__, 'start' ) );
  ${isTold(one) ? php`add_action( 'admin_notices', array( $this, 'show_notice' ) );` : noPhp}
  ${isMailed(one) ? php`add_action( self::TASK, array( $this, 'send_notices' ) );` : noPhp}
`;

/** Methods of passwords that expire. */
export const ageMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Notes from when on changes are recorded, and schedules what is to be done.
   */
  public static function start() {
    if ( false === get_option( self::SINCE ) ) {
      add_option( self::SINCE, time() );
    }
    ${
      isMailed(one)
        ? php`
          if ( ! wp_next_scheduled( self::TASK ) ) {
            wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', self::TASK );
          }
        `
        : noPhp
    }
  }

  /**
   * Gets when the password of a user expires.
   *
   * @param WP_User $user User.
   * @return int Unix timestamp, or 0 if it does not.
   */
  public static function expires( $user ) {
    ${leaveUnless(plan, one.password_age?.roles, php`return 0;`)}
    $changed = (int) get_user_meta( $user->ID, self::CHANGED, true );
    $days    = max( 1, (int) ${settingValue(plan, 'password_days', one.password_age?.days ?? 1)} );

    return ( $changed ? $changed : (int) get_option( self::SINCE, time() ) ) + $days * DAY_IN_SECONDS;
  }

  /**
   * Determines whether the password of a user has expired.
   *
   * @param WP_User $user User.
   * @return bool
   */
  public static function has_expired( $user ) {
    $expires = self::expires( $user );

    return $expires > 0 && $expires <= time();
  }

  /**
   * Leads a user whose password has expired from the login to a new one; other programs are refused.
   *
   * @param WP_User|WP_Error|null $user User, or why nobody is logged in.
   * @return WP_User|WP_Error|null
   */
  public function refuse_expired( $user ) {
    // Passwords of applications do not expire.
    if ( ! $user instanceof WP_User || did_action( 'application_password_did_authenticate' ) || ! self::has_expired( $user ) ) {
      return $user;
    }

    if ( did_action( 'login_init' ) ) {
      $key = get_password_reset_key( $user );
      if ( is_wp_error( $key ) ) {
        return $key;
      }
      wp_safe_redirect(
        add_query_arg(
          ${{
            action: 'rp',
            key: php`rawurlencode( $key )`,
            login: php`rawurlencode( $user->user_login )`,
            [prefixed(plan, 'expired')]: 1,
          }},
          network_site_url( 'wp-login.php', 'login' )
        )
      );
      exit;
    }

    return new WP_Error(
      'expired_password',
      sprintf(
        /* translators: %s: URL. */
        wp_kses( ${translated(plan, 'Your password has expired. <a href="%s">Choose a new one.</a>')}, array( 'a' => array( 'href' => array() ) ) ),
        esc_url( wp_lostpassword_url() )
      )
    );
  }

  /**
   * Says above the form why a new password is needed.
   *
   * @param string $message Message so far.
   * @return string
   */
  public function show_login_message( $message ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects what is shown.
    return isset( $_GET[${prefixed(plan, 'expired')}] )
      ? $message . '<div class="notice notice-warning message"><p>' . ${translatedHtml(plan, 'Your password has expired. Please choose a new one.')} . '</p></div>'
      : $message;
  }

  /**
   * Ends logins of users whose password has expired in the meantime.
   */
  public function end_expired() {
    if ( '' !== wp_get_session_token() && is_user_logged_in() && self::has_expired( wp_get_current_user() ) ) {
      wp_logout();
    }
  }

  ${isTold(one) ? noticeMethods(plan, one) : noPhp}

  ${isMailed(one) ? mailMethods(plan, one) : noPhp}
`;

const noticeMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Gets the time from before the end of a password on in which its user is told.
   *
   * @return int Seconds.
   */
  private static function notice_time() {
    return (int) ${settingValue(plan, 'password_notice_days', one.password_age?.notice_days ?? 0)} * DAY_IN_SECONDS;
  }

  /**
   * Determines whether a user is to be told that the password is about to expire.
   *
   * @param WP_User $user User.
   * @return bool
   */
  public static function is_due( $user ) {
    $expires = self::expires( $user );

    return $expires > time() && $expires - self::notice_time() <= time();
  }

  /**
   * Gets what users are told.
   *
   * @param WP_User $user User.
   * @return string
   */
  private static function notice( $user ) {
    return sprintf(
      /* translators: %s: Date. */
      ${translated(plan, 'Your password expires on %s.')},
      wp_date( get_option( 'date_format' ), self::expires( $user ) )
    );
  }

  /**
   * Tells the current user in the administration.
   */
  public function show_notice() {
    $user = wp_get_current_user();
    if ( $user->exists() && self::is_due( $user ) ) {
      wp_admin_notice(
        esc_html( self::notice( $user ) ) . ' <a href="' . esc_url( get_edit_profile_url( $user->ID ) . '#password' ) . '">' . ${translatedHtml(plan, 'Change it')} . '</a>',
        array( 'type' => 'warning' )
      );
    }
  }
`;

const mailMethods = (plan: PluginPlan, one: AccountPolicy): PhpCode => {
  const roles = one.password_age?.roles;
  return php`
    /**
     * Tells users by email, each of them once for a password.
     */
    public function send_notices() {
      $days  = max( 1, (int) ${settingValue(plan, 'password_days', one.password_age?.days ?? 1)} );
      $until = time() - $days * DAY_IN_SECONDS + self::notice_time();
      $old   = array(
        'relation' => 'OR',
        array(
          'key'     => self::CHANGED,
          'value'   => $until,
          'compare' => '<=',
          'type'    => 'NUMERIC',
        ),
      );
      if ( (int) get_option( self::SINCE, time() ) <= $until ) {
        $old[] = array(
          'key'     => self::CHANGED,
          'compare' => 'NOT EXISTS',
        );
      }
      $users = get_users(
        array(
          ${roles === undefined ? noPhp : php`'role__in'   => ${roles.map((role) => siteRole(plan, role))},`}
          'number'     => 100,
          'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Runs in the background.
            array(
              'key'     => self::TOLD,
              'compare' => 'NOT EXISTS',
            ),
            $old,
          ),
        )
      );

      foreach ( $users as $user ) {
        update_user_meta( $user->ID, self::TOLD, time() );
        if ( ! self::is_due( $user ) ) {
          continue;
        }

        $locale = switch_to_user_locale( $user->ID );
        $site   = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
        wp_mail(
          $user->user_email,
          /* translators: %s: Site title. */
          sprintf( ${translated(plan, '[%s] Your password is about to expire')}, $site ),
          self::notice( $user ) . "\n\n" . ${translated(plan, 'To change it, log in and visit your profile:')} . "\n" . get_edit_profile_url( $user->ID )
        );
        if ( $locale ) {
          restore_previous_locale();
        }
      }
    }
  `;
};
