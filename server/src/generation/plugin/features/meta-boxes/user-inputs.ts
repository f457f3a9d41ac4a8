import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf, translatedHtml } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { inputDoc } from './input-doc.ts';

/** Users of the site; who was chosen stays chosen without the role. */
export const usersMethod = (plan: PluginPlan): PhpCode => php`
  ${inputDoc('Renders a field in which a user is chosen.')}
  private function show_users( $key, $field, $value ) {
    $users = ${classOf(plan, 'Fields')}::users( $field );

    if ( $value && ! isset( $users[ $value ] ) && get_userdata( $value ) ) {
      $users[ $value ] = get_userdata( $value )->display_name;
    }

    $this->show_label( $key, $field );
    printf( '<select id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );
    $this->show_required( $field );
    printf( '><option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );

    foreach ( $users as $id => $name ) {
      printf( '<option value="%1$d"%2$s>%3$s</option>', (int) $id, selected( (int) $value, (int) $id, false ), esc_html( $name ) );
    }

    echo '</select>';
  }
`;
