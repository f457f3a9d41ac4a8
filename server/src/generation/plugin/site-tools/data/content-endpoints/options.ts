/** What a description says of addresses that answer with what is on the site. */
export type ContentEndpoints = {
  /** What they answer with: `posts`, `stats`, `random`. */
  readonly kinds: readonly string[];
  /** How many posts where the request does not say. */
  readonly count: number;
  /** Namespace and route of the description's own, `/my/v1/latest`; empty for the plugin's. */
  readonly route: string;
  /** Who may ask: empty for everybody, else a capability. */
  readonly capability: string;
  readonly cacheMinutes: number;
  readonly content: readonly string[];
};
