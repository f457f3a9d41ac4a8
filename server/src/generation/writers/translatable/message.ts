/** A text to be translated, and where it stands. */
export interface Message {
  readonly text: string;
  readonly plural?: string;
  readonly context?: string;
  /** What translators should know. */
  readonly comment?: string;
  /** `path` or `path:line`. */
  readonly reference: string;
  /** Whether PHP's or JavaScript's `sprintf` fills it. */
  readonly isFormat?: boolean;
}
