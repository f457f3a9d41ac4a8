import {
  type Clause,
  type ClauseReader,
  dateFieldOf,
  entitiesIn,
  intervalIn,
  recipientsIn,
  spanIn,
} from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { lemmaOf, means } from '../lexicon/verbs.ts';
import type { Token } from '../tokens.ts';
import type { Recipient } from '../understanding.ts';
import { addStatus, marksIn } from './decisions.ts';

const passed =
  / (overdue|past due|(?:has|have|is|are) passed|(?:is|are) past|(?:is|are) over|passes|(?:is|are) reached|runs out|(?:is|are) late|too late|not (?:returned|paid|back)(?: by| on time| in time)?|unpaid|unreturned) /;

/** What a date is called by which something has to be done. */
const dueKey = /due|return|deadline|until|end|expir|valid|closing|payment/;

/** What depends on more than a date: who did nothing with it. */
const otherCondition =
  / (no activity|inactive|inactivity|without|un(?!til)\w{4,}|not (?:claimed|answered|touched|updated|opened)|nobody|no one|no reply|no response) /;

/** The entry that a statement is about and its date: the one that is named, else one by which something is due. */
function datedIn(clause: Clause, draft: Draft): { entity: DraftEntity; field: string } | null {
  const candidates = [...entitiesIn(clause.tokens, draft), draft.last, draft.sent(), ...draft.entities.values()];
  const entities = candidates.filter((one) => one !== null).filter((one) => dateFieldOf(one, '') !== null);
  for (const entity of entities) {
    const dates = [...entity.fields.values()].filter(({ type }) => type === 'date' || type === 'datetime');
    const field =
      dates.find(({ label }) => clause.line.includes(` ${label.toLowerCase()} `)) ??
      dates.find(({ key }) => dueKey.test(key));
    if (field) return { entity, field: field.key };
  }
  const [entity] = entities;
  const field = entity === undefined ? null : dateFieldOf(entity, clause.line, true);
  return entity !== undefined && field !== null ? { entity, field } : null;
}

/** Who hears of an entry: who is named, else whoever made it where there is an address. */
export function remindedIn(tokens: readonly Token[], entity: DraftEntity, draft: Draft): Recipient {
  // "Mail the owner", where there is an "owner email"
  if (tokens.some(({ lower: word }) => entity.fields.get(`${word}_email`)?.type === 'email'))
    return { to: 'submitter' };
  const [named] = recipientsIn(tokens, draft);
  const isKnown =
    [...entity.fields.values()].some(({ type }) => type === 'email') ||
    draft.behaviours.some(
      (one) =>
        one.kind === 'public_form' &&
        (one.entity === entity.key ||
          [...(draft.entities.get(one.entity)?.fields.values() ?? [])].some(
            ({ relatesTo }) => relatesTo === entity.key,
          )),
    );
  return named ?? { to: isKnown ? 'submitter' : 'admin' };
}

const sends = / (remind\w*|(?:e-?)?mail(?:s|ed)?|notif\w+|alert\w*|message|sent|send|sends|informed|told) /;

/** "Email the technician when the next service date is within 7 days". */
export function readSoon(clause: Clause, draft: Draft): boolean {
  const { line, words } = clause;
  const hours = spanIn(words);
  if (
    hours === null ||
    !sends.test(line) ||
    !/ (is|are|falls?|due|comes up|coming up) (due )?(with)?in (the next )?(less than )?\S+ (hour|day|week|month)s? /.test(
      line,
    )
  )
    return false;
  const found = datedIn(clause, draft);
  if (!found) return false;
  const recipient = remindedIn(clause.tokens, found.entity, draft);
  draft.addBehaviour({ kind: 'reminder_before_date', entity: found.entity.key, field: found.field, hours, recipient });
  return true;
}

/** "Send a reminder when a loan is overdue", "3 days after the due date remind the client". */
export function readOverdue(clause: Clause, draft: Draft): boolean {
  const { line, words } = clause;
  // "mark as overdue and email the client" is about the new status, "every Monday" about a list.
  if (draft.sinceDecision === 0 && draft.decision !== null) return false;
  if (
    intervalIn(clause) !== null ||
    !sends.test(line) ||
    otherCondition.test(line.replace(/ (unpaid|unreturned) /g, ' '))
  )
    return false;
  const isAfterDue = / (after|past|since) (the |its |their |his |her )?(due|return|deadline|payment|closing|end) /.test(
    line,
  );
  if (!passed.test(line) && !isAfterDue) return false;
  const found = datedIn(clause, draft);
  if (!found) return false;
  // "30 days before the due date and again when it is overdue": the days are those before.
  const span = spanIn(words.slice(words.indexOf('before') + 1));
  draft.addBehaviour({
    kind: 'reminder_after_date',
    entity: found.entity.key,
    field: found.field,
    days: span === null ? 0 : Math.max(1, Math.round(span / 24)),
    recipient: remindedIn(clause.tokens, found.entity, draft),
  });
  return true;
}

/** "Automatically mark invoices as overdue when the due date has passed", "events are set to finished after the end date". */
export const readStatusAfter: ClauseReader = (clause, draft) => {
  const { line, words } = clause;
  const isOnItsOwn =
    / automatically /.test(line) || passed.test(line) || (spanIn(words) !== null && / after /.test(line));
  if (!isOnItsOwn || otherCondition.test(line)) return false;
  const marked = marksIn(clause) ?? setTo(clause);
  const status = marked?.statuses[0];
  const timing = line.slice(line.search(/ (when|once|after|if|as soon as) /));
  if (status === undefined || !(passed.test(timing) || / after /.test(timing))) return false;
  const found = datedIn(clause, draft);
  if (!found) return false;
  addStatus(draft, found.entity, [status]);
  const span = spanIn(words);
  const days = span === null ? 0 : Math.max(1, Math.round(span / 24));
  draft.addBehaviour({ kind: 'status_after_date', entity: found.entity.key, field: found.field, days, status });
  draft.decision = { entity: found.entity, statuses: [status], rest: words.length };
  draft.sinceDecision = 0;
  draft.last = found.entity;
  return true;
};

/** "become overdue", "are set to expired", "changes to finished". */
function setTo({ words }: Clause): { statuses: string[] } | null {
  const at = words.findIndex(
    (word, index) =>
      /^(becomes?|to)$/.test(word) &&
      (word !== 'to' || /^(set|changes?|changed|switch\w*|moved?)$/.test(words[index - 1] ?? '')),
  );
  const status = words[at + 1] ?? '';
  return at < 0 || !/^[a-z]{4,}$/.test(status) || means(lemmaOf(status), 'manage') ? null : { statuses: [status] };
}
