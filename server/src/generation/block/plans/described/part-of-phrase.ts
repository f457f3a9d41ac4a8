import type { AttributeDefinition } from '@presswright/shared/schemas/blocks';
import { singularize, toCamel } from '../../../naming/inflect.ts';
import { asciiWords } from '../../../naming/transliterate.ts';
import { isCurrency, type PartType, typeOfPart, unitOf } from './part-types.ts';

/** A part that a description names, as an attribute. */
export interface DescribedPart {
  readonly key: string;
  readonly definition: AttributeDefinition;
  /** What it is where each of several things has one: “dishes with photos”. Absent: the same. */
  readonly each?: { readonly key: string; readonly definition: AttributeDefinition };
  /** Whether its name alone tells what it holds. */
  readonly isTold: boolean;
}

/** Words that say how something looks or behaves: they name no part. */
const noPart =
  /^(?:maps?|corners?|shadows?|borders?|backgrounds?|animations?|effects?|hover|look|style|styles|design|layout|gaps?|spacing|columns?|rows?|row|grid|fonts?|theme|mode|width|height|size|sizes|screens?|phones|mobile|visitors?|users?|people|customers|us|me|them|it|this|that|everything|anything|lot|way|ease|care|arrows?|crosses|ticks|lines?|dividers?|slider|search|box|countdown|click|filter|timer|accordion|tabs?|first|last|poll|quiz)$/;

/** Endings of words that say how something is, not what. */
const noThing = /ly$|(?<!\b(?:b|f|s|w|br|cr|sp))(?:[^aeiou]|i)ed$/;

/** Words that no name of a part has. */
const noNoun =
  /^(?:is|are|can|be|will|must|should|not|no|how|when|where|what|why|in|on|at|to|by|from|as|it|an?|the|if|so|than|only|loads?|shows?|we|you|they)$/;

const determiners =
  /^(?:(?:several|multiple|various|an?|the|its|their|his|her|our|your|my|own|one|some|any|each|every|optional|short|long|small|large|big|nice|numbered|ordered|bulleted|maybe|also|of|two|three|four|five|six|\d+)\s+)+/;

/** Where something stands, or how it is set: no part of its name. */
const manner =
  /\s+(?:below|above|underneath|beneath|beside|each|inside|besides|too|as well|next to (?:it|each other)|side by side|at the (?:top|bottom|end|side)|on (?:the )?(?:left|right|top|side)|in (?:an? )?(?:big|large|small|bold|italics?|the (?:middle|cent(?:er|re)|corner))(?: (?:letters|type|print|font))?|(?:below|above|beside|under|beneath|over|behind) (?:it|them|the \w+)|that (?:can|may) be \w+|per \w+|if (?:any|there is one|available))$/;

const joints = /\s(out of|of|for|in|on|to|that|which|who|from|as|at|below|above|by|between|after|when|where|if)\s/;

const quotation = /["“‘]([^"”’]{1,40})["”’]/;

/** What a text begins with, where a description tells it: “a badge that says sold”. */
const saying =
  /\s+(?:that (?:says|reads)|which (?:says|reads)|saying|reading|labell?ed|with the (?:words?|text))\s+(["“‘]?)([^"”’]{1,40}?)["”’]?$/i;

/** What a button says, where a description tells it: “a button to buy a ticket”, “a button ‘Book now’”, “an apply button”. */
export function buttonTextOf(phrase: string): DescribedPart | null {
  if (!/\bbutton\b/i.test(phrase)) return null;
  const [, quoted] = quotation.exec(phrase) ?? [];
  const [, , said] = saying.exec(phrase) ?? [];
  const [, doing] =
    /\bbutton to ((?!(?:the|an?|our|my|your|their|his|her|its)\b)[a-z]+(?: [a-z]+){0,4})\s*$/i.exec(phrase) ?? [];
  const [, verb = '', now = ''] = /^(?:an?|the)?\s*([a-z]+)( now)? button$/i.exec(phrase.trim()) ?? [];
  const text = quoted ?? said ?? doing ?? (callsToAct.test(verb) ? verb + now : undefined);
  return text === undefined
    ? null
    : { key: 'buttonText', definition: { type: 'string', default: capital(text) }, isTold: true };
}

/** What buttons are named after that do it. */
const callsToAct =
  /^(?:apply|buy|book|order|donate|register|subscribe|call|reserve|download|join|contact|enrol|enroll|vote|rsvp|share|shop)$/i;

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Links that are named after what they lead to: “links to Spotify and Apple Podcasts”. */
export function namedLinks(sentence: string): { readonly parts: readonly DescribedPart[]; readonly rest: string } {
  const name = '[A-Z][\\w.]*(?: [A-Z][\\w.]*)*';
  const found = new RegExp(
    `\\b(?:[Ll]inks?|[Bb]uttons?) (?:to|for|on) (${name}(?:(?:,? and |, | & | or )${name})*)`,
  ).exec(sentence);
  const [whole, listed] = found ?? [];
  if (whole === undefined || listed === undefined) return { parts: [], rest: sentence };
  const parts = listed
    .split(/,? and |, | & | or /)
    .map(
      (label): DescribedPart => ({ key: toCamel(`${label}_url`), definition: { type: 'url', label }, isTold: true }),
    );
  return { parts, rest: sentence.replace(whole, ' ') };
}

/** The choices that a phrase names: “full-time or part-time”, “level (easy, medium or hard)”; null: none. */
function choiceOf(phrase: string): DescribedPart | null {
  const [, named, inside] = /^(.*\S)\s*\(([^()]+)\)$/.exec(phrase) ?? [];
  const options = (inside ?? '').split(/,\s*(?:or |and )?|\s+(?:or|and)\s+|\/|\|/).map((one) => one.trim());
  if (named !== undefined && options.length > 1 && options.every((one) => /^[\p{L}\d][^,;:]{0,30}$/u.test(one))) {
    const words = asciiWords(named.toLowerCase().replace(determiners, ''));
    return words.length === 0 || words.length > 3
      ? null
      : { key: toCamel(words.join('_')), definition: { type: 'enum', options }, isTold: true };
  }
  const sides = phrase
    .toLowerCase()
    .replace(determiners, '')
    .split(/\s+or\s+/);
  const [one = '', other = ''] = sides;
  if (sides.length !== 2 || sides.some((side) => !/^[a-z][a-z-]*(?: [a-z-]+)?$/.test(side))) return null;
  if ([one, other].some((side) => typeOfPart(side.split(' ')).isTold || noPart.test(side))) return null;
  return {
    key: toCamel(`${one}_or_${other}`),
    definition: { type: 'enum', label: capital(`${one} or ${other}`), options: sides },
    isTold: true,
  };
}

/** The parts that one phrase of a list names; none for what is no thing. */
export function partsOf(phrase: string): DescribedPart[] {
  const [, several] = /^(?:two|2) (buttons|links)$/i.exec(phrase.trim()) ?? [];
  if (several !== undefined) return twoOf(singularize(several.toLowerCase()));
  const choice = choiceOf(phrase.replace(quotation, ' ').trim());
  const own = choice ?? (/\bor\b/.test(phrase) ? null : partOf(phrase));
  return [own, buttonTextOf(phrase), periodOf(phrase)].filter((part) => part !== null);
}

const twoOf = (name: string): DescribedPart[] =>
  [name, `second_${name}`].map((key) => ({ key: toCamel(key), definition: { type: 'url' }, isTold: true }));

/** “price per night”. */
function periodOf(phrase: string): DescribedPart | null {
  const [period] = /\bper (?:night|day|week|month|year|hour|person|head|piece|lesson)$/i.exec(phrase.trim()) ?? [];
  return period !== undefined && /\b(?:price|cost|fee|rate|rent)\b/i.test(phrase)
    ? { key: 'period', definition: { type: 'string', default: period.toLowerCase() }, isTold: true }
    : null;
}

function partOf(phrase: string): DescribedPart | null {
  const [, , said] = saying.exec(phrase) ?? [];
  const plain = phrase
    .replace(saying, '')
    .replace(quotation, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .trim();
  const small = withoutManner(plain.toLowerCase());
  if (/\blists? of what(?:'s| is| it)\b.*\binclude/.test(small))
    return { key: 'included', definition: { type: 'array' }, isTold: true };
  const isList = /^(?:an?\s|the\s)?lists?\sof\s/.test(small);
  const isCount = /^(?:the\s)?numbers?\sof\s/.test(small);
  const listed = small.replace(/^(?:an?\s|the\s)?(?:lists?|numbers?|amount)\sof\s/, '');
  const [head = '', joint, ...rest] = listed.split(joints);
  const bare = head.replace(determiners, '');
  const words = asciiWords(bare.replace(/\be-mail\b/, 'email'));
  // "amount raised" is an amount.
  const isDone = words.length > 1 && /(?:ed|en|wn)$/.test(words.at(-1) ?? '') && typeOfPart(words.slice(0, -1)).isTold;
  const named = isDone ? words.slice(0, -1) : words;
  const last = named.at(-1) ?? '';
  const measured = measuredIn(joint, rest.join(' '));
  if (words.length === 0 || words.length > 3 || noThing.test(last)) return null;
  if (/^(?:exclamation|question|quotation|check) marks?$/.test(words.slice(-2).join(' '))) return null;
  if (noPart.test(last) && measured === undefined) return null;
  // "a heading" is a thing; "smooth scrolling" and "loading" are none.
  const type = typeOfPart(named);
  if (/ing$/.test(last) && bare === head && !type.isTold) return null;
  if (words.some((word) => noNoun.test(word))) return null;
  // "works on phones" is no thing; "a button to apply", "area in square metres" and "name of the dog" are.
  if (joint !== undefined && joint !== 'of' && bare === head && !type.isTold && measured === undefined) return null;
  const isText = said !== undefined && !/button/.test(last);
  if (isCount) return part(words, { definition: 'integer', isPlural: true, isTold: true }, plain);
  if (isList) return part(words, { definition: { type: 'array' }, isPlural: true, isTold: true }, plain);
  if (/^stars?$/.test(last) || (measured?.maximum !== undefined && /^(?:rating|score)$/.test(last))) {
    const maximum = measured?.maximum ?? 5;
    return part(
      ['rating'],
      { definition: { type: 'integer', minimum: 0, maximum }, isPlural: false, isTold: true },
      '',
    );
  }
  if (measured?.type !== undefined)
    return part(words, { definition: measured.type(capital(words.join(' '))), isPlural: false, isTold: true }, '');
  const made = part(typeOfSwitch(words, type), type, plain);
  return isText && said !== undefined
    ? { ...made, definition: { type: 'string', default: capital(said) }, isTold: true }
    : made;
}

/** What numbers are told in: “area in square metres”, “price in euros”, “rating out of ten”. */
function measuredIn(
  joint: string | undefined,
  rest: string,
): { readonly type?: (label: string) => AttributeDefinition; readonly maximum?: number } | undefined {
  if (joint === 'out of') {
    const [, most = ''] = /^(five|ten|5|10)\b/.exec(rest) ?? [];
    return most === '' ? undefined : { maximum: /ten|10/.test(most) ? 10 : 5 };
  }
  if (joint !== 'in') return undefined;
  if (isCurrency(rest)) return { type: () => ({ type: 'price' }) };
  const unit = unitOf(rest);
  return unit === undefined ? undefined : { type: (label) => ({ type: 'number', label: `${label} (${unit})` }) };
}

/** “a vegetarian mark” marks what is vegetarian. */
const typeOfSwitch = (words: readonly string[], { definition }: PartType): readonly string[] =>
  definition === 'boolean' && words.length > 1 ? words.slice(0, -1) : words;

function withoutManner(text: string): string {
  const shorter = text.replace(manner, '');
  return shorter === text ? text : withoutManner(shorter);
}

/** @param typed the phrase as typed, whose capitals a label keeps */
function part(
  words: readonly string[],
  { definition, isPlural, each, isTold }: PartType,
  typed: string,
): DescribedPart {
  const keyOf = (isMany: boolean): string =>
    toCamel(words.map((word, at) => (at === words.length - 1 && !isMany ? singularize(word) : word)).join('_'));
  const label = labelIn(typed, words);
  const whole = (one: PartType['definition']): AttributeDefinition => ({
    ...(typeof one === 'string' ? { type: one } : one),
    ...(label === undefined ? {} : { label }),
  });
  return {
    key: keyOf(isPlural),
    definition: whole(definition),
    ...(each === undefined ? {} : { each: { key: keyOf(false), definition: whole(each) } }),
    isTold,
  };
}

/** The words of a name as they were typed, where they have capitals of their own: “LinkedIn link”. */
function labelIn(typed: string, words: readonly string[]): string | undefined {
  const found = new RegExp(words.join('[\\s-]+'), 'i').exec(typed)?.[0];
  return found !== undefined && /\p{L}\p{Lu}/u.test(found) ? capital(found) : undefined;
}
