import { Code } from '../../writers/code.ts';
import { type JsCode, jsLiteral } from '../../writers/js.ts';
import type { AttributeField, BlockAttribute } from '../plan.ts';

/** What a new item of a list is: fields that need a value have it. */
export function newItemOf({ kind, item, fields }: BlockAttribute): JsCode {
  const empty = (field: AttributeField) => {
    if (field.kind === 'boolean') return false;
    if (field.kind === 'enum') return field.options[0]?.value ?? '';
    if (field.kind === 'number' || field.kind === 'integer') return field.minimum ?? 0;
    if (field.kind === 'image' || field.kind === 'media') return { url: '' };
    if (field.kind === 'array') return [];
    return '';
  };
  if (kind === 'array') return new Code('js', jsLiteral(item === undefined ? '' : empty(item)));
  return new Code('js', jsLiteral(Object.fromEntries(fields.map((field) => [field.name, empty(field)]))));
}
