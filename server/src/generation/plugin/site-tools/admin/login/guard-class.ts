// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import { lockoutScreenMethods } from './lockout-screen.ts';

export type LimitLogins = {
  readonly attempts: number;
  readonly minutes: number;
  readonly message: string;
  readonly isMailed: boolean;
};

export function guardClass(plan: PluginPlan, options: LimitLogins): PhpCode {
  const name = toolName(plan, 'limit_login_attempts');
  return php`
    /**
     * Locks out IP addresses after too many failed login attempts.
     */
    class ${toolClass(plan, 'limit_login_attempts', 'Guard')} {

      /**
       * Option that maps IP addresses to the end of their lockout; also the prefix of the transients.
       */
      const LOCKOUTS = ${`${name}_lockouts`};

      /**
       * Maximum number of lockouts to store. Older ones are discarded.
       */
      const MOST_LOCKOUTS = 500;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'authenticate', array( $this, 'refuse' ), 99 );
        add_action( 'wp_login_failed', array( $this, 'count_failure' ), 10, 2 );
        add_action( 'application_password_failed_authentication', array( $this, 'count_failed_password' ) );
        add_action( 'wp_login', array( $this, 'forget' ) );
        add_filter( 'login_errors', array( $this, 'add_remaining' ) );
        add_filter( 'shake_error_codes', array( $this, 'shake' ) );
        ${screenHooks(plan)}
      }

      /**
       * Rejects any login from a locked out IP address.
       *
       * @param WP_User|WP_Error|null $user Result of the authentication so far.
       * @return WP_User|WP_Error|null The unchanged result, or a WP_Error object if the address is locked out.
       */
      public function refuse( $user ) {
        $until = $this->locked_until( $this->address() );

        return 0 === $until ? $user : new WP_Error( 'too_many_attempts', $this->message( $until ) );
      }

      /**
       * Counts a failed login attempt.
       *
       * @param string        $username Submitted username.
       * @param WP_Error|null $error    Optional. Error of the failed login. Default null.
       */
      public function count_failure( $username, $error = null ) {
        if ( is_wp_error( $error ) && in_array( 'too_many_attempts', $error->get_error_codes(), true ) ) {
          return;
        }

        $address = $this->address();
        if ( '' === $address || $this->is_allowed( $address ) ) {
          return;
        }

        $minutes  = (int) ${settingValue(plan, 'lockout_minutes', options.minutes)};
        $failures = 1 + (int) get_transient( $this->counter( $address ) );
        if ( $failures < (int) ${settingValue(plan, 'attempts', options.attempts)} ) {
          set_transient( $this->counter( $address ), $failures, $minutes * MINUTE_IN_SECONDS );
          return;
        }

        $this->lock( $address, time() + $minutes * MINUTE_IN_SECONDS );
        delete_transient( $this->counter( $address ) );

        /**
         * Fires after an IP address has been locked out.
         *
         * @param string $address  The IP address.
         * @param string $username Last submitted username.
         */
        do_action( ${`${name}_locked_out`}, $address, $username );

        if ( ${settingValue(plan, 'notify_admin', options.isMailed)} ) {
          $this->notify( $address, $username );
        }
      }

      /**
       * Counts a failed login with an application password.
       *
       * @param WP_Error $error Error of the failed login.
       */
      public function count_failed_password( $error ) {
        $this->count_failure( '', $error );
      }

      /**
       * Resets the counter after a successful login.
       */
      public function forget() {
        delete_transient( $this->counter( $this->address() ) );
      }

      /**
       * Adds the number of remaining attempts to the login error.
       *
       * @param string $message Login error message.
       * @return string Filtered error message.
       */
      public function add_remaining( $message ) {
        $failures = (int) get_transient( $this->counter( $this->address() ) );
        $left     = (int) ${settingValue(plan, 'attempts', options.attempts)} - $failures;
        if ( 0 === $failures || $left < 1 ) {
          return $message;
        }

        return $message . ' ' . esc_html(
          sprintf(
            /* translators: %s: Number of attempts. */
            _n( '%s attempt remaining.', '%s attempts remaining.', $left, ${plan.domain} ),
            number_format_i18n( $left )
          )
        );
      }

      /**
       * Makes the login form shake on lockout errors, too.
       *
       * @param string[] $codes Error codes.
       * @return string[] Filtered error codes.
       */
      public function shake( $codes ) {
        $codes[] = 'too_many_attempts';

        return $codes;
      }

      /**
       * Gets the time at which the lockout of an IP address ends.
       *
       * @param string $address The IP address.
       * @return int Unix timestamp, or 0 if the address is not locked out.
       */
      public function locked_until( $address ) {
        $lockouts = $this->lockouts();

        return isset( $lockouts[ $address ] ) && ! $this->is_allowed( $address ) ? $lockouts[ $address ] : 0;
      }

      /**
       * Gets the active lockouts.
       *
       * @return int[] Unix timestamps, keyed by IP address.
       */
      public function lockouts() {
        $now = time();

        return array_filter(
          (array) get_option( self::LOCKOUTS, array() ),
          static function ( $until ) use ( $now ) {
            return $until > $now;
          }
        );
      }

      /**
       * Locks out an IP address.
       *
       * @param string $address The IP address.
       * @param int    $until   Unix timestamp at which the lockout ends.
       */
      public function lock( $address, $until ) {
        $lockouts             = $this->lockouts();
        $lockouts[ $address ] = $until;

        update_option( self::LOCKOUTS, array_slice( $lockouts, -self::MOST_LOCKOUTS, null, true ), false );
      }

      /**
       * Removes the lockout of an IP address.
       *
       * @param string $address The IP address.
       */
      public function unlock( $address ) {
        $lockouts = $this->lockouts();
        unset( $lockouts[ $address ] );

        update_option( self::LOCKOUTS, $lockouts, false );
      }

      /**
       * Gets the IP address of the current request. Forwarding headers are ignored, because clients can forge them.
       *
       * @return string IP address, or an empty string if there is none, such as in WP-CLI.
       */
      private function address() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';

        /**
         * Filters the IP address of the current request, for sites behind a proxy.
         *
         * @param string $address The IP address.
         */
        $address = (string) apply_filters( ${`${name}_address`}, $address );

        return rest_is_ip_address( $address ) ? $address : '';
      }

      /**
       * Determines whether an IP address is on the allowlist.
       *
       * @param string $address The IP address.
       * @return bool True if the address is never locked out, false otherwise.
       */
      private function is_allowed( $address ) {
        $allowed = preg_split( '/[\s,]+/', (string) ${settingValue(plan, 'allowed_addresses', '')}, -1, PREG_SPLIT_NO_EMPTY );

        return in_array( $address, $allowed, true );
      }

      /**
       * Gets the name of the transient that counts failed attempts.
       *
       * @param string $address The IP address.
       * @return string Transient name.
       */
      private function counter( $address ) {
        return ${`${name}_`} . md5( $address );
      }

      /**
       * Gets the message shown during a lockout.
       *
       * @param int $until Unix timestamp at which the lockout ends.
       * @return string Message, as HTML.
       */
      private function message( $until ) {
        $message = (string) ${settingValue(plan, 'lockout_message', options.message)};
        if ( '' !== $message ) {
          return esc_html( $message );
        }

        return esc_html(
          sprintf(
            /* translators: %s: Human-readable time span, such as "15 minutes". */
            __( 'Too many failed login attempts. Please try again in %s.', ${plan.domain} ),
            human_time_diff( time(), $until )
          )
        );
      }

      /**
       * Notifies the site administrator.
       *
       * @param string $address  The IP address.
       * @param string $username Last submitted username.
       */
      private function notify( $address, $username ) {
        wp_mail(
          get_option( 'admin_email' ),
          sprintf(
            /* translators: %s: Site title. */
            __( '[%s] Too many failed login attempts', ${plan.domain} ),
            wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
          ),
          sprintf(
            /* translators: 1: IP address, 2: Username. */
            __( 'The IP address %1$s has been locked out after too many failed login attempts. The last attempt used the username “%2$s”.', ${plan.domain} ),
            $address,
            sanitize_text_field( $username )
          )
        );
      }

      ${joinPhp(plan.features.has('settings') ? lockoutScreenMethods(plan, name) : [], '\n\n')}
    }
  `;
}

const screenHooks = (plan: PluginPlan): PhpCode => {
  if (!plan.features.has('settings')) return noPhp;
  return php`
    add_action( ${`${plan.names.prefix}_after_settings`}, array( $this, 'print_lockouts' ) );
    add_action( ${`admin_post_${toolName(plan, 'limit_login_attempts')}_unlock`}, array( $this, 'handle_unlock' ) );
  `;
};

export const guardTest = (plan: PluginPlan): TestCase => ({
  name: 'Limit_Login_Attempts',
  summary: 'Tests for lockouts.',
  methods: [
    php`
      /**
       * An IP address is locked out after too many failed attempts and can be unlocked.
       */
      public function test_addresses_are_locked_out() {
        $_SERVER['REMOTE_ADDR'] = '192.0.2.7';
        $guard                  = new ${toolClass(plan, 'limit_login_attempts', 'Guard')}();

        for ( $failure = 0; $failure < 100; $failure++ ) {
          $guard->count_failure( 'ann' );
        }
        $this->assertWPError( $guard->refuse( null ) );

        $guard->unlock( '192.0.2.7' );
        $this->assertNull( $guard->refuse( null ) );
      }
    `,
  ],
});
