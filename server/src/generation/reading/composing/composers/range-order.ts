import type { Deed, Slot } from '../deeds.ts';
import { comparisonIn, daysOf, durationIn } from '../measures.ts';
import { bare, keyOf } from '../names.ts';
import type { Story } from '../story.ts';
import type { Check } from './add-rule.ts';
import { namedBefore } from './range-subject.ts';

/** Which of two properties is the greater or later one, and whether they may be the same; null where words tell neither. */
function orderIn(text: string): { readonly isAfter: boolean; readonly mayBeSame: boolean } | null {
  const isDenied = /\b(?:not|no|never|cannot)\b|n['’]t\b/.test(text);
  if (/\bat least as\b/.test(text)) return { isAfter: true, mayBeSame: true };
  if (/\bat most as\b/.test(text)) return { isAfter: false, mayBeSame: true };
  const isAfter = /\b(?:after|later|follows?|greater|higher|larger|bigger|longer|more|above|over|exceeds?|past)\b/.test(
    text,
  );
  const isBefore = /\b(?:before|earlier|precedes?|lower|less|fewer|below|under|smaller|shorter|prior)\b/.test(text);
  if (isAfter === isBefore) return null;
  return { isAfter: isAfter !== isDenied, mayBeSame: isDenied };
}

const ofDates = /\b(?:after|before|later|earlier|follows?|precedes?|prior|past)\b/;

/**
 * An end after its start, a high estimate above the low one: the check that a deed asks for; null where it compares no two
 * properties, a reason where they are not known.
 */
export function orderOf(
  deed: Deed,
  fields: readonly Slot[],
  span: Slot | undefined,
  entity: string,
  story: Story,
): Check | string | null {
  // "Run until must be after run from": the names of properties compare nothing.
  const text = fields.reduce((rest, { text: name }) => rest.replace(name.toLowerCase(), ' '), deed.text.toLowerCase());
  const order = orderIn(text);
  if (order === null) return null;
  const [first, second] = fields;
  if (first === undefined) return null;
  const isAlone = second === undefined;
  const subject = isAlone ? namedBefore(deed)[0] : first.text;
  const object = isAlone ? first.text : second.text;
  // "The hours must be above 5": a bound rather than another property
  if (subject === undefined || (isAlone && (first.from < deed.act.from || comparisonIn(text) === null))) return null;
  const isLatter = /\blatter\b/.test(text);
  const type = ofDates.test(text) ? 'date' : 'number';
  const names = isLatter ? [object, subject] : [subject, object];
  if (names.some((name) => story.find(name) !== null)) return 'It does not say which two properties are compared.';
  const [one, other] = names.map((name) => propertyOf(name, type, entity, story));
  if (one === undefined || other === undefined || one === other)
    return 'It does not say which two properties are compared.';
  const [later, earlier] = order.isAfter ? [one, other] : [other, one];
  const apart = span === undefined ? null : durationIn(span.text);
  if (apart === null) return { is: 'after', attribute: later, other: earlier, may_be_same: order.mayBeSame };
  // "At least 28 days after the opening date"
  const compared = comparisonIn(text.replace(/\b(?:after|before)\b/g, ' '));
  const days = daysOf(apart);
  return {
    is: 'span',
    attribute: later,
    other: earlier,
    ...(compared === 'at_most' || compared === 'less' ? { max: days } : { min: days }),
    unit: 'days',
  };
}

/** The property that a name means exactly, else the one that is nearest to it, else a new one of the plan's own records. */
function propertyOf(name: string, type: 'date' | 'number', entity: string, story: Story): string | undefined {
  const key = keyOf(bare(name));
  const isExact = story.attributes(entity).some((one) => one.key === key);
  if (isExact && story.isOwn(entity)) return story.listedAttribute(entity, name, { type }) ?? undefined;
  const known = isExact ? { key } : story.findAttribute(entity, name, ['date', 'number', 'money']);
  return known?.key ?? (story.isOwn(entity) ? story.attribute(entity, name, { type })?.key : undefined);
}
