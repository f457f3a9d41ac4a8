import { singularize } from '../../naming/inflect.ts';
import { actIndex } from '../acts.ts';
import {
  type Clause,
  type ClauseReader,
  clauseOf,
  dateFieldOf,
  entitiesIn,
  intervalIn,
  recipientsIn,
  sentOf,
  spanIn,
  spansIn,
  subjectOf,
} from '../clause.ts';
import { depths } from '../clauses.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { outcomeOf } from '../lexicon/outcomes.ts';
import { lemmaOf } from '../lexicon/verbs.ts';
import { nounPhrase } from '../noun-phrase.ts';
import type { Token } from '../tokens.ts';
import type { Recipient } from '../understanding.ts';
import { isVerbAt } from '../verb-sense.ts';
import { readOverdue, readSoon, remindedIn } from './due.ts';
import { resultOfAct } from './visitors.ts';

const speaksOfMail =
  / (confirmation|auto-?repl\w+|auto reply|autoresponder|(?:e-?)?mails?|e-?mailed|notif\w+|notifies|alert|alerts|alerted|informed?|newsletter|digest|thank-you|remind\w*|message is sent|report by|(?:send|sends|sent|receives?|gets?) .*(?:summary|report|overview)) /;
const triggers = new Set(['when', 'whenever', 'once', 'if', 'after', 'upon', 'every', 'each', 'for']);
const creates = new Set(
  'submit add create publish register place post book order make receive donate enrol enroll apply reserve rsvp leave send open report upload subscribe vote answer bid come record enter fill'.split(
    ' ',
  ),
);
const states = new Set(
  'approve confirm cancel reject resolve ship close complete update change pay accept decline expire finish return verify assign refund deliver'.split(
    ' ',
  ),
);

/** Splits "email the admin when someone books" into what is done and what sets it off. */
function split(tokens: readonly Token[]): { main: Token[]; trigger: Token[] } {
  const start = tokens.findIndex(
    ({ lower }, index) =>
      triggers.has(lower) && !(lower === 'for' && !/^(each|every|a|new|all)$/.test(tokens[index + 1]?.lower ?? '')),
  );
  if (start < 0) return { main: [...tokens], trigger: [] };
  const comma = tokens.findIndex(({ lower }, index) => lower === ',' && index > start);
  const end = comma < 0 ? tokens.length : comma;
  return { main: [...tokens.slice(0, start), ...tokens.slice(end)], trigger: tokens.slice(start, end) };
}

/** `statuses`: empty when an entry is new; an empty status is any change of it. */
type Event = { readonly entity: DraftEntity; readonly statuses: readonly string[] };

/** A choice of the entity that a word names: "when the order is ready". */
function choiceNamed(entity: DraftEntity, word: string): string | null {
  for (const { choices } of entity.fields.values()) {
    const found = choices?.find(({ value, label }) => value === word || label.toLowerCase() === word);
    if (found) return found.value;
  }
  return null;
}

/** What sets a message off; null when it is nothing that happens to an entry. */
function eventOf(trigger: readonly Token[], draft: Draft): Event | null {
  const words = trigger.map(({ lower }) => lower);
  const decided = words.flatMap((word) => outcomeOf(word) ?? []);
  const act = decided.length > 0 ? -1 : actIndex(trigger);
  if (act >= 0) {
    const entity = resultOfAct(trigger, act, draft);
    if (entity) {
      draft.addBehaviour({ kind: 'public_form', entity: entity.key, requiresLogin: false });
      return { entity, statuses: [] };
    }
  }
  const entity = entitiesIn(trigger, draft)[0] ?? sentOf(trigger, draft) ?? draft.last ?? draft.main();
  if (!entity) return null;
  if (words.includes('status') && words.some((word) => /^chang/.test(word))) return { entity, statuses: [''] };
  const copula = /^(is|are|was|were|been|gets|get|becomes|become|be|to|it's|as)$/;
  for (const [index, word] of words.entries()) {
    const lemma = lemmaOf(word) ?? '';
    const isPassive = copula.test(words[index - 1] ?? '');
    if (word === 'published' || word === 'live') return { entity, statuses: ['published'] };
    if (isPassive && decided.length > 1 && outcomeOf(word) !== null) return { entity, statuses: decided };
    const choice = isPassive || copula.test(words[index - 2] ?? '') ? choiceNamed(entity, word) : null;
    if (choice !== null) return { entity, statuses: [choice] };
    if (isPassive && creates.has(lemma) && /(ed|en|t|d)$/.test(word)) return { entity, statuses: [] };
    if ((isPassive || /ed$/.test(word)) && states.has(lemma))
      return { entity, statuses: decided.length > 1 ? decided : [word] };
    if (index > 0 && creates.has(lemma) && /s$/.test(word)) return { entity, statuses: [] };
  }
  if (decided.length > 0) return { entity, statuses: decided };
  const isNew = words.includes('new') || /^(for|upon|every|each|after)$/.test(words[0] ?? '');
  const namesOne = entitiesIn(trigger, draft).length > 0 || draft.find([singularize(words.at(-1) ?? '')]) !== null;
  return isNew && namesOne ? { entity, statuses: [] } : null;
}

/** "and the guest is emailed", "with the decision": what was decided before sets it off. */
function decisionMeant({ line }: Clause, draft: Draft): Event | null {
  const { decision } = draft;
  if (decision === null) return null;
  const isNamed =
    / (either way|decision|outcome|result|verdict|in both cases|accordingly|in each case|of this|about it) /.test(line);
  return isNamed || draft.sinceDecision < 2 ? decision : null;
}

const orAdmin = (recipients: readonly Recipient[]): readonly Recipient[] =>
  recipients.length > 0 ? recipients : [{ to: 'admin' }];

/** "Remind members 7 days before the expiry date." */
function readReminder(clause: Clause, draft: Draft): boolean {
  const before = clause.words.indexOf('before');
  if (before < 0 || (!speaksOfMail.test(clause.line) && !clause.line.includes(' remind'))) return false;
  const entity = subjectOf({ ...clause, tokens: clause.tokens.slice(before) }, draft) ?? subjectOf(clause, draft);
  const all = [entity, ...entitiesIn(clause.tokens, draft), draft.last, ...draft.entities.values()].filter(
    (one) => one !== null && one !== undefined,
  );
  const wanted = ` ${clause.words.slice(before + 1).join(' ')} `;
  const named = all.find((one) =>
    [...one.fields.values()].some(
      ({ type, label }) => type.startsWith('date') && wanted.includes(` ${label.toLowerCase()} `),
    ),
  );
  // "before the appointment", "one day before": not before a thing that nobody has spoken of.
  const end = nounPhrase(clause.tokens, before + 1).words.at(-1)?.lower;
  const isKnown =
    end === undefined ||
    entitiesIn(clause.tokens.slice(before + 1), draft).length > 0 ||
    /^(date|day|time|event|deadline|start|end|due|it|expiry|expiration)$/.test(end);
  const coming = (one: DraftEntity) => dateFieldOf(one, wanted, !named);
  const owner = named ?? (isKnown ? all.find((one) => coming(one) !== null) : undefined);
  const field = owner ? coming(owner) : null;
  if (!owner || field === null) return false;
  const spans = spansIn(clause.words.slice(0, before));
  const told = [...clause.tokens.slice(0, before), ...clause.tokens.slice(nounPhrase(clause.tokens, before + 1).next)];
  const recipient = remindedIn(told, owner, draft);
  for (const hours of spans.length > 0 ? spans : [24])
    draft.addBehaviour({
      kind: 'reminder_before_date',
      entity: owner.key,
      field,
      hours: Math.max(1, Math.round(hours)),
      recipient,
    });
  return true;
}

const sending =
  /^(send|sends|sent|get|gets|receive|receives|notif\w+|alert\w*|inform\w*|e-?mailed|remind\w*|digest|summary|report|newsletter|overview|thank-you|notifications?)$/;

/** "Thank-you email to the sponsor", "Send a welcome email", "auto reply to sender". */
const opensWithConfirmation =
  /^ (?:then )?(?:sends? )?(?:an? |the )?(?:automatic )?(?:(?:confirmation|welcome|thank-you|thank you|acknowledg\w+|auto|automatic) (?:e-?mails?|mails?|messages?|repl(?:y|ies))|auto-?repl(?:y|ies)|autoresponder|confirmation to) /;

/** "Email to the participant when a photo is approved", "admin mail". */
const opensWithMail =
  /^ (?:an? )?(?:admin )?(?:e-?mails?|mails?|notifications?) (?:notifications? )?(?:to|when|once|after|for) /;

/** Everything that is sent: at once, on a change, before a date, at intervals. */
export const readMessages: ClauseReader = (whole, draft) => {
  const isDecision = draft.decision !== null && draft.sinceDecision === 0;
  const clause = isDecision ? clauseOf(whole.tokens.slice(draft.decision?.rest)) : whole;
  if (!speaksOfMail.test(clause.line)) return false;
  // "Loans with an email, a daily price and a status (draft, sent)" are sent nowhere.
  const depth = depths(clause.tokens);
  const isConfirmation = opensWithConfirmation.test(clause.line);
  const isSaid =
    isConfirmation ||
    opensWithMail.test(clause.line) ||
    clause.words.some(
      (word, index) =>
        depth[index] === 0 &&
        (sending.test(word) || (/^(e-?)?mails?$/.test(word) && isVerbAt(clause.tokens, index, 0))),
    );
  // "before the due date and again when it is overdue" is both.
  const didRemind = [
    readReminder(clause, draft) || (isSaid && readSoon(clause, draft)),
    isSaid && readOverdue(clause, draft),
  ].includes(true);
  const interval = intervalIn(clause);
  const isDigest = / (digest|summary|report|overview|newsletter|roundup|statistics|list) /.test(clause.line);
  if (interval !== null && isSaid && (isDigest || !/ (when|if|once) /.test(clause.line)) && !didRemind) {
    const entity = subjectOf(clause, draft);
    const [recipient] = orAdmin(recipientsIn(clause.tokens, draft));
    if (!entity || !recipient) return false;
    draft.addBehaviour({ kind: 'scheduled_digest', entity: entity.key, interval, recipient });
    return true;
  }
  // What is sent some time before or after something is not sent at once.
  if (!didRemind && spanIn(clause.words) !== null && / (before|after|later|prior|in advance) /.test(clause.line))
    return false;
  const { main, trigger } = isDecision ? { main: clause.tokens, trigger: [] } : split(clause.tokens);
  const isVerb = main.some(
    ({ lower }, index) => /^(e-?)?mails?$/.test(lower) && isVerbAt(main, index, main[0]?.lower === ',' ? 1 : 0),
  );
  const isSent =
    isVerb ||
    isConfirmation ||
    opensWithMail.test(clause.line) ||
    main.some(({ lower }) =>
      /^(send|sends|sent|get|gets|receive|receives|e-?mailed|notify|notifies|notified|alert|alerts|alerted|inform|informs|informed|thank-you|notification|notifications)$/.test(
        lower,
      ),
    );
  if (!isSent || !isSaid) return didRemind;
  const decided = trigger.length === 0 ? decisionMeant(clause, draft) : null;
  if (trigger.length === 0 && !decided) {
    const entity =
      entitiesIn(clause.tokens, draft)[0] ?? (isConfirmation ? draft.sent() : null) ?? draft.last ?? draft.main();
    const named = recipientsIn(main, draft);
    const recipients: readonly Recipient[] = named.length === 0 && isConfirmation ? [{ to: 'submitter' }] : named;
    if (!entity || recipients.length === 0 || didRemind) return didRemind;
    for (const recipient of recipients) draft.addBehaviour({ kind: 'email_on_create', entity: entity.key, recipient });
    return true;
  }
  const event = decided ?? eventOf(trigger, draft);
  if (!event) return didRemind;
  const { entity, statuses } = event;
  const named = recipientsIn(main, draft);
  // The outcome of a decision is news for whoever waits for it.
  const recipients: readonly Recipient[] = named.length === 0 && decided ? [{ to: 'submitter' }] : orAdmin(named);
  for (const recipient of recipients) {
    if (statuses.length === 0) draft.addBehaviour({ kind: 'email_on_create', entity: entity.key, recipient });
    for (const status of statuses)
      draft.addBehaviour({ kind: 'email_on_status', entity: entity.key, status, recipient });
  }
  return true;
};
