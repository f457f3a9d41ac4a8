import type { Names } from '../naming/names.ts';
import type { Entity, Field, FieldType } from '../understanding/understanding.ts';
import type { PlanField, PlanFieldType } from './plan.ts';

/** Properties that every record has; a field of such a name is named for its entity too. */
const takenKeys = new Set(
  'id title content excerpt status date modified link author slug type template parent order orderby page per_page search context meta password cb comments categories tags terms'.split(
    ' ',
  ),
);

/** Fields that people do not publish about themselves or others without being asked. */
const privateKey =
  /phone|e_?mail|(?:ip|mac)_?address|birth|salary|iban|tax_?id|password|secret|token|ssn|passport|internal|private/;
/** Where somebody lives, or where a place is. */
const addressKey = /address/;
const privateTypes: ReadonlySet<PlanFieldType> = new Set(['email', 'phone', 'user']);

const singleTypes: Record<FieldType, PlanFieldType> = {
  text: 'text',
  textarea: 'textarea',
  rich_text: 'html',
  integer: 'integer',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  email: 'email',
  url: 'url',
  phone: 'phone',
  color: 'color',
  image: 'image',
  gallery: 'gallery',
  file: 'file',
  choice: 'choice',
  relation: 'relation',
  user: 'user',
  location: 'text',
  rating: 'integer',
  duration: 'integer',
};
const multipleTypes: Partial<Record<FieldType, PlanFieldType>> = {
  choice: 'choices',
  relation: 'relations',
  image: 'gallery',
  text: 'list',
  textarea: 'list',
  url: 'list',
  location: 'list',
};

/** What a kind of content is given when a request wants fields and names none. */
export const startingFields: readonly Field[] = [
  { key: 'subtitle', label: 'Subtitle', type: 'text', isRequired: false, isMultiple: false },
  { key: 'reference_url', label: 'Reference URL', type: 'url', isRequired: false, isMultiple: false },
];

/** Bounds that a type has by itself. */
function boundsOf({ type, min, max }: Field): { min?: number; max?: number } {
  const [least, most] = type === 'rating' ? [1, 5] : type === 'duration' || type === 'money' ? [0, undefined] : [];
  const low = min ?? least;
  const high = max ?? most;
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/**
 * A field of the plugin from one of a description. A choice without choices is a text.
 * @param isPlace whether addresses are those of a place, which visitors may know, rather than of a person
 */
export function planField(
  field: Field,
  entity: Pick<Entity, 'key'>,
  names: Names,
  used: Set<string>,
  isPlace: (key: string) => boolean = () => false,
): PlanField {
  const single = singleTypes[field.type];
  const wanted = (field.isMultiple ? multipleTypes[field.type] : undefined) ?? single;
  const choices = field.choices ?? [];
  const hasTarget = field.relatesTo !== undefined;
  const type =
    (wanted === 'choice' || wanted === 'choices') && choices.length === 0
      ? wanted === 'choice'
        ? 'text'
        : 'list'
      : (wanted === 'relation' || wanted === 'relations') && !hasTarget
        ? 'text'
        : wanted;
  const plain = takenKeys.has(field.key) ? `${entity.key}_${field.key}` : field.key;
  let key = plain;
  for (let number = 2; used.has(key); number++) key = `${plain}_${number}`;
  used.add(key);
  const unit = field.unit ?? (field.type === 'duration' ? 'minutes' : undefined);
  return {
    key,
    metaKey: `${names.prefix}_${key}`,
    label: field.label,
    type,
    choices,
    isRequired: field.isRequired,
    isPublic: !privateTypes.has(type) && !privateKey.test(key) && (!addressKey.test(key) || isPlace(field.key)),
    ...boundsOf(field),
    ...(unit !== undefined && { unit }),
    ...(field.roles !== undefined && { roles: field.roles }),
    ...(field.relatesTo !== undefined && { relatedEntity: field.relatesTo }),
  };
}
