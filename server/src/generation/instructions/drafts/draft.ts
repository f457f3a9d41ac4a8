import type { Composer } from '../composer.ts';
import type { Composed } from '../recipe.ts';

/**
 * A kind of thing whose parts are read from a prompt one by one, each requirement with its own effect, where a recipe has
 * one shape for all.
 */
export interface Draft {
  readonly id: string;
  /** The function's name without a prefix, where the prompt names none. */
  readonly name: string;
  /** What a prompt has to speak of. */
  readonly needs: RegExp;
  /** With it something else is meant. */
  readonly never?: RegExp;
  /** Answers all of a prompt or nothing: where it composes, no other stands beside it. */
  readonly isWhole?: boolean;
  /** Its code is made of expressions, which have few words of the prompt: what it has read counts in their place. */
  readonly readsAll?: boolean;
  /** The requirements, composed; null where the prompt is about something else. */
  compose(c: Composer): Composed | null;
}
