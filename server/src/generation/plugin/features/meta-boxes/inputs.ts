import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { handleOf, translatedHtml } from '../../code-names.ts';
import type { PlanFieldType, PluginPlan } from '../../plan.ts';
import { editedTypes } from './edited.ts';
import { inputDoc } from './input-doc.ts';
import { mediaMethod, rowsMethod } from './list-inputs.ts';
import { postsMethod } from './relation-inputs.ts';
import { checkboxesMethod, checkboxMethod, editorMethod, selectMethod, textareaMethod } from './text-inputs.ts';
import { usersMethod } from './user-inputs.ts';

/** Types that one `<input>` can hold: its type attribute, and the step of numbers. */
const simpleInputs: Partial<Record<PlanFieldType, { readonly type: string; readonly step?: string }>> = {
  text: { type: 'text' },
  integer: { type: 'number', step: '1' },
  number: { type: 'number', step: 'any' },
  money: { type: 'number', step: '0.01' },
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'datetime-local' },
  email: { type: 'email' },
  url: { type: 'url' },
  phone: { type: 'tel' },
  color: { type: 'text' },
};

interface InputRow {
  readonly types: readonly PlanFieldType[];
  readonly method: string;
  readonly code: (plan: PluginPlan) => PhpCode;
}

/** Inputs that are more than one `<input>`: each a method, there when a field needs it. */
const rows: readonly InputRow[] = [
  { types: ['textarea'], method: 'show_textarea', code: textareaMethod },
  { types: ['html'], method: 'show_editor', code: editorMethod },
  { types: ['boolean'], method: 'show_checkbox', code: checkboxMethod },
  { types: ['choice'], method: 'show_select', code: selectMethod },
  { types: ['choices'], method: 'show_checkboxes', code: checkboxesMethod },
  { types: ['list'], method: 'show_rows', code: rowsMethod },
  { types: ['image', 'file', 'gallery'], method: 'show_media', code: mediaMethod },
  { types: ['user'], method: 'show_users', code: usersMethod },
  { types: ['relation', 'relations'], method: 'show_posts', code: postsMethod },
];

/** The methods that write the inputs of the plan's fields. */
export function inputMethods(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const used = rows.filter((row) => row.types.some((type) => types.has(type)));
  const cases = used.map((row) => {
    const labels = row.types.filter((type) => types.has(type)).map((type) => php`case ${type}:`);
    return php`
      ${joinPhp(labels)}
        $this->${identifier(row.method)}( $key, $field, $value );
        break;
    `;
  });
  const simple = Object.entries(simpleInputs).filter(([type]) => types.has(type as PlanFieldType));
  return joinPhp(
    [
      dispatchMethod(cases, simple.length > 0),
      namesMethods(plan),
      simple.length > 0 ? simpleMethod(plan, Object.fromEntries(simple)) : noPhp,
      ...used.map((row) => row.code(plan)),
    ],
    '\n\n',
  );
}

function dispatchMethod(cases: readonly PhpCode[], hasSimple: boolean): PhpCode {
  const last = hasSimple
    ? php`
        default:
          $this->show_input( $key, $field, $value );
      `
    : noPhp;
  const body =
    cases.length === 0
      ? php`$this->show_input( $key, $field, $value );`
      : php`
          switch ( $field['input'] ) {
            ${joinPhp([...cases, last], '\n\n')}
          }
        `;
  return php`
    /**
     * Renders the input of a field.
     *
     * @param string $key   Field key.
     * @param array  $field Field definition.
     * @param mixed  $value Field value.
     */
    private function show_field( $key, $field, $value ) {
      ${body}
    }
  `;
}

const namesMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the name attribute of a field's input.
   *
   * @param string $key Field key.
   * @return string
   */
  private function name_of( $key ) {
    return self::INPUT . '[' . $key . ']';
  }

  /**
   * Gets the ID of a field's input.
   *
   * @param string $key Field key.
   * @return string
   */
  private function id_of( $key ) {
    return ${`${handleOf(plan, 'field')}-`} . $key;
  }

  /**
   * Renders the label of an input.
   *
   * @param string $key   Field key.
   * @param array  $field Field definition.
   */
  private function show_label( $key, $field ) {
    printf(
      '<label for="%1$s">%2$s%3$s</label>',
      esc_attr( $this->id_of( $key ) ),
      esc_html( $field['label'] ),
      $field['required'] ? ' <span class="description">' . ${translatedHtml(plan, '(required)')} . '</span>' : ''
    );
  }

  /**
   * Renders the attributes of a required field.
   *
   * @param array $field Field definition.
   */
  private function show_required( $field ) {
    if ( $field['required'] ) {
      echo ' aria-required="true"';
    }
  }
`;

function simpleMethod(plan: PluginPlan, inputs: Readonly<Record<string, { type: string; step?: string }>>): PhpCode {
  const types = Object.fromEntries(Object.entries(inputs).map(([type, input]) => [type, input.type]));
  const steps = Object.fromEntries(
    Object.entries(inputs).flatMap(([type, input]) => (input.step === undefined ? [] : [[type, input.step]])),
  );
  const hasSteps = Object.keys(steps).length > 0;
  const colorMark = php`
    echo 'color' === $field['input'] ? ' data-color' : '';
  `;
  const unit = php`
    echo isset( $field['unit'] ) ? ' <span class="description">' . esc_html( $field['unit'] ) . '</span>' : '';
  `;
  const step = php`
    echo isset( $steps[ $field['input'] ] ) ? ' step="' . esc_attr( $steps[ $field['input'] ] ) . '"' : '';
  `;
  const hasUnits = plan.entities.some(({ fields }) => fields.some(({ unit }) => unit !== undefined));
  return php`
    ${inputDoc('Renders a field with a single input.')}
    private function show_input( $key, $field, $value ) {
      $types = ${types};
      ${hasSteps ? php`$steps = ${steps};` : noPhp}

      $this->show_label( $key, $field );
      printf(
        '<input type="%1$s" class="%2$s" id="%3$s" name="%4$s" value="%5$s"',
        esc_attr( $types[ $field['input'] ] ),
        esc_attr( 'number' === $types[ $field['input'] ] ? 'small-text' : 'regular-text' ),
        esc_attr( $this->id_of( $key ) ),
        esc_attr( $this->name_of( $key ) ),
        esc_attr( (string) $value )
      );

      ${hasSteps ? step : noPhp}
      $limits = array(
        'min'       => 'minimum',
        'max'       => 'maximum',
        'maxlength' => 'maxLength',
      );

      foreach ( $limits as $attribute => $limit ) {
        if ( isset( $field['schema'][ $limit ] ) ) {
          printf( ' %1$s="%2$s"', esc_attr( $attribute ), esc_attr( $field['schema'][ $limit ] ) );
        }
      }

      ${editedTypes(plan).has('color') ? colorMark : noPhp}
      $this->show_required( $field );
      echo '>';
      ${hasUnits ? unit : noPhp}
    }
  `;
}
