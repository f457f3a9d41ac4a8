import { html, markup, noHtml } from '../../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, handleOf, prefixed, translated } from '../../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../../plan.ts';
import { emailFieldOf } from '../../support/find-behaviours.ts';
import { bookingTable, fieldControl } from '../form-controls.ts';
import { postTo } from '../form-methods.ts';
import { type FormOptions, trapName } from '../form-options.ts';
import { namePrefix } from '../uploads/form-uploads.ts';
import { completeSteps } from './guided-form.ts';

/** Statements of a form's check: what is asked only after certain answers. */
export const checkAsked = (plan: PluginPlan, { askedIf }: FormOptions): PhpCode =>
  askedIf.some(({ required }) => required === true)
    ? php`
      foreach ( self::ASKED_IF as $key => $condition ) {
        if ( $condition['required'] && $this->is_asked( $key ) && in_array( $this->values[ $key ], array( '', false, array() ), true ) ) {
          $this->errors->add( $key, ${translated(plan, 'This field is required.')} );
        }
      }
    `
    : noPhp;

/** The constant with the answers after which fields are asked. */
export const askedConstant = ({ askedIf }: FormOptions): PhpCode =>
  askedIf.length === 0
    ? noPhp
    : php`
      /**
       * Fields that are asked only after certain answers, keyed by field.
       */
      const ASKED_IF = array(
        ${joinPhp(
          askedIf.map(
            ({ field, other, values, required }) => php`
              ${field} => array(
                'other'    => ${other},
                'values'   => ${values},
                'required' => ${required === true},
              ),
            `,
          ),
        )}
      );
    `;

/** The methods that know which fields are asked. */
export const askedMethods = ({ askedIf }: FormOptions): PhpCode =>
  askedIf.length === 0
    ? noPhp
    : php`
      /**
       * Determines whether a field is asked after the submitted answers.
       *
       * @param string $key Field key.
       * @return bool
       */
      private function is_asked( $key ) {
        if ( ! isset( self::ASKED_IF[ $key ] ) ) {
          return true;
        }

        $condition = self::ASKED_IF[ $key ];
        $answer    = isset( $this->values[ $condition['other'] ] ) ? $this->values[ $condition['other'] ] : '';
        $answers   = is_bool( $answer ) ? array( $answer ? 'yes' : 'no' ) : array_map( 'strval', (array) $answer );

        return $this->is_asked( $condition['other'] ) && array() !== array_intersect( $condition['values'], $answers );
      }

      /**
       * Empties the fields that are not asked: what was typed before another answer was chosen is not stored.
       */
      private function leave_out() {
        foreach ( array_keys( self::ASKED_IF ) as $key ) {
          if ( ! $this->is_asked( $key ) ) {
            $this->values[ $key ] = is_array( $this->values[ $key ] ) ? array() : ( is_bool( $this->values[ $key ] ) ? false : '' );
          }
        }
      }
    `;

/** The methods that print a form in steps, or with fields that depend on answers. */
export function printGuidedForm(plan: PluginPlan, entity: PlanEntity, options: FormOptions): PhpCode {
  const group = prefixed(plan, 'fields');
  const trap = trapName(entity);
  const trapId = handleOf(plan, `field-${trap}`);
  const hasSteps = options.steps.length > 0;
  const texts = !hasSteps
    ? html`data-guided="1"`
    : html`data-guided="1" data-next="<?php esc_attr_e( 'Next', ${plan.domain} ); ?>" data-back="<?php esc_attr_e( 'Back', ${plan.domain} ); ?>" data-progress="<?php echo esc_attr( $progress ); ?>"`;
  return php`
    /**
     * Gets the steps of the form.
     *
     * @return array[] Title and keys of the parts of each.
     */
    private function steps() {
      return array(
        ${joinPhp(
          completeSteps(options).map(
            ({ title, fields }) => php`
              array(
                'title' => ${title === '' ? php`''` : translated(plan, title)},
                'parts' => ${fields},
              ),
            `,
          ),
        )}
      );
    }

    /**
     * Renders the form. Without scripts its steps are below one another.
     */
    private function print_form() {
      ${bookingTable(plan, options)}
      ${
        hasSteps
          ? php`
            /* translators: 1: Current step, 2: Number of steps. */
            $progress = __( 'Step %1$s of %2$s', ${plan.domain} );
          `
          : noPhp
      }
      ${markup(html`
        <form class="${handleOf(plan, 'form')}" ${postTo(options.uploads)} ${texts}>
          <?php
          wp_nonce_field( self::ACTION );
          $this->print_error( 'form' );
          ?>
          <input type="hidden" name="${prefixed(plan, 'form')}" value="${entity.key}">
          <?php foreach ( $this->steps() as $step ) : ?>
            ${
              hasSteps
                ? html`
                  <fieldset class="${handleOf(plan, 'step')}">
                    <legend tabindex="-1"><?php echo esc_html( $step['title'] ); ?></legend>
                    <?php array_walk( $step['parts'], array( $this, 'print_part' ) ); ?>
                  </fieldset>
                `
                : html`<?php array_walk( $step['parts'], array( $this, 'print_part' ) ); ?>`
            }
          <?php endforeach; ?>
          <p class="${handleOf(plan, 'extra')}" aria-hidden="true">
            <label for="${trapId}"><?php esc_html_e( 'Leave this field empty', ${plan.domain} ); ?></label>
            <input type="text" id="${trapId}" name="${`${group}[${trap}]`}" tabindex="-1" autocomplete="off">
          </p>
          <p class="${handleOf(plan, 'actions')}"><button type="submit" class="wp-element-button"><?php esc_html_e( 'Submit', ${plan.domain} ); ?></button></p>
        </form>
      `)}
    }

    ${partMethod(plan, entity, options)}

    ${options.askedIf.length > 0 ? hintMethod(plan) : noPhp}
  `;
}

/** The method that prints one part: its label, its control and what is wrong with it. */
function partMethod(plan: PluginPlan, entity: PlanEntity, options: FormOptions): PhpCode {
  const { askedIf, fields, uploads, hasContent } = options;
  const group = prefixed(plan, 'fields');
  const id = (key: string): string => handleOf(plan, `field-${key}`);
  const attributes =
    askedIf.length === 0
      ? noHtml
      : html`<?php if ( isset( self::ASKED_IF[ $key ] ) ) : ?> data-asked-if="<?php echo esc_attr( ${`${group}[`} . self::ASKED_IF[ $key ]['other'] . ']' ); ?>" data-values="<?php echo esc_attr( (string) wp_json_encode( self::ASKED_IF[ $key ]['values'] ) ); ?>" data-required="<?php echo esc_attr( self::ASKED_IF[ $key ]['required'] ? '1' : '0' ); ?>"<?php endif; ?>`;
  return php`
    /**
     * Renders a part of the form.
     *
     * @param string $key Key of a field, "title" or "content".
     */
    private function print_part( $key ) {
      if ( 'title' === $key ) {
        ${markup(html`
          <p>
            <label for="${id('title')}"><?php esc_html_e( ${entity.titleLabel}, ${plan.domain} ); ?></label>
            <input type="text" id="${id('title')}" name="${`${group}[title]`}" value="<?php echo esc_attr( isset( $this->values['title'] ) ? $this->values['title'] : '' ); ?>" required>
            <?php $this->print_error( 'title' ); ?>
          </p>
        `)}
        return;
      }
      ${
        hasContent
          ? php`
            if ( 'content' === $key ) {
              ${markup(html`
                <p>
                  <label for="${id('content')}"><?php esc_html_e( ${emailFieldOf(entity) ? 'Message' : 'Description'}, ${plan.domain} ); ?></label>
                  <textarea id="${id('content')}" name="${`${group}[content]`}" rows="5"><?php echo esc_textarea( isset( $this->values['content'] ) ? $this->values['content'] : '' ); ?></textarea>
                </p>
              `)}
              return;
            }
          `
          : noPhp
      }
      ${
        uploads.length > 0
          ? php`
            $uploads = $this->uploads();
            if ( isset( $uploads[ $key ] ) ) {
              ${markup(html`
                <p>
                  <label for="<?php echo esc_attr( ${id('')} . $key ); ?>"><?php echo esc_html( $uploads[ $key ]['label'] ); ?></label>
                  <?php
                  ${classOf(plan, 'Uploads')}::print_control( ${id('')} . $key, ${namePrefix(plan)} . $key, $uploads[ $key ], $this->error_id( $key ) );
                  $this->print_error( $key );
                  ?>
                </p>
              `)}
              return;
            }
          `
          : noPhp
      }
      ${
        fields.length === 0
          ? noPhp
          : php`
            $fields = $this->fields();
            if ( ! isset( $fields[ $key ] ) ) {
              return;
            }

            $field = $fields[ $key ];
            ${markup(html`
              <p${attributes}>
                <label for="<?php echo esc_attr( ${id('')} . $key ); ?>"><?php echo esc_html( $field['label'] ); ?></label>
                <?php
                ${askedIf.length > 0 ? php`$this->print_hint( $key, $fields );` : noPhp}
                ${fieldControl(plan, options)}
                $this->print_error( $key );
                ?>
              </p>
            `)}
          `
      }
    }
  `;
}

/** The method that says after which answer a field is asked, for who has no scripts. */
const hintMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders after which answer a field is asked. Scripts hide the field instead.
   *
   * @param string  $key    Field key.
   * @param array[] $fields Fields, keyed by field key.
   */
  private function print_hint( $key, $fields ) {
    if ( ! isset( self::ASKED_IF[ $key ] ) ) {
      return;
    }

    $condition = self::ASKED_IF[ $key ];
    $other     = $fields[ $condition['other'] ];
    $answers   = array(
      'yes' => ${translated(plan, 'Yes')},
      'no'  => ${translated(plan, 'No')},
    );
    $choices   = isset( $other['choices'] ) ? $other['choices'] : $answers;
    printf(
      '<small class="%1$s">%2$s</small>',
      esc_attr( ${handleOf(plan, 'hint')} ),
      esc_html(
        sprintf(
          /* translators: 1: Label of another field, 2: Answers. */
          __( 'Only if “%1$s” is: %2$s', ${plan.domain} ),
          $other['label'],
          implode( ', ', array_intersect_key( $choices, array_flip( $condition['values'] ) ) )
        )
      )
    );
  }
`;
