import { Code } from '../writers/code.ts';
import { type PhpCode, php, phpString } from '../writers/php.ts';
import type { Instruction } from './instruction.ts';
import { nameOf, singular } from './naming.ts';

/** A condition that words of a prompt state, as an expression of PHP. */
interface Condition {
  readonly said: RegExp;
  /** '' when the words turn out to say nothing. */
  expression(match: RegExpExecArray, instruction: Instruction): string;
}

const plain = (said: RegExp, expression: string): Condition => ({ said, expression: () => expression });
/** Before those whom something is for; "in the admin" and "on the admin" are places. */
const people = '(?:only (?:for|to|by|if|when|while|let)?|for|to|if|when|while|unless|limited to|restricted to)';

const conditions: readonly Condition[] = [
  plain(
    /\b(?:not logged[ -]in|(?:aren't|isn't) logged[ -]in|logged[ -]out|anonymous|guests?\b|unauthenticated)/,
    '! is_user_logged_in()',
  ),
  plain(
    /(?<!not )(?<!is )\blogged[ -]in (?:users?|visitors?|people|members?|customers?)|\bif the (?:current )?user is logged[ -]in|\bwhen logged[ -]in/,
    'is_user_logged_in()',
  ),
  plain(
    /\b(?:except|but not|unless|other than|non-|who are not|everyone but|everybody but)\s*(?:for |the |an? |to )?(?:admin(?:istrator)?s?)\b|\bcannot manage options/,
    "! current_user_can( 'manage_options' )",
  ),
  plain(
    new RegExp(
      String.raw`\b${people}\s*(?:the |an? )?(?:site )?admin(?:istrator)?s?\b(?! (?:area|screen|page|menu|bar|list|dashboard|panel))|\badmin(?:istrator)?s? only\b|\busers? (?:who|that) can manage[_ ]options`,
    ),
    "current_user_can( 'manage_options' )",
  ),
  {
    said: /\busers? (?:who|that) (?:can|may) (edit|publish|delete|upload|moderate|read|create|install|activate|promote)[_ ](?:(others|private|published)[_ ])?(posts|pages|comments|users|files|plugins|themes)\b/,
    expression: ([, verb = '', middle, what = '']) =>
      `current_user_can( ${phpString(verb === 'moderate' ? 'moderate_comments' : [verb, middle, what].filter(Boolean).join('_'))} )`,
  },
  {
    said: /\b(?:capability|can) [`"']([a-z_]+)[`"']|[`"']([a-z_]+)[`"'] capability/,
    expression: ([, one, two]) => `current_user_can( ${phpString(one ?? two ?? 'read')} )`,
  },
  {
    said: /\b(?:while|if|when|as long as|unless) (?:the |an? )?option [`"']?(\w+)[`"']? (?:is |has )?(not empty|empty|not set|unset|set|enabled|missing|true|1|on|disabled|off)/,
    expression: ([, option = '', state = '']) =>
      /^(?:not empty|set|enabled|true|1|on)$/.test(state)
        ? `get_option( ${phpString(option)} )`
        : `! get_option( ${phpString(option)} )`,
  },
  {
    said: /\bsidebar [`"']?([\w-]+)[`"']? is (not )?active|[`"']([\w-]+)[`"'] sidebar is (not )?active/,
    expression: ([, one, not, two, notTwo]) =>
      `${(not ?? notTwo) ? '! ' : ''}is_active_sidebar( ${phpString(one ?? two ?? '')} )`,
  },
  plain(/\bon (?:the )?(?:front ?page|home ?page|homepage|start page)\b/, 'is_front_page()'),
  plain(/\b(?:on|of|in|for) (?:the )?search (?:results?|pages?)/, 'is_search()'),
  plain(/\bon (?:the )?404 (?:page|error)/, 'is_404()'),
  plain(/\bon category (?:archives?|pages?)/, 'is_category()'),
  plain(/\bon (?:the )?(?:all )?archives?(?: pages?)?\b/, 'is_archive()'),
  plain(/\bon (?:the )?author (?:archives?|pages?)/, 'is_author()'),
  plain(
    /\b(?:on|of|to|for|in|after) (?:the )?(?:content of )?(?:all |every |each )?(?:single|individual) (?:blog )?posts?\b(?! type)/,
    "is_singular( 'post' )",
  ),
  {
    said: /\b(?:on|of|to|for|in) (?:all |every |each |the )?single ([a-z]+)(?: pages?| posts?)?\b/,
    expression: ([, type = '']) =>
      /^(?:page|view|view|item|block|code|query|call|line|file|post)s?$/.test(type)
        ? ''
        : `is_singular( ${phpString(singular(type))} )`,
  },
  {
    said: /\b(?:on|of|for|to) (?:all |every |each |single )?(?:posts|entries) of (?:the )?(?:custom )?(?:post )?type\b/,
    expression: (_match, { text }) => `is_singular( ${phpString(nameOf(text, 'post type|type') ?? 'post')} )`,
  },
  plain(/\bon (?:all |every |single |static )?pages\b(?! (?:where|that|with|of|which|under))/, 'is_page()'),
  plain(/\bon mobile\b|\bmobile (?:devices|visitors)/, 'wp_is_mobile()'),
];

/** Whether a place is named as one where something is not to be: "not on the front page", "everywhere except on pages". */
const isDenied = (prose: string, at: number): boolean =>
  /\b(?:not|never|except|excluding|other than|but not|nowhere|everywhere but)\s*(?:for |when |if )?$/.test(
    prose.slice(Math.max(0, at - 24), at),
  );

const opposite = (expression: string): string =>
  expression.startsWith('! ') ? expression.slice(2) : `! ${expression}`;

/** The conditions that a prompt states, as expressions of PHP. */
export function readConditions(instruction: Instruction): PhpCode[] {
  const found: string[] = [];
  for (const { said, expression } of conditions) {
    const match = said.exec(instruction.prose);
    const plainText = match === null ? '' : expression(match, instruction);
    const text =
      match !== null && plainText !== '' && isDenied(instruction.prose, match.index) ? opposite(plainText) : plainText;
    const subject = text.replace(/^! /, '').replace(/\(.*/, '');
    if (text !== '' && !found.some((one) => one.includes(subject))) found.push(text);
  }
  return found.map((text) => new Code('php', text));
}

/** Leaves a function with `result` where a condition does not hold; '' without conditions. */
export function guard(instruction: Instruction, result: PhpCode | null, more: readonly PhpCode[] = []): PhpCode {
  const all = [...readConditions(instruction), ...more];
  if (all.length === 0) return new Code('php', '');
  const negated = all.map(({ text }) => (text.startsWith('! ') ? text.slice(2) : `! ${text}`)).join(' || ');
  const back = result === null ? php`return;` : php`return ${result};`;
  return php`
    if ( ${new Code('php', negated)} ) {
      ${back}
    }
  `;
}
