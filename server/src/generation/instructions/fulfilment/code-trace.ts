import { wordsOf } from '../reading/words.ts';
import { saidByCode } from './said-by-code.ts';

/** What of code can be compared with a prompt without understanding either. */
export interface CodeTrace {
  /** Without comments, but for a plugin's header. */
  readonly code: string;
  /** The code with its comments, before what an answer says of itself. */
  readonly written: string;
  /** Base forms of the words of its names and texts, and of what it says in other words. */
  readonly words: ReadonlySet<string>;
  /** Numbers that it has, products of numbers and of WordPress' constants of time and size among them. */
  readonly numbers: ReadonlySet<number>;
  /** Places where it goes one way or another. */
  readonly branches: number;
}

const constants: Readonly<Record<string, number>> = {
  MINUTE_IN_SECONDS: 60,
  HOUR_IN_SECONDS: 3600,
  DAY_IN_SECONDS: 86_400,
  WEEK_IN_SECONDS: 604_800,
  MONTH_IN_SECONDS: 2_592_000,
  YEAR_IN_SECONDS: 31_536_000,
  KB_IN_BYTES: 1024,
  MB_IN_BYTES: 1_048_576,
  GB_IN_BYTES: 1_073_741_824,
};

const stringsAndComments = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const factor = String.raw`(?:\d+(?:\.\d+)?|[A-Z]+_IN_[A-Z]+)`;
const product = new RegExp(String.raw`\b${factor}(?:\s*\*\s*${factor})*`, 'g');
const branch = /\bif\s*\(|\?(?![>-])|&&|\|\||\bswitch\b|\bmatch\s*\(|\bcontinue\b|_query'|\bWHERE\b/g;

/** Reads the traces of code. */
export function readCode(code: string): CodeTrace {
  const bare = code.replace(stringsAndComments, (found) =>
    found.startsWith('/') && !found.includes('Plugin Name:') ? ' ' : found,
  );
  return {
    code: bare,
    written: code,
    words: wordsOf(`${bare.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')} ${meaningOf(bare)}`),
    numbers: numbersOf(bare),
    branches: bare.match(branch)?.length ?? 0,
  };
}

const meaningOf = (code: string): string =>
  saidByCode.flatMap(([pattern, words]) => (pattern.test(code) ? [words] : [])).join(' ');

function numbersOf(code: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [said] of code.replace(/(?<=\d)_(?=\d)/g, '').matchAll(product)) {
    const factors = said.split('*').map((one) => constants[one.trim()] ?? Number(one));
    for (const one of factors) found.add(one);
    found.add(factors.reduce((all, one) => all * one, 1));
  }
  // Numbers within names and texts: "-30 days", "col-4".
  for (const [digits] of code.matchAll(/\d+(?:\.\d+)?/g)) found.add(Number(digits));
  return found;
}
