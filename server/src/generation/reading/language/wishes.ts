import type { Draft } from './draft.ts';
import type { Grammar } from './grammar.ts';
import { is } from './kinds.ts';
import type { Modality, Phrase } from './statement.ts';
import { readVerbGroup, type VerbGroup } from './verb-groups.ts';

/** What stands before the clause that counts: "I'd like it to …", "make sure that …". */
export interface Wish {
  readonly next: number;
  readonly modality: Modality | null;
  readonly isNegated: boolean;
  /** The subject of the clause within, where it stands before `next`. */
  readonly subject: readonly Phrase[] | null;
  /** "What I need is a list": the verb and its subject where no clause follows. */
  readonly outer?: VerbGroup;
  readonly outerSubject?: readonly Phrase[];
}

const extra =
  "(?:(?:'d|'ll|'m|'re|would|will|do|am|are|really|also|just|only|basically|therefore|currently|always|now|urgently|very|much|still) )*";
const someone = `(?:i|we) ${extra}`;
const good =
  '(?:possible|nice|good|great|cool|useful|helpful|important|essential|handy|necessary|perfect|lovely|ideal|fantastic|amazing|awesome|better|best|wonderful|vital|crucial|super|brilliant|sufficient|enough|convenient)';
const very = '(?:(?:very|really|also|so|absolutely|super|even|then) )*';
const way =
  '(?:an? |the |some |any )?(?:(?:easy|simple|quick|good|better|convenient|nice) )*(?:way|ways|possibility|option|ability|chance|means|opportunity|functionality|feature|function)';
const system =
  '(?:an? |the |some |this |our )?(?:(?:small|simple|custom|wordpress|wp|new|little|lightweight|easy|basic|free|own|tiny) )*(?:plugin|plug-in|tool|solution|something|extension|add-on|addon|module|widget|code|script)';
const wanting = '(?:want|like|need|love|prefer|wish|require|look for|looking for|search for|searching for|after)';

/** Nothing is wished. */
export const noWish: Wish = { next: 0, modality: null, isNegated: false, subject: null };

/** Each consumes the words that it matches, which end where the clause within begins. */
const openings: readonly { readonly pattern: RegExp; readonly modality: Modality | null; readonly isWay?: boolean }[] =
  [
    { pattern: /^(?:make|making|be) (?:absolutely |very |really )*(?:sure|certain) (?:that )?/, modality: null },
    { pattern: new RegExp(`^${someone}(?:want|like|love|prefer|wish|hope|need|expect) that `), modality: null },
    {
      pattern: new RegExp(`^${someone}${wanting} ${way} (?=to |for |of |that |where |so )`),
      modality: 'can',
      isWay: true,
    },
    {
      pattern: new RegExp(
        `^there (?:(?:must|should|needs?|has|have|could|ought|to|also|would|will) )*(?:be|is) ${way} (?=to |for |of |that |where |so )`,
      ),
      modality: 'can',
      isWay: true,
    },
    {
      pattern: new RegExp(`^(?:add|provide|include|offer|create|have|implement) ${way} (?=to |for |of |that |where )`),
      modality: 'can',
      isWay: true,
    },
    { pattern: new RegExp(`^is there ${way} (?=to |for |of |that |where )`), modality: 'can', isWay: true },
    {
      pattern: new RegExp(
        `^(?:it|this|that) (?:(?:must|should|would|will|could|'d|'s|needs?|has|to|also|can) )*(?:be|is|'s|been) ${very}${good} (?=to |for |if |when |that )`,
      ),
      modality: null,
      isWay: true,
    },
    {
      pattern: new RegExp(`^(?:must|should|would|will) be ${very}${good} (?=to |for |if |when |that )`),
      modality: null,
      isWay: true,
    },
    {
      pattern: /^(?:would|is|will|could) it (?:be )?(?:possible|ok|okay) (?=to |for |if |when |that )/,
      modality: 'can',
      isWay: true,
    },
    {
      pattern:
        /^(?:can|could|would|will) (?:you|u) (?:(?:please|maybe|also|kindly|just|possibly) )*(?:make it so |see to it )?/,
      modality: null,
    },
    {
      pattern:
        /^(?:the |our |my |main |basic )+(?:idea|goal|aim|plan|purpose|point|task|job)(?: of (?:this|the) \S+| here| behind \S+)? (?:is|would be|was) (?=that |to |for )/,
      modality: null,
      isWay: true,
    },
    { pattern: /^(?:please )?(?:ensure|guarantee|see to it|take care|check|verify) that /, modality: null },
    { pattern: /^(?:remember|don n't forget|do n't forget|try) to (?!me |us |them )/, modality: null },
  ];
const whatPattern = new RegExp(
  `^(?:what|all|everything|the (?:main|only|first|most important) thing)(?: that)? ((?:i|we|they|you|he|she) ${extra}(?:want|need|like|love|prefer|miss|lack|require|are missing|looking for|have in mind)) (?:is|would be|are) `,
);
const systemPattern = new RegExp(
  `^(?:${someone}${wanting} |(?:build|create|make|write|develop|code|give|need|want)(?: me| us)? )?(${system}) (?:for \\S+ )?(?=that |which |to |where )`,
);

/** The words before a clause that only wish for it; null if there are none. */
export function readWish(grammar: Grammar, at: number): Wish | null {
  const { tokens } = grammar;
  if (tokens[at]?.quote !== null || !/^[a-z']+$/.test(tokens[at]?.lower ?? '')) return null;
  const text = tokens
    .slice(at, at + 24)
    .map(({ lower, quote }) => (quote === null ? lower.replace(/ /g, '_') : '"'))
    .concat('')
    .join(' ');
  for (const { pattern, modality, isWay } of openings) {
    const found = pattern.exec(text)?.[0];
    if (!found) continue;
    const next = at + found.split(' ').length - 1;
    if (!isWay) return { next, modality, isNegated: false, subject: null };
    const inner = behindWay(grammar, next, modality ?? (/ possible /.test(found) ? 'can' : null));
    if (inner) return inner;
  }
  return readWhat(grammar, at, text) ?? readSystem(grammar, at, text);
}

/** "to book", "for members to book", "that members book", "if it could book". */
function behindWay(grammar: Grammar, at: number, modality: Modality | null): Wish | null {
  const { tokens } = grammar;
  const word = tokens[at]?.lower;
  if (word === 'to') return { next: at + 1, modality, isNegated: false, subject: null };
  if (word !== 'for')
    return {
      next: at + (word === 'so' && tokens[at + 1]?.lower === 'that' ? 2 : 1),
      modality,
      isNegated: false,
      subject: null,
    };
  const who = grammar.phrases(at + 1, { isShallow: true });
  if (!who || tokens[who.next]?.lower !== 'to') return null;
  return { next: who.next + 1, modality, isNegated: false, subject: who.value };
}

/** "What I want is …" */
function readWhat(grammar: Grammar, at: number, text: string): Wish | null {
  const found = whatPattern.exec(text);
  if (!found) return null;
  const { tokens } = grammar;
  let next = at + found[0].split(' ').length - 1;
  const from = at + found[0].slice(0, found[0].indexOf(found[1] ?? '')).split(' ').length - 1;
  const subject = grammar.phrase(from, { isShallow: true });
  const outer = subject && readVerbGroup(tokens, subject.next);
  if (/^(?:to|that)$/.test(tokens[next]?.lower ?? '')) next += 1;
  return {
    next,
    modality: null,
    isNegated: false,
    subject: null,
    ...(outer && subject ? { outer, outerSubject: [subject.value] } : {}),
  };
}

/** "a plugin that sends …": the plugin is the subject. */
function readSystem(grammar: Grammar, at: number, text: string): Wish | null {
  const found = systemPattern.exec(text);
  if (!found) return null;
  const { tokens } = grammar;
  const link = at + found[0].split(' ').length - 1;
  const from = at + found[0].slice(0, found[0].indexOf(found[1] ?? '')).split(' ').length - 1;
  const subject = grammar.phrase(from, { isShallow: true });
  const word = tokens[link]?.lower;
  const isClause = word === 'where' || (word !== 'to' && readVerbGroup(tokens, link + 1) === null);
  if (!subject || (word === 'to' && readVerbGroup(tokens, link + 1) === null)) return null;
  return { next: link + 1, modality: null, isNegated: false, subject: isClause ? null : [subject.value] };
}

const letting: Readonly<Record<string, Modality | null>> = {
  let: 'can',
  allow: 'can',
  enable: 'can',
  permit: 'can',
  help: 'can',
  make: null,
  have: null,
  want: 'want',
  like: 'want',
  wish: 'want',
  prefer: 'want',
  love: 'want',
  need: 'must',
  require: 'must',
  expect: 'must',
  ask: 'must',
  get: null,
};
const bare = /^(?:let|make|have|help)$/;
const preventing = /^(?:prevent|stop|keep|ban|discourage|disallow|forbid|hinder|block|prohibit)$/;

/** "lets visitors rate recipes", "wants it to email the parent", "prevents users from posting": who does what within. */
export function readCausative(grammar: Grammar, group: VerbGroup, draft: Draft): Wish | null {
  const { tokens } = grammar;
  const { lemma } = group.verb;
  const isPreventing = preventing.test(lemma);
  const isGiving = lemma === 'give' || lemma === 'offer';
  const modality = Object.hasOwn(letting, lemma) ? letting[lemma] : undefined;
  if ((modality === undefined && !isPreventing && !isGiving) || group.isPassive || !isSystem(draft.subject))
    return null;
  const who = grammar.phrases(group.next, { isShallow: true });
  // "let me know"
  if (!who || /^(?:me|us)$/.test(who.value[0]?.head.lower ?? '')) return null;
  let next = who.next;
  if (isGiving) {
    const ability = grammar.phrase(next, { isShallow: true });
    if (
      !ability ||
      !/^(?:ability|option|possibility|chance|opportunity|right|permission|way)$/.test(ability.value.lemma) ||
      tokens[ability.next]?.lower !== 'to'
    )
      return null;
    return { next: ability.next + 1, modality: 'can', isNegated: false, subject: who.value };
  }
  const word = tokens[next]?.lower;
  if (isPreventing) {
    if (word !== 'from' && word !== 'to') return null;
    const verb = readVerbGroup(tokens, next + 1);
    if (!verb) return null;
    return { next: next + 1, modality: 'can', isNegated: true, subject: who.value };
  }
  if (word === 'not') next += 1;
  if (tokens[next]?.lower === 'to') next += 1;
  else if (!bare.test(lemma)) return null;
  const verb = readVerbGroup(tokens, next);
  if (!verb || (verb.form !== 'base' && !verb.hasAuxiliary)) return null;
  // "we need a button to export": what it is for
  const first = who.value[0];
  const isDoer =
    first !== undefined &&
    (first.head.pos === 'PRON' ||
      first.pronoun !== null ||
      is(first.lemma, 'person') ||
      is(first.lemma, 'organisation') ||
      isSystem([first]));
  if (/^(?:need|require|have|get|make)$/.test(lemma) && !isDoer) return null;
  return { next, modality: modality ?? null, isNegated: word === 'not', subject: who.value };
}

/** Whether the clause is about the plugin itself, or those who order it. */
function isSystem(subject: readonly Phrase[]): boolean {
  const first = subject[0];
  return (
    !first ||
    /^(?:i|we|you|it|this|that|plugin|plug-in|tool|system|site|website|page|form|app|software|widget|feature|shortcode|button|owner|client|customer|boss|checkbox|setting|option)$/.test(
      first.lemma,
    )
  );
}
