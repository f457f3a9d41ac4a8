import type { Position } from '../../support/position.ts';

/** What a description says of related posts. */
export type RelatedPosts = {
  readonly position: Position;
  readonly count: number;
  /** What they share: terms of hierarchical taxonomies, of flat ones, or of both. */
  readonly by: 'any' | 'category' | 'tag';
  readonly hasImages: boolean;
  readonly hasDates: boolean;
  readonly isGrid: boolean;
  readonly title: string;
  readonly content: readonly string[];
};
