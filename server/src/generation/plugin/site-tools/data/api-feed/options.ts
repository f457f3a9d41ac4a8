/** What a description says of things that another service knows. */
export type ApiFeed = {
  /** What is fetched, plural and in snake case: `reviews`. */
  readonly noun: string;
  readonly minutes: number;
  /** Address of the service; empty where the description has none. */
  readonly endpoint: string;
  readonly count: number;
};
