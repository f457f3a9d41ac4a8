/** What the bar says, where and when. */
export type AnnouncementBar = {
  readonly message: string;
  readonly url: string;
  readonly linkText: string;
  readonly position: 'top' | 'bottom';
  readonly isSticky: boolean;
  readonly isDismissible: boolean;
  readonly background: string;
  /** `2026-05-06T18:30`; empty: always. */
  readonly start: string;
  readonly end: string;
};
