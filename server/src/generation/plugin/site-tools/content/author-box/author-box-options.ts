import type { Position } from '../../support/position.ts';

/** What a description says of the box about the author. */
export type AuthorBox = {
  readonly position: Position;
  readonly hasAvatar: boolean;
  readonly hasLink: boolean;
  /** Networks whose profiles authors can enter. */
  readonly profiles: readonly string[];
  readonly title: string;
  readonly content: readonly string[];
};
