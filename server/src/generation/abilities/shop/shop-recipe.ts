import type { Composer } from '../../instructions/composer.ts';
import type { Composed } from '../../instructions/recipe.ts';
import type { PhpCode } from '../../writers/php.ts';

/** Something that is done with WooCommerce's hooks. */
export interface ShopRecipe {
  readonly id: string;
  /** The function's name without a prefix, where the prompt names none. */
  readonly name: string;
  readonly wants: RegExp;
  readonly never?: RegExp;
  /** null: not with what this prompt says. Code is a class, or what else is no function. */
  compose(c: Composer): Composed | PhpCode | null;
}
