/** What the notice says and offers; an empty text is the standard one, which is translated. */
export type CookieNotice = {
  readonly message: string;
  readonly accept: string;
  readonly decline: string;
  readonly canDecline: boolean;
  readonly policyUrl: string;
  readonly days: number;
  readonly position: 'top' | 'bottom';
};
