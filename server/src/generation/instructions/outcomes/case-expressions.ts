import { phpString } from '../../writers/php.ts';
import type { NamedFunction, NamedParameter } from '../instruction.ts';
import { singular } from '../naming.ts';

/** A case as an expression of the function's parameters, or that what it found is empty. */
export type Case = { readonly kind: 'early'; readonly expression: string } | { readonly kind: 'empty' };

const isText = ({ type }: NamedParameter) => /^\??string$/.test(type);

/** How a parameter is empty. */
function emptiness(parameter: NamedParameter): string {
  const { name, type } = parameter;
  if (type.startsWith('?') || type.includes('|')) return `empty( $${name} )`;
  if (isText(parameter)) return `'' === trim( $${name} )`;
  if (type === 'array') return `array() === $${name}`;
  if (/^(?:int|float)$/.test(type)) return `! $${name}`;
  return `empty( $${name} )`;
}

/** The parameter that words name: by its own name, with or without `$`, or by the last of its words. */
function named(words: string, parameters: readonly NamedParameter[]): NamedParameter | null {
  const direct = parameters.find(({ name }) => new RegExp(String.raw`\$${name}\b`).test(words));
  if (direct !== undefined) return direct;
  const plain = words.toLowerCase().replace(/e-mail/g, 'email');
  return (
    parameters.find(({ name }) =>
      new RegExp(String.raw`\b${name.toLowerCase().replace(/_/g, '[_ ]?')}s?\b`).test(plain),
    ) ??
    parameters.find(({ name }) =>
      name
        .split('_')
        .some((part) => part.length > 3 && new RegExp(String.raw`\b${part.toLowerCase()}(?:e?s)?\b`).test(plain)),
    ) ??
    (parameters.length === 1 && /\b(?:it|input|text|string|value|argument|parameter|given)\b/.test(plain)
      ? (parameters[0] ?? null)
      : null)
  );
}

/** Things that a parameter may hold the ID or name of: words, names of parameters, and how it is not there. */
const things: readonly (readonly [words: RegExp, names: RegExp, absent: (name: string, other: string) => string])[] = [
  [/\bpost[ _]?type|\bcpt\b/, /^(?:post_?)?type$|cpt/, (name) => `! post_type_exists( $${name} )`],
  [/\btaxonom/, /^tax(?:onomy)?$/, (name) => `! taxonomy_exists( $${name} )`],
  [/\brole\b/, /role/, (name) => `null === get_role( $${name} )`],
  [
    /\b(?:users?|authors?|members?|customers?|accounts?)\b/,
    /user|author|member|customer|^u?id$/,
    (name) => `false === get_userdata( $${name} )`,
  ],
  [/\bcomments?\b/, /comment|^id$/, (name) => `null === get_comment( $${name} )`],
  [
    /\b(?:attachments?|images?|media)\b/,
    /attachment|image|media|^id$/,
    (name) => `'attachment' !== get_post_type( $${name} )`,
  ],
  [
    /\b(?:terms?|categor(?:y|ies)|tags?)\b/,
    /term|categor|^cat(?:_id)?$|tag|slug|^id$/,
    (name, taxonomy) => `! term_exists( $${name}${taxonomy === '' ? '' : `, ${taxonomy}`} )`,
  ],
  [
    /\b(?:posts?|pages?|products?|events?|entr(?:y|ies)|items?|ids?|orders?)\b/,
    /post|page|product|event|parent|item|^id$|_id$/,
    (name) => `null === get_post( $${name} )`,
  ],
];

const gone =
  /\b(?:no such|does ?n[o']t exist|doesn't exist|do not exist|don't exist|not exist\w*|unknown|invalid|missing|not found|is ?n[o']t found|can(?:not|'t) be found|non-?exist\w*|is not an? (?:valid|existing)|isn't an? (?:valid|existing)|not (?:a )?valid|is gone|was deleted)\b|\bno (?:post|user|page|term|comment|attachment|product|category|tag|taxonomy|author)s? (?:with|has|have|of|for|exists?|was|is)\b[^.]*\b(?:id|slug|name|login|exists?|found|that)\b/i;

const nothing =
  /\b(?:none|nothing|nobody|no (?:\w+[ -]){0,3}?(?:posts?|results?|match(?:es)?|entries|rows?|items?|users?|terms?|tags?|categories|comments?|events?|images?|children|pages?|drafts?|products?|one|sibling|parent|hits?|records?|attachments?|authors?|values?|meta|such (?!user|post|page|term|taxonomy|comment)\w+)|not found|no longer exists|(?:result|list|it|that|this|meta(?: field| value)?|field|option|value|transient|setting|array) (?:is|are|was|were|turns out) (?:empty|missing|not set|unset)|there (?:are|is) (?:no|none)|empty results?|results? (?:would be |is |are )?empty|isn't any|aren't any|not any|nothing is left|not set|is(?: not|n't) set)\b/i;

/**
 * What a case says of a function's parameters or of what it finds; null where it is neither. `… or …` holds where one of its
 * parts does, `… and …` where all do.
 */
export function caseOf(when: string, fn: NamedFunction, taxonomy: string): Case | null {
  for (const [word, sign] of [
    ['or', '||'],
    ['and', '&&'],
  ] as const) {
    const parts = when.split(
      new RegExp(`\\s*,?\\s+${word}\\s+(?!is\\b|are\\b|has\\b|equal|less\\b|more\\b|negative\\b|below\\b|0\\b)`, 'i'),
    );
    if (parts.length < 2) continue;
    const verb = /\b(?:is|are|has|does|do|was)\b.*$/i.exec(parts.at(-1) ?? '')?.[0] ?? '';
    const cases = parts.map((part) =>
      oneCase(
        /\b(?:is|are|has|does|do|was)\b|^(?:negative|unknown|empty|invalid|missing|non|no)\b/i.test(part)
          ? part
          : `${part} ${verb}`,
        fn,
        taxonomy,
      ),
    );
    const early = cases.flatMap((one) => (one?.kind === 'early' ? [one.expression] : []));
    if (early.length === parts.length && new Set(early).size === early.length)
      return { kind: 'early', expression: early.join(` ${sign} `) };
  }
  return oneCase(when, fn, taxonomy);
}

function oneCase(when: string, fn: NamedFunction, taxonomy: string): Case | null {
  const parameters = fn.parameters ?? [];
  const text = when.toLowerCase().replace(/e-mail/g, 'email');
  const early = (expression: string): Case => ({ kind: 'early', expression });
  const about = named(when, parameters);
  const compared = comparison(when, parameters);
  if (compared !== null) return early(compared);
  const guest = parameters.find(({ name }) => /user|author/.test(name));
  if (/\bguests?\b|\bnobody is logged in|\bnot logged[- ]in|\bvisitors?\b/.test(text))
    return early(guest === undefined ? '! is_user_logged_in()' : `$${guest.name} < 1`);
  if (
    about !== null &&
    /\b(?:email|e-mail)\b/.test(`${about.name} ${text}`) &&
    /\binvalid\b|\bnot (?:an? )?(?:valid )?(?:email|address|valid)|\bno valid\b|isn't/.test(text)
  )
    return early(`! is_email( $${about.name} )`);
  if (/\binvalid addresses\b|\binvalid emails?\b/.test(text)) {
    const mail = parameters.find(({ name }) => /mail|address/.test(name));
    if (mail !== undefined) return early(`! is_email( $${mail.name} )`);
  }
  if (about !== null && /url|link/.test(about.name) && gone.test(text))
    return early(`! wp_http_validate_url( $${about.name} )`);
  if (gone.test(text)) {
    const thing = things.find(([words, names]) => words.test(text) && parameters.some(({ name }) => names.test(name)));
    const holder =
      thing &&
      (about !== null && thing[1].test(about.name) ? about : parameters.find(({ name }) => thing[1].test(name)));
    if (thing !== undefined && holder !== undefined) {
      const other = parameters.find(({ name }) => /^tax(?:onomy)?$/.test(name));
      return early(thing[2](holder.name, other === undefined ? taxonomy : `$${other.name}`));
    }
  }
  const kind = /\b(?:is not|isn't|not) (?:an? |of (?:the )?(?:post )?type )[`"']?([a-z][\w-]+)[`"']?(?: post)?$/.exec(
    text,
  )?.[1];
  const post = parameters.find(
    ({ name, type }) => /post|page|product|event|^id$|_id$/.test(name) && /^(?:int|)$/.test(type),
  );
  if (kind !== undefined && post !== undefined && !/^(?:valid|number|numeric|string|array|integer|empty)$/.test(kind))
    return early(`${phpString(singular(kind))} !== get_post_type( $${post.name} )`);
  if (
    about !== null &&
    /\b(?:empty|blank)\b|\bno (?:input|text|value)\b/.test(text) &&
    !/\b(?:not|isn't|non-?)\s*empty/.test(text) &&
    names(when, about)
  )
    return early(emptiness(about));
  if (about !== null && names(when, about) && /\bnot (?:a )?numeric|\bnot a number\b/.test(text))
    return early(`! is_numeric( $${about.name} )`);
  return nothing.test(text) ? { kind: 'empty' } : null;
}

/** Whether words name the parameter itself rather than something of its kind. */
function names(words: string, { name }: NamedParameter): boolean {
  return (
    words.includes(`$${name}`) ||
    /\b(?:empty|blank|given|input|no input|argument|string|text|name|key|title)\b/i.test(words)
  );
}

const signs: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:zero or (?:negative|less|below)|not positive|0 or (?:less|negative|below)|non-?positive|negative or (?:zero|0))\b/,
    '<= 0',
  ],
  [/\bnegative\b|\bbelow (?:zero|0)\b|\bless than (?:zero|0)\b/, '< 0'],
  [/\b(?:is|equals?|=) (?:zero|0)\b|^(?:zero|0)$/, '=== 0'],
];

function comparison(when: string, parameters: readonly NamedParameter[]): string | null {
  const numeric = parameters.filter(({ type }) => /^(?:int|float|)$/.test(type));
  const both =
    /\$(\w+)\s*(?:is\s+)?(<=|>=|<|>|===?|less than|smaller than|lower than|below|under|greater than|bigger than|larger than|more than|higher than|above|over|before|after)\s*(\$\w+|-?\d+(?:\.\d+)?)/.exec(
      when,
    );
  if (both !== null && parameters.some(({ name }) => name === both[1])) {
    const [, left = '', word = '', right = ''] = both;
    const sign = /^[<>=]/.test(word)
      ? word.replace(/^==?=?$/, '===')
      : /less|small|low|below|under|before/.test(word)
        ? '<'
        : '>';
    return `$${left} ${sign} ${right}`;
  }
  const sized = /\b(shorter|fewer|less|longer|more) than (\d+) (?:characters|chars|letters)\b/.exec(when.toLowerCase());
  if (sized !== null) {
    const texts = parameters.filter(({ type }) => /^\??(?:string|)$/.test(type));
    const about = named(when, texts) ?? texts[0];
    if (about !== undefined)
      return `mb_strlen( $${about.name} ) ${/longer|more/.test(sized[1] ?? '') ? '>' : '<'} ${sized[2]}`;
  }
  const bound =
    /\b(?:is |are )?(below|under|less than|fewer than|smaller than|lower than|above|over|more than|greater than|larger than|bigger than|higher than)\s+(-?\d+(?:\.\d+)?)\b/.exec(
      when.toLowerCase(),
    );
  if (bound !== null) {
    const about = named(when, numeric) ?? (numeric.length === 1 ? numeric[0] : undefined);
    if (about != null)
      return `$${about.name} ${/below|under|less|fewer|smaller|lower/.test(bound[1] ?? '') ? '<' : '>'} ${bound[2]}`;
  }
  const [, sign] = signs.find(([words]) => words.test(when.toLowerCase())) ?? [];
  if (sign === undefined) return null;
  const about = named(when, numeric) ?? (numeric.length === 1 ? numeric[0] : undefined);
  if (about == null) return null;
  if (sign === '=== 0') return /float/.test(about.type) ? `0.0 === (float) $${about.name}` : `0 === $${about.name}`;
  return `$${about.name} ${sign}`;
}
