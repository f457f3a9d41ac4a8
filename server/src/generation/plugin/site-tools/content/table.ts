import type { SiteTool } from '../../site-tool.ts';
import { authorBox } from './author-box/author-box.ts';
import { externalLinks } from './external-links.ts';
import { insertedText } from './inserted-text.ts';
import { lastUpdated } from './last-updated.ts';
import { postViews } from './post-views/post-views.ts';
import { readingProgress } from './reading-progress.ts';
import { readingTime } from './reading-time.ts';
import { relatedPosts } from './related-posts/related-posts.ts';
import { shareButtons } from './share-buttons/share-buttons.ts';
import { tableOfContents } from './table-of-contents/table-of-contents.ts';

/** Tools that add something to the text of posts. */
export const contentTools: readonly SiteTool[] = [
  readingTime,
  tableOfContents,
  relatedPosts,
  postViews,
  shareButtons,
  authorBox,
  insertedText,
  lastUpdated,
  readingProgress,
  externalLinks,
];
