import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { type Deed, type Slot, slotsOf } from '../deeds.ts';
import { keyOf, singularOf } from '../names.ts';
import type { Story } from '../story.ts';
import { type Allowed, staff } from './let-in.ts';
import { plain } from './plain.ts';

type Restriction = BehaviourOf<'restriction'>;

/** "Their own *grades*", where homework has a grade: the property that words for records mean; null where they mean records. */
function propertyOf(deed: Deed, story: Story): Slot | null {
  const { current } = story;
  const fields = current === null ? undefined : story.entity(current)?.fields;
  const isProperty = ({ text }: Slot): boolean =>
    story.find(text) === null && fields?.has(keyOf(singularOf(text))) === true;
  return slotsOf(deed, 'thing').find(isProperty) ?? null;
}

/** "An emergency contact, *which* only the guide may see": the property in front of a deed that names none itself. */
function relativeField(deed: Deed): Slot | null {
  const { sentence, span, slots } = deed;
  if (!/^(?:which|that|whom|of which the last)\b/i.test(deed.text)) return null;
  if (slots.some(({ label }) => label === 'thing' || label === 'field')) return null;
  const last = sentence.slots.filter(({ label, to }) => to <= span.from && label !== 'who').at(-1);
  // Only what stands directly in front is meant: "…, a contact, which"
  if (last === undefined || last.label !== 'field' || span.from - last.to > 2) return null;
  const tokens = sentence.tokens.slice(last.from, last.to);
  return { ...last, label: 'field', text: tokens.map(({ text }) => text).join(' '), tokens, chunk: null };
}

/**
 * The properties that a deed keeps to somebody: those that it names; of "see the first name, never the surname" those behind
 * the negation only, null where these are not marked.
 */
export function restrictedFields(deed: Deed, story: Story): readonly Slot[] | null {
  const property = propertyOf(deed, story) ?? relativeField(deed);
  if (property !== null) return [property];
  const fields = slotsOf(deed, 'field');
  if (fields.length < 2) return fields;
  const { tokens } = deed.sentence;
  const at = tokens.findIndex(
    ({ lower }, place) =>
      place >= (fields[0]?.to ?? 0) &&
      place < deed.span.to &&
      /^(?:not|n't|never|no|without|neither|hidden|concealed|withheld)$/.test(lower),
  );
  if (at === -1 || !/\b(?:sees?|shows?|reads?|gets?|shown|visible)\b/.test(textOf(deed, deed.span.from, at)))
    return fields;
  // The clause of the negation: "…, *addresses* are hidden"
  const clause = tokens.findLastIndex(
    ({ lower }, place) => place < at && /^(?:[,;:–—]|but|and|while|whereas)$/.test(lower),
  );
  const start = clause > (fields[0]?.to ?? 0) - 1 ? clause : at;
  const behind = fields.filter(({ from }) => from >= start);
  return behind.length > 0 ? behind : null;
}

const textOf = ({ sentence: { tokens } }: Deed, from: number, to: number): string =>
  plain(
    tokens
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** Keeps properties of records to some people. */
export function restrictFields(
  deed: Deed,
  fields: readonly Slot[],
  entity: string,
  base: Omit<Restriction, 'subject'>,
  story: Story,
  add: (restriction: Restriction) => void,
): void {
  // A single property has no owner: it is closed to all but staff, and that its owner sees it is told as missing.
  const isOwners = base.allowed.who === 'roles' && base.allowed.owner === true;
  const others = (base.allowed.roles ?? []).filter((role) => role !== 'administrator');
  const seenBy: Allowed = isOwners
    ? { who: 'roles', roles: [...new Set([...(staff.roles ?? []), ...others])] }
    : base.allowed;
  let added = 0;
  for (const field of fields) {
    const attribute =
      entity === 'product' && /price/i.test(field.text) ? { key: 'price' } : story.attribute(entity, field.text);
    const isField =
      attribute !== null &&
      attribute.key !== 'title' &&
      (story.entity(entity)?.fields.has(attribute.key) ||
        (entity === 'product' && (attribute.key === 'price' || attribute.key === 'stock')));
    if (attribute === null || !isField) continue;
    add({ ...base, allowed: seenBy, subject: { of: 'field', entity, field: attribute.key, deeds: ['read'] } });
    added += 1;
  }
  if (added > 0) {
    if (isOwners) story.refuse(deed, 'Only staff see this property: its owner cannot be let in alone.');
    return;
  }
  const isExtra =
    (entity === 'user' || entity === 'post' || entity === 'page') &&
    fields.every(
      ({ text }) => story.extraFields.get(entity)?.has(story.findAttribute(entity, text)?.key ?? '') === true,
    );
  if (!isExtra) {
    story.refuse(deed, 'Who sees this property cannot be restricted.');
    return;
  }
  story.viewers.set(entity, base.allowed.who === 'logged_in' ? 'members' : base.allowed.owner ? 'owner' : 'staff');
  story.tell(deed, `extra_fields.${entity}`);
}
