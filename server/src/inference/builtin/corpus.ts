import { gapCount } from './layout.ts';
import { type BuiltinLanguage, builtinLanguages } from './lexer/lex.ts';
import { cutKey, endKey, startKey, streamOf } from './stream.ts';

/** Where a part of the learned text came from. */
export interface CorpusSource {
  /** Unique: learning a source again replaces it. */
  readonly name: string;
  /** What people are told it is. */
  readonly title: string;
  readonly files: number;
  /** Tokens by language. */
  readonly tokens: Readonly<Record<BuiltinLanguage, number>>;
}

/** Tokens of one language in order of learning, with the gap before each. */
export interface LanguageCorpus {
  readonly tokens: Uint32Array;
  /** Gap; `gapCount` added when the token stands in a bracket whose items have lines of their own. */
  readonly gaps: Uint8Array;
}

/** Everything learned, before it is counted. Ids are those of `strings`, which is sorted. */
export interface Corpus {
  readonly strings: readonly string[];
  readonly languages: Readonly<Record<BuiltinLanguage, LanguageCorpus>>;
  readonly sources: readonly CorpusSource[];
}

class Growing {
  tokens = new Uint32Array(1 << 16);
  gaps = new Uint8Array(1 << 16);
  length = 0;

  push(token: number, gap: number): void {
    if (this.length === this.tokens.length) {
      const tokens = new Uint32Array(this.length * 2);
      const gaps = new Uint8Array(this.length * 2);
      tokens.set(this.tokens);
      gaps.set(this.gaps);
      this.tokens = tokens;
      this.gaps = gaps;
    }
    this.tokens[this.length] = token;
    this.gaps[this.length] = gap;
    this.length++;
  }
}

/** Collects files, source by source, and puts the strings in order at the end. */
export class CorpusBuilder {
  private readonly ids = new Map<string, number>();
  private readonly growing: Record<BuiltinLanguage, Growing> = { php: new Growing(), javascript: new Growing() };
  private readonly sources: CorpusSource[] = [];
  private files = 0;
  private startedAt: Record<BuiltinLanguage, number> = { php: 0, javascript: 0 };

  constructor() {
    this.id(startKey);
    this.id(endKey);
    this.id(cutKey);
  }

  addFile(text: string, language: BuiltinLanguage): void {
    const stream = streamOf(text, language);
    const target = this.growing[language];
    target.push(this.id(startKey), 0);
    stream.keys.forEach((key, at) => {
      target.push(this.id(key), (stream.gaps[at] ?? 0) + (stream.multiline[at] ? gapCount : 0));
    });
    target.push(this.id(endKey), 0);
    this.files++;
  }

  /** Adds lines that are no whole file: each is known up to its end and no further. */
  addFragments(fragments: readonly string[], language: BuiltinLanguage): void {
    const target = this.growing[language];
    for (const fragment of fragments) {
      const stream = streamOf(fragment, language, 'code');
      stream.keys.forEach((key, at) => {
        target.push(this.id(key), stream.gaps[at] ?? 0);
      });
      target.push(this.id(cutKey), 0);
    }
    this.files++;
  }

  /** Names what was added since the last source ended. A source without files is left out. */
  endSource(name: string, title: string): CorpusSource {
    const source: CorpusSource = {
      name,
      title,
      files: this.files,
      tokens: {
        php: this.growing.php.length - this.startedAt.php,
        javascript: this.growing.javascript.length - this.startedAt.javascript,
      },
    };
    if (this.files > 0) this.sources.push(source);
    this.files = 0;
    this.startedAt = { php: this.growing.php.length, javascript: this.growing.javascript.length };
    return source;
  }

  /** Takes over the sources of a corpus that `keep` accepts. */
  addCorpus(corpus: Corpus, keep: (source: CorpusSource) => boolean): void {
    const at: Record<BuiltinLanguage, number> = { php: 0, javascript: 0 };
    for (const source of corpus.sources) {
      for (const language of builtinLanguages) {
        const { tokens, gaps } = corpus.languages[language];
        const from = at[language];
        at[language] = from + source.tokens[language];
        if (!keep(source)) continue;
        for (let place = from; place < at[language]; place++)
          this.growing[language].push(this.id(corpus.strings[tokens[place] ?? 0] ?? ''), gaps[place] ?? 0);
      }
      if (!keep(source)) continue;
      this.files = source.files;
      this.endSource(source.name, source.title);
    }
  }

  finish(): Corpus {
    const strings = [...this.ids.keys()].sort();
    const sortedId = new Uint32Array(strings.length);
    strings.forEach((text, id) => {
      sortedId[this.ids.get(text) ?? 0] = id;
    });
    const finished = (growing: Growing): LanguageCorpus => ({
      tokens: growing.tokens.subarray(0, growing.length).map((id) => sortedId[id] ?? 0),
      gaps: growing.gaps.slice(0, growing.length),
    });
    return {
      strings,
      languages: { php: finished(this.growing.php), javascript: finished(this.growing.javascript) },
      sources: this.sources,
    };
  }

  private id(key: string): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    // A slice of a source text would keep the whole text in memory.
    const own = Buffer.from(key, 'utf16le').toString('utf16le');
    this.ids.set(own, this.ids.size);
    return this.ids.size - 1;
  }
}
