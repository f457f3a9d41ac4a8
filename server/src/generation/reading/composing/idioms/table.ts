import type { Idiom } from './idiom.ts';
import { ofAccounts } from './of-accounts.ts';
import { ofApprovals } from './of-approvals.ts';
import { ofBookings } from './of-bookings.ts';
import { ofCalendars } from './of-calendars.ts';
import { ofDownloads } from './of-downloads.ts';
import { ofFields } from './of-fields.ts';
import { ofImports } from './of-imports.ts';
import { ofLists } from './of-lists.ts';
import { ofLoading } from './of-loading.ts';
import { ofLogs } from './of-logs.ts';
import { ofLookUps } from './of-look-ups.ts';
import { ofMails } from './of-mails.ts';
import { ofMemberships } from './of-memberships.ts';
import { ofReactions } from './of-reactions.ts';
import { ofReadingLimits } from './of-reading-limits.ts';
import { ofRecords } from './of-records.ts';
import { redirectIdioms } from './of-redirects.ts';
import { ofSearchEngines } from './of-search-engines.ts';
import { ofSecurity } from './of-security.ts';
import { ofSeries } from './of-series.ts';
import { ofSubscriptions } from './of-subscriptions.ts';
import { ofVisitors } from './of-visitors.ts';

/** What looks for words anywhere in a sentence reads none that goes on and on. */
function brief(idiom: Idiom): Idiom {
  return { ...idiom, maxLength: 800 };
}

/** Idioms of parts that are made of all that a description says of them: they fit into any plan that has the records. */
export const gatheredIdioms: readonly Idiom[] = [...ofSeries, ...ofImports, ...ofDownloads, ...ofLookUps].map(brief);

/** All idioms, in the order in which a sentence is read for them. */
export const idioms: readonly Idiom[] = [
  ...ofLogs,
  ...ofSecurity,
  ...ofAccounts,
  ...ofLoading,
  ...ofCalendars.map(brief),
  ...gatheredIdioms,
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
