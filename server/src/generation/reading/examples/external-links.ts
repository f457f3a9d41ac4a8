import { exampleOf } from './example-of.ts';

const asks = exampleOf<'external_links'>({
  kind: 'external_links',
  opens_tab: true,
  is_nofollow: false,
  has_icon: false,
});

/** What customers say who want links to other sites treated in a way of their own. */
export const examples = [
  asks('Open external links in a new tab.'),
  asks('Links that lead away from our site should come up in another window.'),
  asks('Add nofollow to outbound links.', { opens_tab: false, is_nofollow: true }),
  asks('Mark links to other websites with a small arrow.', { opens_tab: false, has_icon: true }),
  asks('When somebody clicks on a link to a different domain, our page stays open behind it.'),
  asks('Google must not follow the addresses of foreign sites that we mention.', {
    opens_tab: false,
    is_nofollow: true,
  }),
  asks('Put an icon behind every hyperlink pointing elsewhere and open it separately.', { has_icon: true }),
  asks('Outgoing URLs get target blank and rel nofollow.', { is_nofollow: true }),
  asks('I do not want to lose my readers to sites I link to, so give those a tab of their own.'),
  asks('Visitors ought to recognise by a symbol that a link takes them off the site.', {
    opens_tab: false,
    has_icon: true,
  }),
  asks('No SEO credit for the pages of others that we reference.', { opens_tab: false, is_nofollow: true }),
  asks('All three for links going out: separate tab, nofollow and an icon.', { is_nofollow: true, has_icon: true }),
  asks('All links to other sites open in a new tab.'),
  asks('Make outgoing links open in a new window.'),
  asks('Links to external websites get an icon.', { opens_tab: false, has_icon: true }),
  asks('External links should be nofollow.', { opens_tab: false, is_nofollow: true }),
  asks('Set rel="nofollow" on links that lead to other domains.', { opens_tab: false, is_nofollow: true }),
  asks('Every external link opens in its own tab and shows an arrow.', { has_icon: true }),
  asks('Visitors who follow a link to another site keep our page open in its tab.'),
  asks('Show people which links are external.', { opens_tab: false, has_icon: true }),
  asks('I want links out of the site in new tabs and nofollow.', { is_nofollow: true }),
  asks('New tab for external URLs.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not open links in new tabs.',
  'External speakers can submit talks.',
  'Link certain words to our partners automatically.',
  'The settings page has three tabs.',
  'Comments with links wait for approval.',
  'Open the menu in a new window.',
];
