import { staffListColumns } from '@presswright/shared/schemas/plans/behaviours/staff-list';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { checkAttributes, oneOfNames } from '../shown/check-parts.ts';
import { bulkKeys, isFilter, listableKind, listedOf, orderOf, type StaffList } from './list-plan.ts';

/** The first thing in a list that does not fit the plan. */
export function checkStaffList(list: StaffList, context: PlanContext): Fault | null {
  const { entity, columns, sortable, filters, marks, hides, roles, bulk = [] } = list;
  const kind = listableKind(entity, context);
  if (kind === undefined) {
    const known = context.entities.filter((key) => listableKind(key, context) !== undefined);
    return { at: 'entity', expected: oneOfNames(known), got: entity };
  }
  const isOwn = (context.plan.entities ?? []).some(({ key }) => key === entity);
  if (columns.length + filters.length + hides.length + bulk.length === 0)
    return { at: 'columns', expected: 'a column, a filter, a bulk action or a column that is hidden', got: columns };
  const settable = bulkKeys(context.plan, kind);
  const unset = bulk.findIndex((key) => !settable.includes(key));
  if (unset !== -1) return { at: `bulk[${unset}]`, expected: oneOfNames(settable), got: bulk[unset] };
  const attributes = listedOf(context.plan, kind);
  const named = (name: string) => attributes.find(({ key }) => key === name);
  const can = (test: (one: (typeof attributes)[number]) => boolean) =>
    oneOfNames([...new Set(attributes.filter(test).map(({ key }) => key))]);
  const unshown = (name: string): boolean => !columns.includes(name);
  const within = (names: readonly string[], at: string): Fault | null => {
    const index = names.findIndex(unshown);
    return index === -1 ? null : { at: `${at}[${index}]`, expected: oneOfNames(columns), got: names[index] };
  };
  const others = (context.plan.behaviours ?? []).filter(
    (one): one is StaffList => one.kind === 'staff_list' && one.entity === entity,
  );
  const earlier = others.slice(0, Math.max(0, others.indexOf(list))).flatMap((one) => one.columns);
  const twice = columns.findIndex((name) => earlier.includes(name));
  const unsortable = sortable.findIndex((name) => {
    const found = named(name);
    return found === undefined || orderOf(kind, found) === null;
  });
  const unfilterable = filters.findIndex((name) => {
    const found = named(name);
    return found === undefined || !isFilter(context.plan, kind, found);
  });
  const own: readonly string[] = isOwn ? [] : staffListColumns[entity as keyof typeof staffListColumns];
  const unknown = hides.findIndex((name) => !own.includes(name));
  const stranger = roles.findIndex((name) => !context.roles.includes(name));
  return (
    checkAttributes(columns, 'columns', entity, context) ??
    (twice === -1
      ? null
      : { at: `columns[${twice}]`, expected: 'a column that no other list of these has', got: columns[twice] }) ??
    within(sortable, 'sortable') ??
    (unsortable === -1
      ? null
      : {
          at: `sortable[${unsortable}]`,
          expected: `what the list can be sorted by: ${can((one) => orderOf(kind, one) !== null && columns.includes(one.key))}`,
          got: sortable[unsortable],
        }) ??
    (unfilterable === -1
      ? null
      : {
          at: `filters[${unfilterable}]`,
          expected: `what the list can be narrowed by: ${can((one) => isFilter(context.plan, kind, one))}`,
          got: filters[unfilterable],
        }) ??
    marks
      .map(({ column, conditions }, index) =>
        unshown(column)
          ? { at: `marks[${index}].column`, expected: oneOfNames(columns), got: column }
          : checkConditions(entity, conditions, `marks[${index}].conditions`, context),
      )
      .find((fault) => fault !== null) ??
    (unknown === -1 ? null : { at: `hides[${unknown}]`, expected: oneOfNames(own), got: hides[unknown] }) ??
    (stranger === -1 ? null : { at: `roles[${stranger}]`, expected: oneOfNames(context.roles), got: roles[stranger] })
  );
}
