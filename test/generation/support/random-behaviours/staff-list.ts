import { staffListColumns } from '@presswright/shared/schemas/plans/behaviours/staff-list';
import type { PlanContext } from '../../../../server/src/generation/behaviours/behaviour.ts';
import {
  bulkKeys,
  isFilter,
  listableKind,
  listedOf,
  orderOf,
} from '../../../../server/src/generation/behaviours/staff-list/list-plan.ts';

type Members = Record<string, unknown>;

/** A random list of what the site has, with columns that there are. */
export function staffList(one: Members, context: PlanContext, pick: number): Members {
  const kind = listableKind(context.entities[pick % context.entities.length] ?? 'post', context);
  if (kind === undefined) return one;
  const all = listedOf(context.plan, kind);
  const some = <T>(list: readonly T[]): T[] => list.filter((_, index) => (pick + index) % 3 !== 0);
  const columns = [...new Set(some(context.attributes(kind.key).map(({ key }) => key)))].slice(0, 12);
  const shown = all.filter(({ key }) => columns.includes(key));
  const marks = (one.marks as Members[]).flatMap((mark, index) => {
    const about = shown[(pick + index) % Math.max(1, shown.length)];
    if (about === undefined) return [];
    const condition =
      about.type === 'date'
        ? { is: 'older_than_days', value: pick % 400 }
        : { is: index % 2 === 0 ? 'filled' : 'empty' };
    return [{ ...mark, column: about.key, conditions: [{ attribute: about.key, ...condition }] }];
  });
  const isOwn = (context.plan.entities ?? []).some(({ key }) => key === kind.key);
  const { bulk: _, ...rest } = one;
  const bulk = bulkKeys(context.plan, kind).slice(0, 6);
  return {
    ...rest,
    ...(bulk.length > 0 ? { bulk } : {}),
    entity: kind.key,
    columns,
    sortable: shown
      .filter((found) => orderOf(kind, found) !== null)
      .map(({ key }) => key)
      .slice(0, 12),
    filters: some(all.filter((found) => isFilter(context.plan, kind, found)).map(({ key }) => key)).slice(0, 6),
    marks,
    hides: some([...(isOwn ? [] : staffListColumns[kind.key as keyof typeof staffListColumns])]),
    roles: pick % 2 === 0 ? [] : [context.roles[pick % context.roles.length] ?? 'editor'],
  };
}
