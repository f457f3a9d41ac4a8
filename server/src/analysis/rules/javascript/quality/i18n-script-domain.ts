import type { JsNode } from '../../../languages/javascript/ast.ts';
import { literalOf } from '../../../languages/javascript/nodes.ts';
import type { SourceText } from '../../../source-text.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';
import { textDomainOf } from './support/script-text-domain.ts';
import { translationOf } from './support/script-translation.ts';

export const meta: RuleMeta = {
  id: 'quality/i18n-script-domain',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'i18n',
  title: 'Wrong or missing text domain in a script',
  description:
    'A translation function in a script has no text domain, one that is not a string literal, or a wrong one.',
  rationale: `A script's texts are looked up by their domain, as those of PHP are. Without it, or with another, the text stays English, and nothing complains.

The domain is known from the \`Text Domain\` header of the plugin or theme, or from \`textdomain\` in the \`block.json\` beside the script. Where neither is at hand only a missing domain in a script that names one elsewhere, and one that is no literal, are reported.`,
  references: [
    {
      title: 'JavaScript internationalization',
      url: 'https://developer.wordpress.org/block-editor/how-to-guides/internationalization/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "import { __ } from '@wordpress/i18n';\nconst save = __( 'Save', 'acme' );\nconst close = __( 'Close' );\n",
        lines: [3],
      },
      { code: "import { __ } from '@wordpress/i18n';\nconst save = __( 'Save', DOMAIN );\n", lines: [2] },
      {
        name: 'blocks/note/edit.js',
        code: "import { __ } from '@wordpress/i18n';\nconst save = __( 'Save', 'other' );\n",
        beside: { 'blocks/note/block.json': '{ "name": "acme/note", "title": "Note", "textdomain": "acme" }' },
        lines: [2],
      },
    ],
    good: [
      "import { __, _n } from '@wordpress/i18n';\nconst save = __( 'Save', 'acme' );\nconst count = _n( '%d item', '%d items', n, 'acme' );\n",
      "import { __ } from '@wordpress/i18n';\nconst save = __( 'Save' );\nconst close = __( 'Close', 'default' );\n",
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  const translation = translationOf(call, context);
  if (translation === null) return;
  const { name, domain, args } = translation;
  const expected = textDomainOf(context) ?? onlyDomain(context);
  if (expected === 'default' || /(?:^|\/)wp-(?:admin|includes)\//.test(context.fileName)) return;
  const last = args.at(-1);
  if (domain === undefined) {
    const isWhole = args.length === { __: 1, _x: 2, _n: 3, _nx: 4 }[name];
    if (last === undefined || !isWhole) return;
    if (expected === null) {
      if (mayBeCore(context)) return;
      context.report({
        at: call,
        message: `${name}() has no text domain, so this string is never translated.`,
        suggestion: 'Add the text domain of the plugin or theme.',
      });
      return;
    }
    context.report({
      at: call,
      message: `${name}() has no text domain, so this string is never translated.`,
      suggestion: `Add '${expected}'.`,
      fix: { edits: [{ start: last.end, end: last.end, text: `, '${expected}'` }], safe: false },
    });
    return;
  }
  const text = literalOf(domain, context.source);
  if (text === null) {
    context.report({
      at: domain,
      message: `The text domain of ${name}() is not a string literal, so this string is not extracted for translation.`,
      suggestion: expected === null ? 'Use a string literal.' : `Write '${expected}'.`,
    });
  } else if (expected !== null && text !== expected && text !== 'default' && textDomainOf(context) !== null) {
    context.report({
      at: domain,
      message: `The text domain '${text}' is not '${expected}'.`,
      suggestion: `Write '${expected}'.`,
      fix: { edits: [{ start: domain.start, end: domain.end, text: `'${expected}'` }], safe: false },
    });
  }
}

const namesDefault = oncePerFile(/['"]default['"]\s*\)/);

/** WordPress and Gutenberg themselves name no domain; a single text may be theirs. */
function mayBeCore({ fileName, source }: JsContext): boolean {
  return /(?:^|\/)(?:packages|wp-includes|wp-admin|js\/_enqueues)\//.test(fileName) || namesDefault(source);
}

const domainKey = Symbol('the one domain');

/** The one domain that the calls of this file name, looked for once. */
function onlyDomain({ source }: JsContext): string | null {
  return source.facts.of(domainKey, () => readDomain(source));
}

function readDomain(source: SourceText): string | null {
  const domains = new Set(
    [...source.code.matchAll(/\b_(?:_|x|n|nx)\(\s*(?:'[^'\n]*'|"[^"\n]*")[^()]*?,\s*['"]([\w-]+)['"]\s*,?\s*\)/g)].map(
      ([, domain]) => domain,
    ),
  );
  const [only] = domains;
  return domains.size === 1 && only !== undefined && only !== 'default' ? only : null;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
