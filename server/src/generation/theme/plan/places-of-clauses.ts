import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { papersByName } from '../color/build-palette.ts';
import { siteFor } from '../sites/site-kinds.ts';
import { fitsKind } from '../sites/site-of.ts';
import {
  cornerWords,
  featureWords,
  hues,
  isDarkWish,
  lookWords,
  moodWords,
  says,
  sectionWords,
  spaced,
  spacingWords,
} from './wishes.ts';

/** Words that a clause may have without saying anything of the theme. */
const fillers = new Set(
  (
    'a an the this that it its is are be has have with and or but for of in on at to from by as i we you they want need would like ' +
    'please should must can could will make create build me us my our your theme website site page pages web wordpress block classic'
  ).split(' '),
);

/** Where a clause of a description ended in the plan that was made of it: at a path, or nowhere. */
export interface ClausePlaces {
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly notUnderstood: readonly { readonly text: string; readonly reason: string }[];
}

/** Where each clause of a description ended. */
export function placesOfClauses(description: string, plan: ThemePlan): ClausePlaces {
  const understood: { text: string; as: string }[] = [];
  const notUnderstood: { text: string; reason: string }[] = [];
  for (const sentence of description.split(/(?<=[.!?;:])\s+|\n+/)) {
    const whole = sentence.trim();
    if (whole !== '' && whole === plan.content?.hero?.text) {
      understood.push({ text: whole, as: 'content.hero.text' });
      continue;
    }
    for (const text of clausesOf(whole)) {
      const words = spaced(text);
      if (
        words
          .trim()
          .split(' ')
          .every((word) => fillers.has(word))
      )
        continue;
      const places = placesOf(words, plan);
      if (places.length === 0) notUnderstood.push({ text, reason: reasonFor(words) });
      for (const as of places) understood.push({ text, as });
    }
  }
  return { understood, notUnderstood };
}

/** The pieces of a sentence that each say one thing. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[.!?;:]+$|[.!?;:]+\s|,|\s(?:and|but|plus|with|which|that)\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const isNegated = (words: string): boolean => / (?:no|not|without|never|don t) /.test(words);

function placesOf(words: string, plan: ThemePlan): string[] {
  const { look, layout, sections, features } = plan;
  const has = (table: Readonly<Record<string, unknown>>, wanted: (value: unknown) => boolean): boolean =>
    words.split(' ').some((word) => Object.hasOwn(table, word) && wanted(table[word]));
  const isDark = papersByName[look.colors.paper].base < 0.5;
  const wanted = featureWords.filter(([, asked]) => says(words, asked)).map(([feature]) => feature);
  return [
    ...(plan.purpose !== 'general' && fitsKind(words, siteFor(plan.purpose)) ? ['purpose'] : []),
    ...(has(moodWords, (mood) => mood === look.mood) ? ['look.mood'] : []),
    ...(has(hues, () => true) && !isNegated(words) ? ['look.colors.primary'] : []),
    ...(isDark && isDarkWish(words) ? ['look.colors.paper'] : []),
    ...(cornerWords.some(([name, asked]) => name === look.corners && says(words, asked)) ? ['look.corners'] : []),
    ...(spacingWords.some(([name, asked]) => name === look.spacing && says(words, asked)) ? ['look.spacing'] : []),
    ...lookWords.flatMap(([looks, asked]) =>
      says(words, asked)
        ? Object.entries(looks).flatMap(([part, name]) =>
            layout[part as keyof typeof layout] === name ? [`layout.${part}`] : [],
          )
        : [],
    ),
    ...sectionWords.flatMap(([section, asked]) => {
      const at = sections.indexOf(section);
      return at !== -1 && says(words, asked) ? [`sections[${at}]`] : [];
    }),
    ...wanted.flatMap((feature) => {
      const at = features.indexOf(feature);
      if (isNegated(words)) return at === -1 ? ['features'] : [];
      return at === -1 ? [] : [`features[${at}]`];
    }),
  ];
}

/** Why a clause has no part, with what is nearest to it on offer. */
function reasonFor(words: string): string {
  if (/ (?:colou?rs?|palette) /.test(words))
    return `A color is understood by its name: ${Object.keys(hues).join(', ')}. Any other can be set in \`look.colors\`.`;
  if (/ (?:fonts?|typefaces?|serif|sans|typography) /.test(words))
    return 'Typefaces are pairs of system fonts: see `look.fonts`.';
  if (/ (?:menus?|navigation|links?) /.test(words))
    return 'Menus list the pages of the site; entries can be set in `menus`.';
  if (/ (?:header|footer|hero|cards?|grid|columns?|layout) /.test(words))
    return 'No look of `layout` says this; the looks of each part are there to choose from.';
  if (/ (?:book|booking|form|login|newsletter|members?|calendar|search|filter|checkout|map|chat) /.test(words))
    return 'A theme only shows; what a site does belongs in a plugin.';
  return 'No part of a plan says this. Texts can be set in `content`, parts of the front page in `sections`.';
}
