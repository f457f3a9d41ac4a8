import { lazy, readEnglish } from './english.ts';

/** How often annotated texts have the word as each part of speech, plus 1; 0 if it is none. */
export interface WordUse {
  readonly noun: number;
  readonly verb: number;
  readonly adjective: number;
  readonly adverb: number;
}

export interface WordEntry extends WordUse {
  /** `[ 'person', 91 ]`: the share of its senses as a noun, in percent, largest first. */
  readonly kinds: readonly (readonly [string, number])[];
  /** "booking": "book". */
  readonly derivedFrom: readonly string[];
  /** Numbers of the groups of synonyms that it belongs to as a verb, with their shares in percent. */
  readonly groups: readonly (readonly [number, number])[];
}

export interface VerbGroup {
  /** WordNet's lexicographer file: verbs of communication, of motion, … */
  readonly file: number;
  /** Numbers of the groups above and beside it. */
  readonly near: readonly number[];
}

interface WordsTable {
  readonly entries: Map<string, string | WordEntry>;
  readonly forms: Readonly<Record<'n' | 'v' | 'a', Map<string, string>>>;
  readonly groups: (string | VerbGroup)[];
}

const table = lazy((): WordsTable => {
  const text = readEnglish('words').toString('utf8');
  const [words = '', rest = ''] = text.split('\n#forms\n');
  const [forms = '', groups = ''] = rest.split('\n#groups\n');
  const entries = new Map<string, string | WordEntry>();
  for (const line of words.split('\n')) {
    const tab = line.indexOf('\t');
    entries.set(line.slice(0, tab), line.slice(tab + 1));
  }
  const irregular = { n: new Map<string, string>(), v: new Map<string, string>(), a: new Map<string, string>() };
  for (const line of forms.split('\n')) {
    const [pos, form = '', lemma = ''] = line.split('\t');
    if (pos === 'n' || pos === 'v' || pos === 'a') irregular[pos].set(form, lemma);
  }
  return { entries, forms: irregular, groups: groups.split('\n') };
});

/** What the table has of a lemma ("phone number" too); null if it is unknown. */
export function wordEntry(lemma: string): WordEntry | null {
  const { entries } = table();
  const found = entries.get(lemma);
  if (found === undefined || typeof found !== 'string') return found ?? null;
  const entry = readEntry(found);
  entries.set(lemma, entry);
  return entry;
}

/** Whether the table has the lemma, without reading its entry. */
export function isKnownLemma(lemma: string): boolean {
  return table().entries.has(lemma);
}

/** "children": "child"; undefined if the form is regular or unknown. */
export function irregularLemma(form: string, pos: 'n' | 'v' | 'a'): string | undefined {
  return table().forms[pos].get(form);
}

/** The group of verbs with this number. */
export function verbGroup(number: number): VerbGroup | null {
  const { groups } = table();
  const found = groups[number];
  if (found === undefined || typeof found !== 'string') return found ?? null;
  const [file = '', near = ''] = found.split('\t');
  const group = { file: Number(file), near: near ? near.split(',').map(Number) : [] };
  groups[number] = group;
  return group;
}

function readEntry(line: string): WordEntry {
  const [counts = '', kinds = '', derived = '', groups = ''] = line.split('\t');
  const [noun = 0, verb = 0, adjective = 0, adverb = 0] = counts.split(',').map(Number);
  return {
    noun,
    verb,
    adjective,
    adverb,
    kinds: shares(kinds),
    derivedFrom: derived ? derived.split(',') : [],
    groups: shares(groups).map(([number, share]) => [Number(number), share] as const),
  };
}

function shares(text: string): [string, number][] {
  return text
    ? text.split(',').map((item) => {
        const space = item.lastIndexOf(' ');
        return [item.slice(0, space), Number(item.slice(space + 1))];
      })
    : [];
}
