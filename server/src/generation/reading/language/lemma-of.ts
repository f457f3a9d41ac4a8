import type { Pos } from './statement.ts';
import { irregularLemma, wordEntry } from './words-table.ts';

type Kind = 'noun' | 'verb' | 'adjective';

/** Endings and what takes their place, as WordNet's own morphology has them. */
const endings: Readonly<Record<Kind, readonly (readonly [string, string])[]>> = {
  noun: [
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['ies', 'y'],
    ['men', 'man'],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['s', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adjective: [
    ['er', ''],
    ['er', 'e'],
    ['est', ''],
    ['est', 'e'],
    ['ier', 'y'],
    ['iest', 'y'],
  ],
};

const kinds: Partial<Record<Pos, Kind>> = { NOUN: 'noun', PROPN: 'noun', VERB: 'verb', ADJ: 'adjective', AUX: 'verb' };
const auxiliaries: Readonly<Record<string, string>> = {
  am: 'be',
  "'s": 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  "'re": 'be',
  "'m": 'be',
  has: 'have',
  had: 'have',
  "'ve": 'have',
  does: 'do',
  did: 'do',
  done: 'do',
  ca: 'can',
  wo: 'will',
  "'ll": 'will',
  "'d": 'would',
  "n't": 'not',
};
/** Plurals of things that are one, which the endings would take apart. */
const plurals: ReadonlySet<string> = new Set([
  'news',
  'series',
  'species',
  'status',
  'address',
  'class',
  'bus',
  'gps',
  'sms',
  'css',
  'rss',
  'always',
  'this',
  'its',
  'analysis',
  'basis',
  'business',
  'access',
  'process',
  'wordpress',
  'yes',
  'plus',
  'less',
  'menus',
]);
/** Forms whose dictionary says something else than customers do. */
const forms: Readonly<Record<string, string>> = {
  menus: 'menu',
  data: 'data',
  media: 'media',
  people: 'person',
  staff: 'staff',
  left: 'leave',
  found: 'find',
  felt: 'feel',
  saw: 'see',
};

/** The form that dictionaries have: "children" as NOUN is "child", "sent" as VERB "send". Unknown words lose a plural's s. */
export function lemmaOf(word: string, pos: Pos): string {
  const lower = word.toLowerCase();
  const kind = kinds[pos];
  if (pos === 'AUX' || (pos === 'PART' && lower !== "'s")) return ownForm(auxiliaries, lower) ?? lower;
  if (!kind || lower.length < 2) return lower;
  if (kind === 'verb' && ownForm(auxiliaries, lower)) return ownForm(auxiliaries, lower) ?? lower;
  if (ownForm(forms, lower) && (kind === 'verb') === ['left', 'found', 'felt', 'saw'].includes(lower))
    return ownForm(forms, lower) ?? lower;
  if (plurals.has(lower)) return lower;
  const irregular = irregularLemma(lower, kind === 'noun' ? 'n' : kind === 'verb' ? 'v' : 'a');
  if (irregular) return irregular;
  const own = wordEntry(lower)?.[kind] ?? 0;
  // "booking" and "meeting" are nouns of their own; "species" too
  if (own > 0 && (kind !== 'verb' || !/(?:s|ed|ing)$/.test(lower) || lower.length <= 4)) {
    const stem = kind === 'noun' ? /[^s]s$/.test(lower) : /e(?:r|st)$/.test(lower) && kind === 'adjective';
    const base = stem ? bestStem(lower, kind) : null;
    return base && (wordEntry(base)?.[kind] ?? 0) > own ? base : lower;
  }
  return bestStem(lower, kind) ?? (own > 0 ? lower : unknownStem(lower, kind));
}

function bestStem(word: string, kind: Kind): string | null {
  let best: string | null = null;
  let bestUse = 0;
  for (const [ending, by] of endings[kind]) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length) + by;
    const candidates = /([bdfglmnprtvz])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem];
    for (const candidate of candidates) {
      const use = wordEntry(candidate)?.[kind] ?? 0;
      if (use > bestUse) {
        best = candidate;
        bestUse = use;
      }
    }
  }
  return best;
}

function unknownStem(word: string, kind: Kind): string {
  if (kind === 'adjective') return word;
  if (kind === 'verb') {
    const stem = word.replace(/(?:ing|ed)$/, '').replace(/([^s])s$/, '$1') || word;
    return stem !== word && /(?:[aeiou][zvcgs]|[aeo]t|[^aeiou]l)$/.test(stem) && !word.endsWith('s')
      ? `${stem}e`
      : stem;
  }
  const hyphen = word.lastIndexOf('-');
  // "check-ins" by its last part
  if (hyphen > 0) return word.slice(0, hyphen + 1) + lemmaOf(word.slice(hyphen + 1), 'NOUN');
  if (/(?:ss|us|is|'s)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** A form of a table; undefined for what objects have anyway, such as `constructor`. */
function ownForm(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
