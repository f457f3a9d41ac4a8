import type { Ask } from '../ability.ts';
import type { Given } from './given.ts';
import type { GivenPhp } from './given-php.ts';

/** What became of the code. */
export type ActResult =
  | {
      readonly kind: 'code';
      readonly code: string;
      /** What was changed, a line each. */
      readonly done: readonly string[];
      /** What was asked for and could not be done. */
      readonly left?: readonly string[];
    }
  /** The answer is another text than the code. */
  | { readonly kind: 'text'; readonly text: string };

export interface ActRequest extends Ask {
  readonly given: Given;
  /** The words of the prompt without the code, as written. */
  readonly words: string;
}

/** Something that is done with given PHP. Several may be asked for at once; they are done in the table's order. */
export interface Act {
  readonly id: string;
  /** What a person calls it, where it has to be told. */
  readonly title: string;
  /** How it is asked for. */
  readonly wants: RegExp;
  /** Its words often stand for something else: where nothing of the kind can be done, nothing is said of it. */
  readonly isVague?: boolean;
  /** null: nothing of the kind can be done with this code. */
  run(php: GivenPhp, request: ActRequest): ActResult | null | Promise<ActResult | null>;
}
