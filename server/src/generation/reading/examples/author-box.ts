import { exampleOf } from './example-of.ts';

const asks = exampleOf<'author_box'>({
  kind: 'author_box',
  position: 'below',
  has_avatar: true,
  has_link: true,
  profiles: [],
  title: 'About the author',
  content: [],
});

/** What customers say who want to introduce authors. */
export const examples = [
  asks('Show an author box below each post.', { content: ['post'] }),
  asks('Introduce the writer at the end of the article with a photo and a short biography.', { content: ['post'] }),
  asks('Every story is followed by a few lines on who wrote it.', { content: ['post'] }),
  asks('Our columnists deserve a bio under their pieces, with links to Instagram and Mastodon.', {
    profiles: ['instagram', 'mastodon'],
  }),
  asks('A profile of the author at the top of the text, no picture.', { position: 'above', has_avatar: false }),
  asks('Put "Written by" with name and portrait before the post.', {
    position: 'above',
    title: 'Written by',
    content: ['post'],
  }),
  asks('Contributors can add their LinkedIn, X and GitHub to the card about them.', {
    profiles: ['linkedin', 'x', 'github'],
  }),
  asks('On pages too the reader should learn something about who is behind the words.', { content: ['page'] }),
  asks('The box about the author without the link to his other posts.', { has_link: false }),
  asks('I want readers to meet the doctor who has written the advice: her face, her CV in two sentences.'),
  asks('"Meet the chef" underneath every recipe.', { title: 'Meet the chef', content: ['recipe'] }),
  asks('Author info both above and beneath blog entries.', { position: 'both', content: ['post'] }),
  asks('It would be nice when the biography of the journalist appears and his YouTube channel.', {
    profiles: ['youtube'],
  }),
  asks('Add a box about the author under posts.', { content: ['post'] }),
  asks('The author’s picture and biography appear below the article.', { content: ['post'] }),
  asks('Display the name, photo and bio of the writer with links to Facebook and X.', { profiles: ['facebook', 'x'] }),
  asks('At the end of each post, visitors read who the author is.', { content: ['post'] }),
  asks('I want an author bio on every article.', { content: ['post'] }),
  asks('Authors have social links in their box: TikTok, YouTube.', { profiles: ['tiktok', 'youtube'] }),
  asks('Show who wrote it, with an avatar and a link to more of his articles.'),
  asks('A short introduction of the author before the content.', { position: 'above' }),
  asks('The box with the author has the title "Your author".', { title: 'Your author' }),
  asks('Biographies of our authors belong under their texts.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Hide the author of posts.',
  'Books have an author and a title.',
  'No author box on pages.',
  'Authors cannot publish their own posts.',
  'A list of all authors on the team page.',
  'Email the author when a post is published.',
  'Give us a box with opening hours.',
];
