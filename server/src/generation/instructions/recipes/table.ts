import type { Recipe } from '../recipe.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { adminLists } from './admin-lists.ts';
import { assets } from './assets.ts';
import { backgroundWork } from './background-work.ts';
import { blocks } from './blocks.ts';
import { commentsAndMedia } from './comments-and-media.ts';
import { contentFilters } from './content-filters.ts';
import { contentTypes } from './content-types.ts';
import { database } from './database.ts';
import { mailAndHttp } from './mail-and-http.ts';
import { media } from './media.ts';
import { options } from './options.ts';
import { posts } from './posts.ts';
import { queries } from './queries.ts';
import { rest } from './rest.ts';
import { sanitizing } from './sanitizing.ts';
import { security } from './security.ts';
import { shortcodes } from './shortcodes.ts';
import { site } from './site.ts';
import { storedValues } from './stored-values.ts';
import { siteSwitches } from './switch-offs.ts';
import { termQueries } from './terms.ts';
import { themes } from './themes.ts';
import { users } from './users.ts';
import { lists } from './utilities/lists.ts';
import { numbersAndDates } from './utilities/numbers-and-dates.ts';
import { textChecks } from './utilities/text-checks.ts';
import { texts } from './utilities/texts.ts';
import { visits } from './visits.ts';

/** Everything that is known how to do. */
export const recipes: readonly Recipe[] = [
  ...contentTypes,
  ...themes,
  ...queries,
  ...termQueries,
  ...storedValues,
  ...options,
  ...users,
  ...accounts,
  ...contentFilters,
  ...siteSwitches,
  ...shortcodes,
  ...rest,
  ...backgroundWork,
  ...mailAndHttp,
  ...admin,
  ...adminLists,
  ...security,
  ...sanitizing,
  ...database,
  ...assets,
  ...blocks,
  ...commentsAndMedia,
  ...media,
  ...posts,
  ...site,
  ...visits,
  ...texts,
  ...textChecks,
  ...lists,
  ...numbersAndDates,
];
