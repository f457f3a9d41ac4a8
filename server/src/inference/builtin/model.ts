import type { Corpus } from './corpus.ts';
import type { GapTable } from './gaps.ts';
import { type BuiltinLanguage, builtinLanguages } from './lexer/lex.ts';
import { type ModelMeta, readDirectory } from './model-format.ts';
import type { NgramTables } from './ngram-tables.ts';
import { Vocabulary } from './vocabulary.ts';

/** What was learned of one language. */
export interface LanguageModel {
  readonly tables: NgramTables;
  /** How far to trust each kind of counts (`mixture.ts`). */
  readonly weights: Float32Array;
  readonly gaps: GapTable;
  /** The gap before each token of the corpus, as in `LanguageCorpus`. */
  readonly corpusGaps: Uint8Array;
}

/** A learned model: views of one shared buffer. */
export interface BuiltinModel {
  readonly meta: ModelMeta;
  readonly vocabulary: Vocabulary;
  /** What white space depends on, by token id (`gaps.ts`). */
  readonly shapes: Uint32Array;
  readonly languages: Readonly<Record<BuiltinLanguage, LanguageModel>>;
}

/** @param verify compares the checksum; only for a buffer that comes from a file. Throws ModelFormatError. */
export function openModel(buffer: SharedArrayBuffer, verify = false): BuiltinModel {
  const { sections, ...meta } = readDirectory(buffer, verify);
  const place = (name: string) => sections[name] ?? [0, 0];
  const words = (name: string) => new Uint32Array(buffer, place(name)[0], place(name)[1] / 4);
  const halves = (name: string) => new Uint16Array(buffer, place(name)[0], place(name)[1] / 2);
  const bytes = (name: string) => new Uint8Array(buffer, place(name)[0], place(name)[1]);
  const language = (name: BuiltinLanguage): LanguageModel => ({
    tables: {
      corpus: words(`${name}.corpus`),
      token: words(`${name}.token`),
      count: words(`${name}.count`),
      first: words(`${name}.first`),
      distinct: words(`${name}.distinct`),
      index: words(`${name}.index`),
      frequent: words(`${name}.frequent`),
    },
    weights: new Float32Array(buffer, place(`${name}.weights`)[0], place(`${name}.weights`)[1] / 4),
    gaps: { keys: words(`${name}.gapKeys`), counts: halves(`${name}.gapCounts`) },
    corpusGaps: bytes(`${name}.corpusGaps`),
  });
  return {
    meta,
    vocabulary: new Vocabulary(halves('units'), words('offsets')),
    shapes: words('shapes'),
    languages: { php: language('php'), javascript: language('javascript') },
  };
}

/** The text that a model was learned from, as tokens: what more is learned is added to it. */
export function corpusOf(model: BuiltinModel): Corpus {
  const { vocabulary } = model;
  return {
    strings: Array.from({ length: vocabulary.size }, (_, id) => vocabulary.text(id)),
    languages: Object.fromEntries(
      builtinLanguages.map((name) => {
        const { tables, corpusGaps } = model.languages[name];
        return [name, { tokens: tables.corpus, gaps: corpusGaps }];
      }),
    ) as Corpus['languages'],
    sources: model.meta.sources,
  };
}
