import type { Instruction } from './instruction.ts';
import { splitRequirements, wordsOfRequirement } from './reading/requirements-reader.ts';
import { wordsOf } from './reading/words.ts';

/**
 * The sentences and list entries of a prompt that an answer has next to nothing of: whose words are neither in its code nor
 * among those that its recipes stand for, and that no draft has read.
 * @param covered words that the recipes stand for
 * @param met sentences and list entries that the drafts have read
 */
export function unmetRequirements(
  prompt: string,
  code: string,
  covered: ReadonlySet<string>,
  met: ReadonlySet<string> = new Set(),
): { readonly unmet: readonly string[]; readonly count: number } {
  const made = madeOf(code);
  const asked = splitRequirements(prompt);
  const unmet = asked.filter((part) => {
    if (met.has(part)) return false;
    const words = wordsOfRequirement(part);
    return words.filter((word) => made.has(word) || covered.has(word)).length < words.length * 0.34;
  });
  return { unmet, count: asked.length };
}

/** Less of a prompt's words in its answer than this, and the answer is more often wrong than right. */
const recognisable = 0.5;

/**
 * The words of a prompt that are nowhere in an answer, where they are most of them: it may be an answer to something else. None
 * otherwise.
 * @param read sentences and list entries that have been read word by word
 */
export function unrecognisedWords(prompt: string, code: string, read: ReadonlySet<string> = new Set()): string[] {
  const made = madeOf(code);
  const parts = splitRequirements(prompt).filter((part) => !read.has(part));
  const asked = parts.flatMap((part) => [...wordsOfRequirement(part)]);
  const found = asked.filter((word) => made.has(word)).length;
  return found < asked.length * recognisable ? [...new Set(asked.filter((word) => !made.has(word)))] : [];
}

/** The words that code has in its names and texts. */
const madeOf = (code: string): ReadonlySet<string> =>
  wordsOf(code.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' '));

/** Texts that a prompt quotes only to say what they are not, or as a result. */
const isByTheWay =
  /\b(?:becomes?|gives?|e\.g\.|example|such as|like|(?:not|never|without)(?: \w+)?|instead of|into|respond|reply|output)\W*$/;

/**
 * The names, texts and numbers that a prompt states and the code has nowhere. Times and sizes are left out, which code writes
 * as constants and products.
 */
export function missingLiterals({ quoted, amounts }: Instruction, code: string): string[] {
  const texts = quoted.flatMap(({ text, before }) => {
    const name = text.replace(/^\$/, '').replace(/\s*\(.*$/, '');
    return /^[\w .,:%@/#!?&-]{2,60}$/.test(name) && !isByTheWay.test(before) ? [name] : [];
  });
  const numbers = amounts.flatMap(({ value, unit, before }) =>
    value >= 10 &&
    !(value === 10 && /\bpriority\W*$/.test(before)) &&
    !/\b(?:e\.g\.|for example|example:?|such as|like)[^.)]{0,20}$/.test(before) &&
    !/^(?:second|minute|hour|day|week|month|year|min|sec|kb|mb|gb|byte|kilo|mega)/.test(unit)
      ? [String(value)]
      : [],
  );
  // A route stands in code as its namespace and its path; a list of classes with values in place of their parts.
  const joined = code.replace(/', '/g, '');
  const isIn = (literal: string) => code.includes(literal) || joined.includes(literal);
  const filled = (literal: string) =>
    /^[\w-]+(?: [\w-]+)*$/.test(literal) &&
    literal.includes('-') &&
    literal.split(' ').every((word) => isIn(word) || isIn(`${word.slice(0, word.lastIndexOf('-') + 1)}%`));
  return [...new Set([...texts, ...numbers])].filter((literal) => !isIn(literal) && !filled(literal));
}

/**
 * What of the signatures that a prompt gives an answer lacks: functions that it does not write, and parameters that they do
 * not use.
 */
export function unusedOfSignatures({ functions }: Instruction, code: string): string[] {
  return functions.flatMap(({ name, parameters, returns }) => {
    const head = new RegExp(`([\\t ]*)(?:\\w+ )*function ${name}\\s*\\(`).exec(code);
    const start = head?.index ?? -1;
    if (parameters === null) return [];
    const isSigned = parameters.length > 0 || returns !== '';
    if (start < 0) return isSigned && !code.includes(`${name}(`) ? [`the function ${name}()`] : [];
    const rest = code.slice(start);
    const end = rest.search(new RegExp(`\\n${head?.[1] ?? ''}\\}`));
    const body = rest.slice(rest.indexOf('{'), end < 0 ? undefined : end);
    const isAll = /\bfunc_get_args\(|\bget_defined_vars\(|\bcompact\(/.test(body);
    return parameters.flatMap((one) =>
      isAll || new RegExp(`\\$${one.name}\\b`).test(body) ? [] : [`the parameter $${one.name} of ${name}()`],
    );
  });
}
