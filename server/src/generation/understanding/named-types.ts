import { isPlural, pluralize } from '../naming/inflect.ts';
import { determiners, modals, prepositions } from './lexicon/function-words.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import { type Paraphrase, said } from './paraphrase-rule.ts';
import type { Token } from './tokens.ts';

/** "registers a "Property" custom post type with …" → "registers properties with …". */
function typeBehindName(tokens: readonly Token[], start: number, at: number): readonly Token[] {
  let first = start;
  while (
    first > 0 &&
    start - first < 4 &&
    !determiners.has(tokens[first - 1]?.lower ?? '') &&
    !prepositions.has(tokens[first - 1]?.lower ?? '') &&
    tokens[first - 1]?.text !== ','
  )
    first--;
  const article = tokens[first - 1]?.lower ?? '';
  if (!/^(a|an|the|one|our|new)$/.test(article)) return tokens;
  const name = tokens.slice(first, start).filter(({ kind }) => kind === 'word');
  const last = name.at(-1);
  if (!last || name.length > 3 || (lemmaOf(name[0]?.lower ?? '') !== undefined && name.length > 1)) return tokens;
  const many = isPlural(last.lower) ? last : { ...last, lower: pluralize(last.lower) };
  return [...tokens.slice(0, first - 1), ...name.slice(0, -1), many, ...tokens.slice(at + 1)];
}

/** "a custom post type for our veg boxes", "post type "Object" with …" → "our veg boxes", "objects with …". */
export const namedType: Paraphrase = (tokens) => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index < 14 &&
      (lower === 'cpt' || (/^types?$/.test(lower) && /^(post|content)$/.test(tokens[index - 1]?.lower ?? ''))),
  );
  if (at < 0) return tokens;
  let start = tokens[at]?.lower === 'cpt' ? at : at - 1;
  while (
    start > 0 &&
    (/^(custom|new|simple|single|public|private|own)$/.test(tokens[start - 1]?.lower ?? '') ||
      determiners.has(tokens[start - 1]?.lower ?? ''))
  )
    start--;
  const link = tokens[at + 1]?.lower ?? '';
  const isLinked = /^(for|called|named|of)$/.test(link) || link === ':';
  const isPlainCpt = tokens[at]?.lower === 'cpt' && isPlural(nounPhrase(tokens, at + 1).words.at(-1)?.lower ?? '');
  const isQuoted = isPlainCpt || /^["'“„«‘`]$/.test(tokens[at + (isLinked ? 2 : 1)]?.text ?? '');
  if (!isLinked && !isQuoted) return typeBehindName(tokens, start, at);
  const name = nounPhrase(tokens, at + (isLinked ? 2 : 1));
  // "custom post types for movies, actors and directors"
  if (tokens[at]?.lower === 'types' && isLinked && /^(,|and)$/.test(tokens[name.next]?.lower ?? ''))
    return [said('manage', tokens[0]), ...tokens.slice(at + 2)];
  const last = name.words.at(-1);
  if (!last || name.words.length > 4 || modals.has(last.lower) || prepositions.has(last.lower)) return tokens;
  const words = name.words.map((token) =>
    token === last && !isPlural(last.lower) ? { ...token, lower: pluralize(last.lower) } : token,
  );
  let next = name.next;
  while (/^["'”“»’`]$/.test(tokens[next]?.text ?? '')) next++;
  return [...tokens.slice(0, start), ...words, ...tokens.slice(next)];
};
