import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type AccountForm, fieldTable } from './account-form-plan.ts';
import { fieldPhp } from './registration-form.ts';

/** The form with which people change what is known of them. */
export function profileMethods(plan: PluginPlan, one: AccountForm): PhpCode {
  const { domain } = plan;
  const { fields, required, redirect = '', can_delete: canDelete = false, can_export: canExport = false } = one;
  const plain = fields.filter((field) => field !== 'password');
  const hasExtra = (plan.source.behaviours ?? []).some(
    ({ kind, ...rest }) => kind === 'extra_fields' && 'entity' in rest && rest.entity === 'user',
  );
  return php`
    /**
     * Renders the profile form.
     *
     * @return string HTML.
     */
    public function render_profile() {
      $user = wp_get_current_user();
      if ( ! $user->exists() ) {
        return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_login_url( (string) get_permalink() ) ), esc_html__( 'Log in to see your profile', ${domain} ) );
      }

      $html  = $this->result(
        array(
          'saved'    => __( 'Your profile has been saved.', ${domain} ),
          'exported' => __( 'Please confirm your request with the link in the email that we have sent you.', ${domain} ),
        )
      );
      $html .= $this->open( 'profile' );
      ${joinPhp(
        fields.map((name) =>
          fieldPhp(
            plan,
            one,
            name,
            php`'profile' === $this->sent ? $this->text( ${fieldTable[name].column} ) : (string) $user->${propertyOf(name)}`,
          ),
        ),
      )}
      ${fields.includes('password') || fields.includes('email') || canDelete ? php`$html .= $this->field( 'current_password', __( 'Current password (to change the email address or the password)', ${domain} ), 'password', '', false, 'current-password' );` : noPhp}
      ${
        hasExtra
          ? php`
      ob_start();
      // Fields of other parts of the site.
      do_action( 'show_user_profile', $user );
      $html .= ob_get_clean();
      `
          : noPhp
      }
      ${canExport ? php`$html .= '<p><button type="submit" class="wp-element-button" name="account_task" value="export">' . esc_html__( 'Request my data', ${domain} ) . '</button></p>';` : noPhp}
      ${canDelete ? php`$html .= '<p><label><input type="checkbox" name="account_delete" value="1"> ' . esc_html__( 'Delete my account; this cannot be undone', ${domain} ) . '</label></p>';` : noPhp}

      return $html . $this->close( __( 'Save', ${domain} ) );
    }

    /**
     * Saves the profile of the current user: nobody else's, and never a role.
     */
    private function receive_profile() {
      $user = wp_get_current_user();
      if ( ! $user->exists() ) {
        return;
      }

      ${canExport ? exportPhp : noPhp}
      ${
        fields.includes('password') || fields.includes('email') || canDelete
          ? php`$is_known = wp_check_password( $this->password( 'current_password' ), $user->user_pass, $user->ID );`
          : noPhp
      }
      ${canDelete ? deletePhp(plan) : noPhp}
      $data = array( 'ID' => $user->ID );
      ${joinPhp(plain.map((field) => php`$data[${fieldTable[field].column}] = $this->text( ${fieldTable[field].column} );`))}
      ${joinPhp(
        plain
          .filter((field) => required.includes(field))
          .map(
            (field) => php`
              if ( '' === trim( $data[${fieldTable[field].column}] ) ) {
                $this->errors->add( ${field}, sprintf( /* translators: %s: field. */ __( 'Please fill in: %s.', ${domain} ), __( ${fieldTable[field].label}, ${domain} ) ) );
              }
            `,
          ),
      )}
      ${
        fields.includes('name')
          ? php`
      if ( '' === trim( $data['display_name'] ) ) {
        unset( $data['display_name'] );
      }
      `
          : noPhp
      }
      ${fields.includes('email') ? emailPhp(domain) : noPhp}
      ${fields.includes('password') ? passwordPhp(domain) : noPhp}
      $checked = (object) $data;
      /** This action is documented in wp-admin/includes/user.php */
      do_action_ref_array( 'user_profile_update_errors', array( &$this->errors, true, &$checked ) );
      if ( $this->errors->has_errors() ) {
        return;
      }

      $saved = wp_update_user( wp_slash( $data ) );
      if ( is_wp_error( $saved ) ) {
        $this->errors->add( 'failed', $saved->get_error_message() );
        return;
      }
      $this->leave( ${redirect}, 'saved' );
    }
  `;
}

const propertyOf = (name: AccountForm['fields'][number]): PhpCode =>
  ({
    login: php`user_login`,
    email: php`user_email`,
    password: php`user_login`,
    first_name: php`first_name`,
    last_name: php`last_name`,
    name: php`display_name`,
    url: php`user_url`,
    bio: php`description`,
  })[name];

const exportPhp = php`
  if ( 'export' === $this->text( 'account_task' ) ) {
    $request = wp_create_user_request( $user->user_email, 'export_personal_data' );
    if ( ! is_wp_error( $request ) ) {
      wp_send_user_request( $request );
    }
    $this->leave( '', 'exported' );
  }
`;

const deletePhp = ({ domain }: PluginPlan): PhpCode => php`
  if ( '1' === $this->text( 'account_delete' ) ) {
    if ( ! $is_known ) {
      $this->errors->add( 'password', __( 'Please enter your current password to delete your account.', ${domain} ) );
      return;
    }
    if ( user_can( $user, 'manage_options' ) ) {
      $this->errors->add( 'failed', __( 'Administrators cannot delete their account here.', ${domain} ) );
      return;
    }
    require_once ABSPATH . 'wp-admin/includes/user.php';
    // What they have published stays, in the name of an administrator.
    $heirs = get_users(
      array(
        'role'   => 'administrator',
        'number' => 1,
        'fields' => 'ID',
      )
    );
    $gone = isset( $heirs[0] ) && wp_delete_user( $user->ID, (int) $heirs[0] );
    if ( $gone ) {
      wp_logout();
      wp_safe_redirect( home_url( '/' ) );
      exit;
    }
  }
`;

const emailPhp = (domain: string): PhpCode => php`
  $data['user_email'] = sanitize_email( $data['user_email'] );
  if ( $data['user_email'] !== $user->user_email ) {
    $other = email_exists( $data['user_email'] );
    if ( ! is_email( $data['user_email'] ) ) {
      $this->errors->add( 'email', __( 'Please enter a valid email address.', ${domain} ) );
    } elseif ( $other && $other !== $user->ID ) {
      $this->errors->add( 'email', __( 'There is already an account with this email address.', ${domain} ) );
    } elseif ( ! $is_known ) {
      $this->errors->add( 'password', __( 'Please enter your current password to change the email address.', ${domain} ) );
    }
  }
`;

const passwordPhp = (domain: string): PhpCode => php`
  $password = $this->password( 'user_pass' );
  if ( '' !== $password ) {
    $data['user_pass'] = $password;
    if ( ! $is_known ) {
      $this->errors->add( 'password', __( 'Please enter your current password to change it.', ${domain} ) );
    } elseif ( strlen( $password ) < 8 ) {
      $this->errors->add( 'password', __( 'The password must have at least 8 characters.', ${domain} ) );
    }
  }
`;
