import { exampleOf } from './example-of.ts';

const asks = exampleOf<'duplicate_post'>({
  kind: 'duplicate_post',
  content: ['post'],
  suffix: ' (Copy)',
  status: 'draft',
  after: 'editor',
});

/** What customers say who want to copy posts. */
export const examples = [
  asks('Duplicate posts and pages with one click.', { content: ['post', 'page'] }),
  asks('A "Clone" link under each product in the list.', { content: ['product'], after: 'list' }),
  asks('I want to copy an article and work on from there.'),
  asks('Pages can be replicated; the twin is a private page.', { content: ['page'], status: 'private' }),
  asks('The copy gets " – new" behind its title.', { suffix: ' – new' }),
  asks('Making a second version of an event from the first should be possible without typing it all again.', {
    content: ['event'],
  }),
  asks('After cloning I stay in the overview.', { after: 'list' }),
  asks('Editors need a button for taking an existing post as a template for the next.'),
  asks('Duplicates of a recipe wait for review.', { content: ['recipe'], status: 'pending' }),
  asks('Double a page including its custom fields and featured image.', { content: ['page'] }),
  asks('The clone keeps the status of its original.', { status: 'same' }),
  asks('Every course we repeat each term, so reproducing last term’s entry must be easy.', { content: ['course'] }),
  asks('Add a duplicate link to posts.'),
  asks('Editors can duplicate a page as a draft.', { content: ['page'] }),
  asks('Copy a product with all its data.', { content: ['product'] }),
  asks('I need to clone posts and pages.', { content: ['post', 'page'] }),
  asks('Create a copy of a post from the list.'),
  asks('The duplicate of a post is a draft called the same with " 2" behind.', { suffix: ' 2' }),
  asks('With one click, an event is copied.', { content: ['event'] }),
  asks('Let staff make copies of existing pages.', { content: ['page'] }),
  asks('A button that clones the article.'),
  asks('Duplicating courses saves us time.', { content: ['course'] }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'No duplicate entries.',
  'Two members with the same e-mail address are refused.',
  'Delete double posts.',
  'Send a copy of the e-mail to the visitor.',
  'Copying of texts and pictures is forbidden.',
  'The library has three copies of each book.',
  'A copy link button under every post.',
];
