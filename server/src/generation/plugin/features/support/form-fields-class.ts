import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanFieldType, PluginPlan } from '../../plan.ts';

/** The class that prints and reads form controls for the fields of `entities`. */
export function formFieldsClass(plan: PluginPlan, entities: readonly PlanEntity[]): PluginClass {
  const types = new Set(entities.flatMap(({ fields }) => fields.map(({ type }) => type)));
  return {
    name: classNameOf(plan, 'Form_Fields'),
    summary: 'Form controls for the fields of records.',
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
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made of fixed text and escaped ids in state().
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
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made of fixed text and escaped ids in state().
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
        $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made of fixed text and escaped ids in state().
        checked( (bool) $value, true, false )
      );
      return;
    `,
  },
  {
    types: ['choice', 'relation'],
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
  const hasSelects = types.has('choice') || types.has('relation');
  const lists = (['choices', 'list', 'gallery', 'relations'] as const).filter((type) => types.has(type));
  const hasNumbers = ['integer', 'number', 'money', 'image', 'file'].some((type) => types.has(type as PlanFieldType));
  return php`
    /**
     * Prints the controls of fields, and reads what was typed into them.
     */
    class ${classOf(plan, 'Form_Fields')} {

      /**
       * Prints the control of a field; its label is the caller's.
       *
       * @param string $id          Id of the element.
       * @param string $name        Name under which the value is sent.
       * @param array  $field       The field, as a repository describes it.
       * @param mixed  $value       Its value.
       * @param string $description Id of the element that says what is wrong with it; empty: nothing is.
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
          $state // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made of fixed text and escaped ids.
        );
      }

      /**
       * Takes the values of fields from what was sent. Whether they fit, ${classOf(plan, 'Fields')} says.
       *
       * @param array $fields Fields by key.
       * @param array $input  What was sent, without slashes.
       * @return array Values by key.
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
       * Attributes that say whether a field has to be filled, and whether it was filled wrongly.
       *
       * @param array  $field       The field.
       * @param string $description Id of the element that says what is wrong; empty: nothing is.
       * @return string Attributes, with a space in front.
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
   * Prints a list to choose from.
   *
   * @param string $id       Id of the element.
   * @param string $name     Name under which the value is sent.
   * @param string $state    Attributes made by state().
   * @param array  $choices  Labels by value.
   * @param string $selected The value that is chosen.
   */
  private static function print_select( $id, $name, $state, $choices, $selected ) {
    printf(
      '<select id="%1$s" name="%2$s"%3$s><option value="">%4$s</option>',
      esc_attr( $id ),
      esc_attr( $name ),
      $state, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made of fixed text and escaped ids in state().
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
