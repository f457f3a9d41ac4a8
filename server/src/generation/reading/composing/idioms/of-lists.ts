import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { mainDate } from '../composers/lists.ts';
import { singularOf } from '../names.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type StaffList = Mutable<BehaviourOf<'staff_list'>>;

/** The list of the administration for records, a new one where there is none. */
function staffListOf(entity: string, story: Story): StaffList {
  const known = story.behaviours.find(
    (one): one is BehaviourOf<'staff_list'> => one.kind === 'staff_list' && one.entity === entity,
  );
  if (known !== undefined) return known;
  const made: StaffList = {
    kind: 'staff_list',
    entity,
    columns: [],
    sortable: [],
    filters: [],
    marks: [],
    hides: [],
    empty: '',
    roles: [],
  };
  story.behaviours.push(made);
  return made;
}

/** The listing that the same sentence made last. */
const listedIn = ({ deed }: Found, story: Story): Mutable<BehaviourOf<'listing'>> | undefined => {
  const told = story.told.findLast((one) => one.deed.sentence === deed.sentence && one.behaviour?.kind === 'listing');
  return told?.behaviour?.kind === 'listing' ? told.behaviour : undefined;
};

/** Filters, bulk actions and the order of lists. */
export const ofLists: readonly Idiom[] = [
  {
    // "A column for instrument and a dropdown above the table so I can show just the euphoniums"
    pattern: /(?:and )?(?<act>(?:an? )?(?:dropdown|drop-down|filter|select)s? above the (?:table|list)[^;.]*)/,
    isLast: true,
    read({ deed }, story) {
      const last = story.last('staff_list');
      const column = last?.columns.at(-1);
      if (last === undefined || column === undefined) return false;
      last.filters = [...new Set([...last.filters, column])].slice(0, 6);
      story.add(last, deed);
      return true;
    },
  },
  {
    // "A bulk action so I can set the licence on fifty at once"
    pattern:
      /(?:an? )?bulk actions?\b[^,;.]*\b(?:set|change|give|assign)s? (?:the |a |their )?(?<field>[a-z]+)\b[^,;.]*/,
    read({ deed, groups }, story) {
      const { current } = story;
      if (current === null) return false;
      const fields = story.entity(current)?.fields ?? story.extraFields.get(current);
      const field = [...(fields?.values() ?? [])].find(
        ({ label }) => singularOf(label) === singularOf(groups.field ?? ''),
      );
      if (field === undefined || (field.type !== 'choice' && field.type !== 'boolean')) return false;
      const known = staffListOf(current, story);
      known.bulk = [...new Set([...(known.bulk ?? []), field.key])].slice(0, 6);
      story.add(known, deed);
      return true;
    },
  },
  {
    // "… the coming ones in order, soonest first"
    pattern:
      /(?<act>(?:the )?(?:coming|upcoming|next|future) (?:ones|events|dates)(?: in order)?(?: ,)? (?:the )?(?:soonest|earliest|next) (?:ones? )?first)/,
    isLast: true,
    read(found, story) {
      const listing = listedIn(found, story);
      const date = listing === undefined ? null : mainDate(listing.entity, story);
      if (listing === undefined || date === null) return false;
      Object.assign(listing, { date, period: { show: 'upcoming' }, order_by: date, order: 'asc' });
      story.add(listing, found.deed);
      return true;
    },
  },
];
