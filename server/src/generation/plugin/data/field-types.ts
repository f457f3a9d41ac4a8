import { siteRole } from '../../behaviours/role-names.ts';
import { type PhpValue, php } from '../../writers/php.ts';
import { prefixed, translated } from '../code-names.ts';
import type { PlanEntity, PlanField, PlanFieldType, PluginPlan } from '../plan.ts';
import { isFieldRestricted } from './restricted.ts';

type Schema = { readonly [key: string]: PhpValue };

/** How values of a type are described in JSON schema, and kept in a column of a table. */
interface FieldTypeRow {
  readonly schema: Schema;
  readonly column: string;
}

const text = (format: string): Schema => ({ type: 'string', format });
const ids: Schema = { type: 'array', items: { type: 'integer', minimum: 1 } };
const id: Schema = { type: 'integer', minimum: 1 };

const rows: Record<PlanFieldType, FieldTypeRow> = {
  text: { schema: { ...text('text-field'), maxLength: 200 }, column: 'varchar(200)' },
  textarea: { schema: text('textarea-field'), column: 'longtext' },
  html: { schema: { type: 'string' }, column: 'longtext' },
  integer: { schema: { type: 'integer' }, column: 'bigint(20)' },
  number: { schema: { type: 'number' }, column: 'double' },
  money: { schema: { type: 'number' }, column: 'decimal(14,2)' },
  boolean: { schema: { type: 'boolean' }, column: 'tinyint(1)' },
  date: { schema: { ...text('date'), pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }, column: 'date' },
  time: { schema: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, column: 'varchar(5)' },
  datetime: {
    schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]$' },
    column: 'varchar(16)',
  },
  email: { schema: { ...text('email'), maxLength: 100 }, column: 'varchar(100)' },
  url: { schema: text('uri'), column: 'text' },
  phone: { schema: { ...text('text-field'), pattern: '^[-+0-9 ()./#x]{3,40}$' }, column: 'varchar(40)' },
  color: { schema: text('hex-color'), column: 'varchar(7)' },
  image: { schema: id, column: 'bigint(20) unsigned' },
  file: { schema: id, column: 'bigint(20) unsigned' },
  gallery: { schema: ids, column: 'longtext' },
  choice: { schema: { type: 'string' }, column: 'varchar(100)' },
  choices: { schema: { type: 'array', uniqueItems: true }, column: 'longtext' },
  list: { schema: { type: 'array', items: text('text-field') }, column: 'longtext' },
  relation: { schema: id, column: 'bigint(20) unsigned' },
  relations: { schema: ids, column: 'longtext' },
  user: { schema: id, column: 'bigint(20) unsigned' },
};

/** The SQL type of a field's column. */
export const columnOf = ({ type }: PlanField): string => rows[type].column;

/** JSON schema of a field's values, as WordPress' REST API understands it. */
export function schemaOf({ type, choices, min, max }: PlanField): Schema {
  const { schema } = rows[type];
  const values = choices.map(({ value }) => value);
  if (type === 'choice') return { ...schema, enum: values };
  if (type === 'choices') return { ...schema, items: { type: 'string', enum: values } };
  return { ...schema, ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
}

/** What the plugin's code knows of a field, as PHP. */
export function definitionOf(plan: PluginPlan, field: PlanField, hasMeta: boolean): PhpValue {
  const target = plan.entities.find(({ key }) => key === field.relatedEntity);
  return {
    label: translated(plan, field.label),
    input: field.type,
    ...(hasMeta && { meta: field.metaKey }),
    required: field.isRequired,
    public: field.isPublic,
    ...(field.unit !== undefined && { unit: translated(plan, field.unit) }),
    ...(target !== undefined && target.storage !== 'table' && { target: target.postType }),
    ...(field.type === 'user' && { roles: (field.roles ?? []).map((role) => siteRole(plan, role)) }),
    ...(field.choices.length > 0 && {
      choices: Object.fromEntries(field.choices.map(({ value, label }) => [value, translated(plan, label)])),
    }),
    schema: schemaOf(field),
  };
}

/** The method `fields()` of a class that defines an entity. */
export function fieldsMethod(plan: PluginPlan, { key, fields }: PlanEntity, hasMeta: boolean) {
  const all = php`${Object.fromEntries(fields.map((field) => [field.key, definitionOf(plan, field, hasMeta)]))}`;
  return php`
    /**
     * Gets the fields, except the title.
     *
     * @return array[] Label, input type and JSON Schema, keyed by field.
     */
    public static function fields() {
      ${
        isFieldRestricted(plan, key)
          ? php`
              /**
               * Filters the fields: what the current user may see and change of them.
               *
               * @param array[] $fields Fields by key.
               * @param string  $entity Kind of records.
               */
              return (array) apply_filters( ${prefixed(plan, 'fields')}, ${all}, ${key} );
            `
          : php`return ${all};`
      }
    }
  `;
}
