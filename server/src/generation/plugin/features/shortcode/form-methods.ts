import { type HtmlCode, html, joinHtml, markup, noHtml } from '../../../writers/html.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf, handleOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { hasSetting } from '../settings/settings-of.ts';
import { entityClassOf, repositoryOf } from '../support/entity-names.ts';
import { emailFieldOf } from '../support/find-behaviours.ts';
import { bookingTable, fieldControl } from './form-controls.ts';
import { type CapacityLimit, type FormOptions, thanksOf, trapName } from './form-options.ts';
import { uploadControls } from './uploads/form-uploads.ts';

/** The method that thanks for what was sent. */
export function thanksMethod(plan: PluginPlan, entity: PlanEntity, isConfirmed: boolean, isBooked: boolean): PhpCode {
  const own = php`__( ${thanksOf(entity, isConfirmed, isBooked)}, ${plan.domain} )`;
  const body = hasSetting(plan, 'thank_you')
    ? php`
      $message = ${classOf(plan, 'Settings')}::get( 'thank_you' );

      return '' === $message ? ${own} : $message;
    `
    : php`return ${own};`;
  return php`
    /**
     * Gets the thank-you message.
     *
     * @return string Message.
     */
    private function thanks() {
      ${body}
    }
  `;
}

/** The method that tells whether there is room for one more. */
export function capacityMethod(entity: PlanEntity, { relation, parent, field, most, waits }: CapacityLimit): PhpCode {
  if (waits)
    return php`
      /**
       * Determines whether there are places left.
       *
       * @return bool True if there are places left, false otherwise.
       */
      private function has_room() {
        return ${entityClassOf(entity, 'Waiting')}::has_room( ${relation === undefined ? php`0` : php`(int) $this->values[${relation.key}]`} );
      }
    `;
  const counted = relation
    ? php`
      $count = $this->repository->count(
        array(
          'status' => 'any',
          'where'  => array(
            ${relation.key} => array( '=', $this->values[${relation.key}] ),
          ),
        )
      );
    `
    : php`$count = $this->repository->count( array( 'status' => 'any' ) );`;
  const limit =
    field && parent && relation
      ? php`
        $parents = new ${repositoryOf(parent)}();
        $parent  = $parents->get( (int) $this->values[${relation.key}] );
        if ( null === $parent || empty( $parent[${field.key}] ) ) {
          return true;
        }

        return $count < (int) $parent[${field.key}];
      `
      : php`return $count < ${most};`;
  return php`
    /**
     * Determines whether there are places left.
     *
     * @return bool True if there are places left, false otherwise.
     */
    private function has_room() {
      ${counted}
      ${limit}
    }
  `;
}

/** The method that tells whether what must be there once is there already. */
export const uniqueMethod = (fields: readonly PlanField[]): PhpCode => php`
  /**
   * Determines whether this is a duplicate submission.
   *
   * @return bool True if it is a duplicate, false otherwise.
   */
  private function is_known() {
    return 0 < $this->repository->count(
      array(
        'status' => 'any',
        'where'  => ${Object.fromEntries(fields.map(({ key }) => [key, php`array( '=', $this->values[${key}] )`]))},
      )
    );
  }
`;

/** How a form is sent: files need another encoding. */
export const postTo = (uploads: FormOptions['uploads']): HtmlCode =>
  uploads.length > 0 ? html`method="post" enctype="multipart/form-data"` : html`method="post"`;

/** The method that prints the form. */
export function printForm(plan: PluginPlan, entity: PlanEntity, options: FormOptions): PhpCode {
  const { fields, uploads, hasContent } = options;
  const group = prefixed(plan, 'fields');
  const id = (key: string): string => handleOf(plan, `field-${key}`);
  const email = emailFieldOf(entity);
  const trap = trapName(entity);
  return php`
    /**
     * Renders the form.
     */
    private function print_form() {
      ${bookingTable(plan, options)}
      ${markup(html`
        <form class="${handleOf(plan, 'form')}" ${postTo(uploads)}>
          <?php
          wp_nonce_field( self::ACTION );
          $this->print_error( 'form' );
          ?>
          <input type="hidden" name="${prefixed(plan, 'form')}" value="${entity.key}">
          ${
            options.hasTitle
              ? html`
                <p>
                  <label for="${id('title')}"><?php esc_html_e( ${entity.titleLabel}, ${plan.domain} ); ?></label>
                  <input type="text" id="${id('title')}" name="${`${group}[title]`}" value="<?php echo esc_attr( isset( $this->values['title'] ) ? $this->values['title'] : '' ); ?>" required>
                  <?php $this->print_error( 'title' ); ?>
                </p>
              `
              : noHtml
          }
          ${
            fields.length > 0
              ? html`
            <?php foreach ( $this->fields() as $key => $field ) : ?>
              <p>
                <label for="<?php echo esc_attr( ${id('')} . $key ); ?>"><?php echo esc_html( $field['label'] ); ?></label>
                <?php
                ${fieldControl(plan, options)}
                $this->print_error( $key );
                ?>
              </p>
            <?php endforeach; ?>
          `
              : noHtml
          }
          ${uploads.length > 0 ? uploadControls(plan, id('')) : noHtml}
          ${
            hasContent
              ? html`
            <p>
              <label for="${id('content')}"><?php esc_html_e( ${email ? 'Message' : 'Description'}, ${plan.domain} ); ?></label>
              <textarea id="${id('content')}" name="${`${group}[content]`}" rows="5"><?php echo esc_textarea( isset( $this->values['content'] ) ? $this->values['content'] : '' ); ?></textarea>
            </p>
          `
              : noHtml
          }
          ${joinHtml([
            html`
            <p class="${handleOf(plan, 'extra')}" aria-hidden="true">
              <label for="${id(trap)}"><?php esc_html_e( 'Leave this field empty', ${plan.domain} ); ?></label>
              <input type="text" id="${id(trap)}" name="${`${group}[${trap}]`}" tabindex="-1" autocomplete="off">
            </p>
          `,
          ])}
          <p><button type="submit" class="wp-element-button"><?php esc_html_e( 'Submit', ${plan.domain} ); ?></button></p>
        </form>
      `)}
    }
  `;
}

/** The methods that say what is wrong with a field. */
export const errorMethods = (plan: PluginPlan): PhpCode => php`
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
   * Renders the error message of a field or of the form.
   *
   * @param string $key Field key, or "form" for the form itself.
   */
  private function print_error( $key ) {
    $message = $this->errors->get_error_message( $key );
    if ( '' !== $message ) {
      printf(
        '<span class="%1$s" id="%2$s" role="alert">%3$s</span>',
        esc_attr( ${handleOf(plan, 'error')} ),
        esc_attr( $this->error_id( $key ) ),
        esc_html( $message )
      );
    }
  }
`;
