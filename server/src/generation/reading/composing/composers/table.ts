import { access } from './access.ts';
import { activityLog } from './activity-log.ts';
import { cleanups } from './cleanups.ts';
import { closingComments } from './closing-comments.ts';
import { columns } from './columns.ts';
import type { Composers } from './composer.ts';
import { languages } from './languages.ts';
import { lists } from './lists.ts';
import { logIn } from './log-in.ts';
import { messages } from './messages.ts';
import { onceOnlyMails } from './once-only.ts';
import { reactions } from './reactions.ts';
import { records } from './records.ts';
import { redirects } from './redirects.ts';
import { rules } from './rules.ts';
import { shop } from './shop.ts';
import { shownTexts } from './shown-texts.ts';
import { site } from './site.ts';
import { tableOfContents } from './table-of-contents.ts';
import { teasers } from './teasers.ts';
import { web } from './web.ts';

/** What makes parts of a plan of each deed. One line each. */
export const composers: Composers = {
  ...records,
  ...lists,
  ...columns,
  ...messages,
  ...rules,
  ...access,
  ...reactions,
  ...shop,
  ...web,
  ...site,
  ...cleanups,
  ...closingComments,
  ...redirects,
  ...activityLog,
  ...languages,
  ...logIn,
  ...onceOnlyMails,
  ...tableOfContents,
  ...teasers,
  ...shownTexts,
};
