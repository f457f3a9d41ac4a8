/** What the popup says, when it opens and how often. */
export type Popup = {
  readonly heading: string;
  readonly message: string;
  readonly url: string;
  readonly linkText: string;
  readonly trigger: 'delay' | 'scroll' | 'exit';
  /** Seconds. */
  readonly delay: number;
  readonly frequency: 'once' | 'day' | 'session' | 'always';
  readonly onFrontPage: boolean;
};
