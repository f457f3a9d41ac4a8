import type { Composer } from '../../composer.ts';
import type { Composed, Recipe } from '../../recipe.ts';

/** A recipe of plain PHP: words that ask for it and one expression or body. */
export function utility(
  id: string,
  asks: readonly string[],
  compose: (c: Composer) => Composed | null,
  needs?: RegExp,
  never?: RegExp,
): Recipe {
  return {
    id,
    asks,
    name: id.replace(/-/g, '_'),
    compose,
    ...(needs === undefined ? {} : { needs }),
    ...(never === undefined ? {} : { never }),
  };
}

export const given = (summary: string, returns: string, body: Composed['body']): Composed => ({
  summary,
  returns,
  body,
});
