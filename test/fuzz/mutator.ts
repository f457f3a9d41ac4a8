import { detectLanguage } from '../../server/src/analysis/detect-language.ts';
import { Random } from './random.ts';
import type { Seed } from './seeds.ts';
import type { Piece } from './spans.ts';

/** Finds the meaningful pieces of a text by its language. */
export type FindPieces = (language: string, name: string, code: string) => readonly Piece[];

const maxInputLength = 200_000;
const samplesOfAKind = 300;

const wrappers: Readonly<Record<'php' | 'javascript' | 'other', readonly (readonly [string, string])[]>> = {
  php: [
    ['(', ')'],
    ['[', ']'],
    ['array( ', ' )'],
    ['!', ''],
    ['esc_html( ', ' )'],
    ['f( ', ' )'],
    ['if ( $a ) { ', ' }'],
    ['foreach ( $a as $b ) { ', ' }'],
    ['function () use ( &$a ) { ', ' }'],
    ['function f() { ', ' }'],
    ['$a . ', ''],
    ['"{$', '}"'],
    ['?>', '<?php '],
    ['<?php ', ' ?>'],
    ['$a ? ', ' : $b'],
  ],
  javascript: [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['`${', '}`'],
    ['<p>{', '}</p>'],
    ['() => ', ''],
    ['if (a) { ', ' }'],
    ['a?.(', ')'],
  ],
  other: [
    ['{', '}'],
    ['[', ']'],
    ['{"a":', '}'],
    ['<div>', '</div>'],
    ['<!-- wp:group -->', '<!-- /wp:group -->'],
    ['a{', '}'],
    ['@media x{', '}'],
    ['/*', '*/'],
  ],
};

const noise = [
  '<?php ',
  '?>',
  '<?=',
  "'",
  '"',
  '`',
  '<<<EOT\n',
  '\nEOT;\n',
  '/*',
  '*/',
  '//',
  '#',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ',',
  '=>',
  '->',
  '::',
  '$',
  '&',
  '...',
  '?',
  ':',
  '=',
  '.',
  '\\',
  '\0',
  '\ufeff',
  '\u2028',
  '😀',
  '\r',
  '\r\n',
  '\t',
  'class',
  'function',
  'namespace a;',
  'use function a;',
  'enum E',
  'match(',
  'fn(',
  'yield',
  'static',
  'unset(',
  'list(',
  'goto a;',
  'declare(',
  '__halt_compiler();',
  '<!--',
  '-->',
  '<!-- wp:',
  ' /-->',
  '${',
  '@media',
  '!important',
  '1e999',
  '0x',
  '-',
  '$this',
  '$GLOBALS',
  '$_GET',
  '<script>',
  '</script>',
  '<style>',
  '== ',
  '===\n',
  'null',
  'async ',
  'await ',
];

/** Makes inputs out of seeds: each number gives one, always the same. */
export class Mutator {
  readonly #seeds: readonly Seed[];
  readonly #find: FindPieces;
  readonly #pieces = new Map<Seed, readonly Piece[]>();
  readonly #samples = new Map<string, string[]>();

  constructor(seeds: readonly Seed[], find: FindPieces) {
    this.#seeds = seeds;
    this.#find = find;
    for (const seed of seeds) {
      const language = detectLanguage(seed.code, seed.name) ?? 'other';
      for (const { kind, start, end } of this.#piecesOf(seed)) {
        const key = `${language} ${kind}`;
        const list = this.#samples.get(key) ?? [];
        if (list.length < samplesOfAKind) list.push(seed.code.slice(start, end));
        this.#samples.set(key, list);
      }
    }
  }

  /** The input of this number. */
  input(number: number): Seed {
    const random = new Random(number);
    const seed = random.of(this.#seeds);
    const language = detectLanguage(seed.code, seed.name) ?? 'other';
    let code = seed.code;
    let pieces = this.#piecesOf(seed);
    // Most inputs stay whole enough for their fixes to be tried.
    const rounds = random.of([1, 1, 1, 2, 2, 3, 5]);
    for (let round = 0; round < rounds && code.length < maxInputLength; round++) {
      if (pieces.length === 0) break;
      code = this.#change(code, pieces, language, random).slice(0, maxInputLength);
      // Later rounds keep to the language too, while that is cheap.
      pieces = code.length > 20_000 ? [] : this.#find(language, seed.name, code);
    }
    return { name: seed.name, code };
  }

  #piecesOf(seed: Seed): readonly Piece[] {
    const known = this.#pieces.get(seed);
    if (known !== undefined) return known;
    const pieces = this.#find(detectLanguage(seed.code, seed.name) ?? 'other', seed.name, seed.code);
    this.#pieces.set(seed, pieces);
    return pieces;
  }

  #change(code: string, pieces: readonly Piece[], language: string, random: Random): string {
    const { kind, start, end } = random.of(pieces);
    const text = code.slice(start, end);
    const put = (replacement: string) => code.slice(0, start) + replacement + code.slice(end);
    switch (random.below(10)) {
      case 0:
      case 1:
      case 2:
        return put(random.of(this.#samples.get(`${language} ${kind}`) ?? [text]));
      case 3:
        return put('');
      case 4:
        return put(text + random.of(['', '\n', ' ', ', ', ';', ' . ']) + text);
      case 5: {
        const depth = 2 ** random.below(12);
        const [before, after] = random.of(wrappersOf(language));
        const fits = Math.min(depth, Math.ceil(maxInputLength / (before.length + after.length + 1)));
        return put(before.repeat(fits) + text + after.repeat(fits));
      }
      case 6: {
        const other = random.of(pieces.filter((piece) => piece.kind === kind));
        const [first, second] = other.start < start ? [other, { start, end }] : [{ start, end }, other];
        if (first.end > second.start) return put('');
        const swapped = code.slice(second.start, second.end) + code.slice(first.end, second.start);
        return code.slice(0, first.start) + swapped + code.slice(first.start, first.end) + code.slice(second.end);
      }
      case 7: {
        const at = random.below(code.length + 1);
        return code.slice(0, at) + random.of(noise) + code.slice(at);
      }
      case 8: {
        const times = 2 ** random.below(11);
        return put(`${text}\n`.repeat(Math.min(times, Math.ceil(maxInputLength / (text.length + 1)))));
      }
      default: {
        const other = random.of(this.#seeds);
        return code.slice(0, random.below(code.length + 1)) + other.code.slice(random.below(other.code.length + 1));
      }
    }
  }
}

function wrappersOf(language: string): readonly (readonly [string, string])[] {
  if (language === 'php') return wrappers.php;
  return language === 'javascript' || language === 'typescript' ? wrappers.javascript : wrappers.other;
}
