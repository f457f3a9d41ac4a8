import type { Composer } from '../composer.ts';
import type { NamedParameter } from '../instruction.ts';

const isNumber = ({ type, defaultValue }: NamedParameter): boolean =>
  /^\??(?:int|float)$/.test(type) || (type === '' && /^-?\d/.test(defaultValue));

const later = String.raw`(?:greater|larger|bigger|higher|later|more|above|after|exceeds?|comes after|lies after|>)`;

/** What is there where nothing is handed over, by the names of parameters. */
const current: readonly (readonly [said: RegExp, names: RegExp, code: string])[] = [
  [/\bcurrent (?:post|page|entry)\b|\bpost (?:in|of) the loop\b/i, /post|page|^id$/, '(int) get_the_ID()'],
  [/\b(?:current|logged[- ]in) user\b/i, /user|author|^id$/, 'get_current_user_id()'],
  [/\btoday\b|\bcurrent date\b/i, /date|day|from|to/, "wp_date( 'Y-m-d' )"],
  [/\bcurrent year\b/i, /year/, "(int) wp_date( 'Y' )"],
  [/\bcurrent time\b|\bnow\b/i, /time|date/, 'time()'],
];

/** A parameter that a sentence names by its own name. */
function namedIn(sentence: string, parameters: readonly NamedParameter[]): NamedParameter | null {
  return (
    parameters.find(({ name }) => new RegExp(String.raw`\$${name}\b`).test(sentence)) ??
    parameters.find(({ name }) =>
      new RegExp(String.raw`\b${name.replace(/_/g, '[ _]')}s?\b`, 'i').test(sentence.replace(/\b\w+\([^()]*\)/g, '')),
    ) ??
    null
  );
}

/** Statements that change parameters before anything is done with them: swapped, kept in bounds, filled in. */
export function adjustmentsOf(c: Composer): string[] {
  const parameters = c.fn?.parameters ?? [];
  return [...swapped(c, parameters), ...filledIn(c, parameters), ...bounded(c, parameters)];
}

function swapped(c: Composer, parameters: readonly NamedParameter[]): string[] {
  const said = c.asked.states(
    new RegExp(
      String.raw`\$(\w+)\b[^.;\n]{0,20}\b${later}[^.;\n]{0,12}\$(\w+)[^.;\n]{0,24}\bswap|\bswap\w*\b[^.;\n]{0,40}\$(\w+)\b[^.;\n]{0,20}\b${later}[^.;\n]{0,12}\$(\w+)`,
      'i',
    ),
  );
  const [, a, b, d, e] = said ?? [];
  const [one, other] = [a ?? d ?? '', b ?? e ?? ''];
  if (![one, other].every((name) => parameters.some((parameter) => parameter.name === name))) return [];
  return [`if ( $${one} > $${other} ) {\n\tlist( $${one}, $${other} ) = array( $${other}, $${one} );\n}`];
}

function filledIn(c: Composer, parameters: readonly NamedParameter[]): string[] {
  const said = c.asked.states(
    /\b(?:if|when|without|where|in case)\b[^.;\n]{0,30}\b(?:0|zero|empty|null|missing|omitted|not (?:given|passed|set|provided)|no (?:\w+ )?(?:id|post|user|date|year)|(?:an? )?(?:id|post|user|date|year))\b[^.;\n]{0,30}\b(?:use|take|uses|takes|fall\w* back to|default\w* to|is used|the current)\b[^.;\n]*|\b(?:default\w*|fall\w* back) to (?:the )?(?:current|today|now)[^.;\n]*/i,
  )?.[0];
  if (said === undefined) return [];
  for (const [words, names, code] of current) {
    if (!words.test(said)) continue;
    const found =
      namedIn(
        said,
        parameters.filter(({ name }) => names.test(name)),
      ) ?? parameters.find(({ name }) => names.test(name));
    if (found === undefined) continue;
    return [`if ( ! $${found.name} ) {\n\t$${found.name} = ${code};\n}`];
  }
  return [];
}

/** Words after which a number is a bound of a parameter. */
const bounds: readonly (readonly [RegExp, 'both' | 'most' | 'least'])[] = [
  [
    /\b(?:clamp\w*|limit\w*|restrict\w*|kept|keep|forced?|must be|is|be|stays?|lies?|values?|allowed:?)\b[^.;\n]{0,14}\b(?:between|from|to|into the range)\s+(-?\d+)\s*(?:and|to|-|–)\s*(-?\d+)/i,
    'both',
  ],
  [
    /\b(?:cap\w* (?:at|to)|at most|max(?:imum)?(?: is| of|:)?|never (?:more than|above)|not more than|no more than|limited to(?: at most)?|up to|clamp\w* to)\s+(-?\d+)\b(?!\s*(?:characters|words|posts|items|entries|results|users|comments|terms|tags|images|rows|days|hours|minutes|decimals?|per))/i,
    'most',
  ],
  [
    /\b(?:at least|min(?:imum)?(?: is| of|:)?|never (?:less than|below)|not less than|no less than)\s+(-?\d+)\b(?!\s*(?:characters|words|posts|items|entries|results|users|comments|terms|tags|images|rows|days|hours|minutes|decimals?))/i,
    'least',
  ],
];

function bounded(c: Composer, parameters: readonly NamedParameter[]): string[] {
  const clauses = c.text.split(/\n+|(?<=[.!?;])\s+|\s+[—–-]\s+/);
  return parameters.filter(isNumber).flatMap(({ name, type }) => {
    const clause = clauses.find(
      (one) =>
        new RegExp(String.raw`\$${name}\b(?![^()]*\)\s*:)`).test(one) &&
        bounds.some(([said]) => said.test(afterName(one, name))),
    );
    if (clause === undefined || /\b(?:returns?|if|when|throws?|unless)\b/i.test(clause)) return [];
    const found = bounds.find(([said]) => said.test(afterName(clause, name)));
    const match = found?.[0].exec(afterName(clause, name));
    if (found === undefined || match == null) return [];
    c.asked.readsWithin(clause);
    const [, one = '0', other = '0'] = match;
    const value = type === 'int' || type === 'float' || type === '' ? `$${name}` : `(int) $${name}`;
    const code =
      found[1] === 'both'
        ? `min( ${other}, max( ${one}, ${value} ) )`
        : found[1] === 'most'
          ? `min( ${one}, ${value} )`
          : `max( ${one}, ${value} )`;
    return [`$${name} = ${code};`];
  });
}

const afterName = (clause: string, name: string): string =>
  clause.slice(clause.search(new RegExp(String.raw`\$${name}\b`)));
