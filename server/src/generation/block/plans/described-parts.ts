import type { AttributeDefinition } from '@presswright/shared/schemas/blocks';
import { singularize, toCamel } from '../../naming/inflect.ts';
import { asciiWords } from '../../naming/transliterate.ts';

/** A part that a description names, as an attribute. */
export interface DescribedPart {
  readonly key: string;
  readonly definition: AttributeDefinition;
}

type Definition = string | AttributeDefinition;

/** What parts hold, by the last word of what they are called; anything else is a line of text. */
const holds: readonly (readonly [lastWord: RegExp, definition: Definition])[] = [
  [/^(?:photos|images|pictures)$/, { type: 'array', items: 'image' }],
  [/^(?:photo|image|picture|portrait|avatar|logo)$/, 'image'],
  [/^(?:video|recording|audio|file|download|pdf)$/, 'media'],
  [/^(?:rating|stars?)$/, { type: 'integer', minimum: 0, maximum: 5 }],
  [/^(?:quote|quotation|answer)$/, 'rich_text'],
  [/^(?:description|text|bio|biography|paragraph|summary|story|note|message|introduction)$/, 'textarea'],
  [/^(?:date|deadline|day)$/, 'date'],
  [/^(?:link|url|website|button|address of a page)$/, 'url'],
  [/^colou?r$/, 'color'],
  [/^(?:number|count|quantity|percentage|percent|year|age)$/, 'integer'],
  [/^(?:list|features|benefits|steps|points|ingredients|items|hours|reasons|links|names|tags)$/, { type: 'array' }],
];

/** Words that say how something looks or behaves: they name no part. */
const noPart =
  /^(?:corners?|shadows?|borders?|backgrounds?|animations?|effects?|hover|look|style|design|layout|gaps?|spacing|columns?|rows?|fonts?|theme|mode|width|height|size|sizes|screens?|phones?|mobile|visitors?|users?|people|customers|us|me|them|it|this|that|everything|anything|lot|way|ease|care)$/;

/** Words that no name of a part has. */
const noNoun =
  /^(?:is|are|can|be|will|must|should|not|no|how|when|where|what|why|in|on|at|to|by|from|as|it|an?|the|if|so|than)$/;

const determiners =
  /^(?:(?:an?|the|its|their|his|her|our|your|one|some|any|each|every|optional|short|long|small|large|big|nice|maybe|also|of|two|three|four|five|six|\d+)\s+)+/;

/**
 * The parts that a description lists: "with a quote, the name and five stars".
 * @returns [] if it lists none
 */
export function describedParts(description: string): DescribedPart[] {
  const parts = new Map<string, DescribedPart>();
  for (const sentence of description.split(/[.!?;\n]+/)) {
    const list = listIn(sentence);
    for (const item of list.split(/,|\band\b|&|\bplus\b|\bwith\b/i)) {
      const part = partOf(item);
      if (part !== null && !parts.has(part.key)) parts.set(part.key, part);
    }
  }
  return [...parts.values()];
}

/** What introduces a list, the most telling first. */
const openers = [
  /:\s*(.+)$/,
  /\b(?:with|having|has|includ(?:es?|ing)|contains?)\b(.+)$/i,
  /\b(?:shows?|showing|displays?)\b(.+)$/i,
];

/** What a sentence lists; empty if it lists nothing. */
function listIn(sentence: string): string {
  for (const opener of openers) {
    const [, list] = opener.exec(sentence) ?? [];
    if (list !== undefined) return list;
  }
  return '';
}

/** The part that an item of a list names; null for what is no thing. */
function partOf(item: string): DescribedPart | null {
  const named = item
    .trim()
    .toLowerCase()
    .replace(/^(?:an?\s|the\s)?lists?\sof\s/, '');
  const [head = '', joint] = named.split(/\s(of|for|in|on|to|that|which|who|from|as|at|below|above)\s/);
  const bare = head.replace(determiners, '');
  const words = asciiWords(bare);
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 3 || noPart.test(last) || /(?:ing|ly)$/.test(last)) return null;
  if (words.some((word) => noNoun.test(word))) return null;
  // "works on phones" is no thing; "a button to apply" and "name of the dog" are.
  if (joint !== undefined && joint !== 'of' && bare === head) return null;
  const definition = holds.find(([pattern]) => pattern.test(last))?.[1] ?? 'string';
  const isRating = /^stars?$/.test(last);
  const name = isRating
    ? ['rating']
    : words.map((word, at) => (at === words.length - 1 ? nameOf(word, definition) : word));
  return {
    key: toCamel(name.join('_')),
    definition: typeof definition === 'string' ? { type: definition } : definition,
  };
}

/** Lists keep their plural. */
const nameOf = (word: string, definition: Definition): string =>
  typeof definition === 'object' && definition.type === 'array' ? word : singularize(word);
