import { createRequire } from 'node:module';
import { kindRoots } from './kind-roots.ts';
import { type Sense, type Synset, type WordNet, type WordNetPos, wanted } from './wordnet.ts';

const require = createRequire(new URL('../../server/src/main.ts', import.meta.url));

/** WordNet's lexicographer files of nouns, by number from 3. */
const nounFiles =
  'top act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  );

/**
 * Lines of four parts, which `words-table.ts` reads: lemmas, irregular forms, and groups of verbs.
 *
 * @param common the words that have a vector: others are left out unless annotated texts have them
 */
export function distilWords(wordNet: WordNet, common: ReadonlySet<string>): string {
  const lemmas = new Set(Object.values(wordNet.senses).flatMap((senses) => [...senses.keys()]));
  const kept = [...lemmas].filter((lemma) => isWanted(wordNet, lemma, common)).sort();
  const verbs = new VerbGroups(wordNet);
  const kindsBelow = flags(wordNet);
  const lines = kept.map((lemma) => {
    const counts = (['noun', 'verb', 'adj', 'adv'] as const).map((pos) => frequency(wordNet.senses[pos].get(lemma)));
    const nouns = wordNet.senses.noun.get(lemma) ?? [];
    return [
      lemma,
      counts.join(','),
      weights(nouns, (synset) => [`:${nounFiles[synset.file - 3]}`, ...kindsBelow(synset)]),
      derivedVerbs(wordNet, lemma, nouns).join(','),
      verbs.of(lemma),
    ]
      .join('\t')
      .trimEnd();
  });
  return [
    ...lines,
    '#forms',
    ...forms('noun', new Set(kept)),
    ...forms('verb', new Set(kept)),
    ...forms('adjective', new Set(kept)),
    '#groups',
    ...verbs.lines(),
    '',
  ].join('\n');
}

function isWanted({ senses }: WordNet, lemma: string, common: ReadonlySet<string>): boolean {
  if (!/^[a-z][a-z'. -]*$/.test(lemma) || lemma.length > 30) return false;
  const parts = lemma.split(' ');
  if (parts.length === 1) return common.has(lemma) || lemma.includes('-') || frequency(senses.noun.get(lemma)) > 1;
  // particles make other verbs; compound nouns are one thing
  if (parts.length === 2 && senses.verb.has(lemma)) return true;
  return (
    parts.length <= 3 && senses.noun.has(lemma) && parts.every((part) => common.has(part)) && !isName(senses, lemma)
  );
}

/** Names of species and of single things, which no customer's field is called. */
function isName(senses: WordNet['senses'], lemma: string): boolean {
  return (senses.noun.get(lemma) ?? []).every(
    ({ synset, count }) =>
      count === 0 &&
      (synset.pointers.some(({ symbol }) => symbol === '@i') ||
        [5, 20].includes(synset.file) ||
        synset.lemmas.some((name) => /[A-Z]/.test(name))),
  );
}

/** 0 if it is no such word; 1 if annotated texts have none. */
function frequency(senses: readonly Sense[] | undefined): number {
  return senses ? senses.reduce((sum, { count }) => sum + count, 1) : 0;
}

/** The share of each flag in percent, those below 3 left out: `person 91,group 9`. */
function weights(senses: readonly Sense[], flagsOf: (synset: Synset) => readonly string[]): string {
  const shares = new Map<string, number>();
  // what annotated texts have of "color" counts a little for "colour"
  const weighted = senses.map(({ synset, count, countOfSynonyms }, rank) => ({
    synset,
    weight: count + 0.15 * countOfSynonyms + 1 / (rank + 1),
  }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  for (const { synset, weight } of weighted) {
    for (const flag of flagsOf(synset)) shares.set(flag, (shares.get(flag) ?? 0) + (100 * weight) / total);
  }
  return [...shares]
    .map(([flag, share]) => [flag, Math.round(share)] as const)
    .filter(([, share]) => share >= 3)
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .map(([flag, share]) => `${flag} ${share}`)
    .join(',');
}

function flags({ synsets, keys }: WordNet): (synset: Synset) => readonly string[] {
  const roots = new Map<string, string[]>();
  for (const [kind, names] of Object.entries(kindRoots)) {
    for (const name of names) {
      const offset = wanted(keys.get(name), name);
      roots.set(offset, [...(roots.get(offset) ?? []), kind]);
    }
  }
  const known = new Map<string, readonly string[]>();
  const of = (synset: Synset): readonly string[] => {
    const before = known.get(synset.offset);
    if (before) return before;
    const above = synset.pointers
      .filter(({ symbol }) => symbol === '@' || symbol === '@i')
      .flatMap(({ offset }) => of(wanted(synsets.noun.get(offset), offset)));
    const all = [...new Set([...(roots.get(synset.offset) ?? []), ...above])];
    known.set(synset.offset, all);
    return all;
  };
  // every act is an event in WordNet; here only what is no act is one
  return (synset) => {
    const all = of(synset);
    return all.includes('act') ? all.filter((kind) => kind !== 'event') : all;
  };
}

/** "booking" → "book", "registration" → "register": the verbs that senses of the noun derive from, commonest first. */
function derivedVerbs({ synsets, senses }: WordNet, lemma: string, nouns: readonly Sense[]): string[] {
  const counts = new Map<string, number>();
  for (const { synset, count } of nouns) {
    for (const { symbol, offset, pos, source, target } of synset.pointers) {
      if (symbol !== '+' || pos !== 'v' || synset.lemmas[source - 1]?.toLowerCase() !== lemma) continue;
      const verb = synsets.verb.get(offset)?.lemmas[target - 1];
      if (verb && senses.verb.has(verb)) counts.set(verb, (counts.get(verb) ?? 0) + count + 1);
    }
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([verb]) => verb)
    .slice(0, 3);
}

function forms(pos: 'noun' | 'verb' | 'adjective', lemmas: ReadonlySet<string>): string[] {
  const name: Record<typeof pos, [WordNetPos, string]> = {
    noun: ['noun', 'n'],
    verb: ['verb', 'v'],
    adjective: ['adj', 'a'],
  };
  const exceptions: Record<string, string> = require(`wink-eng-lite-web-model/dist/wn-${pos}-exceptions.js`);
  return Object.entries(exceptions)
    .filter(([form, lemma]) => lemmas.has(lemma) && form !== lemma && /^[a-z]+$/.test(form))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([form, lemma]) => `${name[pos][1]}\t${form}\t${lemma}`);
}

/** Numbers the synsets of verbs: a line each has those just above it and beside it. */
class VerbGroups {
  readonly #wordNet: WordNet;
  readonly #numbers = new Map<string, number>();
  readonly #used: Synset[] = [];

  constructor(wordNet: WordNet) {
    this.#wordNet = wordNet;
  }

  /** `12 60,7 40`: numbers of its synsets with their shares in percent. */
  of(lemma: string): string {
    return weights(this.#wordNet.senses.verb.get(lemma) ?? [], (synset) => [String(this.#number(synset))]);
  }

  lines(): string[] {
    // numbering those above adds to the list
    const lines: string[] = [];
    for (let at = 0; at < this.#used.length; at += 1) {
      const synset = this.#used[at];
      if (!synset) break;
      const near = synset.pointers
        .filter(({ symbol, pos }) => (symbol === '@' || symbol === '$') && pos === 'v')
        .map(({ offset }) => this.#number(wanted(this.#wordNet.synsets.verb.get(offset), offset)));
      lines.push(`${synset.file}\t${near.join(',')}`.trimEnd());
    }
    return lines;
  }

  #number(synset: Synset): number {
    const before = this.#numbers.get(synset.offset);
    if (before !== undefined) return before;
    const number = this.#used.length;
    this.#numbers.set(synset.offset, number);
    this.#used.push(synset);
    return number;
  }
}
