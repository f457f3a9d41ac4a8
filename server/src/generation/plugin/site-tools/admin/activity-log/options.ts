/** What is recorded, and for how long. */
export type ActivityLog = {
  /** Kinds of events: `logins`, `content`, `plugins`, `users`, `roles`, `options`. */
  readonly events: readonly string[];
  readonly days: number;
  readonly keepsAddress: boolean;
  /** After how many days the end of addresses is removed; absent: never. */
  readonly addressDays?: number;
  /** Administrators can download it as CSV; absent: they cannot. */
  readonly hasDownload?: boolean;
};
