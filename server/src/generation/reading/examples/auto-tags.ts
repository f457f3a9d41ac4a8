import { exampleOf } from './example-of.ts';

const asks = exampleOf<'auto_tags'>({ kind: 'auto_tags', taxonomy: 'post_tag', most: 5 });

/** What customers say who want posts tagged by their words. */
export const examples = [
  asks('Automatically tag posts based on the words in their text.'),
  asks('Put new articles into the right category by themselves, judging by what they say.', { taxonomy: 'category' }),
  asks('Assign up to 8 tags to an entry when it is saved.', { most: 8 }),
  asks('If the name of a tag occurs in a story, the story gets that tag.'),
  asks('My colleagues always forget to tag, so the plugin should choose the keywords for them.'),
  asks('Categorise posts from their title and content.', { taxonomy: 'category' }),
  asks('Posts that mention a category by name are filed under it, one at most.', { taxonomy: 'category', most: 1 }),
  asks('Existing tags are added on publishing where they fit, never more than three.', { most: 3 }),
  asks('Detect the topics of a text and label it accordingly.'),
  asks('I would like auto-tagging with a maximum of ten.', { most: 10 }),
  asks('When the word "sourdough" stands in a post, it is given the tag of that name.'),
  asks('Sorting of the news in categories shall happen alone, without that we do it by hand.', {
    taxonomy: 'category',
  }),
  asks('Add tags to posts automatically when they are published.'),
  asks('New posts get up to four tags from their content.', { most: 4 }),
  asks('Tags are set by the words that a post contains.'),
  asks('Automatically assign a category to each post.', { taxonomy: 'category' }),
  asks('The plugin suggests and adds tags that occur in the title.'),
  asks('I want my articles tagged without doing it myself.'),
  asks('Choose categories for posts by keywords.', { taxonomy: 'category' }),
  asks('Whenever a post is saved, matching tags are assigned.'),
  asks('Auto-categorise our news.', { taxonomy: 'category' }),
  asks('Tag every article with at most six of our tags if their names appear in it.', { most: 6 }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Events have tags and a category.',
  'The Google tag counts our visitors.',
  'Do not tag posts automatically.',
  'Show the tags below each post.',
  'Filter the recipes by category.',
  'Every parcel gets a tag with a number.',
  'Posts in the category News are deleted after a month.',
];
