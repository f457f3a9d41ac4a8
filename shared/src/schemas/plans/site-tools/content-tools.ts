import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { address, colour, content, count, flag, line, lines, position, someOf, tool } from './parts.ts';

const shareTargets = [
  'facebook',
  'x',
  'linkedin',
  'whatsapp',
  'telegram',
  'bluesky',
  'threads',
  'reddit',
  'pinterest',
  'tumblr',
  'email',
  'copy',
] as const;
const profiles = [
  'facebook',
  'instagram',
  'linkedin',
  'x',
  'mastodon',
  'bluesky',
  'youtube',
  'tiktok',
  'github',
] as const;

/** What is shown beside the text of posts. */
export const contentTools = [
  tool('reading_time', 'Shows how long a post takes to read.', {
    position,
    words_per_minute: count(50, 1000, 'How fast people read'),
    content,
  }),
  tool('table_of_contents', 'Lists the headings of a post.', {
    position: StringEnum(['above', 'first_heading'] as const, {
      description: 'Above the text, or before its first heading',
    }),
    title: line('Its heading'),
    deepest: count(2, 6, 'The lowest level of headings in it'),
    minimum: count(1, 20, 'How many headings a post has at least'),
    minimum_words: Type.Optional(count(1, 100_000, 'How many words a post has at least; shorter ones have no table')),
    is_numbered: flag('With numbers'),
    is_collapsible: flag('Readers can close it'),
    is_open: flag('Open at first'),
    is_smooth: flag('Scrolls smoothly'),
    content,
  }),
  tool('related_posts', 'Lists posts that are alike.', {
    position,
    count: count(1, 20, 'How many'),
    by: StringEnum(['any', 'category', 'tag'] as const, { description: 'What they share' }),
    has_images: flag('With their featured images'),
    is_grid: flag('Beside one another'),
    has_dates: flag('With their dates'),
    title: line('Its heading'),
    content,
  }),
  tool('post_views', 'Counts how often posts are viewed.', {
    is_shown: flag('Visitors see the number'),
    position,
    count: count(1, 20, 'How many posts lists of the most viewed have'),
    content,
  }),
  tool('share_buttons', 'Offers to share a post.', {
    targets: someOf(shareTargets, 'Where to'),
    title: line('Its heading'),
    position,
    content,
  }),
  tool('author_box', 'Introduces the author of a post.', {
    position,
    has_avatar: flag('With a picture'),
    has_link: flag('With a link to the author’s posts'),
    profiles: someOf(profiles, 'Networks that authors can name', 0),
    title: line('Its heading'),
    content,
  }),
  tool('inserted_text', 'Puts a text beside each post.', {
    what: Type.String({
      pattern: '^[a-z][a-z0-9 _-]*$',
      maxLength: 40,
      description: 'What it is, in a word: `disclaimer`',
    }),
    text: lines('What it says'),
    url: address('Where its button leads; empty: it has none'),
    button: line('What the button says'),
    position,
    content,
  }),
  tool('last_updated', 'Shows when a post was last changed.', {
    position,
    days: count(1, 365, 'Days between publication and change from which it is shown'),
    content,
  }),
  tool('reading_progress', 'Shows how far one has read.', {
    edge: StringEnum(['top', 'bottom'] as const, { description: 'At which edge of the window' }),
    colour,
    height: count(1, 30, 'In pixels'),
    content,
  }),
  tool('external_links', 'Marks links to other sites.', {
    opens_tab: flag('They open in a new tab'),
    is_nofollow: flag('Search engines do not follow them'),
    has_icon: flag('An icon stands behind them'),
  }),
] as const;
