import type { AttributeDefinition } from '@presswright/shared/schemas/blocks';
import { isPlural, singularize } from '../../../naming/inflect.ts';
import { is } from '../../../reading/language/kinds.ts';

type Definition = string | AttributeDefinition;

/** What parts hold, by the last word of what they are called, in the singular. */
const holds: readonly (readonly [lastWord: RegExp, definition: Definition])[] = [
  [
    /^(?:photo|image|picture|portrait|avatar|logo|cover|artwork|thumbnail|headshot|screenshot|snapshot|poster)$/,
    'image',
  ],
  [/^(?:video|recording|audio|file|download|pdf|clip|trailer)$/, 'media'],
  [/^(?:rating|star|score)$/, { type: 'integer', minimum: 0, maximum: 5 }],
  [/^(?:quote|quotation|answer)$/, 'rich_text'],
  [
    /^(?:description|text|bio|biography|paragraph|summary|story|note|message|introduction|sentence|transcript|teaser|excerpt|blurb|lyrics|advice|opinion)$/,
    'textarea',
  ],
  [/^(?:date|deadline|day)$/, 'date'],
  [/^(?:link|url|website|button)$/, 'url'],
  [/^(?:price|cost|fee)$/, 'number'],
  [/^amount$/, 'price'],
  [/^(?:phone|telephone)$/, 'phone'],
  [/^e-?mail$|^mail$/, 'email'],
  [/^(?:icon|emoji|symbol)$/, 'string'],
  [
    /^(?:hour|time|name|title|heading|headline|caption|label|subtitle|role|place|venue|address|location|city)$/,
    'string',
  ],
  [/^colou?r$/, 'color'],
  [/^(?:number|count|quantity|percentage|percent|year|age)$/, 'integer'],
  [/^(?:mark|flag|tick|toggle|checkbox|switch|sign)$/, 'boolean'],
];

/** Plurals of what is counted: "three bedrooms", "servings". */
const counted =
  /^(?:(?:bed|bath|class|meeting|guest)?rooms|beds|seats|servings|portions|guests|floors|stor(?:ey|ie)s|pages|views|downloads|calories|kilomet(?:er|re)s|miles|minutes|players|employees|parking spaces|spaces|doors|nights|places|spots|tickets|points|likes|shares|followers|installs)$/;

/** Lists, whatever is in them. */
const lists =
  /^(?:list|features|benefits|steps|ingredients|items|hours|reasons|tags|instructions|directions|bullets|highlights)$/;

/** Times that are told in minutes. */
const inMinutes =
  /^(?:(?:prep|preparation|cook|cooking|baking|resting|total|reading|travel|waiting|running) time|duration)$/;

/** What a part of a block holds, and what one of several has where each of them has one. */
export interface PartType {
  readonly definition: Definition;
  /** Whether its name stays in the plural. */
  readonly isPlural: boolean;
  /** What one of it holds, where a plural may also be one for each of several things: “dishes with prices”. */
  readonly each?: Definition;
  /** Whether its last word alone tells what it holds. */
  readonly isTold: boolean;
}

/** The type of a part that is called so, in small letters. */
export function typeOfPart(words: readonly string[]): PartType {
  const last = words.at(-1) ?? '';
  const name = words.join(' ');
  if (inMinutes.test(singularize(name)) || inMinutes.test(singularize(last)))
    return { ...of({ type: 'integer', label: `${capital(singularize(name))} (min)` }), each: 'string' };
  if (/^(?:image|photo|picture)?(?:galler(?:y|ies)|slideshow|carousel)$/.test(last))
    return { ...of({ type: 'array', items: 'image' }), isPlural: true };
  if (lists.test(last)) return { definition: { type: 'array' }, isPlural: true, isTold: true };
  if (counted.test(last)) return { definition: 'integer', isPlural: true, isTold: true };
  const art = last === 'art' && words.length > 1 ? 'artwork' : last;
  const one = singularize(art);
  const told = one === 'number' && /^(?:tele)?phone$/.test(words.at(-2) ?? '') ? 'phone' : one;
  const found = holds.find(([pattern]) => pattern.test(told))?.[1] ?? byKind(told);
  const isMany = isPlural(art) && art !== one;
  if (found === undefined)
    return isMany
      ? { definition: { type: 'array' }, isPlural: true, isTold: false }
      : { ...of('string'), isTold: false };
  if (!isMany || typeof found !== 'string' || /^(?:star|price|cost|fee)s$/.test(last)) return of(found);
  // One text or number of each cannot be told from several of one: only pictures and addresses make lists of their own.
  if (found === 'image' || found === 'url')
    return { definition: { type: 'array', items: found }, isPlural: true, each: found, isTold: true };
  return of(found);
}

const of = (definition: Definition): PartType => ({ definition, isPlural: false, isTold: true });

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** What an unknown word is, as a dictionary says. */
function byKind(word: string): Definition | undefined {
  if (is(word, 'picture')) return 'image';
  if (is(word, 'video') || is(word, 'audio')) return 'media';
  return undefined;
}

/** Units that numbers are told in, by the words for them, with how they are written. */
const units: readonly (readonly [words: RegExp, unit: string])[] = [
  [/^(?:square met(?:er|re)s|sqm|m2|m²)$/, 'm²'],
  [/^(?:square feet|sq\.? ?ft|sqft)$/, 'sqft'],
  [/^(?:minutes|mins?)$/, 'min'],
  [/^hours$/, 'hours'],
  [/^days$/, 'days'],
  [/^(?:kilograms?|kilos?|kg)$/, 'kg'],
  [/^(?:grams?|g)$/, 'g'],
  [/^(?:kilomet(?:er|re)s|km)$/, 'km'],
  [/^(?:met(?:er|re)s|m)$/, 'm'],
  [/^(?:centimet(?:er|re)s|cm)$/, 'cm'],
  [/^(?:lit(?:er|re)s|l)$/, 'l'],
  [/^(?:millimet(?:er|re)s|mm)$/, 'mm'],
  [/^(?:millilit(?:er|re)s|ml)$/, 'ml'],
  [/^(?:kilowatts?|kw)$/, 'kw'],
  [/^(?:megabytes?|mb)$/, 'mb'],
  [/^miles$/, 'miles'],
  [/^(?:calories|kcal)$/, 'kcal'],
  [/^(?:percent|per cent|%)$/, 'percent'],
];

/** How a unit is written; undefined for what is none. */
export const unitOf = (words: string): string | undefined => units.find(([pattern]) => pattern.test(words.trim()))?.[1];

/** Whether words name an amount of money's currency. */
export const isCurrency = (words: string): boolean =>
  /^(?:euros?|dollars?|pounds?|yen|francs?|€|\$|£|eur|usd|gbp|chf)$/.test(words.trim());
