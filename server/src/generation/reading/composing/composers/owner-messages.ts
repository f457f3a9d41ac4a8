import { singularize } from '../../../naming/inflect.ts';
import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';
import type { OutrightComposer } from './composer.ts';
import { unreadCondition } from './composer.ts';
import { isOwnerNoun } from './own-records.ts';
import { hideField } from './records.ts';
import { addressesOf, isLogin, needsLogin, recordsAmong, sentenceWords } from './sentence-words.ts';

/** "Write to the owner", "send them a message", "a contact form that goes to the coach": to whom. */
const ways: readonly RegExp[] = [
  /\b(?:write|writes|writing) (?:a message |an? e-?mail )?to (?:the |an? |each |its |their )?([\p{L}-]+)/u,
  /\b(?:contact|contacts|message|reach|email|e-mail|ask) (?:the |an? |each |its |their )?([\p{L}-]+)/u,
  /\bget in touch with (?:the |an? |each |its |their )?([\p{L}-]+)/u,
  /\bsends? (?:the |an? |each |its )?([\p{L}-]+) (?:an? )?(?:message|enquiry|inquiry|question|note)\b/u,
  /\b(?:message|messages|enquiry|enquiries|inquiries|note|question|questions|form)\b[^.;]{0,30}?\bto (?:the |an? |each |its )?([\p{L}-]+)/u,
];
const hidden =
  /\bwithout (?:[\p{L}-]+ )?(?:show|see|know|reveal|publish|display|giv|learn|read)\w*\b.*\baddress|\b(?:address|e-?mail)\b.*\b(?:not (?:be |being )?(?:shown|visible|public|seen|displayed|revealed)|hidden|secret|private)\b|\b(?:not|never) (?:show|reveal|see|display)\w*\b.*\baddress/u;
/** "Through a form", "a contact form", "a form lets finders write". */
const withForm =
  /\b(?:through|via|with|using|by|over|use) (?:an? |the |this )?(?:\p{L}+ )?form\b|\bcontact form\b|\bform\b[^.;]*\b(?:lets?|allows?|goes|to (?:write|contact|message|reach))\b/u;
const labels = new Set('email submit account restrict internal role other notice fields show create'.split(' '));
const pronouns = new Set(['them', 'him', 'her', 'whoever', 'those']);
/** Words for whom a record belongs to, whatever it is. */
const ownerWords = new Set(
  (
    'owner author poster seller advertiser landlord landlady lender finder host provider vendor organiser organizer giver donor ' +
    'submitter creator keeper'
  ).split(' '),
);

/** "Visitors write to them through a form, without showing the address." */
export const ownerMessages: OutrightComposer = (deed, story) => {
  const words = sentenceWords(deed);
  if (!labels.has(deed.intent) || deed.chunks.some(({ label, text }) => label === 'when' && !isLogin(text)))
    return false;
  if (isHiddenBehind(deed, words, story)) return true;
  if (!withForm.test(words) && !hidden.test(words)) return false;
  // What is sent in with a form is no message to anybody.
  if (/\b(?:us|me|our (?:team|office|staff))\b/.test(words)) return false;
  const targets = ways.flatMap((pattern) => pattern.exec(words)?.[1] ?? []).map((one) => singularize(one));
  const entity = targetOf(targets, words, story.current, story);
  if (entity === null) return false;
  if (deed.isDenied && deed.intent !== 'internal' && !hidden.test(words)) return false;
  const known = story.behaviours.find((one) => one.kind === 'owner_message' && one.entity === entity);
  if (known !== undefined) {
    // "…; the address must not be shown" keeps its own meaning besides.
    if (deed.intent === 'internal' || story.told.at(-1)?.deed.sentence !== deed.sentence) return false;
    story.add(known, deed);
    return true;
  }
  const unread = deed.chunks.filter(
    ({ label, text }) => label !== 'why' && !isLogin(text) && !hidden.test(text.toLowerCase()),
  );
  if (unread.length > 0) {
    story.refuse(deed, unreadCondition(unread.map(({ text }) => text)));
    return true;
  }
  const [field] = addressesOf(entity, story);
  if (field === undefined && needsLogin(entity, story) === false) {
    story.refuse(
      deed,
      `No property of ${story.namesOf(entity).plural.toLowerCase()} is an address to which messages could go.`,
    );
    return true;
  }
  const singular = story.namesOf(entity).singular.toLowerCase();
  const noun = targets.find((one) => ownerWords.has(one) || one === singular) ?? 'owner';
  story.add(
    {
      kind: 'owner_message',
      entity,
      ...(field === undefined ? {} : { field }),
      label: `Write to the ${noun}`,
      button: 'Send message',
      requires_login: isLogin(words) || /\bonly (?:\p{L}+ )?members\b/u.test(words),
      consent: '',
      hourly: 5,
      subject: '',
      message: '',
    },
    deed,
  );
  if (field !== undefined && hidden.test(words)) hideField(deed, entity, field, story);
  return true;
};

/** "The address stays hidden", right behind the form. */
function isHiddenBehind(deed: Deed, words: string, story: Story): boolean {
  const last = story.told.findLast(({ behaviour }) => behaviour?.kind === 'owner_message');
  if (last?.behaviour?.kind !== 'owner_message' || last.behaviour.field === undefined) return false;
  const distance = deed.sentence.number - last.deed.sentence.number;
  if (distance !== 1 || !hidden.test(words) || withForm.test(words)) return false;
  hideField(deed, last.behaviour.entity, last.behaviour.field, story);
  return true;
}

/** The records on whose pages the form is: those that the target owns or is. */
function targetOf(targets: readonly string[], words: string, current: string | null, story: Story): string | null {
  const entities = [...story.entities.keys()];
  for (const target of targets) {
    const owned = entities.find((key) => isOwnerNoun(target, key, story));
    if (owned !== undefined) return owned;
    if (!pronouns.has(target) && !ownerWords.has(target)) continue;
    const behind = /\b(?:of|on|below|under) (?:the |each |an? |every )?(.+)$/.exec(words)?.[1];
    const named = behind === undefined ? null : recordsAmong(behind, story);
    return (
      named ??
      (current !== null && story.isOwn(current) ? current : entities.length === 1 ? (entities[0] ?? null) : null)
    );
  }
  return null;
}
