import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { handleOf, translatedHtml } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedTypes } from './edited.ts';
import { inputDoc } from './input-doc.ts';

/** Any number of lines. */
export function rowsMethod(plan: PluginPlan): PhpCode {
  const row = handleOf(plan, 'row');
  return php`
    ${inputDoc('Renders a repeatable text field. The script adds and removes rows.')}
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

/** Something of the media library. */
export function mediaMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const media = handleOf(plan, 'media');
  const fileName = php`
    if ( 'file' === $field['input'] ) {
      printf( '<a href="%1$s">%2$s</a>', esc_url( (string) wp_get_attachment_url( $id ) ), esc_html( get_the_title( $id ) ) );
      continue;
    }

  `;
  return php`
    ${inputDoc('Renders a media field.')}
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
        ${translatedHtml(plan, 'Select from Media Library')},
        $ids ? '' : ' hidden',
        ${translatedHtml(plan, 'Remove')}
      );
    }
  `;
}
