import { html, markup } from '../../../writers/html.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { rowNonce } from './list-table-class.ts';

/** What a screen does besides listing: the form, saving, and deleting. */
export function editing(plan: PluginPlan): PhpCode {
  const notice = prefixed(plan, 'notice');
  const save = prefixed(plan, 'save');
  const nonce = prefixed(plan, 'nonce');
  const group = prefixed(plan, 'fields');
  const id = (key: string): string => handleOf(plan, `field-${key}`);
  const refuse = php`wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );`;
  return php`
    /**
     * Gets the fields of the form.
     *
     * @return array[] Fields by key.
     */
    protected function fields() {
      return $this->repository->fields();
    }

    /**
     * Gets the requested action: a row action, a form action or a bulk action.
     *
     * @return string Action name, or an empty string for the list.
     */
    private function action() {
      // phpcs:disable WordPress.Security.NonceVerification -- The nonce is verified where the action is performed.
      if ( isset( $_POST[${nonce}] ) ) {
        return 'save';
      }
      foreach ( array( 'action', 'action2' ) as $name ) {
        if ( isset( $_GET[ $name ] ) && '-1' !== $_GET[ $name ] ) {
          return sanitize_key( $_GET[ $name ] );
        }
      }
      // phpcs:enable WordPress.Security.NonceVerification

      return '';
    }

    /**
     * Gets the ID of the requested row.
     *
     * @return int Row ID, or 0 if there is none.
     */
    private function requested_id() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Permissions are checked where the row is read.
      return isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
    }

    /**
     * Loads the row to edit.
     */
    private function edit() {
      $item = $this->repository->get( $this->requested_id() );
      if ( null === $item || ! $this->repository->can( 'edit', $item['id'] ) ) {
        wp_die( esc_html__( 'You attempted to edit an item that does not exist, or you are not allowed to edit it.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }
      $this->values = $item;
    }

    /**
     * Saves the submitted form and redirects to the list on success.
     */
    private function save() {
      check_admin_referer( ${save} . static::PAGE, ${nonce} );

      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        ${refuse}
      }

      // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each field is sanitized below.
      $input = isset( $_POST[${group}] ) && is_array( $_POST[${group}] ) ? wp_unslash( $_POST[${group}] ) : array();

      $this->values          = ${classOf(plan, 'Form_Fields')}::read( $this->repository->fields(), $input );
      $this->values['title'] = isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : '';
      $this->check();
      if ( $this->errors->has_errors() ) {
        return;
      }

      $saved = 0 === $id ? $this->repository->create( $this->values ) : $this->repository->update( $id, $this->values );
      if ( is_wp_error( $saved ) ) {
        $this->errors->add( 'form', $saved->get_error_message() );
        return;
      }

      wp_safe_redirect( add_query_arg( ${notice}, 0 === $id ? 'added' : 'saved', $this->url() ) );
      exit;
    }

    /**
     * Validates the submitted values.
     */
    private function check() {
      if ( '' === $this->values['title'] ) {
        $this->errors->add( 'title', __( 'This field is required.', ${plan.domain} ) );
      }
      foreach ( $this->repository->fields() as $key => $field ) {
        $value = ${classOf(plan, 'Fields')}::prepare( $this->values[ $key ], $field );
        if ( is_wp_error( $value ) ) {
          $this->errors->add( $key, $value->get_error_message() );
        }
      }
    }

    /**
     * Deletes one row or the selected ones.
     */
    private function delete() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only determines which nonce to check.
      if ( isset( $_GET['ids'] ) && is_array( $_GET['ids'] ) ) {
        check_admin_referer( 'bulk-' . static::PAGE );
        $ids = array_map( 'absint', $_GET['ids'] );
      } elseif ( 0 === $this->requested_id() ) {
        return;
      } else {
        check_admin_referer( ${rowNonce(plan)} . $this->requested_id() );
        $ids = array( $this->requested_id() );
      }

      $deleted = 0;
      foreach ( $ids as $id ) {
        if ( ! $this->repository->can( 'delete', $id ) ) {
          ${refuse}
        }
        $deleted += (int) $this->repository->delete( $id );
      }

      wp_safe_redirect(
        add_query_arg(
          ${{ [notice]: 'deleted', count: php`$deleted` }},
          $this->url()
        )
      );
      exit;
    }

    /**
     * Displays a success notice.
     */
    private function print_notice() {
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only selects a message.
      $notice = isset( $_GET[${notice}] ) ? sanitize_key( $_GET[${notice}] ) : '';
      $count  = isset( $_GET['count'] ) ? absint( $_GET['count'] ) : 0;
      // phpcs:enable WordPress.Security.NonceVerification.Recommended
      $texts = $this->texts();
      if ( 'deleted' === $notice ) {
        $message = $this->deleted_text( $count );
      } elseif ( in_array( $notice, array( 'added', 'saved' ), true ) ) {
        $message = $texts[ $notice ];
      } else {
        return;
      }

      wp_admin_notice(
        esc_html( $message ),
        array(
          'type'        => 'success',
          'dismissible' => true,
        )
      );
    }

    /**
     * Renders the form.
     */
    private function print_form() {
      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        ${refuse}
      }
      $texts   = $this->texts();
      $address = add_query_arg( 'action', 0 === $id ? 'add' : 'edit', $this->url() );
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( 0 === $id ? $texts['add'] : $texts['edit'] ); ?></h1>
          <?php
          if ( $this->errors->has_errors() ) {
            $message = $this->errors->get_error_message( 'form' );
            wp_admin_notice(
              esc_html( '' === $message ? __( 'Could not save the entry. Please check the fields below.', ${plan.domain} ) : $message ),
              array( 'type' => 'error' )
            );
          }
          ?>
          <form method="post" action="<?php echo esc_url( 0 === $id ? $address : add_query_arg( 'id', $id, $address ) ); ?>">
            <?php wp_nonce_field( ${save} . static::PAGE, ${nonce} ); ?>
            <table class="form-table" role="presentation">
              <tr>
                <th scope="row"><label for="${id('title')}"><?php echo esc_html( $texts['label'] ); ?></label></th>
                <td>
                  <input type="text" class="regular-text" id="${id('title')}" name="${`${group}[title]`}" value="<?php echo esc_attr( isset( $this->values['title'] ) ? $this->values['title'] : '' ); ?>" maxlength="200" required>
                  <?php $this->print_error( 'title' ); ?>
                </td>
              </tr>
              <?php foreach ( $this->fields() as $key => $field ) : ?>
                <tr>
                  <th scope="row"><label for="<?php echo esc_attr( ${id('')} . $key ); ?>"><?php echo esc_html( $field['label'] ); ?></label></th>
                  <td>
                    <?php
                    ${classOf(plan, 'Form_Fields')}::print_control(
                      ${id('')} . $key,
                      ${`${group}[`} . $key . ']',
                      $field,
                      isset( $this->values[ $key ] ) ? $this->values[ $key ] : '',
                      $this->error_id( $key )
                    );
                    $this->print_error( $key );
                    ?>
                  </td>
                </tr>
              <?php endforeach; ?>
            </table>
            <?php submit_button( 0 === $id ? $texts['add'] : __( 'Save Changes', ${plan.domain} ) ); ?>
          </form>
        </div>
      `)}
    }

    /**
     * Gets the ID of the error message element of a field.
     *
     * @param string $key Field key.
     * @return string Element ID, or an empty string if there is no error.
     */
    private function error_id( $key ) {
      return '' === $this->errors->get_error_message( $key ) ? '' : ${handleOf(plan, 'error-')} . $key;
    }

    /**
     * Renders the error message of a field.
     *
     * @param string $key Field key.
     */
    private function print_error( $key ) {
      $message = $this->errors->get_error_message( $key );
      if ( '' !== $message ) {
        printf(
          '<p class="notice notice-error inline" id="%1$s">%2$s</p>',
          esc_attr( ${handleOf(plan, 'error-')} . $key ),
          esc_html( $message )
        );
      }
    }
  `;
}
