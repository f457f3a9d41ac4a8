import type { SwitchedOff } from './switched-off.ts';
import { adminBar } from './things/admin-bar.ts';
import { answeredThings } from './things/answered.ts';
import { assetVersions } from './things/asset-versions.ts';
import { authorArchives } from './things/author-archives.ts';
import { blockEditor } from './things/block-editor.ts';
import { blockStyles } from './things/block-styles.ts';
import { comments } from './things/comments.ts';
import { dashboardWidgets } from './things/dashboard-widgets.ts';
import { dashicons } from './things/dashicons.ts';
import { dateArchives } from './things/date-archives.ts';
import { embeds } from './things/embeds.ts';
import { emojis } from './things/emojis.ts';
import { feeds } from './things/feeds.ts';
import { fileEditing } from './things/file-editing.ts';
import { headLinks } from './things/head-links.ts';
import { heartbeat } from './things/heartbeat.ts';
import { helpTabs } from './things/help-tabs.ts';
import { jqueryMigrate } from './things/jquery-migrate.ts';
import { loginErrors } from './things/login-errors.ts';
import { adminNotices, updateNotices } from './things/notices.ts';
import { passwordReset } from './things/password-reset.ts';
import { pingbacks } from './things/pingbacks.ts';
import { restApi } from './things/rest-api.ts';
import { revisions } from './things/revisions.ts';
import { search } from './things/search.ts';
import { userEnumeration } from './things/user-enumeration.ts';
import { version } from './things/version.ts';
import { websiteField } from './things/website-field.ts';
import { wordpressLogo } from './things/wordpress-logo.ts';
import { xmlrpc } from './things/xmlrpc.ts';

/** Everything that can be switched off; where names begin alike, the longer one comes first. */
export const switchedOff: readonly SwitchedOff[] = [
  websiteField,
  wordpressLogo,
  comments,
  pingbacks,
  xmlrpc,
  emojis,
  feeds,
  restApi,
  blockStyles,
  blockEditor,
  adminBar,
  assetVersions,
  version,
  fileEditing,
  embeds,
  dashboardWidgets,
  userEnumeration,
  authorArchives,
  dateArchives,
  search,
  heartbeat,
  headLinks,
  jqueryMigrate,
  dashicons,
  revisions,
  loginErrors,
  passwordReset,
  updateNotices,
  adminNotices,
  helpTabs,
  ...answeredThings,
];
