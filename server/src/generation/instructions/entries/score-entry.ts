import { wordsOfRequirement } from '../reading/requirements-reader.ts';
import { wordsOf } from '../reading/words.ts';

/** Words and names of code that a prompt may have named. */
export interface CodeWords {
  readonly code: string;
  readonly words: ReadonlySet<string>;
}

/** What code does, without the heads of its functions, which repeat what was asked for. */
export function codeWords(code: string): CodeWords {
  const body = code.replace(/^.*\bfunction \w+\([^{]*\{/gm, ' ');
  return { code: body, words: wordsOf(body.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')) };
}

/** The head of a function, which its entry begins with. */
const signature = /^\W*(?:(?:public|static|function|method)\s+)*\w+\s*\([^)]*\)(?:\s*:\s*\??[\w\\|]+(?:\[\])?)?/i;

/** What a named thing counts for, in words. */
const literalWeight = 2;

/** The names, texts and numbers of a text, which code that does it has as well. */
function literalsOf(text: string): string[] {
  const quoted = [...text.matchAll(/[`"]([^`"\n]{2,60})[`"]|(?<!\w)'([^'\n]{2,60})'(?!\w)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const bare = text.match(/\b[a-z]\w*_\w+\b|(?<![\w.])\d{2,}(?![\w.])/gi) ?? [];
  return [
    ...new Set([...quoted.map((one) => one.replace(/^\$|[([].*$/g, '').trim()).filter((one) => one !== ''), ...bare]),
  ];
}

/** How much of an entry is in code, 0 to 1. */
export function scoreEntry(said: string, { code, words }: CodeWords): number {
  // A signature alone is held against its name.
  const rest = said.replace(signature, '').trim();
  const entry = /\w/.test(rest) ? rest : said.replace(/\s*\([\s\S]*$/, '').replace(/_/g, ' ');
  const asked = wordsOfRequirement(entry);
  const literals = literalsOf(entry);
  const all = asked.length + literalWeight * literals.length;
  if (all === 0) return 1;
  const joined = code.replace(/', '/g, '');
  const found = literals.filter((one) => code.includes(one) || joined.includes(one)).length;
  return (asked.filter((word) => words.has(word)).length + literalWeight * found) / all;
}
