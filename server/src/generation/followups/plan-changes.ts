/** One difference between a plan and the plan that an instruction made of it. */
export interface PlanChange {
  /** Where it is: in the changed plan, and for what was removed in the plan before. */
  readonly path: string;
  /** Null for what was not there. */
  readonly was: unknown;
  /** Null for what is there no more. */
  readonly is: unknown;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two plans; [] where nothing does. */
export function changesBetween(was: unknown, is: unknown, path = ''): PlanChange[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) return changesInList(was, is, path);
  if (isObject(was) && isObject(is))
    return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((member) =>
      changesBetween(was[member], is[member], path === '' ? member : `${path}.${member}`),
    );
  // A list that was not there, or is no more, differs by its items.
  if (Array.isArray(is) && was === undefined) return changesInList([], is, path);
  if (Array.isArray(was) && is === undefined) return changesInList(was, [], path);
  return [{ path, was: was ?? null, is: is ?? null }];
}

/** Items that are the same thing are compared, others were added or removed. */
function changesInList(was: readonly unknown[], is: readonly unknown[], path: string): PlanChange[] {
  const pairs = pairsOf(was, is);
  const kept = new Set(pairs.values());
  const changed = is.flatMap((item, at) => {
    const before = pairs.get(at);
    const own = `${path}[${at}]`;
    return before === undefined ? [{ path: own, was: null, is: item }] : changesBetween(was[before], item, own);
  });
  const removed = was.flatMap((item, at) => (kept.has(at) ? [] : [{ path: `${path}[${at}]`, was: item, is: null }]));
  return [...changed, ...removed];
}

/** For places in the new list those of the same things in the old one. */
function pairsOf(was: readonly unknown[], is: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(was.keys());
  const match = (same: (one: unknown, other: unknown) => boolean) => {
    for (const [at, item] of is.entries()) {
      if (pairs.has(at)) continue;
      const before = [...free].find((place) => same(was[place], item));
      if (before === undefined) continue;
      pairs.set(at, before);
      free.delete(before);
    }
  };
  match((one, other) => JSON.stringify(one) === JSON.stringify(other));
  match((one, other) => identity(one) !== null && identity(one) === identity(other));
  return pairs;
}

/** By what an item is known: its key, or what it does to which records. */
function identity(item: unknown): string | null {
  if (!isObject(item)) return null;
  if (typeof item.key === 'string') return item.key;
  if (typeof item.value === 'string') return item.value;
  if (typeof item.do === 'string') return item.do;
  if (typeof item.kind !== 'string') return null;
  return [item.kind, item.entity ?? '', item.name ?? ''].join(' ');
}
