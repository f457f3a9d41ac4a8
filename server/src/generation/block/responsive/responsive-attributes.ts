import type { JsonValue } from '../../writers/json.ts';
import type { AttributeNames } from '../attributes/attribute-names.ts';
import type { DraftAttribute } from '../attributes/resolve-attributes.ts';

/** What editors may choose for small and large screens: visibility, and columns of lists on each. */
export function responsiveAttributes(
  drafts: readonly DraftAttribute[],
  archetype: string,
  names: AttributeNames,
): DraftAttribute[] {
  const hasColumns = drafts.some(({ role }) => role === 'columns');
  // Questions and steps stand one below the other on every screen.
  const hasLists = drafts.some(({ role }) => role === 'rows') && archetype !== 'faq' && archetype !== 'timeline';
  return [
    ...(hasLists && !hasColumns ? [columns(names.take('columns', true), 'Columns', 'columns', 3)] : []),
    ...(hasLists || hasColumns
      ? [columns(names.take('columns_on_mobile', true), 'Columns on small screens', 'columns-mobile', 1)]
      : []),
    toggle(names.take('hide_on_mobile', true), 'Hide on small screens', 'hide-mobile'),
    toggle(names.take('hide_on_desktop', true), 'Hide on large screens', 'hide-desktop'),
  ];
}

const ours = { options: [], fields: [], place: 'inspector', isOurs: true } as const;

function columns(name: string, label: string, role: string, value: number): DraftAttribute {
  return {
    ...ours,
    name,
    label,
    role,
    kind: 'integer',
    control: 'range',
    default: value,
    sample: value,
    minimum: 1,
    maximum: 6,
  };
}

function toggle(name: string, label: string, role: string): DraftAttribute {
  const value: JsonValue = false;
  return { ...ours, name, label, role, kind: 'boolean', control: 'toggle', default: value, sample: value };
}
