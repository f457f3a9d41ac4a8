import { maxFields } from '@presswright/shared/schemas/block-parts';
import type { BlockPlan, PlanAttribute, PlanItem, PlanProperty } from '@presswright/shared/schemas/plans/block-plan';
import { GenerationError } from '../../generation-error.ts';
import { checkKey } from '../attributes/attribute-names.ts';
import { rolesOf } from '../attributes/attribute-roles.ts';

type Kind = PlanAttribute['type'];

/** Kinds that hold other values; a value of a list or of a row is none of them, but may be a list of texts. */
const containers: ReadonlySet<Kind> = new Set(['object', 'query', 'null']);

/**
 * Finds what a schema cannot tell: keys that are used twice or that no block can have, and parts that do not fit one another.
 * @throws {GenerationError} with the path of the first fault, what was expected there and what was got
 */
export function checkPlan(plan: BlockPlan, at = 'plan'): void {
  const { attributes = [], style_variants: styles = [], default_style: style = 'default', features = [] } = plan;
  const fields = attributes.reduce((sum, { properties = [] }) => sum + 1 + properties.length, 0);
  if (fields > maxFields) fault(`${at}.attributes`, `at most ${maxFields} attributes and properties in all`, fields);
  checkKeys(attributes, `${at}.attributes`, true);
  for (const [index, attribute] of attributes.entries()) checkAttribute(attribute, `${at}.attributes[${index}]`);
  if (style !== 'default' && !styles.includes(style))
    fault(`${at}.default_style`, oneOf(['default', ...styles.filter((one) => one !== 'default')]), style);
  if (plan.editor === false && features.includes('inner_blocks'))
    fault(`${at}.editor`, 'true, since blocks inside another are edited', false);
}

function checkAttribute(attribute: PlanAttribute, path: string): void {
  const { type, items, properties } = attribute;
  checkValue(attribute, path);
  if (items !== undefined) {
    if (type !== 'array') fault(`${path}.items`, 'none but of an array', items);
    checkInner(items, `${path}.items`);
  }
  if (properties === undefined) return;
  if (type !== 'object' && type !== 'query')
    fault(`${path}.properties`, 'none but of an object or a query', properties);
  checkKeys(properties, `${path}.properties`, false);
  for (const [index, property] of properties.entries()) checkInner(property, `${path}.properties[${index}]`);
}

function checkInner(field: PlanItem | PlanProperty, path: string): void {
  if (containers.has(field.type)) fault(`${path}.type`, 'a single value, or an array of texts', field.type);
  checkValue(field, path);
}

function checkValue({ type, role, options, minimum, maximum }: PlanItem, path: string): void {
  const roles: readonly string[] = rolesOf(type);
  if (role !== undefined && !roles.includes(role)) fault(`${path}.role`, `a role of ${type}: ${oneOf(roles)}`, role);
  if (options !== undefined) {
    if (type !== 'enum') fault(`${path}.options`, 'none but of an enum', options);
    const values = options.map(({ value }) => value);
    const twice = values.findIndex((value, place) => values.indexOf(value) !== place);
    if (twice !== -1) fault(`${path}.options[${twice}].value`, 'a value that no other option has', values[twice]);
  }
  const isNumber = type === 'number' || type === 'integer';
  for (const [member, limit] of Object.entries({ minimum, maximum }))
    if (limit !== undefined && !isNumber) fault(`${path}.${member}`, 'none but of a number or an integer', limit);
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    fault(`${path}.maximum`, `at least minimum (${minimum})`, maximum);
}

/** Keys stand in block.json as they are in the plan, so they have to be such as a block can have. */
function checkKeys(parts: readonly { readonly key: string }[], path: string, isAttribute: boolean): void {
  const taken = new Set<string>();
  for (const [index, { key }] of parts.entries()) {
    if (taken.has(key)) fault(`${path}[${index}].key`, 'a key that no other has', key);
    taken.add(key);
    checkKey(key, `${path}[${index}].key`, isAttribute);
  }
}

function oneOf(names: readonly string[]): string {
  return `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;
}

/** Refuses a plan. */
export function fault(path: string, expected: string, got: unknown): never {
  throw new GenerationError(path, `${path}: expected ${expected}, got ${JSON.stringify(got).slice(0, 80)}.`);
}
