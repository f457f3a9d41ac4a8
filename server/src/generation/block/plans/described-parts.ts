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
  [/^(?:link|url|website|buttons?)$/, 'url'],
  [/^(?:price|prices|cost|costs|fee|fees)$/, 'number'],
  [/^(?:phone|telephone)$/, 'phone'],
  [/^e?mail$/, 'email'],
  [/^colou?r$/, 'color'],
  [/^(?:number|count|quantity|percentage|percent|year|age)$/, 'integer'],
  [/^(?:list|features|benefits|steps|points|ingredients|items|hours|reasons|links|names|tags)$/, { type: 'array' }],
];

/** Words that say how something looks or behaves: they name no part. */
const noPart =
  /^(?:maps?|corners?|shadows?|borders?|backgrounds?|animations?|effects?|hover|look|style|design|layout|gaps?|spacing|columns?|rows?|fonts?|theme|mode|width|height|size|sizes|screens?|phones?|mobile|visitors?|users?|people|customers|us|me|them|it|this|that|everything|anything|lot|way|ease|care)$/;

/** Endings of words that say how something is, not what. */
const noThing = /ly$|(?<!\b(?:b|f|s|w|br|cr|sp))(?:[^aeiou]|i)ed$/;

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
    const [list = ''] = listIn(sentence).split(/\b(?:such as|like|for example|e\.g\.)/i);
    for (const item of list.split(/,|\band\b|&|\bplus\b|\bwith\b/i)) {
      for (const part of [partOf(item), buttonTextOf(item)]) {
        if (part !== null && !parts.has(part.key)) parts.set(part.key, part);
      }
    }
  }
  return [...parts.values()];
}

/** Whether a description lists a picture behind everything else. */
export const hasBackdrop = (description: string): boolean =>
  /\b(?:background|backdrop|cover) (?:image|photo|picture)\b/i.test(description);

const quotation = /["“‘]([^"”’]{1,40})["”’]/;

/** What a button says, where a description tells it: “a button to buy a ticket”, “a button ‘Book now’”. */
function buttonTextOf(item: string): DescribedPart | null {
  const [, quoted] = (/\bbutton\b/i.test(item) && quotation.exec(item)) || [];
  const [, doing] =
    /\bbutton to ((?!(?:the|an?|our|my|your|their|his|her|its)\b)[a-z]+(?: [a-z]+){0,4})\s*$/i.exec(item) ?? [];
  const text = quoted ?? doing?.replace(/^./, (first) => first.toUpperCase());
  return text === undefined ? null : { key: 'buttonText', definition: { type: 'string', default: text } };
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
    // "a menu: dishes with a name and a price" lists what dishes have.
    if (list !== undefined) return list.replace(/^[^,]*\bwith\b/i, '');
  }
  return '';
}

/** The part that an item of a list names; null for what is no thing. */
function partOf(item: string): DescribedPart | null {
  const small = item.replace(quotation, ' ').trim().toLowerCase();
  if (/\blists? of what(?:'s| is| it)\b.*\binclude/.test(small))
    return { key: 'included', definition: { type: 'array' } };
  const named = small.replace(/^(?:an?\s|the\s)?lists?\sof\s/, '');
  const [head = '', joint] = named.split(/\s(of|for|in|on|to|that|which|who|from|as|at|below|above)\s/);
  const bare = head.replace(determiners, '');
  const words = asciiWords(bare);
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > 3 || noPart.test(last) || noThing.test(last)) return null;
  // "a heading" is a thing; "smooth scrolling" and "loading" are none.
  if (/ing$/.test(last) && bare === head) return null;
  if (words.some((word) => noNoun.test(word))) return null;
  // "works on phones" is no thing; "a button to apply" and "name of the dog" are.
  if (joint !== undefined && joint !== 'of' && bare === head) return null;
  const told = last === 'number' && /^(?:tele)?phone$/.test(words.at(-2) ?? '') ? 'phone' : last;
  const definition = holds.find(([pattern]) => pattern.test(told))?.[1] ?? 'string';
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
