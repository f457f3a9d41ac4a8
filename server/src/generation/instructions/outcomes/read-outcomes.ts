import { phpString } from '../../writers/php.ts';

/** What a function is to return in a case that a prompt names. */
export interface Outcome {
  /** Source of PHP. */
  readonly value: string;
  /** The words for the case, such as `the user does not exist`. */
  readonly when: string;
  /** The sentence or list entry that says so. */
  readonly sentence: string;
}

const quoted = String.raw`"[^"\n]*"|'[^'\n]*'(?!\w)|${'`'}[^${'`'}\n]+${'`'}|<(\w+)[^>\n]*>[^<\n]*</\w+>`;
const valueWords = String.raw`(?:an? |the )?empty (?:string|array|list|text|result)|an? array without entries|(?:the |its )?(?:default(?: value)?|original (?:text|value|string|content)) \$\w+|(?:the |its )?(?:original |given |same )?\w+ (?:unchanged|untouched|unmodified|as (?:it )?is|itself)|the (?:original|unchanged|given) \w+|\$\w+|true|false|null|zero|nothing(?: at all)?|\[\]|array\(\)|-?\d+(?:\.\d+)?(?!\s*(?:days?|words?|chars?|characters?|posts?|hours?|percent|%))`;
const value = String.raw`(?:(?:just |simply |only |the (?:string|text|value|number|word) |with )*)(${quoted}|${valueWords})`;
const gives = String.raw`(?:(?:it |the function |the result |this |that )?(?:should |must |has to |will |shall |to )?(?:simply |just |always |also |then )?(?:returns?|returning|gives?(?: back)?|yields?|results? in|outputs?|prints?|shows?|displays?|be|is|are|has|uses?|counts? as|becomes?|(?:is |are )?returned as)|→|->|=>|:|=)`;
const when = String.raw`(?:if|when|whenever|where|in case(?: of)?|for|on|as long as)`;
const article = String.raw`(?:the |an? )?`;

/** Cases as the subject of a sentence: `An unknown user gives false`, `A count below 1 returns an empty array`. */
const subjects = new RegExp(
  String.raw`(?:^|[.;,:]\s+(?:and |but )?|\n|\s—\s)((?:an? |the |every |any |all |for )?(?:(?:empty|invalid|negative|unknown|missing|non-?existent|non-?existing|unpublished|guests?|no|nothing|blank|zero)\b[^.;,\n]{0,70}?|\$?[\w ]{2,24}? (?:below|above|under|over|(?:less|fewer|more|greater|smaller|larger|bigger|higher|lower|shorter|longer) than|that (?:do|does) not exist|outside|not)\b[^.;,\n]{0,40}?))(?=\s|:)\s*(?:(?:is|are) (?:refused|rejected|not allowed|declined)\b[:,]?\s*)?(?:${gives})\s+(?:always )?${value}`,
  'gi',
);

/** The places of value and case among the groups of each pattern, the surest first. */
const patterns: readonly (readonly [RegExp, value: number, when: number])[] = [
  [
    new RegExp(String.raw`\b${when}\s+((?:(?![.;]\s|,? ${when} ).){2,90}?)[,:]?\s+(?:then )?${gives}\s+${value}`, 'gi'),
    2,
    1,
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:returns?|returning|gives?(?: back)?|yields?|outputs?|prints?|shows?|or|and|otherwise|,)\s+|^|[—–:]\s*|\s-\s+|→\s*)${value}\s+(?:instead |is returned |are returned |is given |itself )?${when}\s+((?:(?!\.\s|;| — |, (?:otherwise|else|but|and (?:otherwise|the|it)|or )).){2,90})`,
      'gi',
    ),
    1,
    3,
  ],
  [new RegExp(String.raw`\b(without\s+${article}\$?[\w ]{2,30}?),?\s+${gives}\s+${value}`, 'gi'), 2, 1],
  [subjects, 2, 1],
];

/** `only for attachments; for anything else return 0`: what is said first tells which the others are. */
const onlyFor = new RegExp(
  String.raw`\bonly (?:works? |valid |meant )?(?:for|with|on|accepts?|counts?)\s+(?:the )?(?:post type )?[${'`'}"']?([a-z][\w-]*)[${'`'}"']?[^\n]*?\b(?:anything else|everything else|any other|all others?|others?|otherwise|else)\b[^.;\n]{0,30}?(?:\breturns?|\bgives?|→|:)?\s+${value}`,
  'i',
);

/** Sentences and list entries as they stand. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s*\((?:e\.g\.|i\.e\.|for example|such as|like)[^()\n]*\)/gi, '')
    .replace(/\b(e\.g|i\.e)\.\s/gi, '$1 ')
    .split(/\n+|(?<=[.!?;])\s+(?=[A-Z"'`])/)
    .map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, '').trim())
    .filter((part) => part !== '');
}

/** The cases of a prompt in which a function is to return something else, in their order. */
export function readOutcomes(text: string): Outcome[] {
  const found: Outcome[] = [];
  for (const sentence of sentencesOf(text)) {
    const taken: [number, number][] = [];
    const kind = onlyFor.exec(sentence);
    const other = kind === null ? null : phpOf(kind[2] ?? '');
    if (kind !== null && other !== null) {
      taken.push([kind.index, kind.index + kind[0].length]);
      found.push({ value: other, when: `not a ${(kind[1] ?? '').replace(/s$/, '')}`, sentence });
    }
    for (const [pattern, valueAt, whenAt] of patterns)
      for (const match of sentence.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (taken.some(([from, to]) => match.index < to && end > from)) continue;
        const source = phpOf(match[valueAt] ?? '');
        // "Negative scores and unknown users return false": one of them is enough.
        const words = (match[whenAt] ?? '').trim().replace(pattern === subjects ? /\band\b/g : /(?!)/g, 'or');
        if (source === null || words === '') continue;
        taken.push([match.index, end]);
        found.push({ value: source, when: words, sentence });
      }
  }
  return found;
}

/** A value in words as PHP; null where it is none. */
function phpOf(words: string): string | null {
  const text = words.trim();
  const literal = /^(["'`])(.*)\1$/s.exec(text)?.[2];
  if (literal !== undefined) {
    if (/^(?:true|false|null|\[\]|\$\w+|-?\d+(?:\.\d+)?)$/i.test(literal) && text.startsWith('`'))
      return phpOf(literal);
    return phpString(literal);
  }
  if (text.startsWith('<')) return phpString(text);
  if (/^(?:true|false|null)$/i.test(text)) return text.toLowerCase();
  if (/^zero$/i.test(text)) return '0';
  if (/^-?\d/.test(text)) return text;
  if (/\$\w+$/.test(text)) return /\$\w+$/.exec(text)?.[0] ?? null;
  const same =
    /(\w+) (?:unchanged|untouched|unmodified|as (?:it )?is|itself)$|^the (?:original|unchanged|given) (\w+)$/i.exec(
      text,
    );
  if (same !== null) return `$${(same[1] ?? same[2] ?? '').toLowerCase()}`;
  if (/array|list|\[\]/i.test(text)) return 'array()';
  if (/empty result/i.test(text)) return null;
  return "''";
}
