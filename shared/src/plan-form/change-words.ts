import { sectionTitles } from './labels.ts';
import { type Steps, stepsOf, valueAt } from './paths.ts';
import { schemaAt } from './remove.ts';
import { isObject, type PlanSchema } from './schema.ts';
import { titleOf } from './titles.ts';
import { labelOf, valueLabel } from './words.ts';

/** A difference between two plans, as the service tells it. */
export interface Difference {
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** A difference in words: “Added: Phone (Bookings)”. */
export function changeInWords(
  schema: PlanSchema,
  before: unknown,
  after: unknown,
  { path, was, is }: Difference,
): string {
  const steps = stepsOf(path);
  const plan = is === null ? before : after;
  const member = steps.findLast((step): step is string => typeof step === 'string') ?? '';
  const isPart = typeof steps.at(-1) === 'number';
  const label = labelOf(member, schemaAt(schema, plan, steps) ?? {});
  const name = (value: unknown) => (isPart ? titleOf(value, label, plan) : label);
  const place = placeOf(plan, steps);
  const where = place === '' ? '' : ` (${place})`;
  if (was === null) return isPart || isObject(is) ? `Added: ${name(is)}${where}` : `${label}: ${shown(is)}${where}`;
  if (is === null) return `Removed: ${name(was)}${where}`;
  return isPart && isObject(is) ? `Changed: ${name(is)}${where}` : `${label}: ${shown(was)} → ${shown(is)}${where}`;
}

/** What the nearest part around is called. */
function placeOf(plan: unknown, steps: Steps): string {
  const around = steps.slice(0, -1);
  const depth = around.findLastIndex((step) => typeof step === 'number');
  if (depth !== -1) return titleOf(valueAt(plan, around.slice(0, depth + 1)), '', plan);
  const first = steps[0];
  const section = typeof first === 'string' && Object.hasOwn(sectionTitles, first) ? sectionTitles[first] : undefined;
  return section?.title ?? '';
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return value === '' ? 'empty' : /^[a-z_]+$/.test(value) ? valueLabel(value) : `“${value}”`;
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => titleOf(item, 'item', null)).join(', ');
  return typeof value === 'number' ? String(value) : 'changed';
}
