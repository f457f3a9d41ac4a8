import { seoFor } from '../composers/web.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

/** What fields for search engines do by themselves; false where the plan has none. */
const byItself = ({ deed }: Found, story: Story): boolean => {
  const seo = story.last('seo');
  if (seo?.has_fields !== true) return false;
  story.add(seo, deed);
  return true;
};

/** Titles, descriptions and a tick for search engines, on the screens where content is edited. */
export const ofSearchEngines: readonly Idiom[] = [
  {
    // "A box on the post and page editor for a meta title and a meta description"
    pattern:
      /(?:box|boxes|fields?|place) (?:on|in) (?:the |each |every )?(?<types>(?:posts?|pages?|products?)(?: (?:and|or) (?:posts?|pages?|products?))?) ?(?:'s )?(?:editor|edit screen|editing screen|screen|edit page)?s? for (?:an? |the )?(?:meta|seo) (?:title|description)s?(?: and (?:an? |the )?(?:(?:meta|seo) )?(?:title|description)s?)?/,
    read({ deed, groups }, story) {
      const types = ['post', 'page', 'product'].filter((type) => groups.types?.includes(type));
      for (const type of types) Object.assign(seoFor(deed, type, story), { has_fields: true });
      story.current = types[0] ?? story.current;
      return types.length > 0;
    },
  },
  {
    pattern:
      /if the (?:meta )?description (?:'s |is )?(?:left )?empty(?: ,)? (?:please )?(?:use|take|show)s? the excerpt.*/,
    read: byItself,
  },
  {
    pattern: /^(?:both |they |these |all )+(?:should |must )?(?:go|goes|belong|are put|stand) (?:in|into) the head\b.*/,
    read: byItself,
  },
  {
    pattern: /^(?:and )?an? (?:tick|tick ?box|checkbox|check box|switch|option) (?:for|to set) noindex\b[^,;.]*/,
    read: byItself,
  },
  {
    pattern: /^(?:and )?(?:any|every|each|all|what|whatever|pages?|posts?)\b.*\bnoindex\b.*\bsitemap\b.*/,
    read: byItself,
  },
  {
    pattern:
      /^(?:and |but )?(?=.*(?:\bno\b|\bnot\b|n't|\bnever\b))(?=.*\b(?:rewrit|chang|touch)\w*\b).*\btitles?\b.*\bempty\b.*/,
    read: byItself,
  },
];
