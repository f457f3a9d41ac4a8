import type { Deed } from '../deeds.ts';
import { comparisonIn, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Composers } from './composer.ts';
import { site } from './site.ts';

/** So many words, with what stands in front of and behind it: "longer than *two thousand words*". */
const wordsIn =
  /((?:\S+ ){0,3})\b(\d[\d.,]*(?: thousand)?|(?:[a-z]+ )?(?:hundred|thousand)) (or more |and more )?words\b( or more| on\b| upwards)?/i;

const siteTypes: readonly string[] = ['any', 'post', 'page', 'product'];

/** "A table of contents in posts that have more than 1,000 words." */
export const tableOfContents: Composers = {
  toc(deed, story) {
    site.toc?.(deed, story);
    const made = story.last('table_of_contents');
    if (made === undefined || deed.isDenied) return;
    // "In posts with at least 3 headings and 1500 words": words and headings are no kinds of content
    made.content = made.content.filter((type) => siteTypes.includes(type) || story.isOwn(type));
    const found = wordsIn.exec(wholeSentence(deed, story));
    if (found === null) return;
    const [, before = '', figure = '', more, behind] = found;
    const count = numberIn(figure);
    const compared = more !== undefined || behind !== undefined ? 'at_least' : comparisonIn(before);
    if (count === null || count < 1 || count >= 100_000) return;
    if (compared === 'less' || compared === 'at_most')
      return story.refuse(deed, 'A table of contents is left out of short posts, not of long ones.');
    made.minimum_words = Math.round(compared === 'more' ? count + 1 : count);
  },
};

/** "Long posts of more than 1,500 words have a table of contents": in front of the deed too. */
const wholeSentence = ({ sentence: { tokens } }: Deed, { description }: Story): string =>
  description.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).replaceAll(/\s+/g, ' ');
