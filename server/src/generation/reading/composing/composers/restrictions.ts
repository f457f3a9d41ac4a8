import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { viewersOf } from '../audience-of.ts';
import { conditionsOf, groupSlots } from '../conditions-of.ts';
import type { Chunk, Deed, Slot } from '../deeds.ts';
import { slotsOf } from '../deeds.ts';
import { unquoted, within } from '../measures.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { screensIn } from './admin-screens.ts';
import { buttonOf } from './button-of.ts';
import { type Composer, nothingToAct, unreadCondition } from './composer.ts';
import { keyedEndpoint } from './keyed-endpoints.ts';
import { allowedOf, withoutAccount } from './let-in.ts';
import { meantBy } from './people-meant.ts';
import { plain } from './plain.ts';
import { restrictedFields, restrictFields } from './restricted-fields.ts';
import { keptFromMenus, menusClosed } from './restricted-menus.ts';
import { namesOther } from './unmarked-content.ts';
import { closeUserNames, hidesUserNames } from './user-names.ts';

type Restriction = BehaviourOf<'restriction'>;

/** From here on a deed that lets somebody in is taken to keep the others out. */
const sureOfGrants = 0.85;

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
  const from = chunk.tokens.findIndex(
    ({ pos }) => pos === 'DET' || pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON',
  );
  const tokens = from === -1 ? [] : chunk.tokens.slice(from);
  if (tokens.length === 0 || tokens.length > 4) return null;
  // "Everything except wages": what is not seen, not who
  const last = tokens.at(-1);
  if (
    last === undefined ||
    !(isPeople(last.lemma) || last.lower === last.lemma || /^(?:me|us|him|her|them)$/.test(last.lower))
  )
    return null;
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

/** Who may see, open or change what, and who may not. */
export const restrict: Composer = (deed, story) => {
  const text = plain(deed.text);
  if (hidesUserNames(deed)) return closeUserNames(deed, story);
  if (keyedEndpoint(deed, story)) return;
  const all = within(
    deed.slots,
    deed.chunks.filter(({ label }) => label === 'except'),
  );
  const people = [
    ...all.filter(({ label }) => label === 'who'),
    ...deed.chunks.flatMap((chunk) => (chunk.label === 'except' ? (exceptedIn(chunk) ?? []) : [])),
  ];
  if (/\bpasswords?\b/.test(text) && people.length === 0)
    return story.refuse(deed, 'A page gets a password in its editor, under “Visibility”.');
  const unknown = ofOthers(deed, story);
  if (unknown !== null)
    return story.refuse(deed, `It is not clear what “${unknown}” are, and nothing else is closed instead.`);
  const fields = restrictedFields(deed, story);
  if (fields === null) return story.refuse(deed, 'It is not clear which property is kept from whom.');
  const isField = fields.length > 0;
  const named = isField && slotsOf(deed, 'field').length === 0 ? story.current : story.recordOf(deed);
  const meant = meantBy(deed, people);
  const allowed = allowedOf(deed, meant, { entity: named, isField }, story);
  const menus = menusClosed(deed);
  if (menus.length > 0) {
    const others = keptFromMenus(deed, allowed, story);
    if (others === null) return story.refuse(deed, 'It does not say from which role the menus are hidden.');
    return addRestriction(
      {
        kind: 'restriction',
        subject: { of: 'admin', screens: [...menus] },
        allowed: others,
        outcome: 'message',
        message: '',
      },
      deed,
      story,
    );
  }
  if (typeof allowed === 'string') return story.refuse(deed, allowed);
  // "The workshop must see the text": that somebody may says nothing of the others
  const isGrant = allowed.who === 'roles' && !excludes.test(wordsOf(deed));
  // "The conductor sees it all, the players only their own section": that one sees everything keeps nobody out
  if (
    allowed.who === 'roles' &&
    allowed.owner !== true &&
    !/\b(?:nobody|no[ -]?one|none|hidden)\b/.test(text) &&
    /\b(?:it all|all of (?:it|them)|everything|the lot)\b/.test(text)
  )
    return story.refuse(deed, 'It does not say who is kept out.');
  if (isGrant && !isWholeGrant(deed, named, story)) return story.refuse(deed, 'It does not say who is kept out.');
  // "Members whose subscription has lapsed": not all who are logged in
  const narrowing = deed.chunks.find(({ label, text: said }) => label === 'if' && /^who(?:se)?\b/i.test(said));
  if (allowed.who === 'logged_out' && narrowing !== undefined)
    return story.refuse(deed, unreadCondition([narrowing.text]));
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
    fields.length === 0 &&
    /\b(?:book|reserve|submit|post|sign up|apply|register|send|add|report|enter)\b/.test(text) &&
    !/\b(?:see|sees|seen|view|read|shown|visible|open)\b/.test(text)
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
  if (isField && (entity !== null || story.isShop))
    return restrictFields(deed, fields, entity ?? 'product', base, story, (one) => addRestriction(one, deed, story));
  if (entity === null) return story.refuse(deed, nothingToAct);
  if (namesOther(deed, story)) return story.refuse(deed, 'It does not say which content this is about.');
  if (entity === 'user') {
    const list = story.last('listing');
    const isList =
      list?.entity === 'user' && list.audience.who === 'everyone' && people.every(({ label }) => label === 'who');
    const viewers = isList && !deed.isDenied ? viewersOf(people, entity, story) : null;
    if (list === undefined || viewers === null)
      return story.refuse(deed, 'Who sees users themselves cannot be restricted.');
    list.audience = viewers;
    return story.add(list, deed);
  }
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
