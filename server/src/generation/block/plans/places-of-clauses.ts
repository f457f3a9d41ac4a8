import type { BlockPlan, PlanAttribute, PlanProperty } from '@presswright/shared/schemas/plans/block-plan';
import { singularize } from '../../naming/inflect.ts';
import { asciiWords } from '../../naming/transliterate.ts';
import { archetypeFor } from '../archetypes/archetypes.ts';
import { arrangement } from './asks-for-several.ts';
import type { PlannedBlock } from './planned-block.ts';
import { behaviourWishes, featureWishes, styleWishes } from './wishes.ts';

/** Words that a clause may have without saying anything of the block. */
const fillers = new Set(
  (
    'a an the this that these those it its is are be been has have with and or but for of in on at to from by as i we you they ' +
    'want need would like please should must can could will show display have contain include add make create block section ' +
    'element item part thing one some each every our your their my page site website people visitor user customer us me them'
  ).split(' '),
);

/** Other words for what parts are shown as. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  rating: ['star', 'score'],
  image: ['photo', 'picture'],
  avatar: ['photo', 'picture', 'portrait', 'image'],
  author: ['name', 'speaker', 'person', 'customer', 'who'],
  title: ['heading', 'headline', 'name'],
  body: ['text', 'description', 'content', 'bio'],
  link: ['link', 'button', 'page'],
  'button-text': ['button'],
  'end-date': ['date', 'deadline', 'end'],
  when: ['date', 'time', 'hour'],
  address: ['place', 'venue', 'location', 'where'],
  quote: ['word', 'saying', 'said', 'text', 'message'],
  meta: ['company', 'job', 'position'],
  list: ['list', 'included', 'inclusion'],
  email: ['mail'],
};

/** What asks that visitors do something with what is shown. */
const asksToDo =
  /\b(?:visitors?|users?|readers?|people|customers?|guests?|they|anyone|everybody) (?:can|may|could|should be able to)\b|\b(?:tick|check|cross)(?:ed)? off\b|\bsearch (?:box|field|bar)\b|\b(?:filter|sort)(?:ed|able)? by\b/i;

/** What values let visitors do by themselves, by the roles that they have. */
const doing: Readonly<Record<string, RegExp>> = {
  phone: /\b(?:tap|click|call|dial)/i,
  email: /\b(?:tap|click|write|mail)/i,
  link: /\b(?:tap|click|open|follow|visit|go to|buy|book|order|register|apply|download|donate)/i,
};

/** Where each clause of a description ended in the plan that was made of it: at a path, or nowhere. */
export function placesOfClauses(
  description: string,
  plan: BlockPlan,
): Pick<PlannedBlock, 'understood' | 'notUnderstood'> {
  const understood: { text: string; as: string }[] = [];
  const notUnderstood: { text: string; reason: string }[] = [];
  const introduced = /^\s*[^,.!?;:]*(?::|,? (?:with|each)\b)/i.exec(description) !== null;
  for (const [at, text] of clausesOf(description).entries()) {
    const words = asciiWords(text).map((word) => singularize(word.toLowerCase()));
    if (words.every((word) => fillers.has(word))) continue;
    const places = placesOf(text, words, plan);
    // What a list is introduced with says what the block is.
    if (places.length === 0 && at === 0 && introduced && !asksToDo.test(text)) places.push('title');
    if (places.length === 0) notUnderstood.push({ text, reason: reasonFor(text, plan) });
    for (const as of places) understood.push({ text, as });
  }
  return { understood, notUnderstood };
}

/** The pieces of a description that each say one thing. */
const clausesOf = (description: string): string[] =>
  description
    .split(/[.!?;:\n]+(?=\s|$)|,|(?<!\bopen(?:s|ing)?)\sand\s|\s(?:but|plus|with|which|that|who)\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

function placesOf(text: string, words: readonly string[], plan: BlockPlan): string[] {
  const { attributes = [], style_variants: styles = [], features = [], behaviour, purpose } = plan;
  const small = text.toLowerCase().replace(/[-_/]+/g, ' ');
  const named = attributes.flatMap((attribute, at) => [
    ...(isNamed(attribute, words) || saysDefault(attribute, text) ? [`attributes[${at}]`] : []),
    ...(attribute.properties ?? []).flatMap((property, place) =>
      isNamed(property, words) || saysDefault(property, text) ? [`attributes[${at}].properties[${place}]`] : [],
    ),
  ]);
  const rows = attributes.findIndex(({ type }) => type === 'query');
  const does = attributes.flatMap(({ role = '' }, at) => (doing[role]?.test(text) ? [`attributes[${at}]`] : []));
  // To name what is shown is not to say what visitors do with it.
  if (asksToDo.test(text)) return [...behavioursIn(text, behaviour), ...does];
  return [
    ...(purpose !== 'generic' && archetypeFor(purpose).words.test(small) ? ['purpose'] : []),
    ...named,
    ...(rows !== -1 && arrangement.test(text) ? [`attributes[${rows}]`] : []),
    ...behavioursIn(text, behaviour),
    ...(/\b(?:tappe?d|clicked|clickable|called)\b/i.test(text) ? does : []),
    ...styleWishes.flatMap(({ name, words: asked }) => {
      const at = styles.indexOf(name);
      return at !== -1 && asked.test(text) ? [`style_variants[${at}]`] : [];
    }),
    ...featureWishes.flatMap(({ name, words: asked }) => {
      const at = features.indexOf(name);
      return at !== -1 && asked.test(text) ? [`features[${at}]`] : [];
    }),
  ];
}

const behavioursIn = (text: string, behaviour: BlockPlan['behaviour']): string[] =>
  behaviourWishes.some(({ name, words }) => name === behaviour && words.test(text)) ? ['behaviour'] : [];

/** Whether a text gives what a value begins with: “a button that says ‘Book now’”. */
function saysDefault(
  { default: value, options = [] }: Pick<PlanAttribute, 'default' | 'options'>,
  text: string,
): boolean {
  const rows = Array.isArray(value) ? value.flatMap((row) => Object.values(row as object)) : [value];
  const said = [...rows, ...options.map((option) => (typeof option === 'string' ? option : option.value))];
  const small = text.toLowerCase();
  return said.some((one) => typeof one === 'string' && one !== '' && small.includes(one.toLowerCase()));
}

/** Whether words name a value: what it is called, or as what it is shown. */
function isNamed({ key, label = '', role = 'none' }: PlanProperty, words: readonly string[]): boolean {
  const names = asciiWords(`${key.replace(/([a-z])([A-Z])/g, '$1 $2')} ${label}`).map((word) =>
    singularize(word.toLowerCase()),
  );
  const others = synonyms[role] ?? [];
  return words.some((word) => !fillers.has(word) && (names.includes(word) || others.includes(word)));
}

/** Why a clause has no part, with what is nearest to it on offer. */
function reasonFor(text: string, { behaviour }: BlockPlan): string {
  const near = [...behaviourWishes, ...styleWishes, ...featureWishes].filter(({ words }) => words.test(text));
  const own = behaviourWishes.find(({ name }) => name === behaviour);
  if (own !== undefined && behaviourWishes.some(({ words }) => words.test(text)))
    return `A block has one behavior, and this one has ${own.label}.`;
  if (near.length > 0)
    return `This block has no use for ${near.map(({ label }) => label).join(' and ')}: its purpose or attributes do not go with it.`;
  if (/\b(?:click|tap|hover|swipe|open|toggle|filter|sort|search|submit|save)/i.test(text))
    return `No behavior of blocks does this. There are ${list(behaviourWishes.map(({ label }) => label))}.`;
  if (
    /\b(?:round\w*|shadow|colou?r\w*|font|background|border|corner\w*|style\w*|look\w*|design|dark|light)\b/i.test(text)
  )
    return `No style does this. There are ${list(styleWishes.map(({ name }) => name))}; the editor has colors, borders and shadows besides.`;
  return 'No part of a plan says this. What the block is to show can be added to `attributes`.';
}

const list = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
