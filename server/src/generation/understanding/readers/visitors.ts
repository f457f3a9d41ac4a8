import { isPlural, singularize, titleCase, toSnake } from '../../naming/inflect.ts';
import { actIndex } from '../acts.ts';
import { type ClauseReader, entitiesIn, lower, subjectOf } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { readItems } from '../field-items.ts';
import { isPropertyNoun } from '../field-of-item.ts';
import { resultNouns } from '../lexicon/entity-nouns.ts';
import { builtInRoles, containers, emptyAdjectives, modals, staffNouns, visitors } from '../lexicon/function-words.ts';
import { lemmaOf, means, resultOfVerb } from '../lexicon/verbs.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { thingAt } from '../openers.ts';
import { actsLikeVisitor } from '../paraphrase.ts';
import { place } from '../place.ts';
import type { Token } from '../tokens.ts';
import { isDoer, isPerson, isVerbAt } from '../verb-sense.ts';

const needsLogin = / (logging in|(?:logged|signed)[- ]in|log in|login|registered users?|members only) /;

function addForm(draft: Draft, entity: DraftEntity, line: string): void {
  draft.behaviours.splice(
    0,
    draft.behaviours.length,
    ...draft.behaviours.filter(
      (known) => known.kind !== 'public_form' || known.entity !== entity.key || known.requiresLogin,
    ),
  );
  draft.addBehaviour({ kind: 'public_form', entity: entity.key, requiresLogin: needsLogin.test(line) });
}

/** The content type that an act leaves: "books a tour" leaves a booking, which belongs to a tour. */
export function resultOfAct(tokens: readonly Token[], index: number, draft: Draft): DraftEntity | null {
  const result = resultOfVerb.get(lemmaOf(tokens[index]?.lower ?? '') ?? '') ?? '';
  let next = index + 1;
  while (/^(for|in|to|on|up|at)$/.test(tokens[next]?.lower ?? '')) next++;
  const object = lower(thingAt(tokens, next).words.length > 0 ? nounPhrase(tokens, next).words : []);
  const head = singularize(object.at(-1) ?? '');
  if (resultNouns.has(head)) return draft.add(object);
  // "register broken devices": the devices are what is kept
  if (/^regist/.test(tokens[index]?.lower ?? '') && next === index + 1 && isPlural(object.at(-1) ?? '')) {
    const kept = draft.add(object);
    if (kept) return kept;
  }
  // "Alumni can register themselves": who does it is what is kept
  const own_ = /^(themselves|himself|herself|itself)$/.test(tokens[next]?.lower ?? '')
    ? (draft.find(lower(nounPhrase(tokens, 0).words)) ?? draft.last ?? draft.main())
    : null;
  if (own_) return own_;
  const target = draft.find(object) ?? (object.length > 0 && !containers.has(head) ? null : null);
  const own = draft.add([result]);
  if (!own) return null;
  draft.implied.add(own);
  if (result === 'rating') {
    own.core.set('title', 'Name');
    draft.addField(own, {
      key: 'rating',
      label: 'Rating',
      type: 'rating',
      isRequired: true,
      isMultiple: false,
      min: 1,
      max: 5,
    });
  }
  const parent = target ?? draft.main();
  if (parent && parent !== own && (target || !parent.isPrivate) && !/^(newsletter|site|website|list)$/.test(head))
    draft.addRelation(own, parent, true);
  return own;
}

/** "Book a trip", in a list of what visitors can do. */
const isInvitation = (tokens: readonly Token[], draft: Draft): boolean =>
  /^(book|reserve|register|rsvp|donate|sign up|apply|subscribe|borrow|rent)$/.test(tokens[0]?.lower ?? '') &&
  /^(a|an|for|to)$/.test(tokens[1]?.lower ?? '') &&
  tokens.length < 8 &&
  entitiesIn(tokens.slice(2), draft).length > 0;

/** "Visitors can book an event", "People apply to adopt a pet", "Equipment can be borrowed". */
export const readActs: ClauseReader = ({ tokens, words, line }, draft) => {
  if (
    /^(when|whenever|if|once|after)$/.test(words[0] ?? '') ||
    / (when|whenever|once) (a |an |the )?\w+ \w+s /.test(line) ||
    /^ (nobody|none|no) | (cannot|can't|can not|may not|never) /.test(line)
  )
    return false;
  const index = isInvitation(tokens, draft) ? 0 : actIndex(tokens);
  if (index >= 0) {
    const entity = resultOfAct(tokens, index, draft);
    if (!entity) return false;
    addForm(draft, entity, line);
    for (const word of words.slice(Math.max(0, index - 4), index).map(singularize))
      if (actsLikeVisitor(word)) draft.senders.add(word);
    if (/ (once|only one|one per \w+|twice) $/.test(line)) draft.leftovers.push(tokens);
    draft.last = entity;
    return true;
  }
  const passive = words.findIndex(
    (word, at) => resultOfVerb.has(lemmaOf(word) ?? '') && words[at - 1] === 'be' && modals.has(words[at - 2] ?? ''),
  );
  if (passive < 0) return false;
  const target = draft.find(lower(nounPhrase(tokens, 0).words));
  const entity = draft.add([resultOfVerb.get(lemmaOf(words[passive] ?? '') ?? '') ?? '']);
  if (!entity) return false;
  if (target) draft.addRelation(entity, target, true);
  const by = words[passive + 1] === 'by' ? draft.find(lower(nounPhrase(tokens, passive + 2).words)) : null;
  if (by && by !== entity) draft.addRelation(entity, by, true);
  if (by === null && / (online|website|site|by (?:visitors|users|members|customers)) /.test(line))
    addForm(draft, entity, line);
  return true;
};

/** "a booking form" makes bookings, "a contact form" messages. */
function formEntity(words: readonly string[], draft: Draft): DraftEntity | null {
  const named = words[words.findIndex((word) => word === 'form' || word === 'forms') - 1] ?? '';
  if (named === 'contact') return draft.add(['message']);
  return resultNouns.has(named) ? (draft.find([named]) ?? draft.add([named])) : null;
}

/** "Reviews of products" name what they are about. */
function addSubject(draft: Draft, entity: DraftEntity, tokens: readonly Token[], next: number): void {
  if (
    !/^(review|rating|feedback|complaint|inquiry|enquiry|question|message|request)$/.test(entity.key) ||
    !/^(of|about|for|on)$/.test(tokens[next]?.lower ?? '')
  )
    return;
  const about = lower(nounPhrase(tokens, next + 1).words);
  const target = draft.find(about);
  if (target && target !== entity) {
    draft.addRelation(entity, target, true);
    draft.implied.add(entity);
  } else if (about.length > 0 && /^(review|rating|feedback|complaint)$/.test(entity.key)) {
    const label = singularize(about.join(' '));
    draft.addField(entity, {
      key: toSnake(label),
      label: titleCase(label),
      type: 'text',
      isRequired: false,
      isMultiple: false,
    });
  }
}

const isVisitorWord = (words: readonly string[], end: number): boolean =>
  words.slice(Math.max(0, end - 4), end).some((word) => visitors.has(word) && !builtInRoles.has(word));

/** "Supporters make pledges". */
const isMaking = (tokens: readonly Token[], index: number): boolean =>
  lemmaOf(tokens[index]?.lower ?? '') === 'make' &&
  resultNouns.has(singularize(thingAt(tokens, index + 1).words.at(-1) ?? ''));

/** A "condition report" is kept of what is reported of a condition. */
function reportOn(words: readonly string[], draft: Draft): DraftEntity {
  const name = [...words.filter((word) => !emptyAdjectives.has(word)), 'report'].join(' ');
  const key = toSnake(name);
  return draft.entities.get(key) ?? draft.create(key, name);
}

/** "Customers submit tickets", "Accept donations", "a form to suggest recipes". */
export const readSubmissions: ClauseReader = ({ tokens, words, line }, draft) => {
  for (let index = 0; index < tokens.length; index++) {
    const lemma = lemmaOf(words[index] ?? '');
    const isAccepting = index === 0 && (lemma === 'accept' || lemma === 'collect' || lemma === 'receive');
    if (!isAccepting && ((!means(lemma, 'submit') && !isMaking(tokens, index)) || !isVerbAt(tokens, index, 0)))
      continue;
    const from = Math.max(0, index - 4);
    const before = words.slice(from, index);
    const person = before.find((_, at) => isDoer(words, from + at));
    const isVisitor =
      before.some(
        (word, at) => visitors.has(word) && !/^(board|team|staff|committee|crew)$/.test(before[at - 1] ?? ''),
      ) ||
      (person !== undefined && (!isPerson(person) || actsLikeVisitor(singularize(person))));
    if (!isAccepting && person === undefined) continue;
    if (/(get|receive)s?/.test(words[index] ?? '') && !isAccepting) continue;
    const thing = thingAt(tokens, index + 1);
    const isListed =
      /^(:|with|\(|containing)$/.test(words[thing.next] ?? '') &&
      readItems(tokens, thing.next + 1).items.filter((item) => isPropertyNoun(lower(item.words))).length > 1;
    if (isPropertyNoun(thing.words) && !isListed && draft.find(thing.words) === null) {
      // "a suggestion form where visitors leave a subject and a message"
      const about = formEntity(words, draft) ?? draft.last ?? draft.main();
      if (!about) return false;
      for (const item of readItems(tokens, index + 1).items) place(item, about, draft);
      addForm(draft, about, line);
      draft.last = about;
      return true;
    }
    // "report the current condition: date, depth" makes condition reports
    const isReport = isListed && lemma === 'report' && isPropertyNoun(thing.words);
    const entity = isReport ? reportOn(thing.words, draft) : (draft.find(thing.words) ?? draft.add(thing.words));
    if (!entity) continue;
    addSubject(draft, entity, tokens, thing.next);
    if (!isVisitor && !isAccepting && person !== undefined && !builtInRoles.has(person)) {
      const at = from + before.indexOf(person);
      const kind = /^(board|team|committee|crew)$/.test(words[at - 1] ?? '') ? `${words[at - 1]} ` : '';
      draft.addRole(kind + singularize(person), entity);
    } else if (
      /^(admin|administrator|editor|author|contributor)s?$/.test(person ?? '') &&
      !isVisitorWord(words, index)
    ) {
      // They have the site's own screens for it.
      draft.last = entity;
      return true;
    } else {
      const parent = draft.main();
      if (
        resultNouns.has(entity.key) &&
        parent &&
        parent !== entity &&
        /^(bid|vote|answer|booking|registration|application|review|rating|comment)$/.test(entity.key) &&
        !parent.isPrivate
      ) {
        draft.addRelation(entity, parent, true);
        draft.implied.add(entity);
      }
      addForm(draft, entity, line);
      if (person !== undefined) draft.senders.add(singularize(person));
    }
    draft.last = entity;
    return true;
  }
  const form = words.findIndex((word) => word === 'form' || word === 'forms');
  if (form < 0) return false;
  const result = formEntity(words, draft);
  const about = entitiesIn(tokens, draft)[0];
  const entity =
    result ??
    about ??
    (/ (submission|contact|front end|public|submit) /.test(line) ? subjectOf({ tokens, words, line }, draft) : null);
  if (!entity) return false;
  const parent = draft.main();
  if (result && parent && parent !== result && !parent.isPrivate) draft.addRelation(result, parent, true);
  addForm(draft, entity, line);
  return true;
};

/** "Agents can set the status (open, closed)": a property, and who may change it. */
export const readChanges: ClauseReader = ({ tokens, words }, draft) => {
  const verb = words.findIndex(
    (word, index) => /^(set|change|update|edit|enter)$/.test(word) && /^(can|may)$/.test(words[index - 1] ?? ''),
  );
  const entity = draft.last ?? draft.main();
  if (verb < 2 || words[verb + 1] !== 'the' || !entity) return false;
  const { items } = readItems(tokens, verb + 1);
  const first = items[0];
  if (!first || !isPropertyNoun(lower(first.words)) || items.some(({ words: label }) => !isPropertyNoun(lower(label))))
    return false;
  for (const item of items) place(item, entity, draft);
  const who = words[verb - 2] ?? '';
  if (staffNouns.has(singularize(who)) && !builtInRoles.has(who))
    draft.addRole(lower(nounPhrase(tokens, 0).words).join(' ') || who, entity);
  return true;
};

/** "Only reviewers can edit applications", "a role for trainers", "Managers can approve". */
export const readRoles: ClauseReader = ({ tokens, words }, draft) => {
  const role = words.findIndex((word) => word === 'role' || word === 'roles');
  if (role >= 0) {
    const after = /^(for|called|named|of|:)$/.test(words[role + 1] ?? '') ? nounPhrase(tokens, role + 2).words : [];
    let start = role;
    while (
      start > 0 &&
      role - start < 2 &&
      nounPhrase(tokens.slice(start - 1, role), 0).words.length === role - start + 1
    )
      start--;
    const name =
      after.length > 0
        ? lower(after)
        : words.slice(start, role).filter((word) => !/^(new|custom|user|own|a|an|create|add)$/.test(word));
    if (name.length === 0) return false;
    draft.addRole(name.join(' '), entitiesIn(tokens, draft)[0] ?? null);
    return true;
  }
  const person = words.findIndex(
    (word) =>
      staffNouns.has(singularize(word)) ||
      (words[0] === 'only' &&
        visitors.has(word) &&
        !/^(users?|visitors?|people|everyone|anyone|public|guests?)$/.test(word)),
  );
  if (person < 0 || person > 4 || builtInRoles.has(words[person] ?? '') || draft.find([words[person] ?? '']))
    return false;
  if (actsLikeVisitor(singularize(words[person] ?? '')) && actIndex(tokens) >= 0) return false;
  const verb = words[person + 1] ?? '';
  const acts = modals.has(verb) || isVerbAt(tokens, person + 1, 0);
  const lemma = lemmaOf(modals.has(verb) ? (words[person + 2] ?? '') : verb);
  if (!acts || lemma === undefined || means(lemma, 'notify')) return false;
  const phrase = nounPhrase(tokens, words[0] === 'only' ? 1 : 0).words;
  const name = phrase.length > 0 && phrase.length <= 3 ? lower(phrase) : [words[person] ?? ''];
  const doesWrite =
    (['manage', 'submit', 'log', 'approve'] as const).some((meaning) => means(lemma, meaning)) || lemma === 'edit';
  const target = entitiesIn(tokens.slice(person + 1), draft)[0] ?? (doesWrite ? draft.main() : null);
  draft.addRole(name.join(' '), target);
  return target !== null;
};
