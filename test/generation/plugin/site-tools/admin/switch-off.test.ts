import { expect, it } from 'vitest';
import { switchedOff } from '../../../../../server/src/generation/plugin/site-tools/admin/switch-off/table.ts';
import { findingsOf, makePlugin } from '../../features/make-plugin.ts';
import { readTool, understood } from '../read-tool.ts';

const thingsIn = (description: string) => readTool(description).switch_off;

it.each([
  ['Disable comments, emojis, feeds and XML-RPC.', ['comments', 'emojis', 'feeds', 'xmlrpc']],
  ['A plugin that completely disables comments across the whole site.', ['comments']],
  ['Comments should be disabled everywhere.', ['comments']],
  ['Nobody can leave comments.', ['comments']],
  ['Disable Gutenberg.', ['block_editor']],
  ['Bring back the classic editor.', ['block_editor']],
  ['Stop WordPress from loading emojis and embeds.', ['emojis', 'embeds']],
  ['Remove the WordPress version number. Also disable file editing in the admin.', ['version', 'file_editing']],
  ['Remove the version from the head, feeds and scripts, and disable XML-RPC.', ['version', 'xmlrpc']],
  ['Blocks user enumeration and disables author archives.', ['user_enumeration', 'author_archives']],
  ['Block the REST API for visitors who are not logged in.', ['rest_api']],
  ['Disable the following: comments, RSS feeds, the heartbeat API.', ['comments', 'feeds', 'heartbeat']],
  ['Disable:\n- comments\n- emojis\n- application passwords', ['comments', 'emojis', 'application_passwords']],
  ['Remove all default dashboard widgets.', ['dashboard_widgets']],
  ['Disable automatic update emails.', ['update_emails']],
  ['Clean up wp_head by removing the generator tag, RSD link and emoji scripts.', ['head_links', 'version', 'emojis']],
])('understands: %s', (description, things) => {
  expect(thingsIn(description)).toMatchObject({ things });
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  ['Hide the admin bar for everyone except administrators.', { roles: ['administrator'], isExcept: true }],
  ['Only show the admin bar to administrators.', { roles: ['administrator'], isExcept: true }],
  ['Hide the toolbar from customers and subscribers.', { roles: ['subscriber', 'customer'], isExcept: false }],
  ['Turn comments off on pages.', { types: ['page'] }],
  ['Disable the block editor for posts.', { types: ['post'] }],
])('knows who and what is meant: %s', (description, options) => {
  expect(thingsIn(description)).toMatchObject(options);
});

it.each(['Disable Comments', 'XML-RPC Blocker', 'Emoji Remover', 'No Gutenberg', 'Disable REST API'])(
  'understands a name without a description: %s',
  (name) => {
    expect(readTool('', name)).toHaveProperty('switch_off');
  },
);

it.each([
  'Books with comments and author.',
  'Users can hide comments.',
  'Close comments on posts older than 14 days.',
  'Delete spam comments every week.',
  'Remove the price from the feed of events.',
  'Events with a version and a search.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('switch_off');
});

it.each(switchedOff.map(({ thing, label }) => [thing, label] as const))(
  'can be asked for by its label: %s',
  (thing, label) => {
    const name = label.replace(/ \(.*| of (?:posts|WordPress)$| on the site$| for visitors$|, but.*/g, '');
    const found = thingsIn(`Disable ${name}.`) as { things: string[] } | undefined;
    const other: Readonly<Record<string, string>> = {
      emojis: 'Disable emoji scripts.',
      user_enumeration: 'Disable user enumeration.',
      head_links: 'Remove the RSD link.',
      login_errors: 'Hide login errors.',
      password_reset: 'Disable password reset.',
      update_notices: 'Hide update notices.',
      admin_notices: 'Hide admin notices.',
      block_styles: 'Remove the block library CSS.',
      image_scaling: 'Disable big image scaling.',
      admin_email_check: 'Disable the admin email verification.',
      update_emails: 'Disable auto-update emails.',
      new_user_emails: 'Disable new user notification emails.',
      dashboard_widgets: 'Disable dashboard widgets.',
      file_editing: 'Disable file editing.',
      embeds: 'Disable embeds.',
      remote_patterns: 'Disable remote patterns.',
      website_field: 'Remove the website field from the comment form.',
      wordpress_logo: 'Remove the WordPress logo from the admin bar.',
      search: 'Disable search.',
      revisions: 'Disable revisions.',
      version: 'Hide the WordPress version.',
    };
    const asked = other[thing] === undefined ? found : (thingsIn(other[thing]) as { things: string[] } | undefined);
    expect(asked?.things).toEqual([thing]);
  },
);

it('starts what has no settings at once, and asks for no page of settings', () => {
  const { project, code } = makePlugin('Disable comments.', [], 'Quiet');
  expect(findingsOf(project)).toEqual([]);
  expect(code).toContain('( new Quiet_No_Comments() )->register();');
  expect(code).not.toContain('Quiet_Settings');
});

it('lets the owner choose among several', () => {
  const everything = switchedOff.map(({ thing }) => thing);
  const { project, file } = makePlugin('Disable comments and emojis. Remove the WordPress version.', [], 'Quiet');
  expect(findingsOf(project)).toEqual([]);
  expect(file('includes/class-quiet-settings.php')).toContain(
    "'switched_off' => array( 'comments', 'emojis', 'version' )",
  );
  expect(new Set(everything).size).toBe(everything.length);
});
