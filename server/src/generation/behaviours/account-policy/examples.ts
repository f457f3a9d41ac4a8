import type { BehaviourExample } from '../example.ts';

const kind = 'account_policy' as const;

/** What customers say who want accounts to be held to something. */
export const examples: readonly BehaviourExample<'account_policy'>[] = [
  {
    says: 'Editors and administrators must change their passwords every 90 days and are told 7 days before.',
    asks: {
      kind,
      password_age: { days: 90, roles: ['editor', 'administrator'], notice_days: 7, is_mailed: true },
    },
  },
  {
    says: 'Passwords expire after half a year.',
    asks: { kind, password_age: { days: 182, notice_days: 0, is_mailed: false } },
  },
  { says: 'The last three passwords cannot be used again.', asks: { kind, kept_passwords: 3 } },
  { says: 'Nobody may choose the password that they have already.', asks: { kind, kept_passwords: 1 } },
  {
    says: 'After 30 minutes without activity people are logged out.',
    asks: { kind, idle_logout: { minutes: 30 } },
  },
  {
    says: 'Shop managers who do nothing for an hour have to log in again.',
    asks: { kind, idle_logout: { minutes: 60, roles: ['shop_manager'] } },
  },
  {
    says: 'Two logins at the same time with one account are not allowed.',
    asks: { kind, sessions: { maximum: 1, at_limit: 'end_oldest' } },
  },
  {
    says: 'Subscribers can be logged in on three devices at most; a fourth is refused.',
    asks: { kind, sessions: { maximum: 3, at_limit: 'refuse', roles: ['subscriber'] } },
  },
  {
    says: 'New administrators must be confirmed by another administrator.',
    asks: { kind, confirmed_roles: ['administrator'] },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Passwords have at least 12 characters.',
  'Lock accounts after five wrong passwords.',
  'After login, redirect editors to the dashboard.',
  'New members are approved by the board.',
  'Accounts that nobody has used for a year are deleted.',
];
