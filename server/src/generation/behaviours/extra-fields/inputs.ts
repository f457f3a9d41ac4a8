import { classOf, handleOf, translatedHtml } from '../../plugin/code-names.ts';
import type { PlanFieldType, PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { FieldGroup } from './planned-fields.ts';

/** Types that choose from the media library. */
export const mediaTypes: readonly PlanFieldType[] = ['image', 'file', 'gallery'];

/** Types of all fields. */
export const typesOf = (groups: readonly FieldGroup[]): ReadonlySet<PlanFieldType> =>
  new Set(groups.flatMap(({ fields }) => fields.map(({ type }) => type)));

const simple: Partial<Record<PlanFieldType, { readonly type: string; readonly step?: string }>> = {
  integer: { type: 'number', step: '1' },
  number: { type: 'number', step: 'any' },
  money: { type: 'number', step: '0.01' },
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'datetime-local' },
  email: { type: 'email' },
  url: { type: 'url' },
  phone: { type: 'tel' },
};

/** Types with several inputs, whose label is no `<label>`. */
const grouped: readonly PlanFieldType[] = ['choices', 'image', 'file', 'gallery'];

/** Methods that show labels and inputs. */
export function inputMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const types = typesOf(groups);
  const has = (...wanted: readonly PlanFieldType[]) => wanted.some((type) => types.has(type));
  const cases = [
    has('textarea', 'list') ? textareaCase(plan, has('textarea'), has('list')) : noPhp,
    has('html') ? htmlCase : noPhp,
    has('boolean') ? booleanCase : noPhp,
    has('choice') ? choiceCase(plan) : noPhp,
    has('choices') ? choicesCase : noPhp,
    has('user') ? userCase(plan) : noPhp,
    has('relation', 'relations') ? relationCase(plan, has('relation'), has('relations')) : noPhp,
    has(...mediaTypes)
      ? mediaCase(
          plan,
          mediaTypes.filter((type) => types.has(type)),
        )
      : noPhp,
  ].filter(({ text }) => text !== '');
  const plain = groups.some(({ fields }) =>
    fields.some(({ type }) => type === 'text' || type === 'color' || simple[type] !== undefined),
  );
  const used = Object.entries(simple).filter(([type]) => types.has(type as PlanFieldType));
  const inputTypes = Object.fromEntries(used.map(([type, one]) => [type, one.type]));
  const steps = Object.fromEntries(used.flatMap(([type, { step }]) => (step === undefined ? [] : [[type, step]])));
  const hasUnits = groups.some(({ fields }) => fields.some(({ unit }) => unit !== undefined));
  const isGrouped = grouped.filter((type) => types.has(type));
  return joinPhp(
    [
      labelMethod(plan, isGrouped),
      php`
        /**
         * Renders the input of a field.
         *
         * @param string $kind  Object type.
         * @param string $name  Name attribute.
         * @param array  $field Field definition.
         * @param mixed  $value Typed value, or null.
         */
        public static function show_input( $kind, $name, $field, $value ) {
          $id       = self::input_id( $name );
          $required = $field['required'] ? ' aria-required="true"' . ( is_admin() ? '' : ' required' ) : '';

          ${cases.length > 0 ? php`switch ( $field['input'] ) {` : noPhp}
            ${joinPhp(cases, '\n\n')}
          ${cases.length > 0 ? php`}` : noPhp}
          ${
            plain
              ? php`

                  ${used.length > 0 ? php`$types = ${inputTypes};` : noPhp}
                  ${Object.keys(steps).length > 0 ? php`$steps = ${steps};` : noPhp}

                  printf(
                    '<input type="%1$s" class="%2$s" id="%3$s" name="%4$s" value="%5$s"%6$s',
                    ${used.length > 0 ? php`esc_attr( isset( $types[ $field['input'] ] ) ? $types[ $field['input'] ] : 'text' )` : php`'text'`},
                    'regular-text input-text',
                    esc_attr( $id ),
                    esc_attr( $name ),
                    esc_attr( (string) $value ),
                    $required // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
                  );

                  ${
                    Object.keys(steps).length > 0
                      ? php`
                          if ( isset( $steps[ $field['input'] ] ) ) {
                            printf( ' step="%s"', esc_attr( $steps[ $field['input'] ] ) );
                          }
                        `
                      : noPhp
                  }
                  ${
                    has('color')
                      ? php`
                          if ( 'color' === $field['input'] ) {
                            echo ' pattern="#[0-9a-fA-F]{6}" placeholder="#1d4ed8"';
                          }
                        `
                      : noPhp
                  }

                  foreach ( array(
                    'min'       => 'minimum',
                    'max'       => 'maximum',
                    'maxlength' => 'maxLength',
                  ) as $attribute => $limit ) {
                    if ( isset( $field['schema'][ $limit ] ) ) {
                      printf( ' %1$s="%2$s"', esc_attr( $attribute ), esc_attr( $field['schema'][ $limit ] ) );
                    }
                  }

                  echo '>';
                  ${hasUnits ? php`echo isset( $field['unit'] ) ? ' <span class="description">' . esc_html( $field['unit'] ) . '</span>' : '';` : noPhp}
                `
              : noPhp
          }
        }
      `,
      nonceMethod,
    ],
    '\n\n',
  );
}

const labelMethod = (plan: PluginPlan, isGrouped: readonly PlanFieldType[]): PhpCode => php`
  /**
   * Gets the ID attribute of an input.
   *
   * @param string $name Name attribute.
   * @return string
   */
  public static function input_id( $name ) {
    return trim( str_replace( array( '][', '[', ']' ), '-', $name ), '-' );
  }

  /**
   * Renders the label of a field.
   *
   * @param string $name  Name attribute of its input.
   * @param array  $field Field definition.
   */
  public static function show_label( $name, $field ) {
    $required = $field['required'] ? ' <span class="required">' . ${translatedHtml(plan, '(required)')} . '</span>' : '';
    ${
      isGrouped.length > 0
        ? php`

            if ( in_array( $field['input'], ${isGrouped}, true ) ) {
              printf( '<span id="%1$s-label">%2$s%3$s</span>', esc_attr( self::input_id( $name ) ), esc_html( $field['label'] ), wp_kses_post( $required ) );
              return;
            }
          `
        : noPhp
    }

    printf( '<label for="%1$s">%2$s%3$s</label>', esc_attr( self::input_id( $name ) ), esc_html( $field['label'] ), wp_kses_post( $required ) );
  }
`;

const nonceMethod = php`
  /**
   * Renders the hidden field that protects a form.
   *
   * @param string $kind Object type.
   * @param int    $id   Object ID, or 0 for a new one.
   */
  public static function show_nonce( $kind, $id ) {
    wp_nonce_field( self::NONCE . '_' . $kind . '_' . $id, self::NONCE );
  }
`;

const printRequired = php`$required // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.`;

function textareaCase(plan: PluginPlan, hasText: boolean, hasList: boolean): PhpCode {
  return php`
    ${hasText ? php`case 'textarea':` : noPhp}
    ${hasList ? php`case 'list':` : noPhp}
      printf(
        '<textarea rows="4" class="large-text input-text" id="%1$s" name="%2$s"%3$s>%4$s</textarea>',
        esc_attr( $id ),
        esc_attr( $name ),
        $required, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
        esc_textarea( ${hasList ? php`is_array( $value ) ? implode( "\n", $value ) : (string) $value` : php`(string) $value`} )
      );
      ${
        hasList
          ? php`
              if ( 'list' === $field['input'] ) {
                printf( '<p class="description">%s</p>', ${translatedHtml(plan, 'One per line.')} );
              }
            `
          : noPhp
      }
      return;
  `;
}

const htmlCase = php`
  case 'html':
    if ( is_admin() && ! wp_doing_ajax() && ! in_array( $kind, array( 'media', 'category', 'tag' ), true ) ) {
      wp_editor(
        (string) $value,
        $id,
        array(
          'textarea_name' => $name,
          'textarea_rows' => 6,
          'media_buttons' => false,
          'teeny'         => true,
        )
      );
      return;
    }

    printf(
      '<textarea rows="6" class="large-text input-text" id="%1$s" name="%2$s"%3$s>%4$s</textarea>',
      esc_attr( $id ),
      esc_attr( $name ),
      $required, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
      esc_textarea( (string) $value )
    );
    return;
`;

const booleanCase = php`
  case 'boolean':
    printf(
      '<input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s%4$s>',
      esc_attr( $id ),
      esc_attr( $name ),
      checked( $value, true, false ),
      ${printRequired}
    );
    return;
`;

const choiceCase = (plan: PluginPlan): PhpCode => php`
  case 'choice':
    printf(
      '<select id="%1$s" name="%2$s"%3$s><option value="">%4$s</option>',
      esc_attr( $id ),
      esc_attr( $name ),
      $required, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
      ${translatedHtml(plan, '— Select —')}
    );

    foreach ( $field['choices'] as $choice => $label ) {
      printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $choice ), selected( $value, (string) $choice, false ), esc_html( $label ) );
    }

    echo '</select>';
    return;
`;

const choicesCase = php`
  case 'choices':
    printf( '<span role="group" aria-labelledby="%s-label">', esc_attr( $id ) );

    foreach ( $field['choices'] as $choice => $label ) {
      printf(
        '<label><input type="checkbox" name="%1$s[]" value="%2$s"%3$s> %4$s</label><br>',
        esc_attr( $name ),
        esc_attr( $choice ),
        checked( in_array( (string) $choice, (array) $value, true ), true, false ),
        esc_html( $label )
      );
    }

    echo '</span>';
    return;
`;

const userCase = (plan: PluginPlan): PhpCode => php`
  case 'user':
    $users = ${classOf(plan, 'Fields')}::users( $field );

    if ( $value && ! isset( $users[ $value ] ) && get_userdata( $value ) ) {
      $users[ $value ] = get_userdata( $value )->display_name;
    }

    printf(
      '<select id="%1$s" name="%2$s"%3$s><option value="">%4$s</option>',
      esc_attr( $id ),
      esc_attr( $name ),
      $required, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
      ${translatedHtml(plan, '— Select —')}
    );

    foreach ( $users as $user_id => $label ) {
      printf( '<option value="%1$d"%2$s>%3$s</option>', (int) $user_id, selected( (int) $value, (int) $user_id, false ), esc_html( $label ) );
    }

    echo '</select>';
    return;
`;

function relationCase(plan: PluginPlan, hasOne: boolean, hasMany: boolean): PhpCode {
  return php`
    ${hasOne ? php`case 'relation':` : noPhp}
    ${hasMany ? php`case 'relations':` : noPhp}
      $options = isset( $field['target'] ) && post_type_exists( $field['target'] )
        ? get_posts(
          array(
            'post_type'   => $field['target'],
            'numberposts' => 500,
            'orderby'     => 'title',
            'order'       => 'ASC',
          )
        )
        : array();
      $chosen  = array_map( 'intval', (array) $value );

      printf(
        '<select id="%1$s" name="%2$s"%3$s>',
        esc_attr( $id ),
        esc_attr( $name${hasMany ? php` . ( 'relations' === $field['input'] ? '[]' : '' )` : noPhp} ),
        ${hasMany ? php`( 'relations' === $field['input'] ? ' multiple size="6"' : '' ) . ` : noPhp}$required // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Fixed text.
      );

      ${
        hasOne
          ? php`
              if ( 'relation' === $field['input'] ) {
                printf( '<option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );
              }
            `
          : noPhp
      }

      foreach ( $options as $option ) {
        printf(
          '<option value="%1$d"%2$s>%3$s</option>',
          (int) $option->ID,
          selected( in_array( $option->ID, $chosen, true ), true, false ),
          esc_html( get_the_title( $option ) )
        );
      }

      echo '</select>';
      return;
  `;
}

function mediaCase(plan: PluginPlan, types: readonly PlanFieldType[]): PhpCode {
  const media = handleOf(plan, 'media');
  return php`
    ${joinPhp(types.map((type) => php`case ${type}:`))}
      $ids = array_filter( array_map( 'intval', (array) $value ) );

      printf(
        ${`<div class="${media}" role="group" aria-label="%1$s" data-kind="%2$s"><input type="hidden" id="%3$s" name="%4$s" value="%5$s"><span class="${media}-preview">`},
        esc_attr( $field['label'] ),
        esc_attr( $field['input'] ),
        esc_attr( $id ),
        esc_attr( $name ),
        esc_attr( implode( ',', $ids ) )
      );

      foreach ( $ids as $attachment_id ) {
        echo wp_attachment_is_image( $attachment_id ) ? wp_get_attachment_image( $attachment_id, 'thumbnail' ) : esc_html( wp_basename( (string) get_attached_file( $attachment_id ) ) );
      }

      printf(
        ${`</span><button type="button" class="button ${media}-choose">%1$s</button> <button type="button" class="button-link button-link-delete ${media}-remove"%2$s>%3$s</button></div>`},
        ${translatedHtml(plan, 'Select from Media Library')},
        $ids ? '' : ' hidden',
        ${translatedHtml(plan, 'Remove')}
      );
      return;
  `;
}
