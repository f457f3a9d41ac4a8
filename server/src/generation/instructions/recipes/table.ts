import type { Recipe } from '../recipe.ts';
import { admin } from './admin.ts';
import { assets } from './assets.ts';
import { backgroundWork } from './background-work.ts';
import { commentsAndMedia } from './comments-and-media.ts';
import { contentFilters } from './content-filters.ts';
import { contentTypes } from './content-types.ts';
import { database } from './database.ts';
import { posts } from './posts.ts';
import { queries } from './queries.ts';
import { rest } from './rest.ts';
import { security } from './security.ts';
import { shortcodes } from './shortcodes.ts';
import { site } from './site.ts';
import { storedValues } from './stored-values.ts';
import { users } from './users.ts';
import { lists } from './utilities/lists.ts';
import { numbersAndDates } from './utilities/numbers-and-dates.ts';
import { textChecks } from './utilities/text-checks.ts';
import { texts } from './utilities/texts.ts';

/** Everything that is known how to do. */
export const recipes: readonly Recipe[] = [
  ...contentTypes,
  ...queries,
  ...storedValues,
  ...users,
  ...contentFilters,
  ...shortcodes,
  ...rest,
  ...backgroundWork,
  ...admin,
  ...security,
  ...database,
  ...assets,
  ...commentsAndMedia,
  ...posts,
  ...site,
  ...texts,
  ...textChecks,
  ...lists,
  ...numbersAndDates,
];
