import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanFieldType } from '../../plugin/plan.ts';
import { commonAttributes } from './posts.ts';
import type { AttributeType } from './record-kind.ts';

/** Types of attributes by types of fields; others are text. */
export const attributeTypes: Partial<Record<PlanFieldType, AttributeType>> = {
  integer: 'number',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  choices: 'list',
  list: 'list',
  relations: 'list',
  gallery: 'list',
  image: 'image',
  user: 'person',
};

/** The type of attribute that a field of a plan becomes. */
export function attributeTypeOf({ type, multiple = false }: PlanField): AttributeType {
  if (multiple && ['choice', 'relation', 'text', 'textarea', 'url', 'location', 'image'].includes(type)) return 'list';
  if (type === 'rating' || type === 'duration') return 'number';
  return attributeTypes[type as PlanFieldType] ?? 'text';
}

/** What records of the plan have besides their fields. */
export const postAttributes = commonAttributes;
