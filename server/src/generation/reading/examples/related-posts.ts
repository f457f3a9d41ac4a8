import { exampleOf } from './example-of.ts';

const asks = exampleOf<'related_posts'>({
  kind: 'related_posts',
  position: 'below',
  count: 3,
  by: 'any',
  has_images: false,
  is_grid: false,
  has_dates: false,
  title: 'Related posts',
  content: ['post'],
});

/** What customers say who want to point to similar posts. */
export const examples = [
  asks('Show three related posts below each article.'),
  asks('After reading, people are offered four similar stories.', { count: 4 }),
  asks('Suggest further articles from the same category.', { by: 'category' }),
  asks('Link to posts that share a tag with the current one.', { by: 'tag' }),
  asks('A "You may also like" section with thumbnails under the blog post.', {
    title: 'You may also like',
    has_images: true,
  }),
  asks('Recommend six other pieces in a grid, each with its featured image.', {
    count: 6,
    is_grid: true,
    has_images: true,
  }),
  asks('Before the text there should be two comparable articles.', { position: 'above', count: 2 }),
  asks('More on this topic, with the dates of publication.', { has_dates: true }),
  asks('I would love it if visitors who finish one entry were led to another on the same subject.'),
  asks('Related products at the foot of each product page, five of them.', { content: ['product'], count: 5 }),
  asks('Readers get recommendations "Keep reading" as cards side by side.', { title: 'Keep reading', is_grid: true }),
  asks('Please to propose under the news some other news of like theme.'),
  asks('Recipes ought to be followed by other recipes with the same tags.', { content: ['recipe'], by: 'tag' }),
  asks('Display related articles at the end of a post.'),
  asks('List four posts from the same category under the text.', { by: 'category', count: 4 }),
  asks('Similar articles with pictures should follow each story.', { has_images: true }),
  asks('Visitors find other posts on the same topic below.'),
  asks('I want related posts by tag.', { by: 'tag' }),
  asks('At the end of an article, suggest what to read next.'),
  asks('Cards of three related posts with image and date stand in a row.', {
    has_images: true,
    has_dates: true,
    is_grid: true,
  }),
  asks('Under every post, links to others that are like it.'),
  asks('"More from this topic": five posts of the category.', {
    title: 'More from this topic',
    by: 'category',
    count: 5,
  }),
  asks('Keep people on the site with recommended posts.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No related posts, thanks.',
  'Each event is related to a venue.',
  'Show the latest posts on the home page.',
  'A course belongs to a category.',
  'Staff recommend a wine with each dish.',
  'Each author has a page with his books.',
  'Similar products are merged into one.',
];
