import type { SiteTool } from '../../site-tool.ts';
import { announcementBar } from './announcement-bar/announcement-bar.ts';
import { backToTop } from './back-to-top.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { businessDetails } from './business-details/business-details.ts';
import { codeSnippets } from './code-snippets.ts';
import { cookieNotice } from './cookie-notice.ts';
import { countdown } from './countdown.ts';
import { currentYear } from './current-year.ts';
import { floatingButton } from './floating-button.ts';
import { maintenanceMode } from './maintenance-mode/maintenance-mode.ts';
import { popup } from './popup.ts';
import { socialMeta } from './social-meta.ts';
import { trackingCode } from './tracking-code.ts';

/** Tools for all pages of a site, as visitors see them. */
export const frontTools: readonly SiteTool[] = [
  maintenanceMode,
  announcementBar,
  cookieNotice,
  backToTop,
  codeSnippets,
  socialMeta,
  businessDetails,
  breadcrumbs,
  floatingButton,
  popup,
  trackingCode,
  countdown,
  currentYear,
];
