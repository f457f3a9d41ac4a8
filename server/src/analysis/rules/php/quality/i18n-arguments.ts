import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';
import { placeholdersOf } from './support/placeholders.ts';
import { domainPositions, expectedDomain } from './support/text-domain.ts';

export const meta: RuleMeta = {
  id: 'quality/i18n-arguments',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'internationalization',
  merge: 'message',
  title: 'Incorrect use of a translation function',
  description:
    'Reports translation calls with too few or too many arguments, empty texts or texts without words, plurals that do not match their singular, and printed texts used as values.',
  rationale: `Each translation function takes its own list: \`__( text, domain )\`, \`_x( text, context, domain )\`,
\`_n( singular, plural, number, domain )\`, \`_nx( singular, plural, number, context, domain )\`. One argument too few shifts
the others: the domain is taken for the context, and the text is never translated.

An empty text stands for the header of the translation file, and comes back as that. A text of placeholders and markup
alone has nothing to translate. Singular and plural must have the same placeholders, as \`sprintf()\` fills both.
\`_e()\` and its like print and return nothing: inside \`sprintf()\` or \`echo\` they print at the wrong place.

**When to ignore it:** when a text of one character, such as a decimal point, really is for translators.`,
  references: [
    {
      title: 'Internationalization guidelines',
      url: 'https://developer.wordpress.org/apis/internationalization/internationalization-guidelines/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.I18n'],
  examples: {
    bad: [
      {
        code: "<?php\n$a = _x( 'Post', 'book-shelf' );\n$b = __( 'Post', 'noun', 'shelf' );\n$c = _n( '%d book', '%d books', 'shelf' );\n",
        lines: [2, 3, 4],
      },
      {
        code: "<?php\n/* translators: %s: title */\n$a = sprintf( __( '%s', 'shelf' ), $title );\n$b = __( '', 'shelf' );\necho _e( 'Books', 'shelf' );\n/* translators: %d: count */\n$c = _n( '%d book', 'books', $n, 'shelf' );\n__( 'Nothing', 'shelf' );\n",
        lines: [3, 4, 5, 7, 8],
      },
    ],
    good: [
      "<?php\n$a = _x( 'Post', 'noun', 'shelf' );\n_e( 'Books', 'shelf' );\n/* translators: %d: count */\n$c = _n( 'One book', '%d books', $n, 'shelf' );\n/* translators: 1: title, 2: author */\n$d = __( '<b>%1$s</b> by %2$s', 'shelf' );\n",
    ],
  },
};

const prints = new Set(['_e', '_ex', 'esc_html_e', 'esc_attr_e']);
/** Names of the arguments in front of the domain, in order. */
const before: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'text, context',
  3: 'singular, plural, number',
  4: 'singular, plural, number, context',
};

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  const position = name === null ? undefined : domainPositions.get(name);
  if (name === null || position === undefined || isCoreFile(context.fileName)) return;
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return;
  checkNumber(node, name, position, context);
  checkUse(node, name, context);
  const texts = name.startsWith('_n') ? node.args.slice(0, 2) : node.args.slice(0, 1);
  for (const { value } of texts) checkText(value, name, context);
  const [one, many] = texts;
  if (texts.length === 2 && one?.value.kind === 'Str' && many?.value.kind === 'Str') {
    const [singular, plural] = [placeholdersOf(one.value.value), placeholdersOf(many.value.value)];
    // "One book" may do without its number, the plural not.
    if (singular.some(({ type }) => !plural.some((other) => other.type === type)) && singular.length > plural.length)
      report(
        many.value,
        'The plural lacks a placeholder that the singular has.',
        'Use the same placeholders in both.',
        context,
      );
  }
}

function report(at: Expr, message: string, suggestion: string, context: PhpContext, severity?: 'low'): void {
  context.report({ at, detail: message, message, suggestion, confidence: 'high', ...(severity ? { severity } : {}) });
}

function checkNumber(node: Call, name: string, position: number, context: PhpContext): void {
  const form = name.endsWith('_noop') ? `singular, plural${name === '_nx_noop' ? ', context' : ''}` : before[position];
  const count = node.args.length;
  if (count > position + 1) {
    const message = `${name}() takes ${position + 1} arguments, not ${count}: the domain is not where it is looked for.`;
    report(node, message, `Pass ( ${form}, domain ).`, context);
    return;
  }
  if (count >= position && count > 0) {
    // The number of things, not a text: the domain slipped into its place.
    const number = /^_nx?$/.test(name) ? node.args[2]?.value : undefined;
    if (count !== position || (number?.kind !== 'Str' && !isDomainLike(node, name, position, context))) return;
  }
  const message = `${name}() lacks an argument: it takes ( ${form}, domain ).`;
  report(node, message, `Pass ( ${form}, domain ).`, context);
}

/**
 * `_x( 'Post', 'my-plugin' )`: what stands last looks like a domain, or is the plugin's. Where it is no domain, only the
 * domain is missing, and wrong-text-domain says so.
 */
function isDomainLike(node: Call, name: string, position: number, context: PhpContext): boolean {
  const last = node.args[position - 1]?.value;
  if (!/x$|^_nx|_x$/.test(name) || last?.kind !== 'Str') return false;
  return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(last.value) || last.value === expectedDomain(context)?.domain;
}

function checkUse(node: Call, name: string, context: PhpContext): void {
  const parent = context.ancestors.at(-1);
  const isStatement = parent?.kind === 'ExprStmt';
  if (prints.has(name)) {
    if (parent?.kind !== 'Echo' && parent?.kind !== 'Arg' && parent?.kind !== 'Assign' && parent?.kind !== 'Concat')
      return;
    const other = name === '_e' ? '__' : name === '_ex' ? '_x' : name.replace(/_e$/, '__');
    context.report({
      at: node,
      detail: 'use',
      message: `${name}() prints the text and returns nothing, but its result is used here.`,
      suggestion: `Use ${other}().`,
      // `echo _e( … )` prints the text once, as it was meant.
      ...(parent.kind === 'Echo' ? { severity: 'low' as const } : {}),
      confidence: 'high',
      fix: { edits: [{ start: node.callee.start, end: node.callee.end, text: other }], safe: false },
    });
  } else if (isStatement && !/_noop$/.test(name)) {
    // Texts that only the collecting tools shall see stand behind a return or in a file of their own.
    const message = `${name}() returns the text, and nothing is done with it.`;
    report(node, message, 'Print it with an escaping function such as esc_html_e(), or delete it.', context, 'low');
  }
}

function checkText(text: Expr, name: string, context: PhpContext): void {
  if (text.kind !== 'Str') return;
  if (text.value.trim() === '') {
    const message = `${name}() gives the header of the translation file for an empty text.`;
    report(text, message, 'Do not translate empty strings.', context);
    return;
  }
  const words = text.value.replace(/<[^>]*>|&\w+;/g, '').replace(/%(%|(\d+\$)?[-+]?\d*(\.\d+)?[bcdeEfFgGosuxX])/g, '');
  if (/[\p{L}\p{N}]/u.test(words) || text.value.length === 1) return;
  const message = 'This text has no word for translators: only placeholders, markup or signs.';
  report(text, message, 'Only translate strings that contain words, and print the rest as is.', context, 'low');
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...domainPositions.keys()], visit: check }] };
