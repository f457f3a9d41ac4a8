import type { SiteTool } from '../../site-tool.ts';
import { apiFeed } from './api-feed/api-feed.ts';
import { autoLinks } from './auto-links.ts';
import { autoTags } from './auto-tags.ts';
import { commentRules } from './comment-rules.ts';
import { contentEndpoints } from './content-endpoints/content-endpoints.ts';
import { csvExport } from './csv-export/csv-export.ts';
import { eventEmails } from './event-emails.ts';
import { eventWebhook } from './event-webhook/event-webhook.ts';
import { excerpts } from './excerpts.ts';
import { postExpiry } from './post-expiry/post-expiry.ts';
import { privateSite } from './private-site.ts';
import { redirects } from './redirects/redirects.ts';
import { restrictedContent } from './restricted-content/restricted-content.ts';
import { searchScope } from './search-scope.ts';

/** Tools that keep records of their own, limit who sees what, or talk to other services. */
export const dataTools: readonly SiteTool[] = [
  redirects,
  restrictedContent,
  privateSite,
  postExpiry,
  contentEndpoints,
  apiFeed,
  eventWebhook,
  searchScope,
  excerpts,
  commentRules,
  autoTags,
  autoLinks,
  csvExport,
  eventEmails,
];
