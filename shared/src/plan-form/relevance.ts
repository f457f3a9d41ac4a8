import { isObject } from './schema.ts';

const numbers = ['integer', 'number', 'money', 'rating', 'duration'];

/** Types of fields and attributes that a member goes with. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  choices: ['choice'],
  relates_to: ['relation'],
  roles: ['user'],
  unit: numbers,
  min: numbers,
  max: numbers,
  options: ['enum'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  items: ['array'],
  properties: ['object', 'query'],
};

/** Those without which the type says nothing. */
const needed = new Set(['choices', 'relates_to', 'options', 'items', 'properties']);

/** Whether a member goes with the type of what it is of: true: the type needs it; false: it has no place there. */
export function isRelevant(member: string, around: unknown): boolean | undefined {
  const types = Object.hasOwn(typesOf, member) ? typesOf[member] : undefined;
  if (types === undefined || !isObject(around) || typeof around.type !== 'string') return undefined;
  if (!types.includes(around.type)) return false;
  return needed.has(member) ? true : undefined;
}
