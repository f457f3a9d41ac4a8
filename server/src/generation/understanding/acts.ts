import { singularize } from '../naming/inflect.ts';
import { staffNouns } from './lexicon/function-words.ts';
import { lemmaOf, resultOfVerb } from './lexicon/verbs.ts';
import { actsLikeVisitor } from './paraphrase.ts';
import type { Token } from './tokens.ts';
import { isPerson, isVerbAt } from './verb-sense.ts';

/** Index of the verb of what a person does: "visitors can book", "someone books"; −1 for none. */
export function actIndex(tokens: readonly Token[], from = 0): number {
  for (let index = from; index < tokens.length; index++) {
    const word = tokens[index]?.lower ?? '';
    if (!resultOfVerb.has(lemmaOf(word) ?? '') || !isVerbAt(tokens, index, 0)) continue;
    const before = tokens.slice(Math.max(0, index - 4), index).map((token) => token.lower);
    // "Sponsors donate to a tree"
    const isAgent =
      index - from === 1 && /[a-z]{2}(ers|ors|ists|ees|ants|ians|ents)$/.test(before.at(-1) ?? '') && !/ed$/.test(word);
    const mayDo = /^(can|may)$/.test(before.at(-1) ?? '');
    if (
      mayDo ||
      isAgent ||
      before.some(
        (prior) =>
          isPerson(prior) &&
          !/^(admin|administrator|editor)s?$/.test(prior) &&
          (!staffNouns.has(singularize(prior)) || actsLikeVisitor(singularize(prior))),
      )
    )
      return index;
  }
  return -1;
}
