import { classOf, constantOf, handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type AccountForm, formName, formTag } from './account-form-plan.ts';
import { loginMethods, lostPasswordMethods } from './login-forms.ts';
import { profileMethods } from './profile-form.ts';
import { registrationMethods } from './registration-form.ts';

/** The class that renders the forms and takes what is sent. */
export function formsClass(plan: PluginPlan, forms: readonly AccountForm[]): PhpCode {
  const { domain } = plan;
  const find = (form: AccountForm['form']): AccountForm | undefined => forms.find((one) => one.form === form);
  const [registration, login, lost, profile] = [
    find('registration'),
    find('login'),
    find('lost_password'),
    find('profile'),
  ];
  const marker = prefixed(plan, 'account_form');
  return php`
    /**
     * Forms of accounts on the site, as shortcodes and blocks.
     */
    class ${classOf(plan, 'Account_Forms')} {

      /**
       * Maximum number of submissions per hour and IP address.
       */
      const HOURLY_LIMIT = 20;

      /**
       * Errors of the submitted form.
       *
       * @var WP_Error
       */
      private $errors;

      /**
       * Form that was sent.
       *
       * @var string
       */
      private $sent = '';

      /**
       * Constructor.
       */
      public function __construct() {
        $this->errors = new WP_Error();
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_blocks' ) );
        add_action( 'template_redirect', array( $this, 'receive' ) );
        ${joinPhp(forms.map((one) => php`add_shortcode( ${formTag(plan, one)}, array( $this, ${`render_${one.form}`} ) );`))}
        ${joinPhp(
          forms.flatMap((one) => {
            if (one.page === undefined) return [];
            if (one.form === 'login') return [php`add_filter( 'login_url', array( $this, 'lead_to_login' ), 10, 2 );`];
            if (one.form === 'registration')
              return [php`add_filter( 'register_url', array( $this, 'lead_to_registration' ) );`];
            return one.form === 'lost_password'
              ? [php`add_filter( 'lostpassword_url', array( $this, 'lead_to_lost_password' ) );`]
              : [];
          }),
        )}
      }

      /**
       * Registers a block for each form.
       */
      public function register_blocks() {
        ${joinPhp(
          forms.map(
            (one) => php`
              register_block_type(
                ${`${plan.names.handlePrefix}/${formName(one).replaceAll('_', '-')}`},
                array(
                  'api_version'     => 3,
                  'title'           => __( ${titles[one.form]}, ${domain} ),
                  'category'        => 'widgets',
                  'supports'        => array( 'autoRegister' => true ),
                  'render_callback' => array( $this, ${`render_${one.form}`} ),
                )
              );
            `,
          ),
        )}
      }

      /**
       * Takes a form that was sent.
       */
      public function receive() {
        if ( ! isset( $_POST[${marker}], $_POST['_wpnonce'] ) || ! is_string( $_POST[${marker}] ) || ! is_string( $_POST['_wpnonce'] ) ) {
          return;
        }

        $form = sanitize_key( $_POST[${marker}] );
        $this->sent = $form;
        if ( ! wp_verify_nonce( sanitize_key( $_POST['_wpnonce'] ), ${`${marker}_`} . $form ) ) {
          $this->errors->add( 'expired', __( 'This form has expired. Please submit it again.', ${domain} ) );
          return;
        }
        if ( ! $this->is_within_limit() ) {
          $this->errors->add( 'limit', __( 'You have tried too often. Please try again in an hour.', ${domain} ) );
          return;
        }

        // Bots fill in every field. They are shown the success message.
        if ( ! empty( $_POST[${prefixed(plan, 'homepage')}] ) ) {
          $this->leave( '', 'done' );
        }

        switch ( $form ) {
          ${joinPhp(
            forms.map(
              ({ form }) => php`
                case ${form}:
                  $this->${identifier(`receive_${form}`)}();
                  break;
              `,
            ),
          )}
        }
      }

      ${registration === undefined ? noPhp : registrationMethods(plan, registration)}

      ${login === undefined ? noPhp : loginMethods(plan, login, forms)}

      ${lost === undefined ? noPhp : lostPasswordMethods(plan, lost)}

      ${profile === undefined ? noPhp : profileMethods(plan, profile)}

      ${sharedMethods(plan, marker)}

      ${joinPhp(
        forms.flatMap((one) => leadMethod(one)),
        '\n\n',
      )}
    }
  `;
}

const titles = {
  registration: 'Registration form',
  login: 'Login form',
  lost_password: 'Lost password form',
  profile: 'Profile form',
} as const;

function leadMethod({ form, page }: AccountForm): readonly PhpCode[] {
  if (page === undefined || form === 'profile') return [];
  const name = identifier(`lead_to_${form}`);
  if (form === 'login')
    return [
      php`
        /**
         * Leads links to the page of the login form. The administration keeps its own.
         *
         * @param string $url      URL of the login page.
         * @param string $redirect Where to go after login.
         * @return string
         */
        public function ${name}( $url, $redirect ) {
          if ( is_admin() || false !== strpos( (string) $redirect, '/wp-admin' ) ) {
            return $url;
          }
          $page = home_url( ${page} );

          return '' === (string) $redirect ? $page : add_query_arg( 'redirect_to', rawurlencode( $redirect ), $page );
        }
      `,
    ];
  return [
    php`
      /**
       * Leads links to the page of the form.
       *
       * @return string
       */
      public function ${name}() {
        return home_url( ${page} );
      }
    `,
  ];
}

const sharedMethods = (plan: PluginPlan, marker: string): PhpCode => php`
  /**
   * Gets a text that was sent.
   *
   * @param string $name Name of the field.
   * @return string
   */
  private function text( $name ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Missing -- receive() has checked it.
    return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_textarea_field( wp_unslash( $_POST[ $name ] ) ) : '';
  }

  /**
   * Gets a password that was sent, as it is.
   *
   * @param string $name Name of the field.
   * @return string
   */
  private function password( $name ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- receive() has checked it; passwords are taken as they are.
    return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
  }

  /**
   * Counts what the current visitor has sent.
   *
   * @return bool Whether the limit has not been reached.
   */
  private function is_within_limit() {
    $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
    $key     = ${prefixed(plan, 'account_tries_')} . wp_hash( $address );
    $count   = (int) get_transient( $key );

    /**
     * Filters how often a visitor can send forms of accounts.
     *
     * @param int $limit Number of submissions per hour.
     */
    if ( $count >= (int) apply_filters( ${prefixed(plan, 'account_hourly_limit')}, self::HOURLY_LIMIT ) ) {
      return false;
    }
    set_transient( $key, $count + 1, HOUR_IN_SECONDS );

    return true;
  }

  /**
   * Redirects after a form was taken.
   *
   * @param string $target Path or address; empty for the same page.
   * @param string $result What came of it.
   */
  private function leave( $target, $result ) {
    $url = add_query_arg( array( ${prefixed(plan, 'account')} => $result ), remove_query_arg( ${prefixed(plan, 'account')} ) );
    if ( '' !== $target ) {
      $url = '/' === substr( $target, 0, 1 ) ? home_url( $target ) : $target;
    }
    $host = (string) wp_parse_url( $url, PHP_URL_HOST );
    if ( '' !== $target && '' !== $host ) {
      add_filter(
        'allowed_redirect_hosts',
        static function ( $hosts ) use ( $host ) {
          $hosts[] = $host;

          return $hosts;
        }
      );
    }
    wp_safe_redirect( $url );
    exit;
  }

  /**
   * Renders the beginning of a form, with what is wrong.
   *
   * @param string $form Form.
   * @return string HTML.
   */
  private function open( $form ) {
    wp_enqueue_style( ${handleOf(plan, 'account')}, ${constantOf(plan, 'URL')} . 'assets/css/account.css', array(), ${constantOf(plan, 'VERSION')} );
    $html = '';
    if ( $form === $this->sent && $this->errors->has_errors() ) {
      $items = '';
      foreach ( $this->errors->get_error_messages() as $message ) {
        $items .= '<li>' . wp_kses( $message, array( 'strong' => array() ) ) . '</li>';
      }
      $html .= '<ul class="' . esc_attr( ${handleOf(plan, 'account-errors')} ) . '" role="alert">' . $items . '</ul>';
    }

    return $html
      . '<form method="post" class="' . esc_attr( ${handleOf(plan, 'account-form')} ) . '">'
      . wp_nonce_field( ${`${marker}_`} . $form, '_wpnonce', true, false )
      . '<input type="hidden" name="' . esc_attr( ${marker} ) . '" value="' . esc_attr( $form ) . '">'
      . '<p class="' . esc_attr( ${handleOf(plan, 'account-trap')} ) . '" aria-hidden="true"><input type="text" name="' . esc_attr( ${prefixed(plan, 'homepage')} ) . '" tabindex="-1" autocomplete="off" value=""></p>';
  }

  /**
   * Renders a field.
   *
   * @param string $name         Name of the field.
   * @param string $label        Label.
   * @param string $type         Type of the input.
   * @param string $value        Value.
   * @param bool   $is_required  Whether it has to be filled in.
   * @param string $autocomplete What browsers fill in.
   * @return string HTML.
   */
  private function field( $name, $label, $type, $value, $is_required, $autocomplete ) {
    $id    = ${handleOf(plan, 'account')} . '-' . str_replace( '_', '-', $name );
    $attrs = sprintf( ' id="%1$s" name="%2$s" autocomplete="%3$s"%4$s', esc_attr( $id ), esc_attr( $name ), esc_attr( $autocomplete ), $is_required ? ' required' : '' );
    $input = 'textarea' === $type
      ? '<textarea rows="4"' . $attrs . '>' . esc_textarea( $value ) . '</textarea>'
      : '<input type="' . esc_attr( $type ) . '" value="' . esc_attr( $value ) . '"' . $attrs . '>';

    return '<p><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . ( $is_required ? ' <span aria-hidden="true">*</span>' : '' ) . '</label>' . $input . '</p>';
  }

  /**
   * Renders the end of a form.
   *
   * @param string $label Text of the button.
   * @return string HTML.
   */
  private function close( $label ) {
    return '<p><button type="submit" class="wp-element-button">' . esc_html( $label ) . '</button></p></form>';
  }

  /**
   * Renders what came of a form, once it was taken.
   *
   * @param string[] $texts Texts by result.
   * @return string HTML, or an empty string.
   */
  private function result( $texts ) {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
    $result = isset( $_GET[${prefixed(plan, 'account')}] ) && is_string( $_GET[${prefixed(plan, 'account')}] ) ? sanitize_key( $_GET[${prefixed(plan, 'account')}] ) : '';

    return isset( $texts[ $result ] ) ? '<p class="' . esc_attr( ${handleOf(plan, 'account-message')} ) . '" role="status">' . esc_html( $texts[ $result ] ) . '</p>' : '';
  }
`;
