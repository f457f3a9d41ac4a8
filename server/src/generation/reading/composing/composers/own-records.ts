import { editableTypes, type OwnRecords } from '../../../behaviours/own-records/own-plan.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import { isPeople } from '../people.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { OutrightComposer } from './composer.ts';
import { unreadCondition } from './composer.ts';
import { freeName } from './lists.ts';
import { addressesOf, isLogin, needsLogin, recordsAmong, sentenceWords } from './sentence-words.ts';

const changing = /\b(?:edit|change|update|correct|alter|amend|modify|adjust|revise|maintain|complete)\b/;
const deleting = /\b(?:delete|remove|withdraw|take (?:it|them) (?:down|off|back))\b/;
const marking = /\b(?:mark|flag|tick|set|declare|label)\b/;
const withLink = /\b(?:link|url)\b/;
const byMail = /\b(?:e-?mail|mail|mailed|e-?mailed|secret|private|personal|own) ?(?:ed)?\b/;
/** Words for what a deed of such a sentence does. */
const deeds =
  /\b(?:edit|chang|updat|correct|alter|amend|modif|adjust|revis|maintain|delet|remov|withdraw|mark|flag|tick|link|mail|e-mail|receiv|get|send|sent|lets?|allow)/i;
/** Labels that the tagger gives such deeds. */
const labels = new Set(
  'role set email account delete other restrict submit fields expire show redirect endpoint'.split(' '),
);

/** Those of them that are done by people, whatever the verb. */
const acting = new Set(['role', 'restrict', 'account', 'other']);
const may = /\b(?:can|may|could|able|allow(?:s|ed)?|lets?)\b/;

/** Whom the sentence lets do something: whom a record belongs to. */
function isByOwner(deed: Deed, entity: string, words: string, story: Story): boolean {
  if (/\b(?:their|his|her|your) own\b/.test(words)) return true;
  const maker = story.makers.get(entity);
  const people = slotsOf(deed, 'who').map(({ text }) => story.person(text, entity));
  if (people.some((one) => one?.is === 'owner')) return true;
  if (/\bwhoever\b|\b(?:the )?(?:owners?|authors?|finders?|lenders?|senders?|reporters?|submitters?)\b/.test(words))
    return true;
  return maker !== undefined && new RegExp(`\\b${maker}s?\\b`).test(words) && /\b(?:their|his|her)\b/.test(words);
}

/** What the sentence names behind "own", "their" or a verb; else what was spoken of. */
function ownedIn(deed: Deed, words: string, story: Story): string | null {
  const behind = /\b(?:own|their|his|her) (.+)$/.exec(words)?.[1];
  const named = behind === undefined ? null : recordsAmong(behind, story);
  if (named !== null) return named;
  const things = slotsOf(deed, 'thing').flatMap(({ text }) => story.find(text) ?? []);
  const own = things.find((key) => story.isOwn(key)) ?? recordsAmong(words, story);
  return own ?? (story.current !== null && story.isOwn(story.current) ? story.current : null);
}

/** How the owner is known: as the sentence says, else as records come in. */
function proofOf(entity: string, words: string, isLink: boolean, story: Story): OwnRecords['proof'] | string {
  const [field] = addressesOf(entity, story);
  if (isLink)
    return field === undefined
      ? `No property of ${story.namesOf(entity).plural.toLowerCase()} is an address to which the link could be mailed.`
      : { by: 'link', field };
  const login = needsLogin(entity, story);
  if (isLogin(words) || login === true || /\b(?:members|users|account)\b/.test(words)) return { by: 'account' };
  if (login === null) return { by: 'account' };
  if (field !== undefined) return { by: 'link', field };
  return 'It is not clear how the owner is known: say that they log in, or that a link is mailed to them.';
}

/** Properties that owners can change: all that the form has controls for. */
function changeable(entity: string, proof: OwnRecords['proof'], story: Story): string[] {
  const own = story.entity(entity);
  if (own === undefined) return [];
  const core = [
    ...(own.coreFields.has('title') ? ['title'] : []),
    ...(own.coreFields.has('editor') ? ['content'] : []),
  ];
  const fields = [...own.fields.values()].filter(
    ({ key, type, multiple }) =>
      multiple !== true &&
      (editableTypes as readonly string[]).includes(type) &&
      !(proof.by === 'link' && key === proof.field),
  );
  const all = [...core, ...fields.map(({ key }) => key)];
  return all.length > 0 ? all.slice(0, 40) : ['title'];
}

const knownOf = (entity: string, story: Story) =>
  story.behaviours.find((one) => one.kind === 'own_records' && one.entity === entity) as
    | Mutable<OwnRecords>
    | undefined;

/** "Therapists can edit their own entry after logging in", "owners get a link to delete it", "the owner marks it as found". */
export const ownRecords: OutrightComposer = (deed, story) => {
  const words = sentenceWords(deed);
  if (deed.isDenied) return false;
  if (deed.intent === 'approve') return waitsAfterwards(deed, words, story);
  if (!labels.has(deed.intent) || !deeds.test(deed.text)) return false;
  if (!changing.test(words) && !deleting.test(words) && !marking.test(words)) return false;
  if (/\b(?:orders?|passwords?|profiles?|accounts? page|subscriptions?)\b/.test(words)) return false;
  const entity = ownedIn(deed, words, story);
  if (entity === null) return false;
  const isLink = withLink.test(words) && byMail.test(words) && (changing.test(words) || deleting.test(words));
  const mark =
    /\b(?:can|may|could|to|should|let)\b/.test(words) || /\bowners?\b/.test(words) ? markOf(deed, words) : null;
  const isChange = changing.test(words) && mark === null;
  const isDelete = deleting.test(words);
  // "Mail owners once a year to update it" reminds them; "members may change only their own" keeps others out.
  if (!isLink && (deed.intent === 'email' || (!acting.has(deed.intent) && !may.test(words)))) return false;
  if (deed.intent === 'restrict' && /\b(?:only|nobody|not|never)\b|n't\b/.test(words)) return false;
  if (!isLink && !isByOwner(deed, entity, words, story)) return false;
  if (mark === null && !isChange && !isDelete) return false;
  // Of whom nothing else is said, roles of the site say what they may do in the administration.
  if (deed.intent === 'role' && !isOnSite(deed, entity, words, story)) return false;
  const unread = deed.chunks.filter(({ text, label }) => label !== 'why' && !isLogin(text) && !isOccasion(text));
  if (unread.length > 0) {
    story.refuse(deed, unreadCondition(unread.map(({ text }) => text)));
    return true;
  }
  const known = knownOf(entity, story);
  const proof = known !== undefined && !isLink ? known.proof : proofOf(entity, words, isLink, story);
  if (typeof proof === 'string') {
    story.refuse(deed, proof);
    return true;
  }
  const marks = mark === null ? [] : markFor(entity, mark, story);
  if (mark !== null && marks.length === 0) {
    story.refuse(deed, 'It does not say which property becomes what.');
    return true;
  }
  const named = isChange
    ? slotsOf(deed, 'field').flatMap(({ text }) => story.findAttribute(entity, text)?.key ?? [])
    : [];
  const one: Mutable<OwnRecords> = known ?? {
    kind: 'own_records',
    entity,
    name: freeName(`manage ${story.namesOf(entity).plural}`, story),
    proof,
    fields: [],
    marks: [],
    can_delete: false,
    after_edit: 'stays',
  };
  one.proof = proof;
  one.can_delete ||= isDelete;
  one.marks = [...one.marks, ...marks.filter(({ label }) => !one.marks.some((other) => other.label === label))].slice(
    0,
    6,
  );
  if (isChange) {
    const choosable = changeable(entity, proof, story);
    const chosen = named.filter((key) => choosable.includes(key));
    if (chosen.length > 0) one.fields = [...new Set([...one.fields, ...chosen])];
    else {
      one.fields = choosable;
      // Properties that are told later on are changed too.
      story.laters.push(() => {
        one.fields = changeable(entity, one.proof, story).filter(
          (key) => !one.marks.some(({ field }) => field === key),
        );
      });
    }
  }
  story.add(one, deed);
  return true;
};

/** "When they are logged in", "once it is published": when the link comes, which no plan has to say. */
const isOccasion = (text: string): boolean =>
  /\b(?:after|once|when|as soon as)\b.*\b(?:submit\w*|sent|sending|post\w*|report\w*|enter\w*|register\w*|publish\w*)\b|\b(?:later|afterwards|any ?time|at any time)\b/i.test(
    text,
  );

/** Whether a role's deed is done on the site: said so, or by people who are no role of the site. */
function isOnSite(deed: Deed, entity: string, words: string, story: Story): boolean {
  if (
    isLogin(words) ||
    /\bon the (?:site|website|page)\b|\bfront ?end\b|\bwithout (?:the |access to the )?(?:admin|back ?end|dashboard)/.test(
      words,
    )
  )
    return true;
  const people = slotsOf(deed, 'who').map(({ text }) => story.person(text, entity));
  return people.every((one) => one === null || one.is === 'owner' || one.is === 'members' || one.is === 'everyone');
}

/** What the owner marks a record as. */
function markOf(deed: Deed, words: string): string | null {
  const said =
    /\b(?:mark|flag|tick|set|declare|label)\b(?: off)? (?:[\p{L}' -]+? )?(?:as|to) (?:being |having been )?"?([\p{L}-]+(?: (?:out|away|up|over|back|again|found))?)"?/u.exec(
      words,
    )?.[1];
  const [slot] = slotsOf(deed, 'value', 'choice');
  return marking.test(words) && said !== undefined ? (slot === undefined ? said : unquoted(slot)) : null;
}

function markFor(entity: string, word: string, story: Story): OwnRecords['marks'] {
  const status = story.status(entity, word);
  return status === null
    ? []
    : [{ label: `Mark as ${word.toLowerCase()}`, field: status.attribute, value: status.value }];
}

/** "Every change has to be approved again", behind what owners may change. */
function waitsAfterwards(deed: Deed, words: string, story: Story): boolean {
  const last = story.last('own_records');
  if (last === undefined || !/\b(?:again|chang\w*|edit\w*|updat\w*)\b/.test(words) || last.fields.length === 0)
    return false;
  if (deed.sentence.number - (story.told.at(-1)?.deed.sentence.number ?? 0) > 1) return false;
  last.after_edit = 'waits';
  story.add(last, deed);
  return true;
}

/** Whether a noun is who makes records of a kind, or the records are people themselves. */
export const isOwnerNoun = (noun: string, entity: string, story: Story): boolean => {
  const name = noun.toLowerCase();
  const own = story.namesOf(entity).singular.toLowerCase();
  return story.makers.get(entity) === name || (own === name && isPeople(name));
};
