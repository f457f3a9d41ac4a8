import { blankFor, blankShape, keyOf } from './blank.ts';
import { schemaFaults } from './faults.ts';
import { pathOf, type Steps, stepsOf, valueAt, withValueAt } from './paths.ts';
import { isRelevant } from './relevance.ts';
import { schemaAt, withoutPart } from './remove.ts';
import { withRenamed } from './rename.ts';
import { besidesNull, isObject, type PlanSchema, shapesOf } from './schema.ts';

/** What a person does to a plan; `path` is that of a field or of a part of a list. */
export type PlanEdit =
  /** null where null is a value; undefined (or absent) takes an optional member away. */
  | { readonly do: 'set'; readonly path: string; readonly value?: unknown }
  /** A new part at the end of a list; `shape`: of which kind, where there are several. */
  | { readonly do: 'add'; readonly path: string; readonly shape?: string }
  | { readonly do: 'remove'; readonly path: string }
  | { readonly do: 'move'; readonly path: string; readonly to: number }
  /** Another shape for a value; what both shapes have stays. */
  | { readonly do: 'shape'; readonly path: string; readonly shape: string }
  /** An optional group with what it needs. */
  | { readonly do: 'fill'; readonly path: string };

/** The plan after an edit. */
export interface EditedPlan {
  readonly plan: unknown;
  /** Where to go on: the new part, or what is left in place of a removed one. */
  readonly focus: string;
  /** What was removed besides, because it was about what is gone. */
  readonly also: readonly string[];
}

/** Applies an edit; the plan before stays as it is. An edit of what is not there changes nothing. */
export function editPlan(schema: PlanSchema, plan: unknown, edit: PlanEdit): EditedPlan {
  const steps = stepsOf(edit.path);
  const changed = (next: unknown, focus = edit.path): EditedPlan => ({ plan: next, focus, also: [] });
  const inner = schemaAt(schema, plan, steps);
  if (inner === null) return changed(plan);
  switch (edit.do) {
    case 'set':
      return edit.value === undefined
        ? remove(schema, plan, steps)
        : changed(withSet(schema, plan, steps, inOrder(inner, valueAt(plan, steps), ofEnum(inner, edit.value))));
    case 'add':
      return add(inner, plan, steps, edit.shape);
    case 'remove':
      return remove(schema, plan, steps);
    case 'move':
      return move(plan, steps, edit.to);
    case 'shape':
      return changed(withShape(inner, plan, steps, edit.shape));
    case 'fill':
      return changed(withValueAt(plan, steps, blankFor(inner, plan, steps)));
  }
}

/** What a choice is called in a form is a text; the value may be a number. */
function ofEnum({ enum: values = [] }: PlanSchema, value: unknown): unknown {
  return values.includes(value) ? value : (values.find((one) => String(one) === value) ?? value);
}

/** Some of several values, in the order that they had; new ones behind. */
function inOrder({ items }: PlanSchema, was: unknown, value: unknown): unknown {
  if (items?.enum === undefined || !Array.isArray(was) || !Array.isArray(value)) return value;
  const kept = was.filter((one: unknown, place) => value.includes(one) && was.indexOf(one) === place);
  return [...kept, ...value.filter((one: unknown) => !kept.includes(one))];
}

function withSet(schema: PlanSchema, plan: unknown, steps: Steps, value: unknown): unknown {
  const member = steps.at(-1);
  if (member === 'key' && typeof value === 'string') return withRenamed(schema, plan, steps, value);
  const around = steps.slice(0, -1);
  const part = valueAt(plan, around);
  if (!isObject(part)) return withValueAt(plan, steps, value);
  const next = withValueAt(plan, steps, value);
  if (typeof value !== 'string') return next;
  if (member === 'type') return withFittingMembers(schema, next, around);
  if (member !== 'label' && member !== 'singular' && member !== 'name') return next;
  return withNames(schema, next, around, { member, was: String(part[member] ?? ''), is: value });
}

/** What follows a name until somebody says otherwise: a plural, and the key of a part that has just been made. */
function withNames(
  schema: PlanSchema,
  plan: unknown,
  around: Steps,
  { member, was, is }: { readonly member: string; readonly was: string; readonly is: string },
): unknown {
  const part = valueAt(plan, around);
  if (!isObject(part)) return plan;
  const isPlural = member === 'singular' && (part.plural === `${was}s` || part.plural === '');
  const named = isPlural ? withValueAt(plan, [...around, 'plural'], pluralOf(is)) : plan;
  // The key stands in stored data: only that of a part that nobody has named yet follows.
  const isNew = /^New /.test(was) && typeof part.key === 'string' && part.key.replace(/_\d+$/, '') === keyOf(was);
  const key = keyOf(is);
  if (!isNew || key === '') return named;
  const siblings = valueAt(plan, around.slice(0, -1));
  const taken = Array.isArray(siblings) ? siblings.map((one: unknown) => (isObject(one) ? one.key : undefined)) : [];
  return taken.includes(key) ? named : withRenamed(schema, named, [...around, 'key'], key);
}

const hasOneForm = /(?:hours|news|series|[a-z]{4}ings)$/i;

/** The plural of a name. */
export function pluralOf(singular: string): string {
  if (hasOneForm.test(singular)) return singular;
  if (/(?:s|x|ch|sh)$/i.test(singular)) return `${singular}es`;
  return /[^aeiou]y$/i.test(singular) ? `${singular.slice(0, -1)}ies` : `${singular}s`;
}

/** The singular of a name that may be a plural. */
export function singularOf(plural: string): string {
  if (hasOneForm.test(plural) || /(?:ss|us|is)$/i.test(plural)) return plural;
  if (/[^aeiou]ies$/i.test(plural)) return `${plural.slice(0, -3)}y`;
  return /(?:xes|ches|shes|sses)$/i.test(plural) ? plural.slice(0, -2) : plural.replace(/s$/i, '');
}

/** A part whose type changed: without what the type has no use for, with what it cannot do without. */
function withFittingMembers(schema: PlanSchema, plan: unknown, around: Steps): unknown {
  const part = valueAt(plan, around);
  const inner = schemaAt(schema, plan, around);
  if (!isObject(part) || inner === null) return plan;
  return Object.entries(inner.properties ?? {}).reduce<unknown>((current, [member, described]) => {
    const at = [...around, member];
    const fits = isRelevant(member, part);
    if (fits === false) return withValueAt(current, at, undefined);
    return fits === true && part[member] === undefined
      ? withValueAt(current, at, blankFor(described, plan, at))
      : current;
  }, plan);
}

function add(schema: PlanSchema, plan: unknown, steps: Steps, shape: string | undefined): EditedPlan {
  const { items } = schema;
  if (items === undefined) return { plan, focus: pathOf(steps), also: [] };
  const present = valueAt(plan, steps);
  const list: readonly unknown[] = Array.isArray(present) ? present : [];
  const at = [...steps, list.length];
  const withList = withValueAt(plan, steps, list);
  const shapes = shapesOf(items);
  const wanted = shapes?.shapes.find(({ value }) => value === shape);
  const part =
    shapes !== null && wanted !== undefined
      ? blankShape(wanted, shapes.member, withList, at)
      : blankFor(items, withList, at);
  return { plan: withValueAt(withList, at, part), focus: pathOf(at), also: [] };
}

function remove(schema: PlanSchema, plan: unknown, steps: Steps): EditedPlan {
  const { plan: next, also } = withoutPart(schema, plan, steps);
  const place = steps.at(-1);
  const around = steps.slice(0, -1);
  if (typeof place !== 'number') return { plan: next, focus: pathOf(steps), also };
  const left = valueAt(next, around);
  const count = Array.isArray(left) ? left.length : 0;
  return { plan: next, focus: pathOf(count === 0 ? around : [...around, Math.min(place, count - 1)]), also };
}

function move(plan: unknown, steps: Steps, to: number): EditedPlan {
  const around = steps.slice(0, -1);
  const from = steps.at(-1);
  const list = valueAt(plan, around);
  if (typeof from !== 'number' || !Array.isArray(list) || from >= list.length) {
    return { plan, focus: pathOf(steps), also: [] };
  }
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const moved = list.toSpliced(from, 1).toSpliced(place, 0, list[from]);
  return { plan: withValueAt(plan, around, moved), focus: pathOf([...around, place]), also: [] };
}

function withShape(schema: PlanSchema, plan: unknown, steps: Steps, shape: string): unknown {
  const described = besidesNull(schema) ?? schema;
  const shapes = shapesOf(described);
  const wanted = shapes?.shapes.find(({ value }) => value === shape);
  if (shapes === null || wanted === undefined) return plan;
  const old = valueAt(plan, steps);
  const made = blankShape(wanted, shapes.member, plan, steps);
  const kept = Object.entries(isObject(old) ? old : {}).filter(([member, value]) => {
    const inner = wanted.schema.properties?.[member];
    return inner !== undefined && inner.const === undefined && schemaFaults(inner, value).length === 0;
  });
  return withValueAt(plan, steps, { ...(isObject(made) ? made : {}), ...Object.fromEntries(kept) });
}
