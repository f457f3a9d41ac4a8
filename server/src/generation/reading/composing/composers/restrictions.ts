import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { isOffice } from '../audience-of.ts';
import { conditionsOf, groupSlots } from '../conditions-of.ts';
import type { Chunk, Deed, Slot } from '../deeds.ts';
import { slotsOf } from '../deeds.ts';
import { unquoted, within } from '../measures.ts';
import { keyOf, singularOf } from '../names.ts';
import type { Story } from '../story.ts';
import { buttonOf } from './button-of.ts';
import { type Composer, nothingToAct, unreadCondition } from './composer.ts';

type Restriction = BehaviourOf<'restriction'>;
type Allowed = Restriction['allowed'];

/** Words in lower case, their negations apart: "mustn't" is "must not". */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/n't\b/g, ' not');

/** From here on a deed that lets somebody in is taken to keep the others out. */
const sureOfGrants = 0.85;

const screens: readonly (readonly [RegExp, string])[] = [
  [/\bplugins?\b/, 'plugins'],
  [/\b(?:themes?|appearance|customi[sz]er|menus?)\b/, 'appearance'],
  [/\b(?:tools?)\b/, 'tools'],
  [/\bsettings?\b/, 'settings'],
  [/\bupdates?\b/, 'updates'],
  [/\bmedia(?: library)?\b/, 'media'],
  [/\bcomments?\b/, 'comments'],
  [/\bpages\b/, 'pages'],
  [/\bposts\b/, 'posts'],
  [/\busers?\b/, 'users'],
  [/\bprofile\b/, 'profile'],
];

/** "Who are not logged in". */
const withoutAccount =
  /\b(?:not|n't|never|without being)\s+(?:\w+\s+)?(?:logged|signed)[ -]?in\b|\bnot registered\b|\baren't registered\b|\bwithout (?:an account|(?:a |any )?log-?in|registering|registration)\b/;

/** Screens of the administration that a text names. */
export const screensIn = (text: string): readonly string[] =>
  screens.filter(([pattern]) => pattern.test(text)).map(([, screen]) => screen);

/** Who is let in: whom the words name; the others where they say who is kept out. */
function allowedOf(deed: Deed, people: readonly Slot[], entity: string | null, story: Story): Allowed | null {
  const text = plain(deed.text);
  // "guests must not see": who is named is kept out
  const keepsOut =
    (/\b(?:not|never|no longer|cannot|n't|hide|hidden|kept? (?:out|away)|invisible|without access|block|lock(?:ed)? out|deny|denied|stay out|forbid|prevent)\b|\bcan(?:no|')t\b/.test(
      text,
    ) && !/\bonly\b|\bexcept\b|\bunless\b|\bfor\b.*\bonly\b/.test(text)) !== deed.isDenied;
  // "Pupils see no other pupil's work", "never those of other members"
  if (
    /\b(?:no other|other (?:people|members?|users?|customers?|pupils?|students?|employees?|one)|each other|one another)(?:'s|s')?\b/.test(
      text,
    ) &&
    keepsOut
  )
    return { who: 'roles', roles: ['administrator'], owner: true };
  if (
    /\b(?:readable|visible|open|accessible|available|public|can|anyone|everyone)\b.*\bwithout\b/.test(text) &&
    withoutAccount.test(text) &&
    !/\b(?:not|n't|cannot|nobody)\b/.test(text)
  )
    return { who: 'everyone' };
  if (withoutAccount.test(text)) return keepsOut || /\bonly\b/.test(text) ? { who: 'logged_in' } : { who: 'everyone' };
  // "Whose borrowers are nobody's business", "never surnames": what is kept from everyone is for staff
  if (people.length === 0 && slotsOf(deed, 'field').length > 0 && hides.test(text) && !/\b(?:we|i|they)\b/.test(text))
    return { who: 'roles', roles: ['administrator', 'editor'] };
  // "Pupils see only their own grades": whose they are, not everyone of that role
  if (!keepsOut && people.length <= 1 && /\bonly\b.*\b(?:their|his|her|one's) own\b/.test(text))
    return { who: 'roles', roles: ['administrator'], owner: true };
  const roles: string[] = [];
  let isOwner = false;
  let isMembers = false;
  for (const { text: who } of people) {
    // "Once it is taken, nobody else sees by whom": whose it is, and nobody besides
    if (
      /\b(?:nobody|no[ -]?one|none|anybody|anyone|everybody|everyone|others?) (?:else|besides)\b/i.test(who) &&
      keepsOut
    )
      return { who: 'roles', roles: ['administrator'], owner: true };
    const person = story.person(who, entity);
    if (person === null) continue;
    if (person.is === 'nobody') return { who: 'nobody' };
    if (person.is === 'guests' || (person.is === 'everyone' && keepsOut)) {
      if (keepsOut) return { who: 'logged_in' };
      return { who: 'everyone' };
    }
    if (person.is === 'everyone') continue;
    if (person.is === 'owner') isOwner = true;
    else if (person.is === 'members') isMembers = true;
    else if (person.is === 'admin') roles.push('administrator');
    else if (person.is === 'staff') roles.push('administrator', 'editor');
    else {
      const role =
        story.role(who, entity) ??
        (person.is === 'named' && isOffice.test(person.name) ? story.newRole(person.name) : null);
      if (role === null) return null;
      roles.push(role);
    }
  }
  const unique = [...new Set(roles)].slice(0, 20);
  if (keepsOut)
    return unique.length > 0 ? { who: 'all_but_roles', roles: unique } : isMembers ? { who: 'logged_out' } : null;
  if (unique.length > 0) return { who: 'roles', roles: unique, ...(isOwner ? { owner: true } : {}) };
  if (
    isOwner ||
    (/\b(?:their|his|her|one's) own\b|\b(?:see|sees|read|open)s? (?:their|his|her)\b/.test(text) && !keepsOut)
  )
    return { who: 'roles', roles: ['administrator'], owner: true };
  if (/\bonly i\b|\bfor me\b|\bjust me\b/.test(text)) return { who: 'roles', roles: ['administrator'] };
  return isMembers || /\blog(?:ged)?[ -]?in\b|\bmembers?\b|\baccount\b/.test(text) ? { who: 'logged_in' } : null;
}

/** Words that keep everyone from something. */
const hides =
  /\b(?:not (?:be )?(?:public|shown|seen|visible|printed|displayed)|hidden|private|secret|confidential)\b|^(?:never|no|without)\b/;

/** Words that keep somebody out. */
const excludes =
  /\b(?:only|nobody|none|no[ -]?one|never|not|cannot|n't|no|just|alone|except|unless|but|hid(?:e|es|den)|private|secret|confidential|invisible|internal|restricted|reserved|limited|lock(?:s|ed)?|block(?:s|ed)?|protect(?:s|ed)?|closed|own|needs?|requires?|access|behind|exclusive(?:ly)?|without|for)\b/i;

/** The words of a deed with those in front of it, where "only" may stand. */
const wordsOf = ({ sentence, act, text }: Deed): string =>
  plain(
    `${sentence.tokens
      .slice(Math.max(0, act.from - 8), act.from)
      .map(({ lower }) => lower)
      .join(' ')} ${text}`,
  );

const outcomeOf = (text: string): Restriction['outcome'] =>
  /\b(?:log ?in (?:form|page|screen)|asked to log in|sent to the log-?in)/i.test(text)
    ? 'login'
    : /\b(?:not found|404)\b/i.test(text)
      ? 'not_found'
      : 'message';

/** "Except the coxswain": who is meant where nobody marked it. */
function exceptedIn(chunk: Chunk): Slot | null {
  if (chunk.slots.length > 0) return null;
  const from = chunk.tokens.findIndex(({ pos }) => pos === 'DET' || pos === 'NOUN' || pos === 'PROPN');
  const tokens = from === -1 ? [] : chunk.tokens.slice(from);
  if (tokens.length === 0 || tokens.length > 4) return null;
  return {
    label: 'who',
    from: chunk.from + from,
    to: chunk.to,
    text: tokens.map(({ text }) => text).join(' '),
    tokens,
    chunk,
  };
}

/** "Subscribers download our sample letters": whom records are for, at any time and as a whole. */
function isWholeGrant(deed: Deed, entity: string | null, story: Story): boolean {
  return (
    deed.act.share >= sureOfGrants &&
    entity !== null &&
    story.isOwn(entity) &&
    deed.slots.some(({ label }) => label === 'thing' || label === 'field') &&
    deed.chunks.every(({ label }) => label === 'why') &&
    deed.slots.every(({ label }) => label !== 'span' && label !== 'date' && label !== 'number') &&
    !/\b(?:still|also|too|even|as well|before|after)\b/.test(plain(deed.text))
  );
}

/** Adds a restriction; who else is let in by another deed about the same is let in besides. */
function addRestriction(restriction: Restriction, deed: Deed, story: Story): void {
  const { allowed, subject } = restriction;
  const known = story.behaviours.find(
    (one): one is Restriction => one.kind === 'restriction' && JSON.stringify(one.subject) === JSON.stringify(subject),
  );
  if (known === undefined || known.allowed.who !== 'roles' || allowed.who !== 'roles') {
    story.add(restriction, deed);
    return;
  }
  Object.assign(known, {
    allowed: {
      who: 'roles',
      roles: [...new Set([...(known.allowed.roles ?? []), ...(allowed.roles ?? [])])].slice(0, 20),
      ...(known.allowed.owner || allowed.owner ? { owner: true } : {}),
    },
  });
  story.add(known, deed);
}

/** "Their own *grades*", where homework has a grade: the property that words for records mean; null where they mean records. */
function propertyOf(deed: Deed, story: Story): Slot | null {
  const { current } = story;
  const fields = current === null ? undefined : story.entity(current)?.fields;
  const isProperty = ({ text }: Slot): boolean =>
    story.find(text) === null && fields?.has(keyOf(singularOf(text))) === true;
  return slotsOf(deed, 'thing').find(isProperty) ?? null;
}

/** "The sign-ups of their own courses": what is restricted, where nobody has spoken of it; null where it is known. */
function ofOthers(deed: Deed, story: Story): string | null {
  const [first, second] = slotsOf(deed, 'thing', 'field');
  if (first === undefined || second === undefined || story.find(first.text) !== null) return null;
  const between = deed.sentence.tokens
    .slice(first.to, second.from)
    .map(({ lower }) => lower)
    .join(' ');
  const of = story.find(second.text);
  if (!/^of (?:their|his|her|its|our|my)(?: own)?$/.test(between) || of === null) return null;
  return story.findAttribute(of, first.text) === null ? first.text : null;
}

const sentenceOf = ({ sentence: { tokens } }: Deed): string => plain(tokens.map(({ text }) => text).join(' '));

/** "Nobody should see the user names through /?author=1 or the REST API". */
const hidesUserNames = (deed: Deed): boolean => {
  const said = sentenceOf(deed);
  return (
    /\b(?:user ?names?|login names?|logins|users)\b/.test(said) &&
    /\bauthor ?=|\brest\b|\bwp-json\b|\bauthor (?:archives?|pages?|ids?)\b|\benumerat/.test(said) &&
    /\b(?:nobody|no[ -]?one|never|not|cannot|no (?:visitor|stranger|guest)s?)\b/.test(said)
  );
};

/** Names of users are found out neither by addresses nor by the REST API. */
function closeUserNames(deed: Deed, story: Story): void {
  const last = story.last('switch_off');
  const joins = last !== undefined && last.roles.length === 0;
  if (joins) last.things = [...new Set([...last.things, 'user_enumeration' as const])];
  story.add(
    joins ? last : { kind: 'switch_off', things: ['user_enumeration'], roles: [], is_except: false, types: [] },
    deed,
  );
}

/** Who may see, open or change what, and who may not. */
export const restrict: Composer = (deed, story) => {
  const text = plain(deed.text);
  if (hidesUserNames(deed)) return closeUserNames(deed, story);
  const all = within(
    deed.slots,
    deed.chunks.filter(({ label }) => label === 'except'),
  );
  const people = [
    ...all.filter(({ label }) => label === 'who'),
    ...deed.chunks.flatMap((chunk) => (chunk.label === 'except' ? (exceptedIn(chunk) ?? []) : [])),
  ];
  const unknown = ofOthers(deed, story);
  if (unknown !== null)
    return story.refuse(deed, `It is not clear what “${unknown}” are, and nothing else is closed instead.`);
  const property = propertyOf(deed, story);
  const named = property === null ? story.recordOf(deed) : story.current;
  const allowed = allowedOf(deed, people, named, story);
  if (allowed === null) return story.refuse(deed, 'It does not say who is let in.');
  // "The workshop must see the text": that somebody may says nothing of the others
  const isGrant = allowed.who === 'roles' && !excludes.test(wordsOf(deed));
  // "The conductor sees it all, the players only their own section": that one sees everything keeps nobody out
  if (
    allowed.who === 'roles' &&
    people.length === 1 &&
    /\b(?:it all|all of (?:it|them)|everything|the lot)\b/.test(text)
  )
    return story.refuse(deed, 'It does not say who is kept out.');
  if (isGrant && !isWholeGrant(deed, named, story)) return story.refuse(deed, 'It does not say who is kept out.');
  if (allowed.who === 'everyone') return story.tell(deed, 'nothing');
  const groups = groupSlots(deed);
  const button = buttonOf(deed);
  const message =
    slotsOf(deed, 'text')
      .filter((slot) => !groups.includes(slot))
      .map(unquoted)
      .find((said) => said !== button?.label) ?? '';
  const form = story.behaviours.find((one) => one.kind === 'public_form' && one.entity === named);
  if (
    form?.kind === 'public_form' &&
    /\b(?:book|reserv|submit|post|sign|apply|register|send|add|report|enter)/.test(text) &&
    !/\b(?:see|view|read)\b/.test(text)
  ) {
    (form as { requires_login: boolean }).requires_login = true;
    return story.add(form, deed);
  }
  // Who looks after the site is never locked out by what others are let in to.
  const base = {
    kind: 'restriction' as const,
    ...(button === null ? {} : { button }),
    allowed:
      isGrant && allowed.who === 'roles'
        ? { ...allowed, roles: [...new Set(['administrator', ...(allowed.roles ?? [])])] }
        : allowed,
    outcome: outcomeOf(text),
    message,
  };
  const paths = slotsOf(deed, 'url', 'place')
    .flatMap((slot) => /(?:^|\s)(\/[^\s"]*)/.exec(slot.text)?.[1] ?? [])
    .filter((path) => path !== button?.url);
  if (paths.length > 0)
    return addRestriction(
      {
        ...base,
        subject: { of: 'addresses', paths: paths.slice(0, 40) },
        outcome: base.outcome === 'message' ? 'login' : base.outcome,
      },
      deed,
      story,
    );
  if (
    /\b(?:admin(?:istration)?(?: area)?|back ?end|wp-admin|dashboard)\b/.test(text) &&
    !/\bonly (?:in|on) the\b/.test(text)
  ) {
    const found = [...screensIn(text)];
    return addRestriction(
      {
        ...base,
        subject: { of: 'admin', screens: found.length > 0 ? found : ['all'] },
        outcome: found.length > 0 ? 'message' : 'redirect',
        ...(found.length > 0 ? {} : { target: '/' }),
      },
      deed,
      story,
    );
  }
  if (/\bmenu (?:entr|item|point|link)/.test(text)) {
    const entries = slotsOf(deed, 'text', 'name', 'value').map((slot) => unquoted(slot));
    if (entries.length === 0) return story.refuse(deed, 'It does not say which entries of the menu.');
    return addRestriction({ ...base, subject: { of: 'menu_entries', entries: entries.slice(0, 30) } }, deed, story);
  }
  const entity = named;
  const fields = property === null ? slotsOf(deed, 'field') : [property];
  if (fields.length > 0 && (entity !== null || story.isShop)) {
    const of = entity ?? 'product';
    // A single property has no owner: it is closed to all but staff, and that its owner sees it is told as missing.
    const isOwners = allowed.who === 'roles' && allowed.owner === true;
    const seenBy: Allowed = isOwners ? { who: 'roles', roles: ['administrator', 'editor'] } : base.allowed;
    let added = 0;
    for (const field of fields) {
      const attribute =
        of === 'product' && /price/i.test(field.text) ? { key: 'price' } : story.attribute(of, field.text);
      const isField =
        attribute !== null &&
        attribute.key !== 'title' &&
        (story.entity(of)?.fields.has(attribute.key) ||
          (of === 'product' && (attribute.key === 'price' || attribute.key === 'stock')));
      if (attribute === null || !isField) continue;
      addRestriction(
        { ...base, allowed: seenBy, subject: { of: 'field', entity: of, field: attribute.key, deeds: ['read'] } },
        deed,
        story,
      );
      added += 1;
    }
    if (added > 0 && isOwners) story.refuse(deed, 'Only staff see this property: its owner cannot be let in alone.');
    if (added === 0) {
      const extra =
        of === 'user' || of === 'post' || of === 'page'
          ? fields.every(
              ({ text: field }) => story.extraFields.get(of)?.has(story.findAttribute(of, field)?.key ?? '') === true,
            )
          : false;
      if (!extra) return story.refuse(deed, 'Who sees this property cannot be restricted.');
      story.viewers.set(of, allowed.who === 'logged_in' ? 'members' : allowed.owner ? 'owner' : 'staff');
      story.tell(deed, `extra_fields.${of}`);
    }
    return;
  }
  if (entity === null) return story.refuse(deed, nothingToAct);
  if (entity === 'user') return story.refuse(deed, 'Who sees users themselves cannot be restricted.');
  // "Only administrators can see it", after a log: what closes a part of the site has to name it.
  if (!story.isOwn(entity) && !story.isNamedIn(deed, entity))
    return story.refuse(deed, 'It does not say which content this is about.');
  const read = conditionsOf(
    deed,
    entity,
    story,
    deed.chunks.filter(({ label, text: said }) => label === 'if' && !withoutAccount.test(said.toLowerCase())),
  );
  if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
  const deeds: ('read' | 'list' | 'create' | 'edit' | 'publish' | 'delete' | 'comment' | 'buy')[] = [];
  if (/\b(?:comment on|leave comments?|write comments?|comment)\b/.test(text) && entity !== 'comment')
    deeds.push('comment');
  if (/\b(?:buy|order|purchas|add to (?:the )?cart)/.test(text) && entity === 'product') deeds.push('buy');
  if (/\b(?:upload|create|add|write|post|submit)\b/.test(deed.actText.toLowerCase())) deeds.push('create');
  if (/\b(?:edit|change|updat)/.test(deed.actText.toLowerCase())) deeds.push('edit');
  if (/\b(?:delet|remov)/.test(deed.actText.toLowerCase())) deeds.push('delete');
  if (/\bpublish/.test(deed.actText.toLowerCase())) deeds.push('publish');
  if (deeds.length === 0) deeds.push('read');
  addRestriction(
    {
      ...base,
      subject: {
        of: 'records',
        entity,
        deeds,
        ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      },
      ...(/\b(?:hidden|invisible|do(?:es)? not (?:even )?appear|not (?:be )?(?:listed|found))\b/.test(text)
        ? { is_hidden: true }
        : {}),
      ...(/\b(?:teaser|first paragraph|intro|excerpt|preview)\b/.test(text) ? { shows_teaser: true } : {}),
    },
    deed,
    story,
  );
};
