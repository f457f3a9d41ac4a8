import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanFieldType, PluginPlan } from '../../plan.ts';

/** The class that prints and reads form controls for the fields of `entities`. */
export function formFieldsClass(plan: PluginPlan, entities: readonly PlanEntity[]): PluginClass {
  const types = new Set(entities.flatMap(({ fields }) => fields.map(({ type }) => type)));
  return {
    name: classNameOf(plan, 'Form_Fields'),
    summary: 'Form controls for fields.',
    code: formFieldsCode(plan, types),
  };
}

interface Control {
  readonly types: readonly PlanFieldType[];
  readonly print: (plan: PluginPlan) => PhpCode;
}

const inputTypes: Partial<Record<PlanFieldType, string>> = {
  integer: 'number',
  number: 'number',
  money: 'number',
  date: 'date',
  time: 'time',
  datetime: 'datetime-local',
  email: 'email',
  url: 'url',
  phone: 'tel',
  color: 'color',
  image: 'number',
  file: 'number',
};

/** Controls that are more than a field for one line. */
const controls: readonly Control[] = [
  {
    types: ['textarea', 'html'],
    print: () => php`
      printf(
        '<textarea class="large-text" rows="5" id="%1$s" name="%2$s"%3$s>%4$s</textarea>',
        esc_attr( $id ),
        esc_attr( $name ),
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and escaped IDs, see state().
        esc_textarea( (string) $value )
      );
      return;
    `,
  },
  {
    types: ['list', 'gallery'],
    print: () => php`
      printf(
        '<textarea class="large-text" rows="4" id="%1$s" name="%2$s"%3$s>%4$s</textarea>',
        esc_attr( $id ),
        esc_attr( $name ),
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and escaped IDs, see state().
        esc_textarea( implode( "\n", (array) $value ) )
      );
      return;
    `,
  },
  {
    types: ['boolean'],
    print: () => php`
      printf(
        '<input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s%4$s>',
        esc_attr( $id ),
        esc_attr( $name ),
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and escaped IDs, see state().
        checked( (bool) $value, true, false )
      );
      return;
    `,
  },
  {
    types: ['choice', 'relation', 'user'],
    print: () => php`
      self::print_select( $id, $name, $state, $field['choices'], (string) $value );
      return;
    `,
  },
  {
    types: ['choices', 'relations'],
    print: () => php`
      foreach ( $field['choices'] as $choice => $label ) {
        printf(
          '<label><input type="checkbox" name="%1$s[]" value="%2$s"%3$s> %4$s</label> ',
          esc_attr( $name ),
          esc_attr( $choice ),
          checked( in_array( (string) $choice, array_map( 'strval', (array) $value ), true ), true, false ),
          esc_html( $label )
        );
      }
      return;
    `,
  },
];

function formFieldsCode(plan: PluginPlan, types: ReadonlySet<PlanFieldType>): PhpCode {
  const usedControls = controls
    .map((item) => ({ ...item, types: item.types.filter((type) => types.has(type)) }))
    .filter((item) => item.types.length > 0);
  const usedInputs = Object.fromEntries(
    Object.entries(inputTypes).filter(([type]) => types.has(type as PlanFieldType)),
  ) as Record<string, string>;
  const hasSelects = types.has('choice') || types.has('relation') || types.has('user');
  const lists = (['choices', 'list', 'gallery', 'relations'] as const).filter((type) => types.has(type));
  const hasNumbers = ['integer', 'number', 'money', 'image', 'file'].some((type) => types.has(type as PlanFieldType));
  return php`
    /**
     * Renders form controls for fields and reads the submitted values.
     */
    class ${classOf(plan, 'Form_Fields')} {

      /**
       * Renders the control of a field, without its label.
       *
       * @param string $id          Element ID.
       * @param string $name        Name attribute.
       * @param array  $field       Field definition.
       * @param mixed  $value       Field value.
       * @param string $description ID of the error message element, or an empty string if there is no error.
       */
      public static function print_control( $id, $name, $field, $value, $description = '' ) {
        $state = self::state( $field, $description );
        ${
          usedControls.length === 0
            ? noPhp
            : php`
              switch ( $field['input'] ) {
                ${joinPhp(
                  usedControls.map(
                    (item) => php`
                      ${joinPhp(item.types.map((type) => php`case ${type}:`))}
                        ${item.print(plan)}
                    `,
                  ),
                  '\n\n',
                )}
              }
            `
        }

        $types = ${usedInputs};
        $type  = isset( $types[ $field['input'] ] ) ? $types[ $field['input'] ] : 'text';
        ${hasNumbers ? numberAttributes() : noPhp}
        printf(
          '<input type="%1$s" class="regular-text" id="%2$s" name="%3$s" value="%4$s"%5$s>',
          esc_attr( $type ),
          esc_attr( $id ),
          esc_attr( $name ),
          esc_attr( (string) $value ),
          $state // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and escaped IDs.
        );
      }

      /**
       * Reads the submitted values of fields. They are validated by ${classOf(plan, 'Fields')}.
       *
       * @param array $fields Fields, keyed by field key.
       * @param array $input  Unslashed submitted values.
       * @return array Values, keyed by field.
       */
      public static function read( $fields, $input ) {
        $values = array();
        foreach ( $fields as $key => $field ) {
          $value = isset( $input[ $key ] ) ? $input[ $key ] : '';
          ${
            lists.length > 0
              ? php`
                if ( 'array' === $field['schema']['type'] ) {
                  $items          = is_array( $value ) ? array_filter( $value, 'is_string' ) : preg_split( '/[\r\n]+/', $value );
                  $values[ $key ] = array_values( array_filter( array_map( 'sanitize_text_field', $items ), 'strlen' ) );
                  continue;
                }
              `
              : noPhp
          }
          ${
            types.has('html')
              ? php`
                if ( 'html' === $field['input'] ) {
                  $values[ $key ] = is_string( $value ) ? wp_kses_post( $value ) : '';
                  continue;
                }
              `
              : noPhp
          }
          ${
            types.has('boolean')
              ? php`
                if ( 'boolean' === $field['input'] ) {
                  $values[ $key ] = ! empty( $value );
                  continue;
                }
              `
              : noPhp
          }

          $values[ $key ] = is_string( $value ) ? sanitize_textarea_field( $value ) : '';
        }

        return $values;
      }

      /**
       * Gets the attributes for required and invalid fields.
       *
       * @param array  $field       Field definition.
       * @param string $description ID of the error message element, or an empty string if there is no error.
       * @return string Attributes with a leading space.
       */
      private static function state( $field, $description ) {
        $state = empty( $field['required'] ) ? '' : ' required';
        if ( '' !== $description ) {
          $state .= sprintf( ' aria-invalid="true" aria-describedby="%s"', esc_attr( $description ) );
        }

        return $state;
      }

      ${hasSelects ? selectMethod() : noPhp}
    }
  `;
}

const numberAttributes = (): PhpCode => php`
  if ( 'number' === $type ) {
    $schema = $field['schema'];
    $state .= isset( $schema['minimum'] ) ? sprintf( ' min="%s"', esc_attr( (string) $schema['minimum'] ) ) : '';
    $state .= isset( $schema['maximum'] ) ? sprintf( ' max="%s"', esc_attr( (string) $schema['maximum'] ) ) : '';
    $state .= in_array( 'number', (array) $schema['type'], true ) ? ' step="any"' : '';
  }
`;

const selectMethod = (): PhpCode => php`
  /**
   * Renders a dropdown.
   *
   * @param string $id       Element ID.
   * @param string $name     Name attribute.
   * @param string $state    Attributes from state().
   * @param array  $choices  Labels, keyed by value.
   * @param string $selected Selected value.
   */
  private static function print_select( $id, $name, $state, $choices, $selected ) {
    printf(
      '<select id="%1$s" name="%2$s"%3$s><option value="">%4$s</option>',
      esc_attr( $id ),
      esc_attr( $name ),
      $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Static text and escaped IDs, see state().
      esc_html( '—' )
    );
    foreach ( $choices as $value => $label ) {
      printf(
        '<option value="%1$s"%2$s>%3$s</option>',
        esc_attr( $value ),
        selected( $selected, (string) $value, false ),
        esc_html( $label )
      );
    }
    echo '</select>';
  }
`;
