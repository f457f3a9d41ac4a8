import type { Idiom } from './idiom.ts';
import { ofAccounts } from './of-accounts.ts';
import { ofApprovals } from './of-approvals.ts';
import { ofBookings } from './of-bookings.ts';
import { ofFields } from './of-fields.ts';
import { ofLists } from './of-lists.ts';
import { ofLoading } from './of-loading.ts';
import { ofLogs } from './of-logs.ts';
import { ofMails } from './of-mails.ts';
import { ofMemberships } from './of-memberships.ts';
import { ofReactions } from './of-reactions.ts';
import { ofReadingLimits } from './of-reading-limits.ts';
import { ofRecords } from './of-records.ts';
import { redirectIdioms } from './of-redirects.ts';
import { ofSearchEngines } from './of-search-engines.ts';
import { ofSecurity } from './of-security.ts';
import { ofSubscriptions } from './of-subscriptions.ts';
import { ofVisitors } from './of-visitors.ts';

/** All idioms, in the order in which a sentence is read for them. */
export const idioms: readonly Idiom[] = [
  ...ofLogs,
  ...ofSecurity,
  ...ofAccounts,
  ...ofLoading,
  ...ofSubscriptions,
  ...ofBookings,
  ...ofReadingLimits,
  ...ofVisitors,
  ...redirectIdioms,
  ...ofSearchEngines,
  ...ofApprovals,
  ...ofMemberships,
  ...ofFields,
  ...ofLists,
  ...ofReactions,
  ...ofMails,
  ...ofRecords,
];
