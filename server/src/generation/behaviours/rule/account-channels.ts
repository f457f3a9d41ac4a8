import { translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeRule } from './rule-plan.ts';

const users = (rules: readonly MadeRule[]): readonly MadeRule[] => rules.filter(({ kind }) => kind.storage === 'user');

export const accountHooks = (rules: readonly MadeRule[]): PhpCode =>
  users(rules).length === 0
    ? noPhp
    : php`
      add_filter( 'registration_errors', array( $this, 'check_registration' ), 20, 3 );
      add_filter( 'woocommerce_registration_errors', array( $this, 'check_registration' ), 20, 3 );
      add_action( 'user_profile_update_errors', array( $this, 'check_profile' ), 20, 3 );
      add_action( 'validate_password_reset', array( $this, 'check_new_password' ), 20, 2 );
      add_filter( 'rest_request_before_callbacks', array( $this, 'check_rest_user' ), 10, 3 );
    `;

/** Accounts: registration, profiles, new passwords and the REST API. */
export const accountMethods = (plan: PluginPlan, rules: readonly MadeRule[]): PhpCode =>
  users(rules).length === 0
    ? noPhp
    : php`
      /**
       * Checks a registration.
       *
       * @param WP_Error $errors Errors so far.
       * @param string   $login  Username.
       * @param string   $email  Email address.
       * @return WP_Error
       */
      public function check_registration( $errors, $login, $email ) {
        // Whether the form has a password of its own is up to others.
        // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- The form was checked before; passwords are taken as they are.
        $values = array(
          'login' => (string) $login,
          'email' => (string) $email,
        );
        foreach ( array( 'user_pass', 'pass1', 'password' ) as $name ) {
          if ( isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) && '' !== $_POST[ $name ] ) {
            $values['password'] = wp_unslash( $_POST[ $name ] );
            break;
          }
        }
        // phpcs:enable

        return $this->add_faults( $errors, array( 'created', 'saved' ), $values );
      }

      /**
       * Checks a profile that is to be saved in the administration.
       *
       * @param WP_Error $errors Errors so far.
       * @param bool     $update Whether an existing user is being updated.
       * @param stdClass $user   User data.
       */
      public function check_profile( $errors, $update, $user ) {
        $this->add_faults( $errors, $update ? array( 'saved' ) : array( 'created', 'saved' ), $this->values_of_account( $user ), (int) ( $user->ID ?? 0 ) );
      }

      /**
       * Checks a password that somebody chooses after having lost the old one.
       *
       * @param WP_Error         $errors Errors so far.
       * @param WP_User|WP_Error $user   User object.
       */
      public function check_new_password( $errors, $user ) {
        // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- The key of the link was checked before; passwords are taken as they are.
        if ( $user instanceof WP_User && isset( $_POST['pass1'] ) && is_string( $_POST['pass1'] ) && '' !== $_POST['pass1'] ) {
          $this->add_faults( $errors, array( 'saved' ), array( 'password' => wp_unslash( $_POST['pass1'] ) ), $user->ID );
        }
        // phpcs:enable
      }

      /**
       * Checks a user whom another program saves.
       *
       * @param WP_REST_Response|WP_HTTP_Response|WP_Error|mixed $response Result so far.
       * @param array                                            $handler  Handler of the route.
       * @param WP_REST_Request                                  $request  Request.
       * @return WP_REST_Response|WP_HTTP_Response|WP_Error|mixed
       */
      public function check_rest_user( $response, $handler, $request ) {
        $callback = $handler['callback'] ?? null;
        $is_users = is_array( $callback ) && $callback[0] instanceof WP_REST_Users_Controller;
        if ( is_wp_error( $response ) || ! $is_users || ! in_array( $request->get_method(), array( 'POST', 'PUT', 'PATCH' ), true ) ) {
          return $response;
        }

        $given = array();
        foreach ( array( 'username' => 'user_login', 'email' => 'user_email', 'name' => 'display_name', 'first_name' => 'first_name', 'last_name' => 'last_name', 'url' => 'user_url', 'description' => 'description', 'password' => 'user_pass' ) as $name => $column ) {
          if ( isset( $request[ $name ] ) ) {
            $given[ $column ] = $request[ $name ];
          }
        }
        $errors = $this->add_faults( new WP_Error(), isset( $request['id'] ) ? array( 'saved' ) : array( 'created', 'saved' ), $this->values_of_account( (object) $given ), (int) $request['id'] );

        return $errors->has_errors() ? new WP_Error( 'rest_user_invalid', $errors->get_error_message(), array( 'status' => 400 ) ) : $response;
      }

      /**
       * Gets the values of a user that is to be saved.
       *
       * @param stdClass $user User data; what is not there is not changed.
       * @return array Values by attribute.
       */
      private function values_of_account( $user ) {
        $values = array();
        foreach ( array( 'user_login' => 'login', 'user_email' => 'email', 'display_name' => 'name', 'first_name' => 'first_name', 'last_name' => 'last_name', 'user_url' => 'url', 'description' => 'bio', 'user_pass' => 'password' ) as $column => $key ) {
          if ( isset( $user->$column ) && ( 'password' !== $key || '' !== $user->$column ) ) {
            $values[ $key ] = $user->$column;
          }
        }
        if ( ! empty( $user->role ) ) {
          $values['role'] = array( $user->role );
        }

        return $values;
      }

      /**
       * Adds what is wrong with a user to errors.
       *
       * @param WP_Error $errors  Errors so far.
       * @param string[] $moments What happens.
       * @param array    $values  Values by attribute.
       * @param int      $id      User ID, or 0 for a new one.
       * @return WP_Error The same errors.
       */
      private function add_faults( $errors, $moments, $values, $id = 0 ) {
        $found = $this->faults( 'user', $moments, $values, $id );
        foreach ( $found['messages'] as $index => $message ) {
          $errors->add( 'rule_' . $index, sprintf( '<strong>%1$s</strong> %2$s', ${translated(plan, 'Error:')}, esc_html( $message ) ) );
        }

        return $errors;
      }
    `;
