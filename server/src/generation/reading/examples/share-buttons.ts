import { exampleOf } from './example-of.ts';

const asks = exampleOf<'share_buttons'>({
  kind: 'share_buttons',
  targets: ['facebook', 'x', 'linkedin', 'whatsapp', 'email', 'copy'],
  title: 'Share this',
  position: 'below',
  content: [],
});

/** What customers say who want visitors to share posts. */
export const examples = [
  asks('Add share buttons below each post.', { content: ['post'] }),
  asks('Let readers pass an article on through Facebook and WhatsApp.', {
    targets: ['facebook', 'whatsapp'],
    content: ['post'],
  }),
  asks('Icons for LinkedIn, X and e-mail at the top of the text so that people can spread the word.', {
    targets: ['linkedin', 'x', 'email'],
    position: 'above',
  }),
  asks('Social sharing on pages as well as posts.', { content: ['page', 'post'] }),
  asks('A copy link button under every story.', { targets: ['copy'], content: ['post'] }),
  asks('Recipes can be pinned on Pinterest.', { targets: ['pinterest'], content: ['recipe'] }),
  asks('There ought to be a Bluesky button to recommend our news.', { targets: ['bluesky'], content: ['post'] }),
  asks('Visitors should be able to send a page to a friend by mail.', { targets: ['email'], content: ['page'] }),
  asks('"Tell your friends" with the usual networks.', { title: 'Tell your friends' }),
  asks('Put sharing links above and below blog posts.', { position: 'both', content: ['post'] }),
  asks('Products get a Telegram and a Reddit button.', { targets: ['telegram', 'reddit'], content: ['product'] }),
  asks('Me I want that my clients share the offers in the social networks.', { content: ['offer'] }),
  asks('Post it to Threads or Tumblr with one tap.', { targets: ['threads', 'tumblr'] }),
  asks('Put social share buttons at the end of every article.', { content: ['post'] }),
  asks('Visitors can share a page on Facebook, X and LinkedIn.', {
    targets: ['facebook', 'x', 'linkedin'],
    content: ['page'],
  }),
  asks('Sharing icons for WhatsApp and Telegram, with no tracking.', { targets: ['whatsapp', 'telegram'] }),
  asks('I want people to be able to share our posts on social media.', { content: ['post'] }),
  asks('Buttons that share the post by e-mail or copy its link.', { targets: ['email', 'copy'], content: ['post'] }),
  asks('Each product has buttons for Pinterest and Facebook.', {
    targets: ['pinterest', 'facebook'],
    content: ['product'],
  }),
  asks('Show "Share this article" over the icons.', { title: 'Share this article' }),
  asks('Under the text, links for sharing on Bluesky and Threads.', {
    targets: ['bluesky', 'threads'],
  }),
  asks('Readers share a story with one click.', { content: ['post'] }),
  asks('Include share links before and after the content.', { position: 'both' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No share buttons on pages.',
  'We have a Facebook page with many followers.',
  'Members share a boat.',
  'Authors can name their LinkedIn profile.',
  'The price of a share is shown.',
  'Send me a WhatsApp message for each order.',
  'New posts are published on Facebook automatically.',
];
