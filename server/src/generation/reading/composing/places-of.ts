import type { BehaviourOf } from '../../behaviours/behaviour.ts';
import type { Slot } from './deeds.ts';

export type Place = NonNullable<BehaviourOf<'listing'>['places']>[number];

/** Words for the places of a site, the more telling first. */
const words: readonly (readonly [RegExp, Place['place']])[] = [
  [/\bcheck-?out\b/, 'checkout'],
  [/\b(?:cart|basket|trolley)\b/, 'cart'],
  [/\b(?:thank[ -]?you|order received|order confirmation page)\b/, 'thank_you'],
  [/\b(?:order|confirmation|invoice) e-?mails?\b/, 'order_email'],
  [/\bmy account\b|\baccount (?:page|area)\b|\bcustomer account\b/, 'account'],
  [/\b(?:shop|catalogue|category) page\b|\babove the products\b|\bin the shop\b/, 'shop_top'],
  [/\bproduct (?:picture|image|photo)s?\b/, 'product_image'],
  [/\bproduct tabs?\b|\btab\b.*\bproduct/, 'product_tab'],
  [/\b(?:next to|beside|below|under|behind|near|by|after) the prices?\b/, 'product_price'],
  [/\bproduct (?:page|detail)s?\b|\beach product\b|\bproducts?\b/, 'product_summary'],
  [/\b(?:comment form|above the comment)\b/, 'comment_form'],
  [/\babove (?:the )?comments\b/, 'above_comments'],
  [
    /\bafter (?:the )?(\w+) paragraph\b|\bparagraph\b|\b(?:middle of|within|in the middle|inside) (?:the |each |every )?(?:posts?|articles?|text)\b/,
    'after_paragraph',
  ],
  [
    /\b(?:next to|beside|behind|after|below|under) (?:the |its |their )?(?:\w+ )?(?:title|name|heading|headline)s?\b/,
    'after_title',
  ],
  [/\b(?:before|in front of|above) (?:the |its |their )?(?:\w+ )?(?:title|name|heading|headline)s?\b/, 'before_title'],
  [/\b(?:admin bar|toolbar)\b/, 'admin_bar'],
  [/\bdashboard\b/, 'dashboard'],
  [/\b(?:edit(?:or|ing)? screen|editor|while (?:editing|writing))\b/, 'edit_screen'],
  [/\b(?:log-?in (?:page|form|screen))\b/, 'login'],
  [/\bregistration (?:page|form)\b/, 'registration'],
  [/\bauthor (?:page|archive)s?\b/, 'author_page'],
  [/\b(?:profile)s?\b/, 'profile'],
  [/\b(?:404|not found)\b/, 'not_found'],
  [/\b(?:no results|empty search)\b/, 'no_results'],
  [/\b(?:category|archive|tag)s? (?:page|archive|list)s?\b/, 'archive_top'],
  [/\bfooter\b|\bbottom of (?:the |every |each |all )?(?:site|page|website)s?\b/, 'footer'],
  [
    /\b(?:top of (?:the |every |each |all )?(?:site|page|website)s?|above the header|every page|all pages|header)\b/,
    'body_start',
  ],
  [/\b(?:rss|feeds?)\b/, 'feed'],
  [
    /\b(?:admin(?:istration)?|back ?end)\b.*\b(?:page|screen)\b|\b(?:page|screen)\b.*\b(?:admin(?:istration)?|back ?end)\b/,
    'admin_page',
  ],
  [/^(?:right |big |all |at the )*(?:on top|up top)$/, 'above_content'],
  [/\b(?:above|on top of|at the (?:top|start|beginning) of|before|over)\b/, 'above_content'],
  [/\b(?:below|under|underneath|beneath|at the (?:end|bottom|foot) of|after|following)\b/, 'below_content'],
  [/\b(?:on|in|at|inside)\b.*\b(?:page|post|article|record|detail)s?\b/, 'below_content'],
];

/**
 * The places that words name; [] where they name none that a plan has: a shortcode and a block can be put anywhere.
 * @param of the records whose pages have it
 */
export function placesOf(slots: readonly Slot[], of: string | null): Place[] {
  const found = slots.flatMap(({ text }): Place[] => {
    const lower = text.toLowerCase();
    const place = words.find(([pattern]) => pattern.test(lower))?.[1];
    if (place === undefined) return [];
    const aboutRecords = [
      'above_content',
      'below_content',
      'after_paragraph',
      'before_title',
      'after_title',
      'excerpt',
      'archive_top',
      'edit_screen',
    ].includes(place);
    const number = place === 'after_paragraph' ? ordinal(lower) : null;
    const named =
      /\bpages\b/.test(lower) && of !== 'product' && !/\b(?:post|article)/.test(lower)
        ? 'page'
        : /\b(?:posts?|articles?)\b/.test(lower)
          ? 'post'
          : of;
    return [
      {
        place,
        ...(aboutRecords && named !== null ? { of: named } : {}),
        ...(number === null ? {} : { paragraph: number }),
      },
    ];
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()].slice(0, 8);
}

const ordinal = (text: string): number | null => {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const at = words.findIndex((word) => text.includes(word));
  const figure = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1];
  return at !== -1 ? at + 1 : figure === undefined ? null : Math.min(50, Math.max(1, Number(figure)));
};
