import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import * as announcementBar from './announcement-bar.ts';
import * as apiFeed from './api-feed.ts';
import * as approval from './approval.ts';
import * as authorBox from './author-box.ts';
import * as autoLinks from './auto-links.ts';
import * as autoTags from './auto-tags.ts';
import * as backToTop from './back-to-top.ts';
import * as breadcrumbs from './breadcrumbs.ts';
import * as cache from './cache.ts';
import * as codeSnippets from './code-snippets.ts';
import * as cookieNotice from './cookie-notice.ts';
import * as countViews from './count-views.ts';
import * as countdown from './countdown.ts';
import * as currentYear from './current-year.ts';
import * as duplicatePost from './duplicate-post.ts';
import * as eventEmails from './event-emails.ts';
import * as excerpts from './excerpts.ts';
import * as externalLinks from './external-links.ts';
import * as floatingButton from './floating-button.ts';
import * as lastUpdated from './last-updated.ts';
import * as loginPage from './login-page.ts';
import * as maintenanceMode from './maintenance-mode.ts';
import * as popup from './popup.ts';
import * as postViews from './post-views.ts';
import * as publicForm from './public-form.ts';
import * as readingProgress from './reading-progress.ts';
import * as readingTime from './reading-time.ts';
import * as relatedPosts from './related-posts.ts';
import * as searchScope from './search-scope.ts';
import * as shareButtons from './share-buttons.ts';
import * as siteCleanup from './site-cleanup.ts';
import * as statusActions from './status-actions.ts';
import * as storedInTable from './stored-in-table.ts';
import * as switchOff from './switch-off.ts';
import * as tableOfContents from './table-of-contents.ts';
import * as trackingCode from './tracking-code.ts';

/** What customers say of a kind of behaviour. */
export interface ExamplesOfKind {
  readonly kind: PlanBehaviour['kind'];
  readonly examples: readonly { readonly says: string; readonly asks: PlanBehaviour }[];
  /** What sounds like it and is none. */
  readonly counterExamples: readonly string[];
}

/** Examples of the behaviours that have no module of their own. */
export const examplesOfKinds: readonly ExamplesOfKind[] = [
  { kind: 'announcement_bar', ...announcementBar },
  { kind: 'api_feed', ...apiFeed },
  { kind: 'approval', ...approval },
  { kind: 'author_box', ...authorBox },
  { kind: 'auto_links', ...autoLinks },
  { kind: 'auto_tags', ...autoTags },
  { kind: 'back_to_top', ...backToTop },
  { kind: 'breadcrumbs', ...breadcrumbs },
  { kind: 'cache', ...cache },
  { kind: 'code_snippets', ...codeSnippets },
  { kind: 'cookie_notice', ...cookieNotice },
  { kind: 'count_views', ...countViews },
  { kind: 'countdown', ...countdown },
  { kind: 'current_year', ...currentYear },
  { kind: 'duplicate_post', ...duplicatePost },
  { kind: 'event_emails', ...eventEmails },
  { kind: 'excerpts', ...excerpts },
  { kind: 'external_links', ...externalLinks },
  { kind: 'floating_button', ...floatingButton },
  { kind: 'last_updated', ...lastUpdated },
  { kind: 'login_page', ...loginPage },
  { kind: 'maintenance_mode', ...maintenanceMode },
  { kind: 'popup', ...popup },
  { kind: 'post_views', ...postViews },
  { kind: 'public_form', ...publicForm },
  { kind: 'reading_progress', ...readingProgress },
  { kind: 'reading_time', ...readingTime },
  { kind: 'related_posts', ...relatedPosts },
  { kind: 'search_scope', ...searchScope },
  { kind: 'share_buttons', ...shareButtons },
  { kind: 'site_cleanup', ...siteCleanup },
  { kind: 'status_actions', ...statusActions },
  { kind: 'stored_in_table', ...storedInTable },
  { kind: 'switch_off', ...switchOff },
  { kind: 'table_of_contents', ...tableOfContents },
  { kind: 'tracking_code', ...trackingCode },
];
