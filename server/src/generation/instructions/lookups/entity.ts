import type { PhpCode, PhpValue } from '../../writers/php.ts';
import type { Composer } from '../composer.ts';
import type { Condition } from '../drafts/queries/selection.ts';

/** Something of an entry that a prompt may ask for. */
export interface Field {
  /** What it is called, whole, in the singular. */
  readonly words: RegExp;
  /** Source of PHP for it, of `$item`. */
  readonly code: string;
  readonly type: 'int' | 'string';
}

/** A kind of entry that functions look for. */
export interface Entity {
  readonly id: string;
  /** What its entries are called. */
  readonly nouns: RegExp;
  readonly className: string;
  readonly fields: readonly Field[];
  /** What its entries are asked for by, each with its own effect on the arguments. */
  readonly conditions: readonly Condition[];
  /** Words for an order, the argument for it, and the direction where none is said. */
  readonly orders: readonly (readonly [words: RegExp, orderby: string, usual: 'ASC' | 'DESC'])[];
  /** The argument for how many. */
  readonly limit: string;
  /** Source of PHP for the ID of `$item`. */
  readonly key: string;
  /** Arguments without which nothing is looked for. */
  base(c: Composer): Record<string, PhpValue> | null;
  /** Statements before, and an expression for the list of entries. */
  find(args: Readonly<Record<string, PhpValue>>): { readonly before: PhpCode; readonly list: PhpCode };
}
