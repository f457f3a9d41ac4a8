import type { JsNode } from '../../../languages/javascript/ast.ts';
import { calleeText, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { type Translation, translationOf } from './support/script-translation.ts';

export const meta: RuleMeta = {
  id: 'quality/i18n-script-text',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'i18n',
  title: 'Untranslatable string',
  description:
    'A translatable string in a script is not a literal, has unordered placeholders, or lacks a translators comment.',
  rationale: `Translators see the texts that tools find in the source: a variable or a template with parts is found by none. With two \`%s\` a language that turns the words around cannot; what a placeholder stands for only a comment says.

Write the text out with placeholders and fill them with \`sprintf()\`; number them (\`%1$s\`); put \`/* translators: %s: name of the post */\` on the line before.`,
  references: [
    {
      title: 'JavaScript internationalization',
      url: 'https://developer.wordpress.org/block-editor/how-to-guides/internationalization/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "import { __ } from '@wordpress/i18n';\nconst label = __( title, 'acme' );\n", lines: [2] },
      { code: "import { __ } from '@wordpress/i18n';\nconst label = __( 'Saved ' + title, 'acme' );\n", lines: [2] },
      {
        code: "import { __, sprintf } from '@wordpress/i18n';\n// translators: name and date.\nconst label = sprintf( __( '%s on %s', 'acme' ), name, date );\n",
        lines: [3],
      },
      {
        code: "import { __, sprintf } from '@wordpress/i18n';\nconst label = sprintf( __( 'Hello %s', 'acme' ), name );\n",
        lines: [2],
      },
    ],
    good: [
      "import { __, _n, sprintf } from '@wordpress/i18n';\nconst label = sprintf(\n\t/* translators: 1: name, 2: date. */\n\t__( '%1$s on %2$s', 'acme' ),\n\tname,\n\tdate\n);\n// translators: %d: number of items.\nconst count = sprintf( _n( '%d item', '%d items', n, 'acme' ), n );\nconst plain = __( 'Save', 'acme' ) + ' ' + title;\n",
      "import { __ } from './my-own';\nconst label = __( title );\n",
    ],
  },
};

const placeholder = /%(?:\d+\$)?[sdf]/g;

function check(call: JsNode, context: JsContext): void {
  const translation = translationOf(call, context);
  if (translation === null) return;
  for (const text of translation.texts) {
    const problem = problemOf(text, context);
    if (problem !== null) {
      context.report({
        at: text,
        message: `The string passed to ${translation.name}() is ${problem}, so it cannot be extracted for translation.`,
        suggestion: 'Use a string literal with placeholders for sprintf().',
        severity: 'medium',
      });
      return;
    }
  }
  checkPlaceholders(call, translation, context);
}

/** Why a text cannot be read from the source; null when it can. */
function problemOf(text: JsNode, context: JsContext): string | null {
  if (literalOf(text, context.source) !== null) return null;
  if (text.type === 'template_string') return 'a template with values in it';
  if (text.type === 'binary_expression')
    return text.children.every((child) => problemOf(child, context) === null) ? null : 'put together with values';
  if (text.type === 'parenthesized_expression') return text.children[0] ? problemOf(text.children[0], context) : null;
  return /^(?:identifier|member_expression|subscript_expression|call_expression|ternary_expression)$/.test(text.type)
    ? 'not a literal'
    : null;
}

function checkPlaceholders(call: JsNode, { name, texts }: Translation, context: JsContext): void {
  const [first] = texts;
  const text = literalOf(first, context.source);
  if (first === undefined || text === null) return;
  const found = text.replaceAll('%%', '').match(placeholder) ?? [];
  if (found.length === 0) return;
  if (found.length > 1 && found.some((part) => !part.includes('$'))) {
    context.report({
      at: first,
      message: `The ${found.length} placeholders of this string are not numbered, so translators cannot reorder them.`,
      suggestion: 'Number them: %1$s, %2$s.',
    });
    return;
  }
  const isFilled =
    call.parent?.type === 'arguments' &&
    /(?:^|\.)sprintf$/.test(calleeText(call.parent.parent ?? call, context.source));
  if (!isFilled || isExplained(call, context)) return;
  context.report({
    at: call,
    message: `There is no translators comment that explains ${found[0]} in ${name}().`,
    suggestion: 'Add /* translators: … */ on the line before.',
    severity: 'info',
  });
}

/** A comment for translators stands on the call's line or in the two before. */
function isExplained(call: JsNode, context: JsContext): boolean {
  const line = context.source.lineAt(call.start);
  const statement = context.source.lineAt(call.parent?.parent?.start ?? call.start);
  return context.comments.some((comment) => {
    const at = context.source.lineAt(comment.end);
    return at <= line && at >= Math.min(line, statement) - 3 && /translators\s*:/i.test(context.source.slice(comment));
  });
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
