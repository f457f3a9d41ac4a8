import { type Clause, type ClauseReader, entitiesIn, lower, subjectOf } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { readItems } from '../field-items.ts';
import { isPropertyNoun } from '../field-of-item.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { indexOfOpener } from '../openers.ts';
import type { Token } from '../tokens.ts';
import type { Field } from '../understanding.ts';
import { isVerbAt } from '../verb-sense.ts';

const numeric = new Set(['money', 'integer', 'number', 'duration']);

/** What is to be reached is no part of what has been reached. */
const isGoal = ({ key, type }: Field): boolean =>
  numeric.has(type) && /(^|_)(goal|target|aim|objective|needed)(_|$)/.test(key);

const speaksOfGoal =
  / (progress bars?|progress towards?|thermometer|towards? (?:the|its|their) (?:goal|target)|raised|so far|percent(?:age)? (?:raised|funded|reached)) /;
const speaksOfTotal = / (totals?|sum|raised|donated|pledged|collected|spent|progress bars?|thermometer) /;
const shows = / (shows?|shown|display|displays|displayed|see|list|lists|calculates?|tracks?) /;
const speaksOfAverage = / (average|mean|overall) /;

/** "Campaigns with goal amount, amount raised and end date". */
function listsProperties(tokens: readonly Token[]): boolean {
  const opener = indexOfOpener(tokens, 0);
  if (opener < 0 || isVerbAt(tokens, 0, 0)) return false;
  const { items } = readItems(tokens, opener + 1);
  return items.length > 2 && items.filter((item) => isPropertyNoun(lower(item.words))).length > 1;
}

/** Whether a statement tells of a number that is worked out: it is then no list of properties. */
export const isFigure = ({ line, tokens }: Clause): boolean =>
  (speaksOfGoal.test(line) && !listsProperties(tokens)) ||
  / (total|sum|average) .*(?:per|for each|of each|for every|by) /.test(line);

const pointsTo = (child: DraftEntity, parent: DraftEntity): boolean =>
  child !== parent &&
  [...child.fields.values()].some(({ relatesTo, isMultiple }) => relatesTo === parent.key && !isMultiple);

/** What a figure is worked out for: "per vehicle", "on each campaign page"; `undefined` for "per month". */
function groupOf({ tokens, words }: Clause, draft: Draft): DraftEntity | null | undefined {
  for (const [index, word] of words.entries()) {
    if (word !== 'per' && word !== 'each' && word !== 'every') continue;
    const phrase = nounPhrase(tokens, index + 1).words.map(({ lower }) => lower);
    const found = draft.find(phrase) ?? draft.find(phrase.filter((one) => one !== 'page' && one !== 'pages'));
    if (found) return found;
    if (word === 'per' || !/^(donor|visitor|user|time|new)$/.test(phrase[0] ?? '')) return undefined;
  }
  return null;
}

/** "The number of reviews": of what the text has as entries of their own. */
function countedIn({ tokens, words }: Clause, draft: Draft): DraftEntity | null {
  const at = words.findIndex(
    (word, index) =>
      (/^(number|count)$/.test(word) && words[index + 1] === 'of') || (word === 'many' && words[index - 1] === 'how'),
  );
  if (at < 0) return null;
  return entitiesIn(tokens.slice(at + 1, at + 5), draft)[0] ?? null;
}

function summedIn(child: DraftEntity, line: string): Field | undefined {
  const fields = [...child.fields.values()].filter((field) => numeric.has(field.type) && !isGoal(field));
  return (
    fields.find(({ label, key }) => line.includes(` ${label.toLowerCase()} `) || line.includes(` ${key} `)) ??
    fields.find(({ type }) => type === 'money') ??
    fields[0]
  );
}

/** "Show the total raised toward the goal of each campaign", "average rating and number of reviews per product". */
function readRelated(clause: Clause, draft: Draft): boolean | null {
  const { line } = clause;
  const wantsTotal = speaksOfTotal.test(line);
  const wantsAverage = speaksOfAverage.test(line) && (shows.test(line) || / (per|each|every) /.test(line));
  const counted = shows.test(line) ? countedIn(clause, draft) : null;
  const wantsCount = counted !== null || (speaksOfGoal.test(line) && !wantsTotal);
  if (!wantsTotal && !wantsAverage && !wantsCount) return null;
  const group = groupOf(clause, draft);
  if (group === undefined) return false;
  const all = [...draft.entities.values()];
  const named = entitiesIn(clause.tokens, draft);
  const parents = group
    ? [group]
    : [...named, ...all.filter(({ fields }) => speaksOfGoal.test(line) && [...fields.values()].some(isGoal))];
  for (const parent of parents) {
    const children = all.filter((one) => pointsTo(one, parent));
    const child =
      children.find((one) => named.includes(one)) ?? children.find((one) => summedIn(one, line)) ?? children[0];
    if (!child) continue;
    const goal = [...parent.fields.values()].find(isGoal)?.key ?? null;
    const hasGoal = speaksOfGoal.test(line);
    const base = { kind: 'parent_figure' as const, entity: child.key, parent: parent.key };
    const rating = [...child.fields.values()].find(({ type }) => type === 'rating');
    let didRead = false;
    if (wantsAverage && rating) {
      draft.addBehaviour({ ...base, figure: 'average', field: rating.key, goal: null });
      didRead = true;
    }
    const summed = summedIn(child, line);
    if (wantsTotal && summed) {
      draft.addBehaviour({ ...base, figure: 'sum', field: summed.key, goal: hasGoal ? goal : null });
      didRead = true;
    } else if (wantsCount || (hasGoal && !didRead)) {
      draft.addBehaviour({ ...base, figure: 'count', field: null, goal: hasGoal ? goal : null });
      didRead = true;
    }
    if (didRead) return true;
  }
  return group ? false : null;
}

/** "Show the total raised", "Show the average rating", "view counts". */
export const readFigures: ClauseReader = (clause, draft) => {
  const { line } = clause;
  if (
    / (view counts?|count views|page views|view counter|count the views|most viewed|most popular|number of views|count how often) /.test(
      line,
    )
  ) {
    const viewed = subjectOf(clause, draft);
    if (!viewed) return false;
    viewed.fields.delete('view_counts');
    draft.addBehaviour({ kind: 'count_views', entity: viewed.key });
    return true;
  }
  const related = / (dashboard|admin list|csv|export) /.test(line) ? null : readRelated(clause, draft);
  if (related !== null) return related;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  const fields = [...entity.fields.values()];
  const rating = fields.find(({ type }) => type === 'rating');
  if (speaksOfAverage.test(line) && / (ratings?|stars|score) /.test(line) && rating) {
    draft.addBehaviour({ kind: 'rating_average', entity: entity.key, field: rating.key });
    return true;
  }
  const money = summedIn(entity, line);
  if (
    / (total|sum|progress bar|progress towards|thermometer) /.test(line) &&
    / (show|display|calculate|raised|sum|track|progress) /.test(line) &&
    money
  ) {
    draft.addBehaviour({ kind: 'sum_total', entity: entity.key, field: money.key });
    return true;
  }
  return false;
};
