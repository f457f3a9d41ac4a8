/** What a description says of things that another service knows. */
export type ApiFeed = {
  /** What is fetched, plural and in snake case: `reviews`. */
  readonly noun: string;
  readonly minutes: number;
  /** Address of the service; empty where the description has none. */
  readonly endpoint: string;
  readonly count: number;
  /** Where one number is in the answer, which is shown besides; empty: the first one. */
  readonly value?: string;
  readonly unit?: string;
  /** Above which that number is told by e-mail. */
  readonly alertAbove?: number;
};

/** Whether one number of the answer is kept and shown. */
export const hasValue = ({ value, unit, alertAbove }: ApiFeed): boolean =>
  value !== undefined || unit !== undefined || alertAbove !== undefined;
