import type { AttributeDefinition } from '@presswright/shared/schemas/blocks';
import { GenerationError } from '../../../generation-error.ts';
import { singularize, toCamel } from '../../../naming/inflect.ts';
import { asciiWords } from '../../../naming/transliterate.ts';
import { is } from '../../../reading/language/kinds.ts';
import { checkKey, labelFor } from '../../attributes/attribute-names.ts';
import { listedIn } from './listed-phrases.ts';
import { type DescribedPart, namedLinks, partsOf } from './part-of-phrase.ts';

/** The parts that a description lists. */
export interface Described {
  readonly parts: readonly DescribedPart[];
  /** What several things are called that each have them. */
  readonly rows: readonly string[];
  /** What is listed that may be parts, or what several things are called: “in numbers: members, concerts, countries”. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** The parts that a description lists: "with a quote, the name and five stars". */
export function describedParts(description: string): Described {
  const parts = new Map<string, DescribedPart>();
  const names = new Map<string, readonly string[]>();
  let rows: readonly string[] = [];
  for (const sentence of description.split(/[.!?;\n]+(?=\s|$)/)) {
    const links = namedLinks(sentence);
    const choice = choiceIn(links.rest);
    const listing = listedIn(choice.rest);
    const listed = listing.phrases.flatMap(partsOf);
    // Without a word that introduces it, a list is one of parts if most of them are what blocks have.
    const isList =
      listing.isBare !== true ||
      listed.filter(({ isTold }) => isTold).length >= Math.max(2, listing.phrases.length / 2);
    if (listing.rows.length > 0) rows = listing.rows;
    if (
      listed.length > 0 &&
      listing.phrases.length > 1 &&
      listing.isBare !== true &&
      listed.every(({ isTold }) => !isTold)
    )
      for (const { key } of listed) names.set(key, listing.phrases);
    for (const part of [...choice.parts, ...(isList ? listed : []), ...links.parts, ...linkOfEach(sentence)])
      if (!parts.has(part.key)) parts.set(part.key, part);
  }
  return {
    parts: withPeople([...parts.values()].filter(canBeCarried)).slice(0, maxParts),
    rows: rows.slice(0, maxParts),
    names,
  };
}

/** More than these are no list of a block's parts. */
const maxParts = 40;
const maxOptions = 20;

/** Whether a block can carry a part under its name: nobody chose that name, so nobody is told to choose another. */
function canBeCarried({ key, definition: { options = [] } }: DescribedPart): boolean {
  try {
    checkKey(key, key, true);
  } catch (error) {
    if (error instanceof GenerationError) return false;
    throw error;
  }
  return key.length <= 60 && options.length <= maxOptions;
}

/** Beside a title, “the guest's name” is no second one. */
function withPeople(parts: readonly DescribedPart[]): readonly DescribedPart[] {
  if (!parts.some(({ key }) => /^(?:title|heading|headline)$/.test(key))) return parts;
  return parts.map((part) => {
    const [, person] = /^([a-z]+)Name$/.exec(part.key) ?? [];
    if (person === undefined || !is(person, 'person')) return part;
    return { ...part, key: person, definition: { ...part.definition, label: labelFor(part.key) } };
  });
}

/** Whether a description lists a picture behind everything else. */
export const hasBackdrop = (description: string): boolean =>
  /\b(?:background|backdrop|cover) (?:image|photo|picture)\b/i.test(description);

/** What a sentence names besides its list, and the sentence without it. */
interface Named {
  readonly parts: readonly DescribedPart[];
  readonly rest: string;
}

/** “info, warning and error styles”, “choose between tip, warning and note”, “whether it is sold out”. */
function choiceIn(sentence: string): Named {
  const kinds =
    /\b((?:[a-z-]+, )*[a-z-]+,? (?:and|or) [a-z-]+) (styles|variants|types|versions|levels|sizes|states|modes)\b/i;
  const between =
    /\b(?:choose|choice|pick|select|switch)\b[^,]*? (?:between|from|of) ((?:[a-z-]+, )*[a-z-]+,? (?:and|or) [a-z-]+)\b/i;
  const [, told] =
    /\bwhether (?:(?:it|they|he|she|there) )?(?:(?:is|are|has|have) )?([^,.;]{2,40})(?=[,.;]|$)/i.exec(sentence) ?? [];
  if (told !== undefined) {
    const label = told.trim().replace(/^./, (first) => first.toUpperCase());
    const key = toCamel(asciiWords(told.toLowerCase()).join('_'));
    const rest = sentence.replace(/,?\s*(?:and )?\bwhether [^,.;]+/i, ' ');
    return key === ''
      ? { parts: [], rest }
      : { parts: [{ key, definition: { type: 'boolean', label }, isTold: true }], rest };
  }
  const chosen = between.exec(sentence);
  const [whole, listed = '', noun = ''] = chosen ? [chosen[0], chosen[1], 'type'] : (kinds.exec(sentence) ?? []);
  if (whole === undefined) return { parts: [], rest: sentence };
  const options = listed.toLowerCase().split(/,? (?:and|or) |, /);
  const definition: AttributeDefinition = { type: 'enum', options };
  return {
    parts: [{ key: toCamel(singularize(noun.toLowerCase())), definition, isTold: true }],
    rest: sentence.replace(whole, ' '),
  };
}

/** “each linking to their site”. */
const linkOfEach = (sentence: string): DescribedPart[] =>
  /\beach (?:one )?(?:links?|linked|linking|leads?|leading) to\b/i.test(sentence)
    ? [{ key: 'link', definition: { type: 'url' }, isTold: true }]
    : [];
