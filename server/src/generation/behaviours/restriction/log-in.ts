import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule } from './rules.ts';

/** Rules about accounts that cannot log in. */
export const guardsLogins = (rules: readonly Rule[]): boolean => about(rules, ['log_in'], ['user']).length > 0;

export const logInHooks = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  guardsLogins(rules)
    ? php`
      // Runs once the password is known to be right, so that strangers do not learn about accounts.
      add_filter( 'authenticate', array( $this, 'refuse_login' ), 100 );
      add_action( 'wp_authenticate_application_password_errors', array( $this, 'refuse_application' ), 10, 2 );
    `
    : noPhp;

export const logInMethods = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  guardsLogins(rules)
    ? php`
      /**
       * Refuses accounts that may not log in. Administrators always may, so that the site cannot be locked.
       *
       * @param WP_User|WP_Error|null $user Who logs in, or why nobody does.
       * @return WP_User|WP_Error|null
       */
      public function refuse_login( $user ) {
        if ( ! $user instanceof WP_User || user_can( $user, 'manage_options' ) ) {
          return $user;
        }

        $number = $this->refusal( 'log_in', 'user', $user, $user->ID );

        return 0 === $number ? $user : new WP_Error( 'login_restricted', esc_html( $this->message_text( $number ) ) );
      }

      /**
       * Refuses application passwords of accounts that may not log in.
       *
       * @param WP_Error $errors Errors so far.
       * @param WP_User  $user   User object.
       */
      public function refuse_application( $errors, $user ) {
        $refused = $this->refuse_login( $user );
        if ( is_wp_error( $refused ) ) {
          $errors->add( 'login_restricted', $refused->get_error_message() );
        }
      }
    `
    : noPhp;
