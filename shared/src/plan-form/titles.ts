import { kindWords } from './kind-words.ts';
import { referenceOptions } from './references.ts';
import { isObject } from './schema.ts';
import { phraseOf, valueLabel } from './words.ts';

const names = [
  'label',
  'plural',
  'name',
  'title',
  'singular',
  'key',
  'value',
  'attribute',
  'entity',
  'do',
  'is',
  'to',
  'place',
  'control',
];

/** What a part of a list is called. */
export function titleOf(item: unknown, fallback: string, plan: unknown): string {
  if (typeof item === 'string') return item || fallback;
  if (!isObject(item)) return fallback;
  if (typeof item.kind === 'string') return kindWords[item.kind]?.title ?? phraseOf(item.kind);
  const member = names.find((name) => typeof item[name] === 'string' && item[name] !== '');
  if (member === undefined) return fallback;
  const text = String(item[member]);
  if (member === 'entity') return entityLabel(plan, text);
  return /^(?:label|plural|name|title|singular)$/.test(member) ? text : valueLabel(text);
}

function entityLabel(plan: unknown, key: string): string {
  return referenceOptions(plan, { to: 'entity', own: false }).find(({ value }) => value === key)?.label ?? key;
}

const listed = (parts: unknown): readonly unknown[] => (Array.isArray(parts) ? parts : []);

/** What a part has, in a few words. */
export function summaryOf(member: string, item: unknown, plan: unknown): string {
  if (!isObject(item)) return '';
  if (typeof item.kind === 'string') {
    const text = typeof item.title === 'string' ? item.title : '';
    return [typeof item.entity === 'string' ? entityLabel(plan, item.entity) : '', text].filter(Boolean).join(' · ');
  }
  if (member === 'entities') {
    const fields = listed(item.fields).filter(isObject);
    const labels = fields.map(({ label }) => String(label ?? ''));
    return labels.length === 0 ? 'No fields' : labels.join(', ');
  }
  if (typeof item.type === 'string') {
    return [valueLabel(item.type), item.required === true ? 'required' : ''].filter(Boolean).join(', ');
  }
  return '';
}
