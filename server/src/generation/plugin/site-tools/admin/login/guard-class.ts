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
     * Locks addresses out after too many failed logins.
     */
    class ${toolClass(plan, 'limit_login_attempts', 'Guard')} {

      /**
       * The option with the end of each lockout by IP address; beginning of the transients' names.
       */
      const LOCKOUTS = ${`${name}_lockouts`};

      /**
       * So many lockouts are kept at once; older ones give way.
       */
      const MOST_LOCKOUTS = 500;

      /**
       * Adds the hooks.
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
       * Refuses a login from an address that is locked out, whatever the password.
       *
       * @param WP_User|WP_Error|null $user What is known of who logs in.
       * @return WP_User|WP_Error|null The same, or an error.
       */
      public function refuse( $user ) {
        $until = $this->locked_until( $this->address() );

        return 0 === $until ? $user : new WP_Error( 'too_many_attempts', $this->message( $until ) );
      }

      /**
       * Counts a failed login.
       *
       * @param string        $username The name that was typed.
       * @param WP_Error|null $error    Why it failed.
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
         * Fires when an address has been locked out.
         *
         * @param string $address  The IP address.
         * @param string $username The name that was typed last.
         */
        do_action( ${`${name}_locked_out`}, $address, $username );

        if ( ${settingValue(plan, 'notify_admin', options.isMailed)} ) {
          $this->notify( $address, $username );
        }
      }

      /**
       * Counts a wrong application password.
       *
       * @param WP_Error $error Why it failed.
       */
      public function count_failed_password( $error ) {
        $this->count_failure( '', $error );
      }

      /**
       * Forgets failed logins once one has worked.
       */
      public function forget() {
        delete_transient( $this->counter( $this->address() ) );
      }

      /**
       * Says how many attempts are left.
       *
       * @param string $message What WordPress says.
       * @return string The same with one sentence more.
       */
      public function add_remaining( $message ) {
        $failures = (int) get_transient( $this->counter( $this->address() ) );
        $left     = (int) ${settingValue(plan, 'attempts', options.attempts)} - $failures;
        if ( 0 === $failures || $left < 1 ) {
          return $message;
        }

        return $message . ' ' . esc_html(
          sprintf(
            /* translators: %s: number of attempts. */
            _n( '%s attempt is left.', '%s attempts are left.', $left, ${plan.domain} ),
            number_format_i18n( $left )
          )
        );
      }

      /**
       * Lets the form shake for those who are locked out too.
       *
       * @param string[] $codes Codes of errors.
       * @return string[] The same with one more.
       */
      public function shake( $codes ) {
        $codes[] = 'too_many_attempts';

        return $codes;
      }

      /**
       * When the lockout of an address ends.
       *
       * @param string $address The IP address.
       * @return int Unix time; 0 for an address that is not locked out.
       */
      public function locked_until( $address ) {
        $lockouts = $this->lockouts();

        return isset( $lockouts[ $address ] ) && ! $this->is_allowed( $address ) ? $lockouts[ $address ] : 0;
      }

      /**
       * The lockouts that are not over.
       *
       * @return int[] Unix times by IP address.
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
       * Locks an address out.
       *
       * @param string $address The IP address.
       * @param int    $until   Unix time.
       */
      public function lock( $address, $until ) {
        $lockouts             = $this->lockouts();
        $lockouts[ $address ] = $until;

        update_option( self::LOCKOUTS, array_slice( $lockouts, -self::MOST_LOCKOUTS, null, true ), false );
      }

      /**
       * Lets an address in again.
       *
       * @param string $address The IP address.
       */
      public function unlock( $address ) {
        $lockouts = $this->lockouts();
        unset( $lockouts[ $address ] );

        update_option( self::LOCKOUTS, $lockouts, false );
      }

      /**
       * Who asks. Headers that anybody can send are not believed.
       *
       * @return string The IP address; empty where there is none, as on the command line.
       */
      private function address() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';

        /**
         * Filters the address of who asks, for sites behind a proxy.
         *
         * @param string $address The IP address.
         */
        $address = (string) apply_filters( ${`${name}_address`}, $address );

        return rest_is_ip_address( $address ) ? $address : '';
      }

      /**
       * Whether an address is never locked out.
       *
       * @param string $address The IP address.
       * @return bool Whether it is.
       */
      private function is_allowed( $address ) {
        $allowed = preg_split( '/[\s,]+/', (string) ${settingValue(plan, 'allowed_addresses', '')}, -1, PREG_SPLIT_NO_EMPTY );

        return in_array( $address, $allowed, true );
      }

      /**
       * Name of the transient that counts.
       *
       * @param string $address The IP address.
       * @return string The name.
       */
      private function counter( $address ) {
        return ${`${name}_`} . md5( $address );
      }

      /**
       * What those who are locked out are told.
       *
       * @param int $until Unix time.
       * @return string HTML.
       */
      private function message( $until ) {
        $message = (string) ${settingValue(plan, 'lockout_message', options.message)};
        if ( '' !== $message ) {
          return esc_html( $message );
        }

        return esc_html(
          sprintf(
            /* translators: %s: span of time such as "15 minutes". */
            __( 'Too many failed logins. Please try again in %s.', ${plan.domain} ),
            human_time_diff( time(), $until )
          )
        );
      }

      /**
       * Tells the administrator.
       *
       * @param string $address  The IP address.
       * @param string $username The name that was typed last.
       */
      private function notify( $address, $username ) {
        wp_mail(
          get_option( 'admin_email' ),
          sprintf(
            /* translators: %s: name of the site. */
            __( '[%s] Too many failed logins', ${plan.domain} ),
            wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
          ),
          sprintf(
            /* translators: 1: IP address, 2: user name. */
            __( 'The address %1$s is locked out. It last tried to log in as “%2$s”.', ${plan.domain} ),
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
  summary: 'Tests of lockouts.',
  methods: [
    php`
      /**
       * An address is locked out after too many failures, and can be let in again.
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
