// One thread that analyses mutated inputs and says which number it is at, so that its host sees a hang.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Language, Parser } from 'web-tree-sitter';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { parseStyles } from '../../server/src/analysis/languages/css/style-document.ts';
import { parseJson } from '../../server/src/analysis/languages/json/json-document.ts';
import { overflowsParser } from '../../server/src/analysis/languages/php/php-reader.ts';
import { SourceText } from '../../server/src/analysis/source-text.ts';
import { analyzerAssets, findWorkerAssets } from '../../server/src/workers/assets.ts';
import { brokenInvariant } from './invariants.ts';
import { Mutator } from './mutator.ts';
import { readSeeds, type Seed } from './seeds.ts';
import { piecesOfText, piecesOfTree } from './spans.ts';

/** What the host gives a thread. */
export interface FuzzOrder {
  /** The first number, and how far apart this thread's numbers are. */
  readonly first: number;
  readonly step: number;
  /** [0]: the number in work; [1]: not 0 asks the thread to end. */
  readonly board: SharedArrayBuffer;
}

/** What a thread says, once for each broken input, and at its end how many it did and where to go on. */
export type FuzzNews =
  | { readonly number: number; readonly problem: string; readonly input: Seed }
  | { readonly done: number; readonly next: number };

const { first, step, board } = workerData as FuzzOrder;
const cells = new Int32Array(board);

const assets = findWorkerAssets();
const analyzer = createAnalyzer(analyzerAssets(assets));
await analyzer.prepare();
const parserOf = async (path: string) => new Parser().setLanguage(await Language.load(readFileSync(path)));
const parsers = {
  php: await parserOf(assets.grammars.php),
  javascript: await parserOf(assets.grammars.javascript),
  typescript: await parserOf(assets.grammars.typescript),
  tsx: await parserOf(assets.grammars.tsx),
};

function parserFor(name: string): Parser | null {
  if (/\.php$/i.test(name)) return parsers.php;
  if (/\.[cm]?jsx?$/i.test(name)) return parsers.javascript;
  return /\.tsx$/i.test(name) ? parsers.tsx : /\.ts$/i.test(name) ? parsers.typescript : null;
}

function isWhole(name: string, code: string): boolean | null {
  if (/\.json$/i.test(name)) return parseJson(new SourceText(code)).errors.length === 0;
  if (/\.s?css$/i.test(name)) return parseStyles(new SourceText(code), name).error === null;
  if (overflowsParser(code)) return null;
  const tree = parserFor(name)?.parse(code);
  if (tree === undefined || tree === null) return null;
  const { hasError } = tree.rootNode;
  tree.delete();
  return !hasError;
}

const mutator = new Mutator(readSeeds(), (_language, name, code) => {
  const parser = parserFor(name);
  return parser === null ? piecesOfText(code) : piecesOfTree(parser, code);
});

/** Leaves out lines as long as the same thing stays wrong. */
function shrink(input: Seed, problem: string): Seed {
  const kind = problem.replace(/\d+/g, '#').slice(0, 80);
  let lines = input.code.split('\n');
  const until = performance.now() + 10_000;
  for (let size = lines.length >> 1; size >= 1; size >>= 1) {
    for (let at = 0; at < lines.length && performance.now() < until; ) {
      const fewer = [...lines.slice(0, at), ...lines.slice(at + size)];
      const still = brokenInvariant(analyzer, isWhole, { name: input.name, code: fewer.join('\n') });
      if (still?.replace(/\d+/g, '#').slice(0, 80) === kind) lines = fewer;
      else at += size;
    }
  }
  return { name: input.name, code: lines.join('\n') };
}

/** Whether the next input can be taken by this thread too: code that overflows the parser's stack spoils its memory. */
function tryInput(number: number): boolean {
  try {
    const input = mutator.input(number);
    const problem = brokenInvariant(analyzer, isWhole, input);
    if (problem !== null) {
      Atomics.store(cells, 0, -1);
      parentPort?.postMessage({ number, problem, input: shrink(input, problem) } satisfies FuzzNews);
    }
    return !analyzer.isBroken;
  } catch (error) {
    // The mutator parses as well; the analyser's own crashes are told as problems above.
    if (error instanceof Error && error.name === 'RuntimeError') return false;
    throw error;
  }
}

let done = 0;
let number = first;
let isSound = true;
for (; isSound && Atomics.load(cells, 1) === 0; number += step) {
  Atomics.store(cells, 0, number);
  isSound = tryInput(number);
  done++;
}
parentPort?.postMessage({ done, next: number } satisfies FuzzNews);
