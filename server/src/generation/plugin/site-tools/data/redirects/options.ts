/** What a description says of redirects. */
export type Redirects = {
  readonly status: number;
  readonly logsNotFound: boolean;
  /** Redirects that the description spells out: what is asked for, and where it leads. */
  readonly sources: readonly string[];
  readonly targets: readonly string[];
};
