import { pathOf, type Steps, valueAt, withValueAt } from './paths.ts';
import { type Named, namedAt, placesOf } from './rename.ts';
import { besidesNull, isObject, type PlanSchema, schemaWithin } from './schema.ts';
import { titleOf } from './titles.ts';

/** A plan without a part, and what went with it because it referred to the part. */
export interface Removal {
  readonly plan: unknown;
  /** What else was removed, as people call it. */
  readonly also: readonly string[];
}

/** Removes what is at a place, and every reference to it: where something is about nothing else, that goes as well. */
export function withoutPart(schema: PlanSchema, plan: unknown, steps: Steps): Removal {
  const names = [...namesIn(plan, steps)];
  let current = withValueAt(plan, steps, undefined);
  const also: string[] = [];
  for (const named of names) {
    for (;;) {
      if (isThere(current, named)) break;
      const place = placesOf(schema, current, named)[0];
      if (place === undefined) break;
      const { at, to } = whatGoes(schema, current, place.steps);
      if (to === undefined && typeof at.at(-1) === 'number')
        also.push(titleOf(valueAt(current, at), 'an entry', current));
      // What goes with it may be a field, to which others refer.
      if (to === undefined) names.push(...namesIn(current, at));
      current = withValueAt(current, at, to);
    }
  }
  return { plan: current, also };
}

/** What the parts at a place are called that others may refer to. */
function namesIn(plan: unknown, steps: Steps): readonly Named[] {
  const part = valueAt(plan, steps);
  const own = namedAt(plan, [...steps, 'key']);
  const inner = ['fields', 'taxonomies'].flatMap((member) => {
    const list = isObject(part) ? part[member] : undefined;
    return Array.isArray(list) ? list.flatMap((_, place) => namedAt(plan, [...steps, member, place, 'key']) ?? []) : [];
  });
  return own === null ? inner : [own, ...inner];
}

function isThere(plan: unknown, named: Named): boolean {
  if (named.part === 'field') return false;
  const list = isObject(plan) ? plan[named.part === 'entity' ? 'entities' : 'roles'] : undefined;
  return Array.isArray(list) && list.some((one) => isObject(one) && one.key === named.key);
}

/** What says when or whether something is done: with less of it, it would be done too often. */
const wholes = new Set(['conditions', 'checks', 'actions', 'when', 'starts', 'subject']);

/** The nearest place around a reference that the plan can do without, and what is there then. */
function whatGoes(schema: PlanSchema, plan: unknown, steps: Steps): { readonly at: Steps; readonly to: unknown } {
  const whole = steps.findIndex((step) => typeof step === 'string' && wholes.has(step));
  for (let depth = whole === -1 ? steps.length : whole; depth > 0; depth -= 1) {
    const at = steps.slice(0, depth);
    const around = steps.slice(0, depth - 1);
    const outer = schemaAt(schema, plan, around);
    const step = at.at(-1);
    if (outer === null || step === undefined) continue;
    if (typeof step === 'number') {
      const list = valueAt(plan, around);
      if (Array.isArray(list) && list.length > (outer.minItems ?? 0)) return { at, to: undefined };
      continue;
    }
    const inner = schemaWithin(outer, valueAt(plan, around), step);
    if (inner !== null && besidesNull(inner) !== null && depth === steps.length) return { at, to: null };
    if (!isNeeded(outer, valueAt(plan, around), step)) return { at, to: undefined };
  }
  throw new Error(`${pathOf(steps)}: a plan cannot do without it`);
}

function isNeeded(schema: PlanSchema, value: unknown, member: string): boolean {
  // A relation without the records that it leads to is none.
  if (member === 'relates_to') return true;
  const shape = schemaWithin(schema, value, member);
  const told = schema.oneOf ?? schema.anyOf;
  if (told === undefined) return schema.required?.includes(member) ?? false;
  return told.some(
    ({ properties, required }) => properties?.[member] === shape && (required?.includes(member) ?? false),
  );
}

/** The schema of what is at a place. */
export function schemaAt(schema: PlanSchema, plan: unknown, steps: Steps): PlanSchema | null {
  let current: PlanSchema | null = schema;
  for (const [depth, step] of steps.entries()) {
    if (current === null) return null;
    current = schemaWithin(besidesNull(current) ?? current, valueAt(plan, steps.slice(0, depth)), step);
  }
  return current;
}
