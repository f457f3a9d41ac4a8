import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { fieldTexts } from '../records/field-texts.ts';
import { metaAttribute } from '../records/meta-attribute.ts';
import { attributeTypes } from '../records/own-attributes.ts';
import { type Attribute, attribute, type RecordKind } from '../records/record-kind.ts';
import { type ExtraField, fieldGroups } from './planned-fields.ts';

/** A kind of records that the site has, with the fields that the plan gives to it. */
export function withExtraAttributes(plan: PluginPlan, kind: RecordKind): RecordKind {
  const fields = fieldGroups(plan).flatMap((group) => (group.entity === kind.key ? group.fields : []));
  if (fields.length === 0) return kind;
  const { storage } = kind;
  const made = fields.map((field) =>
    storage === 'order' || storage === 'row' ? orderAttribute(field) : metaAttribute(field, storage, kind.id),
  );
  return { ...kind, attributes: [...made, ...kind.attributes] };
}

/** A field of orders, which WooCommerce may keep in tables of its own. */
function orderAttribute(field: ExtraField): Attribute {
  const { key, label, type, isPublic, metaKey } = field;
  const kind = attributeTypes[type] ?? 'text';
  const read = (record: PhpCode): PhpCode => {
    const value = php`${record}->get_meta( ${metaKey} )`;
    if (kind === 'list') return php`array_values( array_filter( (array) ${value} ) )`;
    if (kind === 'boolean') return php`(bool) ${value}`;
    if (kind === 'person') return php`(int) ${value}`;
    return kind === 'number' || kind === 'money' ? php`(float) ${value}` : php`(string) ${value}`;
  };
  return attribute(key, label, kind, read, {
    ...fieldTexts(field, read),
    isPublic,
    metaKey,
    write: (record, value) => php`
        ${record}->update_meta_data( ${metaKey}, ${value} );
        ${record}->save();
      `,
  });
}
