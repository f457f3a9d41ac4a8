import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable password reset": administrators set passwords. */
export const passwordReset: SwitchedOff = {
  thing: 'password_reset',
  label: 'Password reset',
  names:
    /^(?:(?:lost|forgot|forgotten|reset)(?: your)? passwords?(?: (?:links?|pages?|feature|form|function|option))*|password (?:resets?|recovery|retrieval)(?: (?:links?|pages?|feature|form|function|option))*) /,
  unless: /^ ?(?:e-?mails?|notifications?) /,
  says: () => 'Passwords cannot be reset from the login page, and the “Lost your password?” link is removed.',
  register: () => php`
    add_filter( 'allow_password_reset', '__return_false', 100 );
    add_filter( 'lost_password_html_link', '__return_empty_string', 100 );
    add_action( 'login_form_lostpassword', array( $this, 'leave' ) );
    add_action( 'login_form_retrievepassword', array( $this, 'leave' ) );
  `,
  methods: () => [
    php`
      /**
       * Redirects the lost password form to the login form.
       */
      public function leave() {
        wp_safe_redirect( wp_login_url() );
        exit;
      }
    `,
  ],
  test: (plan) => php`
    /**
     * No password reset keys are issued.
     */
    public function test_passwords_cannot_be_reset() {
      ( new ${toolClass(plan, 'no_password_reset')}() )->register();

      $this->assertWPError( get_password_reset_key( self::factory()->user->create_and_get() ) );
    }
  `,
};
