import { isPlural } from '../../naming/inflect.ts';
import { type ClauseReader, entitiesIn, lower } from '../clause.ts';
import type { Draft } from '../draft.ts';
import { readItems } from '../field-items.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { said } from '../paraphrase-rule.ts';
import type { Token } from '../tokens.ts';

const kinds = /^(taxonomy|taxonomies)$/;

/** "categories like saws and drills" names some of them. */
export const withExamples = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => (/^(like|e\.g|eg)$/.test(token.lower) ? said('such as', token) : token));

/** "Supports categories and tags", "There should be categories". */
function readSupported(tokens: readonly Token[], words: readonly string[], draft: Draft): boolean {
  const verb = words.findIndex((word) =>
    /^(supports?|uses?|using|adds?|has|have|need|enables?|includes?|provides?)$/.test(word),
  );
  const entity = draft.last ?? draft.main();
  if (verb < 0 || verb > 4 || !entity) return false;
  const { items } = readItems(tokens, verb + 1);
  const areGroups = items.every(({ words: name }) =>
    /^(categories|tags|topics|genres|labels|keywords)$/.test(name.at(-1)?.lower ?? ''),
  );
  if (!areGroups) return false;
  for (const item of items)
    draft.addTaxonomy(
      entity,
      lower(item.words),
      /^(tags|keywords|topics)$/.test(item.words.at(-1)?.lower ?? ''),
      item.choices,
    );
  return items.length > 0;
}

/** "Taxonomies: season and region", "with a taxonomy called genre", "a genre taxonomy". */
export const readTaxonomies: ClauseReader = ({ tokens, words }, draft) => {
  const at = words.findIndex((word) => kinds.test(word));
  if (at < 0) return readSupported(tokens, words, draft);
  const entity = entitiesIn(tokens.slice(0, at), draft).at(-1) ?? draft.last ?? draft.main();
  if (!entity) return false;
  let start = at + 1;
  while (/^(:|called|named|for|like|such as|=|-|–|"|“|\()$/.test(words[start] ?? '')) start++;
  const isTag = / (non-hierarchical|nonhierarchical|flat) /.test(` ${words.slice(0, at).join(' ')} `);
  const next = tokens[start];
  // "Genres as a taxonomy"
  const as = words.findLastIndex((word, index) => index < at && /^(as|should|must|is|are)$/.test(word));
  if (as > 0 && at - as < 4) {
    const listed = readItems(tokens.slice(0, as), 0).items;
    for (const item of listed) draft.addTaxonomy(entity, lower(item.words), isTag, item.choices);
    if (listed.length > 0) return true;
  }
  const follows =
    next?.kind === 'word' && !/^(and|or|is|are|to|that|which|archive|archives|page|pages|filter)$/.test(next.lower);
  if (follows) {
    const meant = nounPhrase(tokens, start);
    const isMeantFor =
      words[at + 1] === 'for' && draft.find(lower(meant.words)) !== null && isPlural(meant.words.at(-1)?.lower ?? '');
    const named = isMeantFor ? [] : readItems(withExamples(tokens), start).items;
    for (const item of named) draft.addTaxonomy(entity, lower(item.words), item.isTag || isTag, item.choices);
    if (named.length > 0) return true;
  }
  if (follows && words[at + 1] !== 'for') return false;
  // "a genre taxonomy", "author and publisher taxonomies"
  let first = at;
  while (
    first > 0 &&
    at - first < 5 &&
    /^(and|,|&)$|^[a-z-]+$/.test(words[first - 1] ?? '') &&
    !/^(a|an|the|with|has|have|by|add|custom|use|uses|hierarchical|two|three)$/.test(words[first - 1] ?? '')
  )
    first--;
  const before = readItems(tokens.slice(first, at), 0).items.filter(
    ({ words: name }) => !isPlural(name.at(-1)?.lower ?? ''),
  );
  for (const item of before) draft.addTaxonomy(entity, lower(item.words), isTag);
  return before.length > 0;
};
