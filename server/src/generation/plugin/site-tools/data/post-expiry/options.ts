/** What a description says of posts that leave the site on their own. */
export type PostExpiry = {
  readonly outcome: 'draft' | 'private' | 'trash';
  /** Days after its publication for a post that has no date of its own; 0 for never. */
  readonly days: number;
  readonly content: readonly string[];
};
