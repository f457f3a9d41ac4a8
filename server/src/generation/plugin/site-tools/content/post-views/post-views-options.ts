import type { Position } from '../../support/position.ts';

/** What a description says of views. */
export type PostViews = {
  /** Whether visitors see how often a post was viewed. */
  readonly isShown: boolean;
  readonly position: Position;
  /** How many posts lists of the most viewed ones have. */
  readonly count: number;
  readonly content: readonly string[];
};
