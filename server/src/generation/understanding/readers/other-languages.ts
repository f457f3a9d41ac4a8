import { toSnake } from '../../naming/inflect.ts';
import type { Clause } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import {
  andWords,
  articles,
  coreOfForeignNoun,
  hasForeignPlural,
  linkWords,
  singularIn,
  typeOfForeignNoun,
} from '../lexicon/other-languages.ts';
import type { Token } from '../tokens.ts';

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words that name the thing before "mit", "avec", "con": what follows the last article or preposition. */
function thingBefore(tokens: readonly Token[], link: number): readonly Token[] {
  let start = link;
  while (start > 0 && link - start < 3) {
    const token = tokens[start - 1];
    if (token?.kind !== 'word' || articles.has(token.lower)) break;
    start--;
  }
  const words = tokens.slice(start, link);
  // Of more than one word only the last is sure to be the noun; in front of it may stand a verb.
  return words.length > 2 ? words.slice(-1) : words;
}

function addItem(words: readonly Token[], entity: DraftEntity, draft: Draft): void {
  const spoken = words.filter(({ kind }) => kind !== 'sign').slice(0, 5);
  const own = spoken.slice(
    Math.max(
      0,
      spoken.findIndex(({ lower }) => !articles.has(lower)),
    ),
  );
  const label = sentenceCase(own.map(({ text }) => text).join(' '));
  const key = toSnake(label).slice(0, 40).replace(/_+$/, '');
  if (!/^[a-z]/.test(key)) return;
  const phrase = own.map(({ lower }) => lower).join(' ');
  const nouns = [phrase, own.at(-1)?.lower ?? '', own[0]?.lower ?? ''];
  const core = coreOfForeignNoun.get(phrase);
  if (core && !entity.core.has(core)) {
    entity.core.set(core, label);
    return;
  }
  const type = nouns.map((noun) => typeOfForeignNoun(noun)).find((known) => known !== undefined);
  const isMultiple = type === undefined && hasForeignPlural(own[0]?.lower ?? '');
  draft.addField(entity, {
    key,
    label,
    type: type ?? (isMultiple ? 'textarea' : 'text'),
    isRequired: false,
    isMultiple,
  });
}

/**
 * "Rezepte mit Zutaten und Kochzeit", "Eventos con fecha, lugar y precio": a thing and its properties, named as they are
 * written. Nothing else of other languages is read.
 */
export function readOtherLanguage({ tokens, words }: Clause, draft: Draft): boolean {
  const link = words.findIndex((word, index) => index > 0 && index < 14 && linkWords.has(word));
  if (link < 0) return false;
  const language = linkWords.get(words[link] ?? '') ?? 'de';
  const thing = thingBefore(tokens, link);
  const many = thing.map(({ text }) => text).join(' ');
  const one = singularIn(language, many);
  const key = toSnake(one).slice(0, 40).replace(/_+$/, '');
  if (thing.length === 0 || !/^[a-z]/.test(key)) return false;
  const items: Token[][] = [[]];
  for (const token of tokens.slice(link + 1)) {
    if (token.text === ',' || andWords.has(token.lower)) items.push([]);
    else items.at(-1)?.push(token);
  }
  const real = items.filter((item) => item.length > 0 && item.length <= 6).slice(0, 40);
  if (real.length === 0 || real.length < items.filter((item) => item.length > 0).length) return false;
  const entity =
    draft.entities.get(key) ?? (draft.entities.size < 12 ? draft.create(key, one, sentenceCase(many)) : null);
  if (!entity) return false;
  for (const item of real) addItem(item, entity, draft);
  return true;
}
