import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { handleOf, translated, translatedHtml } from '../../code-names.ts';
import type { PlanFieldType, PluginPlan } from '../../plan.ts';
import { editedTypes } from './edited.ts';

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
     * Shows the input that fits a field.
     *
     * @param string $key   The field.
     * @param array  $field Its definition.
     * @param mixed  $value Its value.
     */
    private function show_field( $key, $field, $value ) {
      ${body}
    }
  `;
}

const inputDoc = (text: string): PhpCode => php`
  /**
   * ${text}
   *
   * @param string $key   The field.
   * @param array  $field Its definition.
   * @param mixed  $value Its value.
   */
`;

const namesMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Name of a field's input in the form.
   *
   * @param string $key The field.
   * @return string
   */
  private function name_of( $key ) {
    return self::INPUT . '[' . $key . ']';
  }

  /**
   * ID of a field's input.
   *
   * @param string $key The field.
   * @return string
   */
  private function id_of( $key ) {
    return ${`${handleOf(plan, 'field')}-`} . $key;
  }

  /**
   * Shows the label of an input.
   *
   * @param string $key   The field.
   * @param array  $field Its definition.
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
   * Tells assistive technology and the script that a value is needed.
   *
   * @param array $field The field's definition.
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
    ${inputDoc('Shows a field that is one input.')}
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

function textareaMethod(): PhpCode {
  return php`
    ${inputDoc('Shows a field of several lines.')}
    private function show_textarea( $key, $field, $value ) {
      $this->show_label( $key, $field );
      printf( '<textarea class="large-text" rows="4" id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );
      $this->show_required( $field );
      printf( '>%s</textarea>', esc_textarea( (string) $value ) );
    }
  `;
}

function editorMethod(): PhpCode {
  return php`
    ${inputDoc('Shows a field of formatted text.')}
    private function show_editor( $key, $field, $value ) {
      $this->show_label( $key, $field );
      wp_editor(
        (string) $value,
        $this->id_of( $key ),
        array(
          'textarea_name' => $this->name_of( $key ),
          'textarea_rows' => 6,
          'media_buttons' => false,
          'teeny'         => true,
        )
      );
    }
  `;
}

function checkboxMethod(): PhpCode {
  return php`
    ${inputDoc('Shows a field that is yes or no.')}
    private function show_checkbox( $key, $field, $value ) {
      printf(
        '<label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s> %4$s</label>',
        esc_attr( $this->id_of( $key ) ),
        esc_attr( $this->name_of( $key ) ),
        checked( $value, true, false ),
        esc_html( $field['label'] )
      );
    }
  `;
}

function selectMethod(plan: PluginPlan): PhpCode {
  return php`
    ${inputDoc('Shows a field with one of several choices.')}
    private function show_select( $key, $field, $value ) {
      $this->show_label( $key, $field );
      printf( '<select id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );
      $this->show_required( $field );
      printf( '><option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );

      foreach ( $field['choices'] as $choice => $label ) {
        printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $choice ), selected( $value, (string) $choice, false ), esc_html( $label ) );
      }

      echo '</select>';
    }
  `;
}

function checkboxesMethod(): PhpCode {
  return php`
    ${inputDoc('Shows a field with any of several choices.')}
    private function show_checkboxes( $key, $field, $value ) {
      printf( '<fieldset><legend>%s</legend>', esc_html( $field['label'] ) );

      foreach ( $field['choices'] as $choice => $label ) {
        printf(
          '<label><input type="checkbox" name="%1$s[]" value="%2$s"%3$s> %4$s</label>',
          esc_attr( $this->name_of( $key ) ),
          esc_attr( $choice ),
          checked( in_array( (string) $choice, $value, true ), true, false ),
          esc_html( $label )
        );
      }

      echo '</fieldset>';
    }
  `;
}

function rowsMethod(plan: PluginPlan): PhpCode {
  const row = handleOf(plan, 'row');
  return php`
    ${inputDoc('Shows a field with any number of lines: rows that the script adds and removes.')}
    private function show_rows( $key, $field, $value ) {
      printf( ${`<fieldset class="${handleOf(plan, 'rows')}"><legend>%s</legend>`}, esc_html( $field['label'] ) );

      foreach ( array_merge( $value, array( '' ) ) as $line ) {
        printf(
          ${`<p class="${row}"><input type="text" class="regular-text" name="%1$s[]" value="%2$s" aria-label="%3$s"> <button type="button" class="button-link button-link-delete ${row}-remove">%4$s</button></p>`},
          esc_attr( $this->name_of( $key ) ),
          esc_attr( $line ),
          esc_attr( $field['label'] ),
          ${translatedHtml(plan, 'Remove')}
        );
      }

      printf( ${`<button type="button" class="button ${row}-add">%s</button></fieldset>`}, ${translatedHtml(plan, 'Add another')} );
    }
  `;
}

function mediaMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const media = handleOf(plan, 'media');
  const fileName = php`
    if ( 'file' === $field['input'] ) {
      echo esc_html( wp_basename( (string) get_attached_file( $id ) ) );
      continue;
    }

  `;
  return php`
    ${inputDoc('Shows a field whose value is in the media library.')}
    private function show_media( $key, $field, $value ) {
      $ids = array_filter( array_map( 'intval', (array) $value ) );

      printf(
        ${`<div class="${media}" role="group" aria-label="%1$s" data-kind="%2$s"><span class="${media}-label">%1$s</span>`},
        esc_attr( $field['label'] ),
        esc_attr( $field['input'] )
      );
      printf(
        '<input type="hidden" id="%1$s" name="%2$s" value="%3$s">',
        esc_attr( $this->id_of( $key ) ),
        esc_attr( $this->name_of( $key ) ),
        esc_attr( implode( ',', $ids ) )
      );
      echo ${`<span class="${media}-preview">`};

      foreach ( $ids as $id ) {
        ${types.has('file') ? fileName : noPhp}
        echo wp_get_attachment_image( $id, 'thumbnail' );
      }

      printf(
        ${`</span><button type="button" class="button ${media}-choose">%1$s</button> <button type="button" class="button-link button-link-delete ${media}-remove"%2$s>%3$s</button></div>`},
        ${translatedHtml(plan, 'Choose from the media library')},
        $ids ? '' : ' hidden',
        ${translatedHtml(plan, 'Remove')}
      );
    }
  `;
}

/** Whether there are fields that point to posts. */
export const hasRelations = (plan: PluginPlan): boolean =>
  editedTypes(plan).has('relation') || editedTypes(plan).has('relations');

/** The method that reads what fields can point to, once for all of them. */
export const relatedMethod = php`
  /**
   * Reads the posts that fields can point to.
   *
   * @param array[] $fields All fields of a type.
   * @return WP_Post[]
   */
  private function related_posts( $fields ) {
    $targets = array_unique( wp_list_pluck( array_filter( $fields, array( $this, 'is_relation' ) ), 'target' ) );

    if ( ! $targets ) {
      return array();
    }

    return get_posts(
      array(
        'post_type'   => $targets,
        'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
        'numberposts' => 500,
        'orderby'     => 'title',
        'order'       => 'ASC',
      )
    );
  }

  /**
   * Whether a field points to posts.
   *
   * @param array $field A field.
   * @return bool
   */
  private function is_relation( $field ) {
    return isset( $field['target'] );
  }
`;

function postsMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const isMixed = types.has('relations');
  return php`
    ${inputDoc('Shows a field that points to other posts.')}
    private function show_posts( $key, $field, $value ) {
      $chosen  = array_filter( array_map( 'intval', (array) $value ) );
      $options = wp_list_filter( $this->related, array( 'post_type' => $field['target'] ) );
      $others  = array_diff( $chosen, wp_list_pluck( $options, 'ID' ) );

      if ( $others ) {
        $options = array_merge( array_filter( array_map( 'get_post', $others ) ), $options );
      }

      $this->show_label( $key, $field );
      ${
        isMixed
          ? php`
              $is_multiple = 'relations' === $field['input'];
              printf(
                '<select id="%1$s" name="%2$s"%3$s',
                esc_attr( $this->id_of( $key ) ),
                esc_attr( $this->name_of( $key ) . ( $is_multiple ? '[]' : '' ) ),
                $is_multiple ? ' multiple size="6"' : ''
              );
            `
          : php`printf( '<select id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );`
      }
      $this->show_required( $field );
      echo '>';
      ${
        isMixed
          ? php`

              if ( ! $is_multiple ) {
                printf( '<option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );
              }
            `
          : php`printf( '<option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );`
      }

      foreach ( $options as $option ) {
        printf(
          '<option value="%1$d"%2$s>%3$s</option>',
          (int) $option->ID,
          selected( in_array( $option->ID, $chosen, true ), true, false ),
          esc_html( '' === $option->post_title ? ${translated(plan, '(no title)')} : $option->post_title )
        );
      }

      echo '</select>';
    }
  `;
}
