import type { Corpus, LanguageCorpus } from './corpus.ts';
import { countNgrams } from './count-ngrams.ts';
import { countGap, createGapTable, type GapTable, gapContexts, shapeOfKey } from './gaps.ts';
import { gapCount } from './layout.ts';
import { learnWeights } from './learn-weights.ts';
import { type BuiltinLanguage, builtinLanguages } from './lexer/lex.ts';
import { encodeModel } from './model-format.ts';
import { cutKey, endKey, startKey } from './stream.ts';
import { packStrings } from './vocabulary.ts';

/** One file in so many is held out to learn the weights of the mixture; it is counted afterwards. */
const heldOutEvery = 12;
/** Held-out tokens are enough at this number. */
const heldOutTokens = 60_000;

/** How far to trust each kind of counts (`mixture.ts`), by language. */
export type MixtureWeights = Readonly<Record<BuiltinLanguage, Float32Array>>;

/**
 * Counts a corpus and makes the model of it, the same bytes each time. Takes seconds: never on the main thread.
 *
 * @param known the weights, where they were learned from this corpus before: that is most of the time
 */
export function buildModel(corpus: Corpus, known?: MixtureWeights): SharedArrayBuffer {
  const ends = [endKey, cutKey].map((key) => corpus.strings.indexOf(key));
  const shapes = Uint32Array.from(corpus.strings, shapeOfKey);
  const sections: Record<string, ArrayBufferView> = { ...packStrings(corpus.strings), shapes };
  let counts = 0;
  for (const language of builtinLanguages) {
    const own = corpus.languages[language];
    const weights = known?.[language] ?? weigh(corpus, own.tokens, ends);
    const tables = countNgrams(own.tokens, corpus.strings.length, ends);
    const gaps = countGaps(own, shapes);
    counts += tables.token.length;
    const named = { ...tables, weights, gapKeys: gaps.keys, gapCounts: gaps.counts, corpusGaps: own.gaps };
    for (const [name, section] of Object.entries(named)) sections[`${language}.${name}`] = section;
  }
  return encodeModel({ sources: corpus.sources, counts }, sections);
}

/** Learns the weights from files that are held out of the counts. */
function weigh({ strings }: Corpus, tokens: Uint32Array, ends: readonly number[]): Float32Array {
  const { kept, heldOut } = split(tokens, strings.indexOf(endKey));
  return learnWeights(countNgrams(kept, strings.length, ends), heldOut, strings.indexOf(startKey));
}

/** Every so many files, without their start, for the weights; the rest for the counts. */
function split(tokens: Uint32Array, end: number): { kept: Uint32Array; heldOut: Uint32Array[] } {
  const kept = new Uint32Array(tokens.length);
  const heldOut: Uint32Array[] = [];
  let keptLength = 0;
  let held = 0;
  let from = 0;
  for (let place = 0, file = 0; place < tokens.length; place++) {
    if (tokens[place] !== end) continue;
    const part = tokens.subarray(from, place + 1);
    if (file % heldOutEvery === heldOutEvery - 1 && held < heldOutTokens) {
      heldOut.push(part.subarray(1));
      held += part.length;
    } else {
      kept.set(part, keptLength);
      keptLength += part.length;
    }
    from = place + 1;
    file++;
  }
  return { kept: kept.subarray(0, keptLength), heldOut };
}

function countGaps({ tokens, gaps }: LanguageCorpus, shapes: Uint32Array): GapTable {
  let capacity = 1 << 12;
  while (capacity < tokens.length / 16 && capacity < 1 << 17) capacity *= 2;
  const table = createGapTable(capacity);
  for (let place = 2; place < tokens.length; place++) {
    const shape = (back: number) => shapes[tokens[place - back] ?? 0] ?? 0;
    const gap = gaps[place] ?? 0;
    for (const context of gapContexts(shape(2), shape(1), shape(0), gap >= gapCount))
      countGap(table, context, gap % gapCount);
  }
  return table;
}
