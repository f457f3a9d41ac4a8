import { singularize } from '../../naming/inflect.ts';
import { type Clause, type ClauseReader, dateFieldOf, entitiesIn, lower, subjectOf } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { readItems } from '../field-items.ts';
import { lemmaOf, means } from '../lexicon/verbs.ts';
import { isGrouper } from '../noun-phrase.ts';
import type { Layout } from '../understanding.ts';
import { isVerbAt } from '../verb-sense.ts';
import { withExamples } from './taxonomies.ts';

const layouts: readonly (readonly [RegExp, Layout])[] = [
  [/ (slider|carousel|slideshow|rotator) /, 'slider'],
  [/ (grid|cards|masonry|tiles|gallery view) /, 'grid'],
  [/ (in a table|table view|as a table|as table|sortable table) /, 'table'],
  [/ (in a calendar|on a calendar|calendar view|as a calendar|month view|calendar) /, 'calendar'],
  [/ (on a map|map view|on the map|as a map) /, 'map'],
  [/ (accordion|collapsible|toggle list) /, 'accordion'],
];

const layoutIn = (line: string): Layout | null => layouts.find(([pattern]) => pattern.test(line))?.[1] ?? null;

/** By what a list is in order: "sorted by date", "upcoming", "latest", "most viewed". */
function orderOf(
  line: string,
  words: readonly string[],
  entity: DraftEntity,
): { orderBy: string | null; order: 'asc' | 'desc' } {
  const by = words.findIndex((word, index) => /^(sorted|ordered|order|sort)$/.test(word) && words[index + 1] === 'by');
  const named =
    by < 0
      ? undefined
      : [...entity.fields.values()].find(
          ({ label, key }) =>
            words.slice(by + 2).includes(key) ||
            line.slice(line.indexOf(' by ')).includes(` ${label.toLowerCase()} `) ||
            key.endsWith(`_${words[by + 2] ?? ''}`),
        );
  const isDown = / (descending|newest|latest|highest|desc|recent) /.test(line);
  if (named) return { orderBy: named.key, order: isDown ? 'desc' : 'asc' };
  if (/ (upcoming|next|future) /.test(line)) return { orderBy: dateFieldOf(entity, line), order: 'asc' };
  if (/ (past|previous) /.test(line)) return { orderBy: dateFieldOf(entity, line), order: 'desc' };
  return { orderBy: null, order: by >= 0 && !isDown ? 'asc' : 'desc' };
}

/** "Show upcoming events with a shortcode", "testimonials slider", "a widget that shows a quote". */
export const readDisplay: ClauseReader = (clause, draft) => {
  const { tokens, words, line } = clause;
  if (/ (dashboard|admin list|admin columns?|columns?|rest api|api|average|total|sum) /.test(line)) return false;
  const verb = words.findIndex(
    (word, index) =>
      means(lemmaOf(word), 'show') &&
      (isVerbAt(tokens, index, 0) || words[index - 1] === 'be' || /^(shown|displayed|listed)$/.test(word)),
  );
  const tool = / (shortcode|shortcodes) /.test(line)
    ? 'list_shortcode'
    : / (widgets?|(?:a|an|the|in|as|one|gutenberg|editor|custom|dynamic|grid|list|table|slider|carousel|card|map|calendar) blocks?|blocks? (?:that|which|to show|to list|to display|with|for|showing|displaying|listing)) /.test(
          line,
        ) || /^ blocks? $/.test(line)
      ? 'list_block'
      : null;
  const layout = layoutIn(line);
  const isOnSite =
    / (front end|frontend|front-end|homepage|home page|sidebar|on the site|on the website|on (?:a|the) (?:\w+ )?page|publicly|visitors|latest|upcoming|recent) /.test(
      line,
    );
  const isSingle = verb >= 0 && means(lemmaOf(words[verb] ?? ''), 'show');
  if (
    tool === null &&
    (layout === null || (layout === 'calendar' && !isSingle)) &&
    !(isSingle && isOnSite && words[verb] !== 'list')
  )
    return false;
  if (tool === null && !isSingle && layout === 'table' && entitiesIn(tokens, draft).length === 0) return false;
  const named = entitiesIn(verb >= 0 ? tokens.slice(verb) : tokens, draft)[0];
  const entity = named ?? subjectOf(clause, draft);
  if (!entity) return false;
  const count = tokens.find(
    ({ kind }, index) => kind === 'number' && !/^(days?|hours?|weeks?|minutes?|columns?)$/.test(words[index + 1] ?? ''),
  );
  draft.addBehaviour({
    kind: tool ?? 'list_shortcode',
    entity: entity.key,
    ...orderOf(line, words, entity),
    only: / (upcoming|future) /.test(line)
      ? 'upcoming'
      : / past /.test(line)
        ? 'past'
        : / featured /.test(line)
          ? 'featured'
          : 'all',
    layout: layout ?? 'list',
    limit: verb >= 0 && count ? Math.min(100, Math.round(Number(count.lower))) : 0,
  });
  return true;
};

/** "Categorised by genre", "grouped by department", "tagged with topics", "Group animals by barn". */
export const readGrouping: ClauseReader = (clause, draft) => {
  const { tokens, words } = clause;
  let didRead = false;
  let rounds = 0;
  for (let index = 0; index < tokens.length && rounds < 8; index++) {
    const lemma = lemmaOf(words[index] ?? '');
    const isImperative = means(lemma, 'group') && isVerbAt(tokens, index, 0) && words.indexOf('by', index) > 0;
    const isFilter =
      lemma === 'filter' ||
      (lemma === 'sort' && !/^(into|in|under)$/.test(words[index + 1] ?? '')) ||
      lemma === 'order' ||
      lemma === 'search';
    const isTagging = /^tag/.test(words[index] ?? '');
    if (isFilter || (!isImperative && !isGrouper(tokens, index)) || !means(lemma, 'group')) continue;
    const linking = isImperative ? words.indexOf('by', index) : index + 1;
    const entity =
      entitiesIn(
        isImperative ? tokens.slice(index + 1, linking) : tokens.slice(Math.max(0, index - 16), index),
        draft,
      ).at(-1) ??
      draft.last ??
      draft.main();
    if (!entity) continue;
    rounds++;
    const { items, next } = readItems(withExamples(tokens), linking + 1);
    for (const item of items) draft.addTaxonomy(entity, lower(item.words), isTagging, item.choices);
    didRead ||= items.length > 0;
    index = Math.max(index, next - 1);
  }
  return didRead;
};

/** What "by" names after "filter": fields stay fields, and what is none becomes a taxonomy. */
function filterKeys(clause: Clause, entity: DraftEntity, draft: Draft): string[] {
  const by = clause.words.indexOf(
    'by',
    Math.max(
      0,
      clause.words.findIndex((word) => means(lemmaOf(word), 'filter')),
    ),
  );
  if (by < 0) return [];
  return readItems(clause.tokens, by + 1).items.flatMap((item) => {
    const words = lower(item.words);
    const key = words.join('_');
    const single = singularize(key.replace(/^(minimum|maximum|min|max)_/, ''));
    const known = [...entity.fields.keys(), ...entity.taxonomies.keys()].find(
      (one) =>
        one === key ||
        one === single ||
        one.endsWith(`_${key}`) ||
        singularize(one) === single ||
        one.startsWith(`${key}_`) ||
        singularize(one).endsWith(`_${single}`),
    );
    if (known !== undefined) return [known];
    if (/^(name|title|keyword|keywords|text|date|surname|words?)$|_(name|title|number|code)$/.test(key)) return [];
    draft.addTaxonomy(entity, words, false);
    return [singularize(words.join(' ')).replaceAll(' ', '_')];
  });
}

/** "Visitors can filter the bikes by brand", "Readers can search them." */
export const readFilter: ClauseReader = (clause, draft) => {
  const { words, tokens } = clause;
  const verb = words.findIndex(
    (word, index) =>
      /^(filter|filters|filtered|filterable|filtering|search|searchable|searching|find)$/.test(word) &&
      (/^(filter|search)/.test(word) || isVerbAt(tokens, index, 0)),
  );
  if (verb < 0 || / (search engine|search engines) /.test(clause.line)) return false;
  const entity = subjectOf(clause, draft);
  if (!entity) return false;
  draft.addBehaviour({ kind: 'search_filter', entity: entity.key, by: filterKeys(clause, entity, draft) });
  return true;
};

/** "Show the columns player and result in the admin list." */
export const readColumns: ClauseReader = (clause, draft) => {
  const { tokens, words, line } = clause;
  const at = words.findIndex((word) => /^columns?$/.test(word));
  if (at < 0 && !/ (admin list|sortable in the admin|list table) /.test(line)) return false;
  const entity = subjectOf({ ...clause, tokens: tokens.slice(at + 1) }, draft);
  if (!entity) return false;
  const text = ` ${words.join(' ')} `;
  const fields = [...entity.fields.values()]
    .filter(({ label }) => text.includes(` ${label.toLowerCase()} `))
    .map(({ key }) => key);
  draft.addBehaviour({ kind: 'admin_columns', entity: entity.key, fields });
  return true;
};
