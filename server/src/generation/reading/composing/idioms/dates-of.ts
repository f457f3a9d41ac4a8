import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';

/** Dates of records: when something is, and until when. */
export interface DatesOf {
  readonly date: string | null;
  readonly endDate: string | null;
}

const isDate = ({ type, multiple }: Mutable<PlanField>): boolean =>
  (type === 'date' || type === 'datetime') && multiple !== true;

const asTime =
  /^(?:(?:date and )?time|when|start(?:s|ing)?(?: time)?|begin(?:s|ning)?(?: time)?|kick-?off(?: time)?|date (?:&|\+|\/) time)$/;
const asDay = /^(?:date|day|first day|start(?:ing)? (?:date|day)|opening day)$/;
const asEnd = /^(?:end(?:s|ing)?(?: (?:time|date|day))?|finish(?:es)?(?: time)?|until|to|last day|closing day)$/;

/** The dates of the plan's own records. What is called a day, a time, a beginning or an end becomes one, if a text was made of it. */
export function datesOf(entity: string, story: Story): DatesOf {
  const fields = [...(story.entity(entity)?.fields.values() ?? [])];
  const plain = (one: Mutable<PlanField>): boolean => /^(?:text|textarea|time)$/.test(one.type);
  const named = (pattern: RegExp) => (one: Mutable<PlanField>) => pattern.test(one.label.toLowerCase());
  joinDateAndTime(entity, story);
  const dates = fields.filter(isDate);
  if (dates.every(named(asEnd))) {
    const own =
      fields.find((one) => plain(one) && named(asTime)(one)) ?? fields.find((one) => plain(one) && named(asDay)(one));
    if (own !== undefined) {
      own.type = asDay.test(own.label.toLowerCase()) ? 'date' : 'datetime';
      dates.unshift(own);
    }
  }
  const first = dates.find((one) => !named(asEnd)(one)) ?? null;
  const end = fields.find((one) => one !== first && named(asEnd)(one) && (isDate(one) || plain(one)));
  if (first !== null && end !== undefined && plain(end)) end.type = first.type;
  return { date: first?.key ?? null, endDate: first === null || end === undefined ? null : end.key };
}

/** "A date and time" is one property of records that repeat, or that calendars have: when they are. */
function joinDateAndTime(entity: string, story: Story): void {
  const fields = story.entity(entity)?.fields;
  const time = fields?.get('time');
  const date = [...(fields?.values() ?? [])].find(({ label, type }) => type === 'date' && label === 'Date');
  if (
    fields === undefined ||
    date === undefined ||
    time?.type !== 'time' ||
    !/\bdate and time\b/i.test(story.description)
  )
    return;
  date.type = 'datetime';
  fields.delete('time');
  for (const one of story.behaviours)
    if (one.kind === 'listing' && one.entity === entity)
      one.attributes = one.attributes.filter((key) => key !== 'time');
}
