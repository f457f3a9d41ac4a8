import type { BlockFeature, StyleVariant } from '@presswright/shared/schemas/block-parts';
import type { BlockBehaviour } from '@presswright/shared/schemas/plans/block-vocabulary';

/** What a description may ask for besides parts, by the words that ask for it, and what people read of it. */
interface Wish<Name> {
  readonly name: Name;
  readonly words: RegExp;
  readonly label: string;
  /** How it is told among the parts of a block, none of which it is. */
  readonly phrase?: RegExp;
}

export const behaviourWishes: readonly Wish<BlockBehaviour>[] = [
  { name: 'tabs', words: /\btab(?:s|bed)?\b/i, label: 'tabs' },
  { name: 'comparison', words: /\bslid\w+ between|compar|before\b.*\bafter/i, label: 'a comparison of two pictures' },
  { name: 'signup', words: /\b(?:sign ?up|subscri\w+|newsletter)\b/i, label: 'a sign-up form' },
  { name: 'map', words: /\bmaps?\b/i, label: 'a map' },
  {
    name: 'dismissal',
    words: /\b(?:dismiss\w*|(?<!open(?:s|ing)? and )clos(?:e|es|ed|able)|hide it)\b/i,
    label: 'closing it',
  },
  {
    name: 'accordion',
    words: /\b(?:accordion|collapsible|fold\w*|expand\w*|open all|open(?:s|ing)? and clos(?:e|es|ing))\b/i,
    label: 'folding items',
  },
  { name: 'countdown', words: /\b(?:count ?down|counts? down|time left|how long)\b/i, label: 'a countdown' },
  { name: 'disclosure', words: /\b(?:read more|show more|disclos\w+|reveal\w*)\b/i, label: 'showing more' },
  {
    name: 'checklist',
    words:
      /\b(?:(?:tick|check|cross)(?:s|es|ed|ing)? (?:\w+ ){0,3}off|check ?(?:list|box(?:es)?)|to-?do list|packing list)\b/i,
    label: 'ticking items off',
    phrase:
      /,? (?:with|and) (?:a )?check ?box(?:es)?(?: (?:for|next to|beside|before|in front of) (?:each|every|the) \w+)?/i,
  },
  {
    name: 'slider',
    words: /\b(?:slider|slides|carousel|slide ?show|swip\w+)\b/i,
    label: 'a slider',
  },
  {
    name: 'filter',
    words: /\b(?:filter\w*|searchable|search (?:field|box|bar)|(?:can|to) (?:be )?search(?:ed)?|type to find)\b/i,
    label: 'searching the items',
    phrase:
      /,? (?:and |with )+(?:an? )?(?:search (?:field|box|bar)|filters?)(?: (?:by|for) \w+)?|,? (?:and )?filters? by \w+(?: and \w+)?/i,
  },
  {
    name: 'count_up',
    words: /\b(?:count(?:s|ing)? up|animated (?:numbers?|figures?|counters?|stat\w*))\b/i,
    label: 'figures that count up',
  },
  {
    name: 'open_now',
    words:
      /\b(?:open (?:right )?now|currently open|(?:whether|if) (?:\w+ ){1,3}(?:is|are) (?:currently |now )?open|open or closed)\b/i,
    label: 'whether it is open now',
    phrase:
      /,? (?:(?:and|that|which) )?(?:(?:show|say|tell|indicat)\w* |with (?:an? )?(?:label|badge|note|status|sign|indicator)(?: that (?:shows|says))? )?(?:(?:whether|if) (?:\w+ ){1,3}(?:is|are) (?:currently |right now |now )?open(?: (?:right )?now)?|["'“]?open now["'”]?(?: (?:label|badge|note|status|sign|indicator))?)/i,
  },
  { name: 'favorite', words: /\b(?:favou?rite|like button|heart|bookmark)\w*\b/i, label: 'marking favorites' },
];

export const styleWishes: readonly Wish<StyleVariant>[] = [
  { name: 'card', words: /\b(?:in|as|on) (?:a |an )?cards?\b|\bcard (?:style|look)\b/i, label: 'the style card' },
  { name: 'minimal', words: /\bminimal(?:ist)?\b/i, label: 'the style minimal' },
  { name: 'outline', words: /\boutlined?\b/i, label: 'the style outline' },
  { name: 'filled', words: /\bfilled\b/i, label: 'the style filled' },
  { name: 'accent', words: /\baccent(?:ed)? (?:style|look|color|colour|background)\b/i, label: 'the style accent' },
  { name: 'inverted', words: /\b(?:inverted|dark background)\b/i, label: 'the style inverted' },
  { name: 'compact', words: /\bcompact\b/i, label: 'the style compact' },
];

export const featureWishes: readonly Wish<Exclude<BlockFeature, 'interactivity'>>[] = [
  {
    name: 'responsive_design',
    words: /\b(?:responsive|on (?:phones?|mobile|small screens))\b/i,
    label: 'responsive_design',
  },
  {
    name: 'inner_blocks',
    words: /\b(?:inner blocks|other blocks|blocks inside|nested blocks)\b/i,
    label: 'inner_blocks',
  },
  { name: 'block_bindings', words: /\b(?:bindings?|custom fields?|post meta)\b/i, label: 'block_bindings' },
  { name: 'variations', words: /\bvariations?\b/i, label: 'variations' },
  { name: 'transforms', words: /\b(?:transform\w*|convert\w*)\b/i, label: 'transforms' },
  { name: 'example', words: /\b(?:preview|example) in the inserter\b/i, label: 'example' },
];

/** A description without what visitors do, where it is told among the parts. */
export const withoutDeeds = (description: string): string =>
  behaviourWishes.reduce((text, { phrase }) => (phrase === undefined ? text : text.replace(phrase, ' ')), description);
