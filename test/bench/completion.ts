import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildModel } from '../../server/src/inference/builtin/build-model.ts';
import { Candidates } from '../../server/src/inference/builtin/candidates.ts';
import { CorpusBuilder } from '../../server/src/inference/builtin/corpus.ts';
import { FileCache } from '../../server/src/inference/builtin/file-cache.ts';
import { type BuiltinLanguage, languageOfFile } from '../../server/src/inference/builtin/lexer/lex.ts';
import { visitParts } from '../../server/src/inference/builtin/mixture.ts';
import { type BuiltinModel, openModel } from '../../server/src/inference/builtin/model.ts';
import { NgramCursor } from '../../server/src/inference/builtin/ngram-cursor.ts';
import { endKey, startKey, streamOf } from '../../server/src/inference/builtin/stream.ts';

/** Tokens whose ten best guesses are looked at; the bits are counted over all. */
const guessedTokens = 100_000;

interface SourceText {
  readonly name: string;
  readonly text: string;
}

/** Prints how well the built-in model predicts files that it has not seen. */
export function benchCompletion(print: (line: string) => void = console.log): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const corpus = join(root, '.corpus');
  const wordpress = join(root, '.peers/wordpress');
  if (existsSync(corpus)) {
    const isHeldOut = (_name: string, index: number) => index % 10 === 9;
    for (const language of ['php', 'javascript'] as const)
      measure(`WordPress packages, ${language}, every tenth file held out`, corpus, language, isHeldOut, print);
  } else print('completion: .corpus is missing (node server/scripts/fetch-corpus.mjs fetches it)');
  if (existsSync(wordpress))
    measure('WordPress, php, wp-admin held out', wordpress, 'php', (name) => name.startsWith('wp-admin/'), print);
  else print('completion: .peers/wordpress is missing (npm run peers fetches it)');
}

function measure(
  title: string,
  directory: string,
  language: BuiltinLanguage,
  isHeldOut: (name: string, index: number) => boolean,
  print: (line: string) => void,
): void {
  const files = readSources(directory, language);
  const heldOut = files.filter(({ name }, index) => isHeldOut(name, index));
  const kept = files.filter(({ name }, index) => !isHeldOut(name, index));
  const started = performance.now();
  const builder = new CorpusBuilder();
  for (const { text } of kept) builder.addFile(text, language);
  const { tokens } = builder.endSource('bench', 'bench');
  const buffer = buildModel(builder.finish());
  const seconds = (performance.now() - started) / 1000;
  const model = openModel(buffer);
  const { bits, count } = crossEntropy(model, language, heldOut);
  const { first, reciprocal, microseconds } = guesses(model, language, heldOut);
  print(`completion: ${title}`);
  print(
    `  learned ${tokens[language].toLocaleString('en-US')} tokens of ${kept.length} files in ${seconds.toFixed(2)} s, ` +
      `model ${(buffer.byteLength / 1e6).toFixed(1)} MB`,
  );
  print(
    `  ${count.toLocaleString('en-US')} tokens of ${heldOut.length} files held out: ${(bits / count).toFixed(2)} bits/token, ` +
      `top-1 ${(first * 100).toFixed(1)} %, MRR@10 ${reciprocal.toFixed(3)}, ${microseconds.toFixed(0)} µs a prediction`,
  );
}

function readSources(directory: string, language: BuiltinLanguage): SourceText[] {
  return (readdirSync(directory, { recursive: true }) as string[])
    .filter((name) => languageOfFile(name) === language && !name.includes('node_modules'))
    .sort()
    .filter((name) => statSync(join(directory, name)).isFile())
    .map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }))
    .filter(({ text }) => text.length < 1_000_000 && text.length / (text.split('\n').length + 1) < 300);
}

type Visit = (cursor: NgramCursor, cache: FileCache, token: number) => void;

/** Goes through a file token by token, the file's own counts growing on the way. Unknown tokens get ids of their own. */
function walk(model: BuiltinModel, language: BuiltinLanguage, text: string, visit: Visit): void {
  const { vocabulary } = model;
  const { keys } = streamOf(text, language);
  const cursor = new NgramCursor(model.languages[language].tables);
  const cache = new FileCache(keys.length + 1);
  const own = new Map<string, number>();
  cursor.advance(vocabulary.find(startKey));
  for (const key of [...keys, endKey]) {
    const known = vocabulary.find(key);
    let token = known >= 0 ? known : own.get(key);
    if (token === undefined) {
      token = vocabulary.size + own.size;
      own.set(key, token);
    }
    visit(cursor, cache, token);
    cache.add(token);
    cursor.advance(known);
  }
}

/** Bits by the whole mixture, over every token; a token never seen has what is left, spread over a vocabulary. */
function crossEntropy(model: BuiltinModel, language: BuiltinLanguage, files: readonly SourceText[]) {
  const { weights } = model.languages[language];
  const floor = 1 / (model.vocabulary.size + 1000);
  let bits = 0;
  let count = 0;
  for (const { text } of files) {
    walk(model, language, text, (cursor, cache, token) => {
      let probability = floor;
      visitParts(cursor, cache, token, (index, share) => {
        const weight = weights[index] ?? 0;
        probability = (1 - weight) * probability + weight * share;
      });
      bits -= Math.log2(probability);
      count++;
    });
  }
  return { bits, count };
}

function guesses(model: BuiltinModel, language: BuiltinLanguage, files: readonly SourceText[]) {
  const { weights } = model.languages[language];
  const candidates = new Candidates(model.vocabulary.size + 1000);
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  // Whole files, evenly spread, up to the number of tokens wanted.
  const step = Math.max(1, Math.ceil(total / 3.5 / guessedTokens));
  let first = 0;
  let reciprocal = 0;
  let count = 0;
  let spent = 0;
  for (const { text } of files.filter((_, index) => index % step === 0)) {
    walk(model, language, text, (cursor, cache, token) => {
      const started = performance.now();
      candidates.predict(cursor, cache, weights);
      const rank = candidates.ranked(10).findIndex((candidate) => candidate.token === token);
      spent += performance.now() - started;
      count++;
      if (rank === 0) first++;
      if (rank >= 0) reciprocal += 1 / (rank + 1);
    });
  }
  return { first: first / count, reciprocal: reciprocal / count, microseconds: (spent * 1000) / count };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) benchCompletion();
