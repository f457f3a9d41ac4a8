import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { AccountForm } from './account-form-plan.ts';

/** The form with which people log in. */
export function loginMethods(
  { domain }: PluginPlan,
  { redirect = '' }: AccountForm,
  forms: readonly AccountForm[],
): PhpCode {
  const hasRegistration = forms.some(({ form, page }) => form === 'registration' && page !== undefined);
  return php`
    /**
     * Renders the login form, or a link to log out.
     *
     * @return string HTML.
     */
    public function render_login() {
      if ( is_user_logged_in() ) {
        return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_logout_url( (string) get_permalink() ) ), esc_html__( 'Log out', ${domain} ) );
      }

      $html  = $this->open( 'login' );
      $html .= $this->field( 'log', __( 'Username or email address', ${domain} ), 'text', $this->text( 'log' ), true, 'username' );
      $html .= $this->field( 'pwd', __( 'Password', ${domain} ), 'password', '', true, 'current-password' );
      $html .= '<p><label><input type="checkbox" name="rememberme" value="1"> ' . esc_html__( 'Remember me', ${domain} ) . '</label></p>';
      $html .= $this->close( __( 'Log in', ${domain} ) );
      $html .= sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_lostpassword_url() ), esc_html__( 'Lost your password?', ${domain} ) );
      ${
        hasRegistration
          ? php`$html .= sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_registration_url() ), esc_html__( 'Register', ${domain} ) );`
          : noPhp
      }

      return $html;
    }

    /**
     * Logs a user in.
     */
    private function receive_login() {
      $user = wp_signon(
        array(
          'user_login'    => $this->text( 'log' ),
          'user_password' => $this->password( 'pwd' ),
          'remember'      => '1' === $this->text( 'rememberme' ),
        )
      );
      if ( is_wp_error( $user ) ) {
        $reasons = array_intersect( $user->get_error_codes(), array( 'account_pending', 'too_many_attempts' ) );
        // Which of the two is wrong is nobody's business.
        $this->errors->add( 'login', array() === $reasons ? __( 'The username or the password is not correct.', ${domain} ) : $user->get_error_message( reset( $reasons ) ) );
        return;
      }

      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only where to go; checked by wp_validate_redirect().
      $asked = isset( $_GET['redirect_to'] ) && is_string( $_GET['redirect_to'] ) ? wp_validate_redirect( esc_url_raw( wp_unslash( $_GET['redirect_to'] ) ), '' ) : '';
      $this->leave( '' === $asked ? ${redirect} : $asked, 'in' );
    }
  `;
}

/** The form with which people ask for a link to a new password. */
export const lostPasswordMethods = ({ domain }: PluginPlan, { redirect = '' }: AccountForm): PhpCode => php`
  /**
   * Renders the form to reset a lost password.
   *
   * @return string HTML.
   */
  public function render_lost_password() {
    $result = $this->result( array( 'reset' => __( 'If there is an account with this name or address, a link has been sent to its email address.', ${domain} ) ) );
    if ( '' !== $result ) {
      return $result;
    }

    return $this->open( 'lost_password' )
      . $this->field( 'user_login', __( 'Username or email address', ${domain} ), 'text', '', true, 'username' )
      . $this->close( __( 'Get a new password', ${domain} ) );
  }

  /**
   * Sends a link to a new password. Whether there is such an account is told to nobody.
   */
  private function receive_lost_password() {
    retrieve_password( $this->text( 'user_login' ) );
    $this->leave( ${redirect}, 'reset' );
  }
`;
