import { classNameOf, classOf, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { inDivisions, inTable, rowsPhp } from './form-rows.ts';
import type { FieldGroup } from './planned-fields.ts';

/** Fields that people are asked for when they register: those that they write themselves, whoever they are. */
export const isAskedAtRegistration = (groups: readonly FieldGroup[]): boolean =>
  groups.some(
    ({ entity, one }) =>
      entity === 'user' &&
      one.edited_by !== 'staff' &&
      one.on_registration !== false &&
      (one.conditions ?? []).length === 0,
  );

/** The class that shows and saves the fields of users. */
export function userFieldsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const registers = isAskedAtRegistration(groups);
  const isSeen = groups.some(({ entity, one }) => entity === 'user' && one.seen_by !== 'staff');
  const extra = classOf(plan, 'Extra_Fields');
  return {
    name: classNameOf(plan, 'User_Fields'),
    summary: 'Custom fields of users.',
    code: php`
      /**
       * Displays and saves the custom fields of users.
       */
      final class ${classOf(plan, 'User_Fields')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'show_user_profile', array( $this, 'show_profile' ) );
          add_action( 'edit_user_profile', array( $this, 'show_profile' ) );
          add_action( 'user_new_form', array( $this, 'show_new' ) );
          add_action( 'user_profile_update_errors', array( $this, 'check_profile' ), 10, 3 );
          add_action( 'profile_update', array( $this, 'save' ) );
          add_action( 'user_register', array( $this, 'save' ) );
          ${registers ? registrationHooks : noPhp}
          add_filter( 'wp_privacy_additional_user_profile_data', array( $this, 'add_to_export' ), 10, 2 );
          add_action( 'woocommerce_edit_account_form', array( $this, 'show_account' ) );
          add_action( 'woocommerce_save_account_details_errors', array( $this, 'check_account' ) );
          ${
            isSeen
              ? php`
                  add_filter( 'get_the_archive_description', array( $this, 'add_to_description' ) );
                  add_filter( 'render_block_core/query-title', array( $this, 'add_to_title' ) );
                `
              : noPhp
          }
        }

        /**
         * Renders the fields on a profile screen.
         *
         * @param WP_User $user User.
         */
        public function show_profile( $user ) {
          $id     = $user->ID;
          $fields = ${extra}::editable( 'user', $id );

          ${extra}::show_nonce( 'user', $id );
          $this->show_table( $fields, $id );

          // What users can see and not change.
          $others = array_diff_key( ${extra}::visible( 'user', $id ), $fields );

          if ( $others ) {
            echo '<table class="form-table" role="presentation">';

            foreach ( $others as $item ) {
              printf( '<tr><th scope="row">%1$s</th><td>%2$s</td></tr>', esc_html( $item['label'] ), esc_html( $item['text'] ) );
            }

            echo '</table>';
          }
        }

        /**
         * Renders the fields on the screen that adds a user.
         *
         * @param string $form 'add-new-user', or 'add-existing-user' on networks.
         */
        public function show_new( $form ) {
          if ( 'add-new-user' !== $form ) {
            return;
          }

          ${extra}::show_nonce( 'user', 0 );
          $this->show_table( ${extra}::editable( 'user', 0 ), 0 );
        }

        /**
         * Renders fields in a table under their headings.
         *
         * @param array[] $fields Field definitions.
         * @param int     $id     User ID, or 0 for a new user.
         */
        private function show_table( $fields, $id ) {
          $groups = array();

          foreach ( $fields as $key => $field ) {
            $groups[ $field['group'] ][ $key ] = $field;
          }

          foreach ( $groups as $fields ) {
            printf( '<h2>%s</h2><table class="form-table" role="presentation">', esc_html( reset( $fields )['heading'] ) );
            ${rowsPhp(plan, 'user', inTable)}
            echo '</table>';
          }
        }

        /**
         * Reports invalid values on profile screens, so that the profile is not saved.
         *
         * @param WP_Error $errors Errors.
         * @param bool     $update Whether an existing user is being updated.
         * @param stdClass $user   User data.
         */
        public function check_profile( $errors, $update, $user ) {
          $id = $update ? (int) $user->ID : 0;

          if ( ! ${extra}::is_submitted( 'user', $id ) ) {
            return;
          }

          list( , $found ) = ${extra}::validate( 'user', $id, ${extra}::submitted(), ${extra}::editable( 'user', $id ) );

          $errors->merge_from( $found );
        }

        /**
         * Saves the fields of a user. Invalid values are not saved.
         *
         * @param int $user_id User ID.
         */
        public function save( $user_id ) {
          $is_new = doing_action( 'user_register' ) && ${extra}::is_submitted( 'user', 0 );

          if ( ! current_user_can( 'edit_user', $user_id ) || ( ! $is_new && ! ${extra}::is_submitted( 'user', $user_id ) ) ) {
            return;
          }

          $fields         = ${extra}::editable( 'user', $user_id );
          list( $values ) = ${extra}::validate( 'user', $user_id, ${extra}::submitted(), $fields );

          ${extra}::store( 'user', $user_id, $values, $fields );
        }

        /**
         * Adds the fields to exports of personal data.
         *
         * @param array[] $data Names and values.
         * @param WP_User $user User.
         * @return array[]
         */
        public function add_to_export( $data, $user ) {
          foreach ( ${extra}::fields( 'user' ) as $field ) {
            $value = ${extra}::get( 'user', $user->ID, $field );

            if ( null !== $value && array() !== $value ) {
              $data[] = array(
                'name'  => $field['label'],
                'value' => ${classOf(plan, 'Fields')}::format( $value, $field ),
              );
            }
          }

          return $data;
        }

        /**
         * Renders the fields in the account details of WooCommerce.
         */
        public function show_account() {
          $id     = get_current_user_id();
          $fields = ${extra}::editable( 'user', $id );

          ${extra}::show_nonce( 'user', $id );
          ${rowsPhp(plan, 'user', inDivisions)}
        }

        /**
         * Reports invalid values in the account details of WooCommerce.
         *
         * @param WP_Error $errors Errors.
         */
        public function check_account( $errors ) {
          $this->check_profile( $errors, true, (object) array( 'ID' => get_current_user_id() ) );
        }

        ${registers ? registrationMethods(plan) : noPhp}

        ${isSeen ? displayMethods(plan) : noPhp}
      }
    `,
  };
}

const registrationHooks = php`
  add_action( 'register_form', array( $this, 'show_registration' ) );
  add_filter( 'registration_errors', array( $this, 'check_registration' ) );
  add_action( 'user_register', array( $this, 'save_registration' ) );
  add_action( 'woocommerce_register_form', array( $this, 'show_registration' ) );
  add_filter( 'woocommerce_registration_errors', array( $this, 'check_registration' ) );
`;

const registrationMethods = (plan: PluginPlan): PhpCode => {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Gets the fields of the registration form.
     *
     * @return array[] Field definitions, keyed by field.
     */
    private function registration_fields() {
      return array_filter(
        ${extra}::fields_of( 'user', 0 ),
        static function ( $field ) {
          return 'staff' !== $field['edited_by'] && empty( $field['profile_only'] );
        }
      );
    }

    /**
     * Renders the fields in the registration form.
     */
    public function show_registration() {
      $id     = 0;
      $fields = $this->registration_fields();

      ${extra}::show_nonce( 'registration', 0 );
      ${rowsPhp(plan, 'user', inDivisions)}
    }

    /**
     * Reports invalid values in the registration form, so that nobody is registered.
     *
     * @param WP_Error $errors Errors.
     * @return WP_Error
     */
    public function check_registration( $errors ) {
      if ( ! ${extra}::is_submitted( 'registration', 0 ) ) {
        // Accounts that are created without a registration form, such as at the checkout, do not have the fields yet.
        if ( did_action( 'login_init' ) || isset( $_POST['woocommerce-register-nonce'] ) ) {
          $errors->add( 'expired', ${translatedHtml(plan, 'The form has expired. Please reload the page and try again.')} );
        }

        return $errors;
      }

      list( , $found ) = ${extra}::validate( 'user', 0, ${extra}::submitted(), $this->registration_fields() );

      $errors->merge_from( $found );

      return $errors;
    }

    /**
     * Saves the fields of a user who has registered.
     *
     * @param int $user_id User ID.
     */
    public function save_registration( $user_id ) {
      if ( ! ${extra}::is_submitted( 'registration', 0 ) ) {
        return;
      }

      $fields         = $this->registration_fields();
      list( $values ) = ${extra}::validate( 'user', $user_id, ${extra}::submitted(), $fields );

      ${extra}::store( 'user', $user_id, $values, $fields );
    }
  `;
};

const displayMethods = (plan: PluginPlan): PhpCode => {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Adds the fields to the description on author pages.
     *
     * @param string $description Archive description.
     * @return string
     */
    public function add_to_description( $description ) {
      return is_author() && ! is_admin() ? $description . ${extra}::listing( 'user', get_queried_object_id() ) : $description;
    }

    /**
     * Adds the fields below the title of author pages in block themes.
     *
     * @param string $content Block content.
     * @return string
     */
    public function add_to_title( $content ) {
      return is_author() && ! is_admin() ? $content . ${extra}::listing( 'user', get_queried_object_id() ) : $content;
    }
  `;
};
