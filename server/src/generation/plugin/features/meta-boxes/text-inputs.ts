import { type PhpCode, php } from '../../../writers/php.ts';
import { translatedHtml } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { inputDoc } from './input-doc.ts';

/** Several lines of text. */
export function textareaMethod(): PhpCode {
  return php`
    ${inputDoc('Renders a multi-line text field.')}
    private function show_textarea( $key, $field, $value ) {
      $this->show_label( $key, $field );
      printf( '<textarea class="large-text" rows="4" id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );
      $this->show_required( $field );
      printf( '>%s</textarea>', esc_textarea( (string) $value ) );
    }
  `;
}

/** Formatted text. */
export function editorMethod(): PhpCode {
  return php`
    ${inputDoc('Renders a rich text field.')}
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

/** Yes or no. */
export function checkboxMethod(): PhpCode {
  return php`
    ${inputDoc('Renders a checkbox.')}
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

/** One of several choices. */
export function selectMethod(plan: PluginPlan): PhpCode {
  return php`
    ${inputDoc('Renders a dropdown.')}
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

/** Any of several choices. */
export function checkboxesMethod(): PhpCode {
  return php`
    ${inputDoc('Renders a group of checkboxes.')}
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
