import type { BehaviourOf, Fault, PlanContext } from '../behaviour.ts';
import { isInTable } from '../in-table.ts';
import { checkName, oneOfNames } from '../shown/check-parts.ts';

/** Types of fields that can tell records apart. */
const keyTypes: readonly string[] = ['text', 'integer', 'email', 'url', 'phone'];

/** What a column can fill in records of an entity: fields, categories and what posts have. */
export function fillable(key: string, { plan }: PlanContext): readonly string[] {
  const { fields = [], taxonomies = [], supports } = plan.entities?.find((one) => one.key === key) ?? {};
  const own = [...fields.map((field) => field.key), ...taxonomies.map((group) => group.key)];
  const supported = supports ?? ['title', 'editor', 'thumbnail'];
  const common = ['title', 'content', ...(supported.includes('thumbnail') ? ['featured_image'] : [])];
  return [...own, ...common.filter((name) => !own.includes(name))];
}

/** Names of what can tell records of an entity apart. */
export function keysOf(key: string, { plan }: PlanContext): readonly string[] {
  const fields = plan.entities?.find((one) => one.key === key)?.fields ?? [];
  const own = fields.filter(({ type, multiple }) => keyTypes.includes(type) && multiple !== true);
  return [...own.map((field) => field.key), ...(fields.some((field) => field.key === 'title') ? [] : ['title'])];
}

/** The first thing in an import that does not fit the plan. */
export function checkFileImport(one: BehaviourOf<'file_import'>, context: PlanContext): Fault | null {
  const { entity, match_by: key, columns = [], every, at, weekday, report } = one;
  const able = (context.plan.entities ?? []).map((found) => found.key).filter((name) => !isInTable(name, context));
  if (!able.includes(entity)) return { at: 'entity', expected: oneOfNames(able), got: entity };
  const keys = keysOf(entity, context);
  if (!keys.includes(key)) return { at: 'match_by', expected: oneOfNames(keys), got: key };
  const known = fillable(entity, context);
  const stranger = columns.findIndex(({ attribute }) => !known.includes(attribute));
  if (stranger !== -1)
    return { at: `columns[${stranger}].attribute`, expected: oneOfNames(known), got: columns[stranger]?.attribute };
  const twice = columns.findIndex(
    ({ attribute }, index) => columns.findIndex((other) => other.attribute === attribute) !== index,
  );
  if (twice !== -1)
    return {
      at: `columns[${twice}].attribute`,
      expected: 'what no other column fills',
      got: columns[twice]?.attribute,
    };
  if (columns.length > 0 && columns.every(({ attribute }) => attribute !== key))
    return { at: 'columns[0].attribute', expected: oneOfNames([key]), got: columns[0]?.attribute };
  if (every === 'hourly' && at !== '') return { at: 'at', expected: 'none of an import every hour', got: at };
  if (every !== 'weekly' && weekday !== undefined)
    return { at: 'weekday', expected: 'none but of weekly', got: weekday };
  const role = report.findIndex((to) => to.to === 'role' && !context.roles.includes(to.role));
  const got = report[role];
  if (got?.to === 'role') return { at: `report[${role}].role`, expected: oneOfNames(context.roles), got: got.role };
  if (one.only_faults === true && report.length === 0)
    return { at: 'only_faults', expected: 'none where nobody gets a report', got: true };
  return checkName(one, context);
}
