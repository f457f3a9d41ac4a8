import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import type { Automation } from './automation-plan.ts';
import { valuesMethod } from './values.ts';

type Create = Extract<Automation['actions'][number], { do: 'create' }>;

/** Kinds of records of the site that an automation can make. */
export const creatable = ['post', 'page'] as const;

/** Columns of posts by attribute. */
const columns: Readonly<Record<string, string>> = {
  title: 'post_title',
  content: 'post_content',
  excerpt: 'post_excerpt',
  status: 'post_status',
};

/** A text as a value of an attribute. */
function cast({ type }: Pick<Attribute, 'type'>, text: PhpCode): PhpCode {
  if (type === 'number' || type === 'money') return php`(float) ${text}`;
  if (type === 'person' || type === 'image') return php`(int) ${text}`;
  return type === 'boolean' ? php`in_array( ${text}, array( '1', 'yes', 'true' ), true )` : text;
}

/** Statements that make another record of `$record`. */
export function createPhp(plan: PluginPlan, kind: RecordKind, { entity, values }: Create): PhpCode {
  const target = recordKind(plan, entity);
  if (target === undefined) return noPhp;
  const text = (value: string): PhpCode =>
    value.includes('{') ? php`strtr( ${value}, $this->${valuesMethod(kind)}( $record, ${value} ) )` : php`${value}`;
  const own = plan.entities.find(({ key }) => key === entity);
  if (target.storage === 'row' && own !== undefined)
    return php`
      ( new ${repositoryOf(own)}() )->create(
        array(
          ${joinPhp(values.map(({ attribute, value }) => php`${attribute} => ${text(value)},`))}
        )
      );
    `;
  const named = values.map((one) => ({ ...one, column: columns[one.attribute] }));
  const hasStatus = values.some(({ attribute }) => attribute === 'status');
  const rest = named.flatMap(({ attribute, value, column }) => {
    const found = target.attributes.find(({ key }) => key === attribute);
    return column !== undefined || found?.write === undefined
      ? []
      : [found.write(php`$made`, cast(found, text(value)))];
  });
  return php`
    $made = get_post(
      wp_insert_post(
        wp_slash(
          array(
            'post_type'   => ${target.type ?? 'post'},
            ${hasStatus ? noPhp : php`'post_status' => ${(creatable as readonly string[]).includes(entity) ? 'draft' : 'publish'},`}
            ${joinPhp(
              named.flatMap(({ attribute, value, column }) => {
                const names = target.attributes.find(({ key }) => key === attribute)?.names ?? {};
                return column === undefined ? [] : [php`${column} => ${text(names[value] ?? value)},`];
              }),
            )}
          )
        )
      )
    );

    ${
      rest.length === 0
        ? noPhp
        : php`
            if ( $made ) {
              ${joinPhp(rest)}
            }
          `
    }
  `;
}
