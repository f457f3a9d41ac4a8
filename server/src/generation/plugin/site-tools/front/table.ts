import type { SiteTool } from '../../site-tool.ts';
import { announcementBar } from './announcement-bar/announcement-bar.ts';
import { backToTop } from './back-to-top.ts';
import { codeSnippets } from './code-snippets.ts';
import { cookieNotice } from './cookie-notice.ts';
import { maintenanceMode } from './maintenance-mode/maintenance-mode.ts';

/** Tools for all pages of a site, as visitors see them. */
export const frontTools: readonly SiteTool[] = [
  maintenanceMode,
  announcementBar,
  cookieNotice,
  backToTop,
  codeSnippets,
];
