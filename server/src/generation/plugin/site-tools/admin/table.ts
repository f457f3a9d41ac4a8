import type { SiteTool } from '../../site-tool.ts';
import { activityLog } from './activity-log/activity-log.ts';
import { duplicatePost } from './duplicate-post.ts';
import { limitLoginAttempts } from './login/limit-login-attempts.ts';
import { loginPage } from './login/login-page.ts';
import { loginRedirect } from './login/login-redirect.ts';
import { switchOff } from './switch-off/switch-off.ts';

/** Tools for those who log in: editing, users, the admin area, what WordPress does on its own. */
export const adminTools: readonly SiteTool[] = [
  switchOff,
  duplicatePost,
  loginPage,
  loginRedirect,
  limitLoginAttempts,
  activityLog,
];
