import type { JsonValue } from '../../writers/json.ts';
import type { AttributeNames } from '../attributes/attribute-names.ts';
import type { DraftAttribute } from '../attributes/named-attribute.ts';

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
    ...(hasLists && !hasColumns ? [columns(names.invent('columns'), 'Columns', 'columns', 3)] : []),
    ...(hasLists || hasColumns
      ? [columns(names.invent('columns_on_mobile'), 'Columns on small screens', 'columns-mobile', 1)]
      : []),
    toggle(names.invent('hide_on_mobile'), 'Hide on small screens', 'hide-mobile'),
    toggle(names.invent('hide_on_desktop'), 'Hide on large screens', 'hide-desktop'),
  ];
}

type Named = Pick<DraftAttribute, 'name' | 'id'>;

const ours = { options: [], fields: [], place: 'inspector', isOurs: true } as const;

function columns(named: Named, label: string, role: string, value: number): DraftAttribute {
  return {
    ...ours,
    ...named,
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

function toggle(named: Named, label: string, role: string): DraftAttribute {
  const value: JsonValue = false;
  return { ...ours, ...named, label, role, kind: 'boolean', control: 'toggle', default: value, sample: value };
}
