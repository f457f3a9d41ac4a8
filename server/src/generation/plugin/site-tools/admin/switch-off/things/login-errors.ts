import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Hide login errors": one message whatever was wrong. */
export const loginErrors: SwitchedOff = {
  thing: 'login_errors',
  label: 'Detailed login errors',
  names:
    /^(?:(?:detailed |specific )?log-?in (?:page )?(?:errors?|hints?)(?: (?:messages?|details|hints?))?|(?:detailed )?errors?(?: messages?)? (?:on|from|of) the log-?in (?:page|form|screen)) /,
  says: () => 'The login form does not reveal whether the username or the password was wrong.',
  register: () => php`add_filter( 'login_errors', array( $this, 'say_less' ) );`,
  methods: (plan) => [
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
     * The message does not reveal whether the username or the password was wrong.
     */
    public function test_login_errors_do_not_tell() {
      $GLOBALS['errors'] = new WP_Error( 'incorrect_password', 'The password is wrong.' );
      $message           = ( new ${toolClass(plan, 'no_login_errors')}() )->say_less( 'The password is wrong.' );
      unset( $GLOBALS['errors'] );

      $this->assertStringNotContainsString( 'password', $message );
    }
  `,
};
