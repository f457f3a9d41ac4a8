import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type WordNetPos = 'noun' | 'verb' | 'adj' | 'adv';

export interface Synset {
  readonly offset: string;
  readonly pos: WordNetPos;
  /** Number of its lexicographer file. */
  readonly file: number;
  readonly lemmas: readonly string[];
  readonly pointers: readonly {
    readonly symbol: string;
    readonly offset: string;
    readonly pos: string;
    /** Which lemma of this synset points, from 1; 0 for all. */
    readonly source: number;
    readonly target: number;
  }[];
}

export interface Sense {
  readonly synset: Synset;
  /** How often it was seen in annotated texts. */
  readonly count: number;
  /** How often its synonyms were, in this sense. */
  readonly countOfSynonyms: number;
}

export interface WordNet {
  /** Commonest first. */
  readonly senses: Readonly<Record<WordNetPos, ReadonlyMap<string, readonly Sense[]>>>;
  readonly synsets: Readonly<Record<WordNetPos, ReadonlyMap<string, Synset>>>;
  /** By sense key up to the lexical id: `person%1:03:00`. */
  readonly keys: ReadonlyMap<string, string>;
}

const names: readonly WordNetPos[] = ['noun', 'verb', 'adj', 'adv'];

/** Reads the files of WordNet's `dict` folder. */
export function readWordNet(folder: string): WordNet {
  const lines = (name: string): string[] =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('  '));
  const synsets = byPos((pos) => new Map(lines(`data.${pos}`).map((line) => readSynset(line, pos))));
  const counts = new Map<string, number>();
  const pooled = new Map<string, number>();
  const keys = new Map<string, string>();
  for (const line of lines('index.sense')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const [kind = '', file, id] = rest.split(':');
    keys.set(`${lemma}%${kind}:${file}:${id}`, offset);
    // satellites (5) are adjectives
    const pos = kind === '5' ? '3' : kind;
    pooled.set(`${pos}/${offset}`, (pooled.get(`${pos}/${offset}`) ?? 0) + Number(count));
    counts.set(`${lemma}/${pos}/${offset}`, Number(count));
  }
  const senses = byPos(
    (pos) =>
      new Map(
        lines(`index.${pos}`).map((line) => {
          const parts = line.trim().split(' ');
          const [lemma = '', , total = '0'] = parts;
          const offsets = parts.slice(-Number(total));
          return [
            lemma.replaceAll('_', ' '),
            offsets.map((offset) => {
              const number = names.indexOf(pos) + 1;
              const count = counts.get(`${lemma}/${number}/${offset}`) ?? 0;
              return {
                synset: wanted(synsets[pos].get(offset), `${pos} ${offset}`),
                count,
                countOfSynonyms: (pooled.get(`${number}/${offset}`) ?? count) - count,
              };
            }),
          ];
        }),
      ),
  );
  return { senses, synsets, keys };
}

/** The value, which must be there. */
export function wanted<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`WordNet lacks ${what}`);
  return value;
}

function readSynset(line: string, pos: WordNetPos): [string, Synset] {
  const parts = line.split(' | ')[0]?.split(' ') ?? [];
  const [offset = '', file = '0', , size = '0'] = parts;
  const lemmaCount = Number.parseInt(size, 16);
  const lemmas = Array.from({ length: lemmaCount }, (_, at) =>
    (parts[4 + 2 * at] ?? '').replace(/\(\w+\)$/, '').replaceAll('_', ' '),
  );
  const first = 4 + 2 * lemmaCount;
  const pointers = Array.from({ length: Number(parts[first]) }, (_, at) => {
    const [symbol = '', target = '', kind = '', ends = '0000'] = parts.slice(first + 1 + 4 * at, first + 5 + 4 * at);
    const end = (from: number) => Number.parseInt(ends.slice(from, from + 2), 16);
    return { symbol, offset: target, pos: kind, source: end(0), target: end(2) };
  });
  return [offset, { offset, pos, file: Number(file), lemmas, pointers }];
}

function byPos<T>(make: (pos: WordNetPos) => T): Record<WordNetPos, T> {
  return { noun: make('noun'), verb: make('verb'), adj: make('adj'), adv: make('adv') };
}
