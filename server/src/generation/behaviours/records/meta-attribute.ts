import type { PlanField } from '../../plugin/plan.ts';
import { identifier, type PhpCode, php } from '../../writers/php.ts';
import { type FieldLook, fieldTexts } from './field-texts.ts';
import { attributeTypes } from './own-attributes.ts';
import { type Attribute, attribute, metaDateQuery } from './record-kind.ts';

/** A field that is kept as metadata, as an attribute; `owner` is what WordPress calls the metadata's records: `post`. */
export function metaAttribute(
  {
    key,
    label,
    type,
    isPublic,
    metaKey,
    ...look
  }: Pick<PlanField, 'key' | 'label' | 'type' | 'isPublic' | 'metaKey'> & Omit<FieldLook, 'type'>,
  owner: 'post' | 'user' | 'comment' | 'term',
  id: (record: PhpCode) => PhpCode,
): Attribute {
  const kind = attributeTypes[type] ?? 'text';
  const get = phpFunction(`get_${owner}_meta`);
  const update = phpFunction(`update_${owner}_meta`);
  const value = (record: PhpCode): PhpCode => php`${get}( ${id(record)}, ${metaKey}, true )`;
  const read = (record: PhpCode): PhpCode => {
    if (kind === 'list') return php`array_values( array_filter( (array) ${value(record)} ) )`;
    if (kind === 'boolean') return php`(bool) ${value(record)}`;
    // What was never entered is no zero.
    if (kind === 'number' || kind === 'money')
      return php`( is_numeric( ${value(record)} ) ? (float) ${value(record)} : '' )`;
    if (kind === 'person') return php`(int) ${value(record)}`;
    return php`(string) ${value(record)}`;
  };
  return attribute(key, label, kind, read, {
    isPublic,
    metaKey,
    ...fieldTexts({ type, ...look }, read),
    write: (record, to) => php`${update}( ${id(record)}, ${metaKey}, wp_slash( ${to} ) );`,
    ...(kind === 'date' && {
      dated: (side: 'until' | 'from', moment: PhpCode) =>
        metaDateQuery(metaKey, type === 'date' ? 'Y-m-d' : 'Y-m-d\\TH:i', side, moment),
    }),
  });
}

const phpFunction = (name: string): PhpCode => identifier(name);
