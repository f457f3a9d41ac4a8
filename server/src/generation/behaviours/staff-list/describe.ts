import { listed } from '../../plugin/features/support/format-text.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { StaffList } from './list-plan.ts';

/** What the list gets, in one plain sentence. */
export function describeStaffList(list: StaffList, words: Words): string {
  const { entity, columns, sortable, filters, marks, hides, empty, roles, bulk = [] } = list;
  const label = (name: string): string => words.attribute(entity, name);
  const parts: string[] = [];
  if (columns.length > 0) {
    const sorted = sortable.length === 0 ? '' : `, sortable by ${listed(sortable.map(label))}`;
    const none = empty === '' ? '' : `, “${empty}” where there is no value`;
    parts.push(
      `shows ${columns.length === 1 ? 'a column' : 'columns'} for ${listed(columns.map(label))}${sorted}${none}`,
    );
  }
  if (filters.length > 0) parts.push(`can be filtered by ${listed(filters.map(label))}`);
  if (bulk.length > 0) parts.push(`has bulk actions that set ${listed(bulk.map(label))}`);
  for (const { column, conditions, text, colour } of marks) {
    const when = listed(conditions.map((one) => conditionWords(entity, one, words)));
    parts.push(`shows ${label(column)} in ${colour}${text === '' ? '' : ` with “${text}”`} where ${when}`);
  }
  if (hides.length > 0) parts.push(`has no ${hides.map((name) => name.replaceAll('_', ' ')).join(' or ')} column`);
  const whose = roles.length === 0 ? '' : ` for ${listed(roles.map((role) => `“${role}”`))}`;
  return `The list of ${words.entity(entity).plural} in the administration ${listed(parts)}${whose}.`;
}
