import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { address, colour, content, count, flag, line, lines, roles, tool } from './parts.ts';

/** What is changed for those who run the site. */
export const adminTools = [
  tool('switch_off', 'Takes away what WordPress brings.', {
    things: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 }), {
      minItems: 1,
      maxItems: 60,
      description: 'What, such as `comments`, `emojis` or `xmlrpc`',
    }),
    roles: roles('For whom; empty: for everybody'),
    is_except: flag('For everybody but these roles'),
    types: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 20 }), {
      maxItems: 20,
      description: 'Post types; empty: all',
    }),
  }),
  tool('duplicate_post', 'Copies a post with one click.', {
    content,
    suffix: line('Behind the title of the copy, with a space before it', 60),
    status: StringEnum(['draft', 'pending', 'private', 'publish', 'same'] as const, { description: 'Of the copy' }),
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
    targets: Type.Array(address('A place'), { maxItems: 20, description: 'For each of these roles, where to' }),
    login: address('Where everybody else is led to'),
    logout: address('Where to after logging out'),
  }),
  tool('limit_login_attempts', 'Locks out who guesses passwords.', {
    attempts: count(1, 100, 'How many one has'),
    minutes: count(1, 10_080, 'For how long one is locked out'),
    message: lines('What one is told; empty: the standard text'),
    is_mailed: flag('The administrator is told'),
  }),
  tool('activity_log', 'Notes who did what.', {
    events: Type.Array(
      StringEnum(['logins', 'content', 'plugins', 'users', 'settings', 'comments', 'media'] as const),
      {
        minItems: 1,
        maxItems: 7,
        description: 'What is noted',
      },
    ),
    days: count(0, 3650, 'How long it is kept; 0: for good'),
    keeps_address: flag('With the address that people come from'),
  }),
] as const;
