import { exampleOf } from './example-of.ts';

const asks = exampleOf<'excerpts'>({ kind: 'excerpts', length: 55, more: '' });

/** What customers say who want excerpts of another length. */
export const examples = [
  asks('Set the excerpt length to 30 words.', { length: 30 }),
  asks('Teasers on the blog page are cut after 20 words.', { length: 20 }),
  asks('The link behind the excerpt should read "Continue reading".', { more: 'Continue reading' }),
  asks('Shorten the previews of posts to forty words and end them with "Go on…".', { length: 40, more: 'Go on…' }),
  asks('Our summaries in lists are far too long: 15 words will do.', { length: 15 }),
  asks('Instead of [...] I want "More →" after the snippet.', { more: 'More →' }),
  asks('Trim automatic extracts to a maximum of 25 words.', { length: 25 }),
  asks('Eighty words of each article are shown in the archive before one has to click.', { length: 80 }),
  asks('A "Read the full story" link follows every abstract.', { more: 'Read the full story' }),
  asks('Change the number of words in the short version of entries to 100.', { length: 100 }),
  asks('The intro text under each headline of the overview may have 12 words at most.', { length: 12 }),
  asks('Limit how much of a post is quoted on the archive pages, 50 words say, with "Weiterlesen" behind.', {
    length: 50,
    more: 'Weiterlesen',
  }),
  asks('Excerpts should be 25 words long.', { length: 25 }),
  asks('Shorten excerpts to 18 words.', { length: 18 }),
  asks('Limit the excerpt of each post to 35 words.', { length: 35 }),
  asks('Show only the first 60 words of posts in the list.', { length: 60 }),
  asks('Change the "Read more" text of excerpts to "Find out more".', { more: 'Find out more' }),
  asks('A link "Keep reading" after each excerpt.', { more: 'Keep reading' }),
  asks('The excerpts on the blog are too short, make them 90 words.', { length: 90 }),
  asks('Post previews have 45 words and a link "Full article".', { length: 45, more: 'Full article' }),
  asks('I want excerpts of twenty-two words.', { length: 22 }),
  asks('Replace the dots at the end of the excerpt by "Discover".', { more: 'Discover' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Reviews must have at least 20 words.',
  'Comments are limited to 500 characters.',
  'No excerpts in the feed.',
  'Books have a summary.',
  'Read more about us on the about page.',
  'A password needs twelve characters.',
  'Talks are limited to 30 minutes.',
];
