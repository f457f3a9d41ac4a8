import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { address, colour, content, count, destination, flag, line, lines, roles, someOf, tool } from './parts.ts';

/** Parts of WordPress that a site can do without. */
const things = [
  'website_field',
  'wordpress_logo',
  'comments',
  'pingbacks',
  'xmlrpc',
  'emojis',
  'feeds',
  'rest_api',
  'block_styles',
  'block_editor',
  'admin_bar',
  'version',
  'file_editing',
  'embeds',
  'dashboard_widgets',
  'user_enumeration',
  'author_archives',
  'date_archives',
  'search',
  'heartbeat',
  'head_links',
  'jquery_migrate',
  'login_errors',
  'password_reset',
  'update_notices',
  'admin_notices',
  'help_tabs',
  'application_passwords',
  'automatic_updates',
  'sitemaps',
  'lazy_loading',
  'image_scaling',
  'revisions',
  'admin_email_check',
  'avatars',
  'attachment_pages',
  'remote_patterns',
  'update_emails',
  'new_user_emails',
  'asset_versions',
  'dashicons',
  'redirect_guesses',
] as const;

/** What is changed for those who run the site. */
export const adminTools = [
  tool('switch_off', 'Takes away what WordPress brings.', {
    things: someOf(things, 'What, such as `comments`, `emojis` or `xmlrpc`'),
    roles: roles('For whom; empty: for everybody'),
    is_except: flag('For everybody but these roles'),
    types: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 20 }), {
      maxItems: 20,
      description: 'Post types; empty: all',
    }),
    kept_revisions: Type.Optional(
      count(1, 100, 'Of `revisions`: how many of each post are kept; absent: none are stored'),
    ),
    heartbeat_seconds: Type.Optional(
      count(15, 120, 'Of `heartbeat`: seconds between requests where content is edited; absent: as WordPress has it'),
    ),
  }),
  tool('duplicate_post', 'Copies a post with one click.', {
    content,
    suffix: line('Behind the title of the copy, with a space before it'),
    status: StringEnum(['draft', 'pending', 'private', 'same'] as const, { description: 'Of the copy' }),
    after: StringEnum(['editor', 'list'] as const, { description: 'Where one is led to' }),
  }),
  tool('login_page', 'Dresses the page where people log in.', {
    logo: address('A picture'),
    link: address('Where it leads'),
    message: lines('What stands above the form'),
    background: colour,
    accent: colour,
  }),
  tool('login_redirect', 'Leads people somewhere when they log in or out.', {
    roles: roles('Roles that are led elsewhere'),
    targets: Type.Array(destination('A place: `dashboard`, `profile`, a path or an address'), {
      maxItems: 20,
      description: 'For each of these roles, where to',
    }),
    login: destination('Where everybody else is led to'),
    logout: destination('Where to after logging out'),
    logout_notice: Type.Optional(line('Of `logout`: what they read there, once', 200)),
  }),
  tool('limit_login_attempts', 'Locks out who guesses passwords.', {
    attempts: count(1, 100, 'How many one has'),
    minutes: count(1, 43_200, 'For how many minutes one is locked out'),
    message: line('What one is told; empty: the standard text'),
    is_mailed: flag('The administrator is told'),
  }),
  tool('activity_log', 'Notes who did what.', {
    events: someOf(['logins', 'content', 'plugins', 'users', 'roles', 'options'], 'What is noted'),
    days: count(1, 3650, 'For how many days it is kept'),
    keeps_address: flag('With the address that people come from'),
    address_days: Type.Optional(
      count(1, 3650, 'Of `keeps_address`: after how many days the end of addresses is removed; absent: never'),
    ),
    has_download: Type.Optional(flag('Administrators can download what the list shows as CSV')),
  }),
] as const;
