/** A small change of a code, with a name that says where: `-3` is without line 3. */
export interface Variation {
  readonly name: string;
  readonly code: string;
}

/** A token and what takes its place. */
const tokens: readonly { readonly pattern: RegExp; replace(found: string): string }[] = [
  { pattern: /(?<=')[^'\n]{1,60}(?=')|(?<=")[^"\n]{1,60}(?=")/g, replace: () => 'other' },
  { pattern: /(?<![\w.#$-])\d+\b/g, replace: (number) => (number === '0' ? '7' : '0') },
  { pattern: /\b(?:true|false)\b/gi, replace: (value) => (/true/i.test(value) ? 'false' : 'true') },
  { pattern: /&&|\|\|/g, replace: (sign) => (sign === '&&' ? '||' : '&&') },
  { pattern: /[!=]==?/g, replace: (sign) => (sign.startsWith('!') ? '===' : '!==') },
  { pattern: /!(?=[\s\w$(])/g, replace: () => '' },
  { pattern: /(?<![\w$])[a-z_]\w+(?=\s*\()/gi, replace: () => 'other_name' },
  { pattern: /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b/g, replace: () => '$given' },
  { pattern: /(?<=->|\.|::)\w+/g, replace: () => 'other' },
];

/** Up to `max` variations of a code, spread over all that there are: lines left out, tokens replaced. */
export function variationsOf(code: string, max: number): Variation[] {
  const lines = code.split('\n');
  const without = lines.flatMap((line, at) =>
    /\w/.test(line) && !line.includes('<?php') ? [{ name: `-${at + 1}`, code: lines.toSpliced(at, 1).join('\n') }] : [],
  );
  const replaced = tokens.flatMap(({ pattern, replace }) =>
    [...code.matchAll(pattern)].map(({ 0: found, index }) => {
      const text = replace(found);
      return {
        name: `${index}:${found.slice(0, 20)}→${text}`,
        code: code.slice(0, index) + text + code.slice(index + found.length),
      };
    }),
  );
  const all = [...without, ...replaced];
  const step = Math.max(1, all.length / max);
  return Array.from({ length: Math.min(max, all.length) }, (_, at) => all[Math.floor(at * step)]).flatMap(
    (one) => one ?? [],
  );
}

/** A code with each of the words in place of the first one that it has; nothing where it has none. */
export function withOtherWords(code: string, words: readonly string[]): Variation[] {
  const own = words.find((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code));
  if (own === undefined) return [];
  return words
    .filter((word) => word !== own)
    .map((word) => ({ name: word, code: code.replaceAll(new RegExp(`(?<![\\w-])${own}(?![\\w-])`, 'g'), word) }));
}
