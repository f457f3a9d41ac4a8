import { titleCase, toSnake } from '../../naming/inflect.ts';
import { type Clause, type ClauseReader, entitiesIn, sentOf } from '../clause.ts';
import { depths } from '../clauses.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { outcomeOf } from '../lexicon/outcomes.ts';
import type { Choice } from '../understanding.ts';

const opensCondition = /^(when|whenever|once|if|after|upon|until|as)$/;

const copula = /^(is|are|be|been|being|gets?|was|were|either|automatically|manually|then)$/;

/** "confirms or declines", "is approved or rejected"; "a status (pending, confirmed, cancelled)" decides nothing. */
function outcomesIn({ tokens, words }: Clause): { statuses: string[]; next: number } | null {
  const depth = depths(tokens);
  const first = words.findIndex(
    (word, index) =>
      outcomeOf(word) !== null && depth[index] === 0 && (!/ed$/.test(word) || copula.test(words[index - 1] ?? '')),
  );
  if (first < 0) return null;
  const statuses: string[] = [];
  let isJoined = false;
  let next = first;
  for (; next < words.length; next++) {
    const word = words[next] ?? '';
    const outcome = outcomeOf(word);
    if (outcome !== null) statuses.push(outcome);
    else if (/^(or|and|\/)$/.test(word)) isJoined = true;
    else if (!/^(,|then|either|to)$/.test(word)) break;
  }
  return statuses.length > 1 && isJoined ? { statuses: [...new Set(statuses)], next } : null;
}

/** "mark orders as ready", "can be marked as paid or returned". */
export function marksIn({ words }: Clause): { statuses: string[]; next: number } | null {
  const mark = words.findIndex((word) => /^(mark|marks|marked|marking|flag|flagged)$/.test(word));
  const as = words.indexOf('as', mark + 1);
  if (mark < 0 || as < 0 || as - mark > 6) return null;
  const statuses: string[] = [];
  const rest = words.slice(as + 1);
  for (const [index, word] of rest.entries()) {
    if (/^(or|and|,|\/|an?|being)$/.test(word)) continue;
    // "in progress", "on hold"
    const second = rest[index + 1] ?? '';
    if (/^(in|on|under)$/.test(word) && /^(progress|review|hold|transit|stock|repair)$/.test(second)) {
      statuses.push(`${word} ${second}`);
      continue;
    }
    if (word === 'not' && /^[a-z]+$/.test(second)) {
      statuses.push(`${word} ${second}`);
      continue;
    }
    if (/^(in|on|under|not)$/.test(rest[index - 1] ?? '') && statuses.at(-1)?.endsWith(` ${word}`)) continue;
    if (
      !/^[a-z]+(-[a-z]+)?$/.test(word) ||
      /^(when|by|in|from|on|once|if|after|soon|with|for|so|automatically)$/.test(word)
    )
      break;
    statuses.push(word);
  }
  return statuses.length > 0 && statuses.length < 6 ? { statuses, next: mark + 1 } : null;
}

const choiceOf = (status: string): Choice => ({ value: toSnake(status), label: titleCase(status) });

/** The field that says how an entry stands, with the statuses among its choices. */
export function addStatus(draft: Draft, entity: DraftEntity, statuses: readonly string[]): void {
  const known = entity.fields.get('status');
  if (hasChoices(entity, statuses)) return;
  const choices = known?.choices ?? [choiceOf(statuses.some((status) => outcomeOf(status)) ? 'pending' : 'new')];
  const values = new Set(choices.map(({ value }) => value));
  const { key, label } = known ?? { key: 'status', label: 'Status' };
  entity.fields.set(key, {
    key,
    label,
    type: 'choice',
    isRequired: false,
    isMultiple: false,
    choices: [...choices, ...statuses.map(choiceOf).filter(({ value }) => !values.has(value))],
  });
  if (draft.settings.get('status')) draft.settings.delete('status');
}

/** Whether choices of the entity have the statuses already. */
const hasChoices = (entity: DraftEntity, statuses: readonly string[]): boolean =>
  statuses.every((status) =>
    [...entity.fields.values()].some(({ choices }) => choices?.some(({ value }) => value === toSnake(status)) ?? false),
  );

/**
 * "The owner confirms or declines each reservation", "staff can mark orders as ready". What a site shows once it is
 * approved has WordPress' own statuses; anything else gets a field that says how it stands.
 */
export const readDecisions: ClauseReader = (clause, draft) => {
  const { tokens, words, line } = clause;
  if (opensCondition.test(words[0] ?? '') || / automatically /.test(line)) return false;
  const found = outcomesIn(clause) ?? marksIn(clause);
  if (!found) return changesStatus(clause, draft);
  const before = words.slice(0, found.next);
  if (before.some((word) => /^(when|whenever|once|if|e-?mail|e-?mails|e-?mailed|notif\w+|informed|link)$/.test(word)))
    return false;
  const after = tokens.slice(found.next);
  const entity =
    entitiesIn(after, draft).find(({ key }) => key !== 'status') ??
    sentOf(after, draft) ??
    entitiesIn(tokens.slice(0, found.next), draft)[0] ??
    draft.sent() ??
    draft.last ??
    draft.main();
  if (!entity) return false;
  const isPublished =
    !entity.isPrivate &&
    found.statuses.every((status) => /^(approved|accepted|rejected|refused|declined|denied)$/.test(status));
  if (isPublished) draft.addBehaviour({ kind: 'approval', entity: entity.key });
  else addStatus(draft, entity, found.statuses);
  draft.addBehaviour({ kind: 'status_actions', entity: entity.key, statuses: found.statuses });
  draft.decision = { entity, statuses: found.statuses, rest: found.next };
  draft.sinceDecision = 0;
  draft.last = entity;
  return true;
};

/** "Status can be changed from the list with one click." */
function changesStatus({ line }: Clause, draft: Draft): boolean {
  if (
    !/ status /.test(line) ||
    !/ (one click|a click|from the list|in the list|quick actions?|row actions?|list view) /.test(line)
  )
    return false;
  const entity = [...draft.entities.values()].find(({ fields }) => (fields.get('status')?.choices?.length ?? 0) > 1);
  const choices = entity?.fields.get('status')?.choices;
  if (!entity || !choices) return false;
  draft.addBehaviour({ kind: 'status_actions', entity: entity.key, statuses: choices.map(({ value }) => value) });
  return true;
}

/** "Status: open, in review, solved", "leads are assigned a status: new, won, lost": choices, not properties. */
export const readStatusList: ClauseReader = ({ tokens, words }, draft) => {
  const at = words.findIndex((word) => word === 'status' || word === 'statuses');
  const before = words.slice(0, at);
  if (at < 0 || at > 6 || before.some((word) => /^(,|with|has|have|and|by|when|if|\(|:|filter|on)$/.test(word)))
    return false;
  let start = at + 1;
  while (/^(:|is|are|can|be|one|of|either|–|-|as|to)$/.test(words[start] ?? '')) start++;
  const items: string[][] = [[]];
  for (const word of words.slice(start)) {
    if (/^(,|\/|or|and|\|)$/.test(word)) items.push([]);
    else if (/^[a-z]+(-[a-z]+)?$/.test(word)) items.at(-1)?.push(word);
    else return false;
  }
  const statuses = items.filter((item) => item.length > 0).map((item) => item.join(' '));
  const isList = statuses.length > 1 && statuses.length < 9 && items.every((item) => item.length < 3);
  if (!isList || statuses.some((status) => /\b(is|are|can|when|the|a|emailed?|changes?|should)\b/.test(status)))
    return false;
  const entity = entitiesIn(tokens.slice(0, at), draft)[0] ?? draft.last ?? draft.sent() ?? draft.main();
  if (!entity) return false;
  entity.fields.set('status', {
    key: 'status',
    label: 'Status',
    type: 'choice',
    isRequired: false,
    isMultiple: false,
    choices: statuses.map(choiceOf),
  });
  return true;
};
