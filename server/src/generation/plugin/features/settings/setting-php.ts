import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { formatText } from '../support/format-text.ts';
import type { PlanSetting } from './plan-setting.ts';

/** JSON schema of a setting in the REST API. */
export function schemaOf({ type, min, max, choices }: PlanSetting): PhpCode {
  const range = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
  switch (type) {
    case 'integer':
    case 'number':
      return php`${{ type, ...range }}`;
    case 'boolean':
      return php`${{ type: 'boolean' }}`;
    case 'choice':
      return php`${{ type: 'string', enum: (choices ?? []).map(({ value }) => value) }}`;
    case 'choices': {
      const values = (choices ?? []).map(({ value }) => value);
      return php`${{ type: 'array', items: { type: 'string', enum: values }, uniqueItems: true }}`;
    }
    case 'post_types':
    case 'roles':
      return php`${{ type: 'array', items: { type: 'string' }, uniqueItems: true }}`;
    default:
      return php`${{ type: 'string' }}`;
  }
}

/** The statement that cleans one value of `$values`. */
export function sanitizingOf(plan: PluginPlan, setting: PlanSetting): PhpCode {
  const { key, type, min, max, choices } = setting;
  const value = php`$values[${key}]`;
  switch (type) {
    case 'integer':
    case 'number': {
      const cast = type === 'integer' ? php`(int) ${value}` : php`(float) ${value}`;
      const floor = min === undefined ? cast : php`max( ${min}, ${cast} )`;
      return php`${value} = ${max === undefined ? floor : php`min( ${max}, ${floor} )`};`;
    }
    case 'boolean':
      return php`${value} = rest_sanitize_boolean( ${value} );`;
    case 'textarea':
      return php`${value} = sanitize_textarea_field( ${value} );`;
    case 'secret':
      // A key can contain any printable character.
      return php`${value} = trim( preg_replace( '/[[:cntrl:]]/', '', (string) ${value} ) );`;
    case 'url':
      return php`${value} = sanitize_url( ${value} );`;
    case 'color':
      return php`${value} = (string) sanitize_hex_color( ${value} );`;
    case 'date':
      return php`${value} = preg_match( '/^\d{4}-\d{2}-\d{2}$/', ${value} ) ? ${value} : '';`;
    case 'code':
      return php`
        // Code is stored unchanged, so only users with the unfiltered_html capability can change it.
        ${value} = current_user_can( 'unfiltered_html' ) ? (string) ${value} : self::get( ${key} );
      `;
    case 'datetime':
      return php`${value} = preg_match( '/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/', ${value} ) ? ${value} : '';`;
    case 'choice': {
      const allowed = php`${(choices ?? []).map((choice) => choice.value)}`;
      const isLong = allowed.text.includes('\n');
      return php`
        ${isLong ? php`$choices = ${allowed};` : noPhp}
        if ( ! in_array( ${value}, ${isLong ? php`$choices` : allowed}, true ) ) {
          ${value} = self::get( ${key} );
        }
      `;
    }
    case 'choices': {
      const allowed = php`${(choices ?? []).map((choice) => choice.value)}`;
      const isLong = allowed.text.includes('\n');
      return php`
        ${isLong ? php`$choices = ${allowed};` : noPhp}
        ${value} = array_values( array_intersect( ${isLong ? php`$choices` : allowed}, (array) ${value} ) );
      `;
    }
    case 'post_types':
      return php`${value} = array_values( array_filter( array_map( 'sanitize_key', (array) ${value} ), 'post_type_exists' ) );`;
    case 'roles':
      return php`${value} = array_values( array_intersect( array_keys( wp_roles()->get_names() ), (array) ${value} ) );`;
    case 'email':
      return php`
        if ( '' !== ${value} && ! is_email( ${value} ) ) {
          self::add_error(
            ${key},
            sprintf(
              /* translators: %s: Submitted value. */
              __( ${`${formatText(setting.label)}: “%s” is not a valid email address. The previous value was kept.`}, ${plan.domain} ),
              sanitize_text_field( ${value} )
            )
          );
          ${value} = self::get( ${key} );
        }
        ${value} = sanitize_email( ${value} );
      `;
    case 'text':
      return php`${value} = sanitize_text_field( ${value} );`;
  }
}

/** The method that prints a setting's field. */
export const rendererOf = ({
  type,
}: PlanSetting): 'number' | 'checkbox' | 'select' | 'checkboxes' | 'textarea' | 'code' | 'secret' | 'input' =>
  (
    ({
      integer: 'number',
      number: 'number',
      boolean: 'checkbox',
      choice: 'select',
      choices: 'checkboxes',
      post_types: 'checkboxes',
      roles: 'checkboxes',
      textarea: 'textarea',
      code: 'code',
      secret: 'secret',
    }) as const
  )[type as 'integer'] ?? 'input';

/** What visitors can open, whichever plugin it belongs to; files are no content. */
const viewable = php`array_diff_key( wp_list_pluck( get_post_types( array( 'public' => true ), 'objects' ), 'label' ), array( 'attachment' => '' ) )`;

/** What the method that prints the field is given. */
export function fieldArguments(plan: PluginPlan, setting: PlanSetting, id: string): PhpCode {
  const { key, type, min, max, choices } = setting;
  const renderer = rendererOf(setting);
  const inputTypes: Partial<Record<PlanSetting['type'], string>> = {
    email: 'email',
    url: 'url',
    date: 'date',
    datetime: 'datetime-local',
  };
  // A group of boxes has no one field to name: its legend does.
  return php`${{
    ...(renderer === 'checkboxes' ? { legend: translated(plan, setting.label), id } : { label_for: id }),
    key,
    ...(renderer === 'input' && { type: inputTypes[type] ?? 'text' }),
    ...(renderer === 'number' && { min: min ?? '', max: max ?? '', step: type === 'integer' ? '1' : 'any' }),
    ...(type === 'post_types' && { choices: viewable }),
    ...(type === 'roles' && { choices: php`array_map( 'translate_user_role', wp_roles()->get_names() )` }),
    ...((type === 'choice' || type === 'choices') && {
      choices: Object.fromEntries((choices ?? []).map(({ value, label }) => [value, translated(plan, label)])),
    }),
    ...(setting.description !== '' && { description: translated(plan, setting.description) }),
  }}`;
}
