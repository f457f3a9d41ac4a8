import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** Statements that show `$fields` of a record, each in markup of its place; `$id` is the record's. */
export const rowsPhp = (
  plan: PluginPlan,
  kind: PhpCode | string,
  markup: { readonly before: PhpCode; readonly between: PhpCode; readonly after: PhpCode },
): PhpCode => {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    foreach ( $fields as $key => $field ) {
      $name = ${extra}::INPUT . '[' . $key . ']';

      ${markup.before}
      ${extra}::show_label( $name, $field );
      ${markup.between}
      ${extra}::show_input( ${kind}, $name, $field, $id ? ${extra}::get( ${kind}, $id, $field ) : null );
      ${markup.after}
    }
  `;
};

/** Markup of places. */
export const inTable = {
  before: php`echo '<tr class="form-field"><th scope="row">';`,
  between: php`echo '</th><td>';`,
  after: php`echo '</td></tr>';`,
};
export const inParagraphs = {
  before: php`echo '<p class="form-field form-row">';`,
  between: php`echo '<br>';`,
  after: php`echo '</p>';`,
};
export const inDivisions = {
  before: php`echo '<div class="form-field form-row">';`,
  between: noPhp,
  after: php`echo '</div>';`,
};
