import type { BlockFeature, StyleVariant } from '@presswright/shared/schemas/block-parts';
import type { BlockBehaviour } from '@presswright/shared/schemas/plans/block-vocabulary';

/** What a description may ask for besides parts, by the words that ask for it, and what people read of it. */
interface Wish<Name> {
  readonly name: Name;
  readonly words: RegExp;
  readonly label: string;
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
