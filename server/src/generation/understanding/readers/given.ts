import { actIndex } from '../acts.ts';
import { type ClauseReader, lower } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import type { FieldItem } from '../field-item.ts';
import { readItems } from '../field-items.ts';
import { isPropertyNoun } from '../field-of-item.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { said } from '../paraphrase-rule.ts';
import { place } from '../place.ts';
import type { Token } from '../tokens.ts';

const giving =
  /^(leave|enter|give|provide|fill|choose|select|pick|specify|attach|upload|include|state|indicate|add|supply|choosing|entering|giving|providing|filling|selecting|picking|specifying|stating|leaving|uploading|attaching|submitting)$/;

const isKnown = (item: FieldItem, draft: Draft): boolean =>
  item.words.length > 0 &&
  (isPropertyNoun(lower(item.words)) ||
    item.hints.length > 0 ||
    item.choices.length > 1 ||
    draft.find(lower(item.words)) !== null);

/** Whether at least half of what is enumerated are properties, and of one alone that it is. */
const areProperties = (items: readonly FieldItem[], draft: Draft): boolean =>
  items.length > 0 && items.filter((item) => isKnown(item, draft)).length * 2 >= items.length;

function placeAll(items: readonly FieldItem[], entity: DraftEntity, draft: Draft): void {
  for (const item of items) place({ ...item, isSingle: true }, entity, draft);
}

/** Where the object of an act ends and what is given with it begins; −1 for nowhere. */
function givenFrom(tokens: readonly Token[], act: number): number {
  let next = act + 1;
  while (/^(for|in|to|on|up|at)$/.test(tokens[next]?.lower ?? '')) next++;
  let end = nounPhrase(tokens, next).next;
  if (/^(by|after|,|and|:|–|-)$/.test(tokens[end]?.lower ?? '')) end++;
  if (giving.test(tokens[end]?.lower ?? '')) return /^(in|out)$/.test(tokens[end + 1]?.lower ?? '') ? end + 2 : end + 1;
  return /^(for|on|at|from|:|–)$/.test(tokens[end]?.lower ?? '') && end > next ? end + 1 : -1;
}

/** "Guests book a table for a date, time and party size", "… by choosing a date and a room", "… and leave their name". */
export const readGiven: ClauseReader = ({ tokens, words }, draft) => {
  const entity = draft.last;
  if (!entity) return false;
  const act = actIndex(tokens);
  if (act >= 0) {
    const start = givenFrom(tokens, act);
    if (start < 0) return false;
    // "from a start time to an end time"
    const listed = tokens.map((token, index) =>
      index > start && words[start - 1] === 'from' && /^(to|until|till)$/.test(token.lower) ? said(',', token) : token,
    );
    const { items } = readItems(listed, start);
    const isGiving = giving.test(words[start - 1] ?? '') || /^(in|out)$/.test(words[start - 1] ?? '');
    const [first] = items;
    if (!first || !areProperties(items, draft) || (!isGiving && !isKnown(first, draft))) return false;
    if (items.length < 2 && !isGiving && !first.isSingle) return false;
    placeAll(items, entity, draft);
    return true;
  }
  const by = words.findIndex(
    (word, index) =>
      index > 1 &&
      /ing$/.test(words[index + 1] ?? '') &&
      giving.test(words[index + 1] ?? '') &&
      !/^(for|of|and)$/.test(word),
  );
  if (by > 0) {
    const { items } = readItems(tokens, by + (/^(in|out)$/.test(words[by + 2] ?? '') ? 3 : 2));
    if (!areProperties(items, draft)) return false;
    placeAll(items, entity, draft);
    return true;
  }
  let verb = 0;
  if (/^(they|he|she|he or she|visitors|users|guests|customers|people|it)$/.test(words[0] ?? '')) verb++;
  while (/^(can|may|must|should|have|has|need|needs|to|also|then|be able to)$/.test(words[verb] ?? '')) verb++;
  if (!giving.test(words[verb] ?? '') || verb > 4) return false;
  const start = /^(in|out)$/.test(words[verb + 1] ?? '') ? verb + 2 : verb + 1;
  const { items } = readItems(tokens, start);
  if (!items.every(({ words: label }) => isPropertyNoun(lower(label))) || items.length === 0) return false;
  placeAll(items, entity, draft);
  return true;
};
