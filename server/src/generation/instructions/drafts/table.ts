import { contentTypeDrafts } from './content-types.ts';
import type { Draft } from './draft.ts';
import { metaDrafts } from './meta.ts';
import { hiddenFromLists } from './queries/hidden-from-lists.ts';
import { otherQueries } from './queries/others.ts';
import { postQueries } from './queries/posts.ts';
import { listColumn } from './screens/list-columns.ts';
import { noticeDrafts } from './screens/notices-and-widgets.ts';
import { cacheClass } from './stores/cache-class.ts';
import { schedulerClass } from './stores/schedules.ts';
import { storedDrafts } from './stores/stored.ts';

/** Every kind of thing that is drafted from its requirements; what others build on comes first. */
export const drafts: readonly Draft[] = [
  ...contentTypeDrafts,
  ...metaDrafts,
  ...storedDrafts,
  cacheClass,
  schedulerClass,
  hiddenFromLists,
  ...postQueries,
  ...otherQueries,
  listColumn,
  ...noticeDrafts,
];
