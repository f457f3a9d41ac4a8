import { type PatternSection, patternSections } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { GenerationError } from '../../generation-error.ts';
import { sectionWords, spaced } from '../plan/wishes.ts';

/** Words that ask for a section of a pattern, besides those that ask a theme for it. */
const words: Readonly<Record<PatternSection, readonly string[]>> = {
  hero: ['hero', 'banner', 'headline', 'landing section', 'top of the page', 'top of a page', 'welcome'],
  features: ['feature', 'service', 'benefit', 'advantages', 'what we do', 'what we offer', 'why us', 'three columns'],
  about: ['about', 'introduction', 'introduce', 'who we are', 'story', 'image and text', 'text and image'],
  gallery: ['images', 'pictures', 'photos', 'portfolio'],
  offers: ['offer', 'pricing table', 'plans', 'price table', 'menu', 'rates', 'fees', 'products'],
  voices: ['quotes', 'quote', 'review', 'customer voices', 'voices', 'references', 'feedback'],
  questions: ['question', 'q a', 'accordion', 'answers'],
  posts: ['posts', 'blog', 'news', 'articles'],
  action: ['cta', 'action', 'invitation', 'sign up', 'contact us', 'book now', 'get in touch'],
};

/** Where a text first names a section; infinity: nowhere. */
function firstMention(text: string, section: PatternSection): number {
  const ofThemes = sectionWords.find(([name]) => name === section)?.[1] ?? [];
  const places = [...ofThemes, ...words[section]].map((word) => text.indexOf(` ${word} `));
  return Math.min(...places.filter((place) => place !== -1));
}

/** The sections that a text names, in the order in which it names them. */
export function namedSections(given: string): readonly PatternSection[] {
  const text = spaced(given);
  return patternSections
    .map((section) => ({ section, at: firstMention(text, section) }))
    .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.at - other.at)
    .map(({ section }) => section);
}

/**
 * The sections that a description asks for.
 * @throws {GenerationError} when it names none
 */
export function askedSections(description: string): readonly PatternSection[] {
  const found = namedSections(description);
  if (found.length > 0) return found;
  throw new GenerationError(
    'description',
    'description: expected the name of a section, such as “hero”, “services”, “about us”, “gallery”, “prices”, ' +
      '“testimonials”, “questions”, “latest posts” or “call to action”, got none.',
  );
}
