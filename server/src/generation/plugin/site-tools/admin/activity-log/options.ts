/** What is recorded, and for how long. */
export type ActivityLog = {
  /** Kinds of events: `logins`, `content`, `plugins`, `users`. */
  readonly events: readonly string[];
  readonly days: number;
  readonly keepsAddress: boolean;
  /** Administrators can download it as CSV; absent: they cannot. */
  readonly hasDownload?: boolean;
};
