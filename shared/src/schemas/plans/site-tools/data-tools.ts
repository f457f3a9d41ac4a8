import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { capability, content, count, flag, line, lines, location, roles, service, someOf, tool } from './parts.ts';

/** A day of every year. */
const monthDay = (description: string) =>
  Type.String({
    pattern: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
    description: `${description}: \`12-01\``,
  });

const types = (description: string) =>
  Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 60 }), {
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
    description,
  });

/** What happens to posts, users and comments of the site. */
export const dataTools = [
  tool('redirects', 'Leads old addresses to new ones.', {
    status: Type.Integer({ enum: [301, 302, 307, 308], description: 'What browsers are told' }),
    logs_not_found: flag('Notes what was not found'),
    sources: Type.Array(location('An address'), { maxItems: 200, description: 'What is asked for' }),
    targets: Type.Array(location('An address'), { maxItems: 200, description: 'For each of these, where it leads' }),
    imports: Type.Optional(flag('Administrators import redirects from a CSV file, after a dry run')),
    season_from: Type.Optional(monthDay('Redirects have a season; the first day of the season of `sources`')),
    season_until: Type.Optional(monthDay('Its last day, of the next year where it comes before the first')),
    spared_roles: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }), {
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        description: 'Logged-in users with one of these roles see the original pages',
      }),
    ),
    lowercase: Type.Optional(flag('Addresses with capital letters lead to the same in small letters')),
    removed_parameters: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 60 }), {
        minItems: 1,
        maxItems: 40,
        uniqueItems: true,
        description: 'Addresses with these parameters lead to the same without: `fbclid`',
      }),
    ),
    removed_folders: Type.Optional(
      Type.Array(Type.String({ pattern: '^/[^\\s<>"?#*/]+$', maxLength: 100 }), {
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        description: 'What is below these leads to the same without: of `/blog`, `/blog/news` to `/news`',
      }),
    ),
    archives: Type.Optional(
      someOf(['author', 'date', 'category', 'tag', 'format'], 'Lists of posts that lead elsewhere'),
    ),
    archive_targets: Type.Optional(
      Type.Array(location('An address'), {
        minItems: 1,
        maxItems: 5,
        description: 'For each of these, where it leads',
      }),
    ),
    moved_types: Type.Optional(types('Post types whose former addresses lead to their new ones')),
    deleted_types: Type.Optional(types('Post types whose addresses lead elsewhere once something is deleted')),
    deleted_to: Type.Optional(
      StringEnum(['term', 'archive', 'home', 'gone'] as const, {
        description:
          'Where to: `term`: its category, or what else is its first group; `archive`: the list of its type; `gone`: nowhere, they answer 410',
      }),
    ),
    gone_terms: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*$', maxLength: 60 }), {
        minItems: 1,
        maxItems: 40,
        uniqueItems: true,
        description: 'Slugs of categories or tags: what has one of them answers 410 once it is deleted',
      }),
    ),
  }),
  tool('restricted_content', 'Keeps content for some readers.', {
    access: StringEnum(['everyone', 'members', 'roles'] as const, { description: 'Who reads what says nothing else' }),
    roles: roles('Whose it is'),
    message: lines('What others read; empty: the standard text'),
    content,
  }),
  tool('private_site', 'Shows the site to those who are logged in.', {}),
  tool('post_expiry', 'Takes posts off the site on a date of theirs.', {
    outcome: StringEnum(['draft', 'private', 'trash'] as const, { description: 'What becomes of them' }),
    days: count(0, 36_500, 'Days after publication without a date; 0: never'),
    content,
  }),
  tool('content_endpoints', 'Answers other programs with posts.', {
    kinds: someOf(['posts', 'stats', 'random'], 'What'),
    count: count(1, 100, 'How many posts'),
    route: Type.String({
      pattern: '^(?:|[a-z][a-z0-9_-]*(?:/v[0-9]+/[a-z][a-z0-9_-]*)?)$',
      maxLength: 120,
      description: 'Such as `my/v1/latest`; empty: the plugin’s own',
    }),
    capability: capability('Who may ask; empty: everybody'),
    cache_minutes: count(1, 525_600, 'How long an answer is kept'),
    content,
  }),
  tool('api_feed', 'Shows what another service answers.', {
    noun: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40, description: 'What is fetched: `reviews`' }),
    minutes: count(5, 43_200, 'After how many minutes it is asked again'),
    endpoint: service('Address of the service; empty: the owner says it'),
    count: count(1, 100, 'How many are shown'),
    value: Type.Optional(
      Type.String({
        pattern: '^(?:|[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*)$',
        maxLength: 200,
        description: 'Where one number is in the answer, which a shortcode shows: `data.level`; empty: the first one',
      }),
    ),
    unit: Type.Optional(line('Of that number, such as `cm`', 20)),
    alert_above: Type.Optional(
      Type.Number({ minimum: -1e9, maximum: 1e9, description: 'An e-mail is sent when that number rises above this' }),
    ),
  }),
  tool('event_webhook', 'Tells another service what happens.', {
    service: StringEnum(['slack', 'discord', 'teams', 'json'] as const, { description: 'In whose form' }),
    events: someOf(
      ['post_published', 'user_registered', 'comment_posted', 'comment_pending', 'admin_created', 'plugin_activated'],
      'What happens; the owner can switch each on and off. `comment_pending`: one awaits moderation; `admin_created`: a user becomes an administrator',
    ),
    address: service('Where to; empty: the owner says it'),
    content,
    minutes_apart: Type.Optional(
      count(
        1,
        1440,
        'At most one message of a kind in so many minutes; what happens in between is told together. Absent: each at once',
      ),
    ),
    logs_failures: Type.Optional(flag('Administrators see a list of the last failures below the settings')),
  }),
  tool('search_scope', 'Says what visitors find.', {
    content,
    excluded: line('Ids of what is not found: `12, 34`', 500),
  }),
  tool('excerpts', 'Says how long excerpts are.', {
    length: count(5, 500, 'Words'),
    more: line('Text of the link behind it; empty: the usual one'),
  }),
  tool('comment_rules', 'Says which comments are taken.', {
    min_length: count(0, 5000, 'Characters at least; 0: any'),
    max_links: count(-1, 100, 'Links at most; -1: any'),
    words: Type.Array(line('A word'), { maxItems: 200, description: 'Words that are not wanted' }),
    outcome: StringEnum(['refuse', 'hold', 'spam'] as const, { description: 'What becomes of such comments' }),
  }),
  tool('auto_tags', 'Tags posts by their words.', {
    taxonomy: StringEnum(['post_tag', 'category'] as const, { description: 'With tags or categories' }),
    most: count(1, 50, 'How many at most'),
  }),
  tool('auto_links', 'Links words of posts.', {
    rules: lines('Lines of words and addresses: `tea = https://example.org/tea`', 20_000),
    most: count(1, 50, 'How often a word is linked in a post'),
    content,
  }),
  tool('site_export', 'Exports what the site has as CSV.', {
    kinds: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_-]*$', maxLength: 20 }), {
      minItems: 1,
      maxItems: 20,
      description: '`users`, and post types',
    }),
  }),
  tool('event_emails', 'Sends e-mails when something happens on the site.', {
    events: someOf(['post_pending', 'post_published', 'user_registered'], 'What'),
  }),
] as const;
