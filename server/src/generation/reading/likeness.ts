import { lemmaOf } from './language/lemma-of.ts';
import { nearness } from './language/nearness.ts';
import { recordWords, roleWords } from './record-words.ts';

/** Words that say nothing of what a statement asks for. */
const empty = new Set(
  'a an the of to in on at by for with from and or is are be it its their his her our your my this that these those as i we you they he she them us me do does not no so if when please can could should would will may must want need like have has had get make let there who which what also just only very really some any all each every one'.split(
    ' ',
  ),
);

/** Words for records and roles, as what they stand for. */
const classes = new Map<string, string>();
for (const [key, words] of Object.entries(recordWords))
  for (const word of words) if (!word.includes(' ')) classes.set(word, `<${key === 'page' ? 'post' : key}>`);
for (const word of Object.keys(roleWords)) if (!word.includes(' ')) classes.set(word, '<role>');

/**
 * The words of a text that say what it is about, in the form that dictionaries have; records, roles, numbers and addresses
 * by what they stand for.
 * @param others words that stand for records of their own
 */
export function contentWords(text: string, others: ReadonlySet<string> = new Set()): readonly string[] {
  return text
    .toLowerCase()
    .replace(/["“”„«»]/g, ' ')
    .split(/[\s,;:!?()[\]]+/)
    .flatMap((token) => {
      const word = token.replace(/^[.'’-]+|[.'’-]+$/g, '').replace(/['’](?:s|ll|re|ve|d|m)$/, '');
      if (word === '' || empty.has(word)) return [];
      if (word.includes('@')) return ['<email>'];
      if (/^(?:https?:|\/)/.test(word)) return ['<address>'];
      if (/^[\d.,%€$£]+\w{0,2}$/.test(word)) return ['<number>'];
      const lemma = lemmaOf(lemmaOf(word, 'NOUN'), 'VERB');
      return [classes.get(lemma) ?? (others.has(lemma) ? '<own>' : lemma)];
    });
}

/** How often words are in a set of texts: a word that few have says more. */
export class Rarity {
  readonly #texts: number;
  readonly #counts = new Map<string, number>();

  constructor(texts: readonly (readonly string[])[]) {
    this.#texts = texts.length;
    for (const words of texts)
      for (const word of new Set(words)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  of(word: string): number {
    return Math.log((this.#texts + 1) / ((this.#counts.get(word) ?? 0) + 0.5));
  }

  get words(): readonly string[] {
    return [...this.#counts.keys()];
  }
}

const maxRows = 4000;

/** The words of a text that others are compared with. */
interface KnownText {
  /** Where the rows have its words. */
  readonly places: readonly number[];
  readonly weights: readonly number[];
  readonly weight: number;
}

/** Compares texts by their words: the same ones, and near ones. */
export class Likeness {
  readonly #rarity: Rarity;
  readonly #places: ReadonlyMap<string, number>;
  readonly #rows = new Map<string, Float32Array>();
  readonly #texts = new WeakMap<readonly string[], KnownText>();

  /** @param rarity of the words of what others are compared with */
  constructor(rarity: Rarity) {
    this.#rarity = rarity;
    this.#places = new Map(rarity.words.map((word, place) => [word, place]));
  }

  /** Tells of other texts, whose words are known to the rarity, how much they say the same as this one: 0 to 1. */
  to(text: readonly string[]): (other: readonly string[]) => number {
    const rows = text.map((word) => this.#row(word));
    const weights = text.map((word) => this.#rarity.of(word));
    const weight = weights.reduce((sum, one) => sum + one, 0) || 1;
    return (other) => {
      if (rows.length === 0 || other.length === 0) return 0;
      const known = this.#text(other);
      const bestOfPlaces = new Array<number>(known.places.length).fill(0);
      let said = 0;
      for (let at = 0; at < rows.length; at += 1) {
        let best = 0;
        for (let index = 0; index < bestOfPlaces.length; index += 1) {
          const near = rows[at]?.[known.places[index] ?? 0] ?? 0;
          if (near > best) best = near;
          if (near > (bestOfPlaces[index] ?? 0)) bestOfPlaces[index] = near;
        }
        said += (weights[at] ?? 0) * best;
      }
      let found = 0;
      for (let index = 0; index < bestOfPlaces.length; index += 1)
        found += (known.weights[index] ?? 0) * (bestOfPlaces[index] ?? 0);
      const a = said / weight;
      const b = found / known.weight;
      return a + b === 0 ? 0 : (2 * a * b) / (a + b);
    };
  }

  #text(words: readonly string[]): KnownText {
    const before = this.#texts.get(words);
    if (before !== undefined) return before;
    const weights = words.map((word) => this.#rarity.of(word));
    const places = words.map((word) => {
      const place = this.#places.get(word);
      if (place === undefined) throw new Error(`a word that no text has: ${word}`);
      return place;
    });
    const text = { places, weights, weight: weights.reduce((sum, one) => sum + one, 0) || 1 };
    this.#texts.set(words, text);
    return text;
  }

  /** Whether a text has the word that says most of what another is about, or one that is nearly the same. */
  hasGist(first: readonly string[], second: readonly string[]): boolean {
    const telling = second.filter((word) => !isClass(word)).sort((a, b) => this.#rarity.of(b) - this.#rarity.of(a));
    const needed = telling.slice(0, 3);
    const found = needed.filter((word) =>
      first.some((own) => (this.#row(own)[this.#places.get(word) ?? -1] ?? 0) > 0.55),
    );
    return needed.length > 0 && found.length * 2 > needed.length;
  }

  /** How near a word is to every known one. */
  #row(word: string): Float32Array {
    const known = this.#rows.get(word);
    if (known !== undefined) return known;
    const row = new Float32Array(this.#places.size);
    for (const [other, place] of this.#places)
      row[place] = word === other ? 1 : isClass(word) || isClass(other) ? 0 : near(word, other);
    if (this.#rows.size >= maxRows) this.#rows.clear();
    this.#rows.set(word, row);
    return row;
  }
}

const isClass = (word: string): boolean => word.startsWith('<');

/** Below a certain nearness words have no more in common than any two. */
function near(word: string, other: string): number {
  const cosine = nearness(word, other) ?? 0;
  return cosine < 0.4 ? 0 : Math.min(1, (cosine - 0.3) / 0.8);
}
