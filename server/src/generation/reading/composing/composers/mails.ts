import { type Recipient, recipientOf } from '../audience-of.ts';
import { chunksOf, type Deed, slotOf, slotsOf } from '../deeds.ts';
import { daysOf, durationIn, unquoted } from '../measures.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import type { Trigger } from '../triggers-of.ts';
import { type Composer, nothingToAct } from './composer.ts';
import { arriving, automation, followed, occasionOf } from './occasions.ts';

/** Who hears of it: whom the deed names, else whom it is about. */
function recipients(deed: Deed, entity: string, story: Story): readonly Recipient[] {
  const people = slotsOf(deed, 'who', 'url', 'thing').filter(
    ({ label, text }) =>
      label === 'who' || text.includes('@') || (label === 'thing' && story.find(text) === null && isPeople(text)),
  );
  const found = people.flatMap((slot) => recipientOf(slot, entity, story) ?? []);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, 8);
}

/** The message: a text in quotes, and the properties that it is to name. */
function messageOf(deed: Deed, entity: string, story: Story): { subject: string; message: string } {
  const quoted = slotsOf(deed, 'text')
    .filter(({ tokens }) => tokens.some(({ quote }) => quote !== null))
    .map(unquoted);
  const named = slotsOf(deed, 'field').flatMap(({ text }) => {
    const found = story.findAttribute(entity, text);
    return found === null ? [] : [{ key: found.key, label: text }];
  });
  const isSubject = /\bsubject\b/i.test(deed.text);
  const lines = named.map(({ key, label }) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: {${key}}`);
  const text = isSubject ? quoted.slice(1) : quoted;
  return {
    subject: isSubject ? (quoted[0] ?? '').slice(0, 200) : '',
    message: text.length === 0 && lines.length === 0 ? '' : [...text, ...lines].join('\n').slice(0, 4000),
  };
}

/** E-mails that are sent when something happens, on dates and at intervals. */
export const email: Composer = (deed, story) => {
  const about = story.recordOf(deed);
  const entity = about ?? (story.isShop ? 'order' : 'post');
  if (about === null && !story.isShop && !/\b(?:posts?|articles?|blog|news)\b/i.test(story.description))
    return story.refuse(deed, nothingToAct);
  if (isReminderOfMembership(deed, story)) return;
  if (deed.isDenied) return story.tell(deed, 'nothing');
  const rhythm = /\b(daily|weekly|monthly)\b/i.exec(deed.text)?.[1]?.toLowerCase() as 'daily' | undefined;
  const isLast =
    rhythm === undefined &&
    deed.chunks.every(({ label }) => label !== 'when') &&
    slotOf(deed, 'span') === undefined &&
    slotOf(deed, 'rhythm') === undefined;
  const last = story.last('automation');
  // "…; the landlord gets a copy": one more recipient of the mail before
  if (isLast && last !== undefined && /\b(?:copy|too|as well|also|cc)\b/i.test(deed.text) && deed.chunks.length === 0) {
    const mail = last.actions.find((action) => action.do === 'email');
    const more = recipients(deed, last.entity, story);
    if (mail?.do === 'email' && more.length > 0) {
      (mail as { recipients: Recipient[] }).recipients = [...mail.recipients, ...more].slice(0, 8);
      return story.add(last, deed);
    }
  }
  const previous =
    isLast &&
    deed.sentence.number - (story.told.at(-1)?.deed.sentence.number ?? 0) <= (deed.chunks.length === 0 ? 1 : 0)
      ? story.told.at(-1)?.behaviour
      : undefined;
  const fallback: Trigger | null =
    rhythm !== undefined
      ? { on: 'interval', every: rhythm, is_together: true }
      : previous?.kind === 'automation' &&
          previous.entity === entity &&
          (story.told.at(-1)?.deed.sentence === deed.sentence || arriving(deed, entity, story) === null)
        ? previous.when
        : about === null && isLast
          ? null
          : followed(deed, entity, story, isLast);
  const occasion = occasionOf(deed, entity, story, fallback);
  if (occasion === null) return story.refuse(deed, 'It is not clear when the e-mail is sent.');
  const to = recipients(deed, occasion.entity, story);
  const person = slotOf(deed, 'who');
  if (to.length === 0 && person !== undefined)
    return story.refuse(deed, `The plan cannot send e-mails to “${person.text}”.`);
  const isToAdmin = /\b(?:me|us|we|our)\b/i.test(deed.text);
  const isToOwner = /\b(?:they|them|he|she|confirm\w*|thank|receipt|welcome)\b/i.test(deed.text);
  const chosen: readonly Recipient[] =
    to.length > 0
      ? to
      : [
          isToAdmin || occasion.when.on === 'interval'
            ? { to: 'admin' }
            : { to: occasion.when.on === 'date' || isToOwner ? 'owner' : 'admin' },
        ];
  const { subject, message } = messageOf(deed, occasion.entity, story);
  const isTogether =
    occasion.when.on === 'interval' && chosen.some((one) => one.to === 'owner' || one.to === 'attribute');
  const when = occasion.when.on === 'interval' && isTogether ? { ...occasion.when, is_together: false } : occasion.when;
  story.add(automation({ ...occasion, when }, [{ do: 'email', recipients: [...chosen], subject, message }]), deed);
  if (occasion.lost.length > 0)
    story.refuse(deed, `The e-mail is planned, but not that it depends on “${occasion.lost.join('”, “')}”.`);
};

/** "Four weeks before it runs out they are reminded": of a membership. */
function isReminderOfMembership(deed: Deed, story: Story): boolean {
  const membership = story.last('membership');
  const [chunk] = chunksOf(deed, 'when');
  if (membership === undefined || chunk === undefined || membership.reminders.length >= 6) return false;
  const span = chunk.slots.find(({ label }) => label === 'span');
  const duration = span === undefined ? null : durationIn(span.text);
  const isEnd = /\b(?:runs? out|expir\w*|ends?|lapses?|renew\w*|over|last day)\b/i.test(chunk.text);
  if (duration === null || !isEnd) return false;
  membership.reminders = [
    ...membership.reminders,
    {
      days: Math.min(366, daysOf(duration)),
      side: /\bafter\b/i.test(chunk.text) ? ('after' as const) : ('before' as const),
      subject: '',
      message: '',
    },
  ];
  story.add(membership, deed);
  return true;
}
