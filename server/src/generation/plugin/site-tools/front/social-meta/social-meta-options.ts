/** What is told of pages that say nothing themselves. */
export type SocialMeta = {
  /** Address of an image; empty: the icon of the site. */
  readonly image: string;
  /** Without the `@`. */
  readonly handle: string;
  readonly hasLargeImage: boolean;
};
