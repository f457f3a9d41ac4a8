import { isObject, type JsonObject } from './schema.ts';

/** Steps into a plan: members and places in lists. */
export type Steps = readonly (string | number)[];

/** Reads a path such as `entities[0].fields[2].label`. */
export function stepsOf(path: string): Steps {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, place]) => (place === undefined ? text : Number(place)));
}

/** Writes a path. */
export function pathOf(steps: Steps): string {
  return steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

/** What is at a place; undefined: nothing. */
export function valueAt(root: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined;
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, root);
}

/** A copy in which something else is at a place; undefined takes a member or an item away. */
export function withValueAt(root: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(root) ? root : [];
    const changed = withValueAt(list[step], rest, value);
    if (changed === undefined) return list.filter((_, place) => place !== step);
    return step < list.length ? list.with(step, changed) : [...list, changed];
  }
  const members: JsonObject = isObject(root) ? root : {};
  const changed = withValueAt(members[step], rest, value);
  if (changed === undefined) {
    return Object.fromEntries(Object.entries(members).filter(([member]) => member !== step));
  }
  const entries = Object.entries(members).map(([member, old]) => [member, member === step ? changed : old] as const);
  // Through entries: `__proto__` is a member like any other.
  return Object.fromEntries(Object.hasOwn(members, step) ? entries : [...entries, [step, changed] as const]);
}
