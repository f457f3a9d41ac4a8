import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { type AccountForm, fieldTable, needsEmail, needsStaff } from './account-form-plan.ts';

/** A field of a form as PHP that renders it. */
export const fieldPhp = (
  plan: PluginPlan,
  one: AccountForm,
  name: AccountForm['fields'][number],
  value: PhpCode,
): PhpCode => {
  const { label, type, autocomplete } = fieldTable[name];
  const isRequired =
    one.required.includes(name) || (one.form === 'registration' && (name === 'email' || name === 'login'));
  return php`$html .= $this->field( ${fieldTable[name].column}, __( ${label}, ${plan.domain} ), ${type}, ${type === 'password' ? php`''` : value}, ${isRequired && !(one.form === 'profile' && name === 'password')}, ${autocomplete} );`;
};

/** The form with which people make an account. */
export function registrationMethods(plan: PluginPlan, one: AccountForm): PhpCode {
  const { domain } = plan;
  const { fields, required, terms, terms_link: termsLink, redirect = '' } = one;
  const offered = (one.offered_roles ?? []).map(({ role, label }) => ({ role: siteRole(plan, role), label }));
  const isPending = needsEmail(one) || needsStaff(one);
  const others = fields.filter((field) => !['login', 'email', 'password'].includes(field));
  return php`
    /**
     * Renders the registration form.
     *
     * @return string HTML.
     */
    public function render_registration() {
      $result = $this->result(
        array(
          'registered' => __( 'Your account has been created. You can log in now.', ${domain} ),
          'sent'       => __( 'Your account has been created. Please check your email.', ${domain} ),
          'confirm'    => __( 'Almost done: please open the link in the email that we have sent you.', ${domain} ),
          'pending'    => __( 'Your account has been created. You can log in once it has been approved.', ${domain} ),
          'done'       => __( 'Thank you.', ${domain} ),
        )
      );
      if ( '' !== $result ) {
        return $result;
      }
      if ( is_user_logged_in() ) {
        return '<p>' . esc_html__( 'You are logged in already.', ${domain} ) . '</p>';
      }

      $html = $this->open( 'registration' );
      ${joinPhp(fields.map((name) => fieldPhp(plan, one, name, php`$this->text( ${fieldTable[name].column} )`)))}
      ${
        offered.length > 0
          ? php`
      $html .= '<fieldset><legend>' . esc_html__( 'I register as', ${domain} ) . '</legend>';
      foreach ( $this->offered_roles() as $role => $label ) {
        $html .= '<p><label><input type="radio" name="account_type" value="' . esc_attr( $role ) . '"' . checked( $role, $this->text( 'account_type' ), false ) . ' required> ' . esc_html( $label ) . '</label></p>';
      }
      $html .= '</fieldset>';
      `
          : noPhp
      }
      ob_start();
      // Fields of other parts of the site.
      do_action( 'register_form' );
      $html .= ob_get_clean();
      ${
        terms === undefined
          ? noPhp
          : php`
      $html .= '<p><label><input type="checkbox" name="terms" value="1" required> ' . ${
        termsLink === undefined
          ? php`esc_html( ${translated(plan, terms)} )`
          : php`'<a href="' . esc_url( ${termsLink.startsWith('/') ? php`home_url( ${termsLink} )` : php`${termsLink}`} ) . '">' . esc_html( ${translated(plan, terms)} ) . '</a>'`
      } . '</label></p>';
      `
      }

      return $html . $this->close( __( 'Register', ${domain} ) );
    }

    /**
     * Makes an account of what was sent. Nobody chooses a role but one that is offered.
     */
    private function receive_registration() {
      if ( is_user_logged_in() ) {
        return;
      }

      $email = sanitize_email( $this->text( 'user_email' ) );
      $login = ${fields.includes('login') ? php`sanitize_user( $this->text( 'user_login' ), true )` : php`sanitize_user( $email, true )`};
      ${fields.includes('password') ? php`$password = $this->password( 'user_pass' );` : php`$password = '';`}
      if ( ! is_email( $email ) ) {
        $this->errors->add( 'email', __( 'Please enter a valid email address.', ${domain} ) );
      } elseif ( email_exists( $email ) ) {
        $this->errors->add( 'email', __( 'There is already an account with this email address.', ${domain} ) );
      }
      if ( '' === $login || ! validate_username( $login ) || username_exists( $login ) ) {
        $this->errors->add( 'login', __( 'Please choose another username.', ${domain} ) );
      }
      ${
        required.includes('password') || fields.includes('password')
          ? php`
      if ( strlen( $password ) < 8 && ( '' !== $password || ${required.includes('password')} ) ) {
        $this->errors->add( 'password', __( 'The password must have at least 8 characters.', ${domain} ) );
      }
      `
          : noPhp
      }
      ${joinPhp(
        others
          .filter((field) => required.includes(field))
          .map(
            (field) => php`
              if ( '' === trim( $this->text( ${fieldTable[field].column} ) ) ) {
                $this->errors->add( ${field}, ${translated(plan, `Please fill in: ${fieldTable[field].label}.`)} );
              }
            `,
          ),
      )}
      ${
        terms === undefined
          ? noPhp
          : php`
      if ( '1' !== $this->text( 'terms' ) ) {
        $this->errors->add( 'terms', __( 'Please tick the box.', ${domain} ) );
      }
      `
      }
      ${
        offered.length > 0
          ? php`
      $role = '';
      foreach ( array_keys( $this->offered_roles() ) as $offered ) {
        if ( $this->text( 'account_type' ) === $offered ) {
          $role = $offered;
        }
      }
      if ( '' === $role ) {
        $this->errors->add( 'role', __( 'Please choose how you register.', ${domain} ) );
      }
      `
          : php`$role = ${one.role === undefined ? php`get_option( 'default_role' )` : php`${siteRole(plan, one.role)}`};`
      }
      /** This filter is documented in wp-includes/user.php */
      $this->errors = apply_filters( 'registration_errors', $this->errors, $login, $email );
      if ( $this->errors->has_errors() ) {
        return;
      }

      $user_id = wp_insert_user(
        wp_slash(
          array(
            'user_login' => $login,
            'user_email' => $email,
            'user_pass'  => '' === $password ? wp_generate_password( 24 ) : $password,
            'role'       => $role,
            ${joinPhp(others.map((field) => php`${fieldTable[field].column} => $this->text( ${fieldTable[field].column} ),`))}
          )
        )
      );
      if ( is_wp_error( $user_id ) ) {
        $this->errors->add( 'failed', $user_id->get_error_message() );
        return;
      }

      ${
        isPending
          ? php`
      ${classOf(plan, 'Account_Approval')}::hold( $user_id, '' === $password );
      $this->leave( '', ${needsEmail(one) ? 'confirm' : 'pending'} );
      `
          : php`
      wp_new_user_notification( $user_id, null, '' === $password ? 'both' : 'admin' );
      if ( '' !== $password ) {
        wp_set_current_user( $user_id );
        wp_set_auth_cookie( $user_id );
      }
      $this->leave( ${redirect}, '' === $password ? 'sent' : 'registered' );
      `
      }
    }

    ${
      offered.length > 0
        ? php`
    /**
     * Gets the roles that are offered.
     *
     * @return string[] Labels by role.
     */
    private function offered_roles() {
      return array(
        ${joinPhp(offered.map(({ role, label }) => php`${role} => ${translated(plan, label)},`))}
      );
    }
    `
        : noPhp
    }
  `;
}
