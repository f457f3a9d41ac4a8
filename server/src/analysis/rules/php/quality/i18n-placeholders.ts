import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { domainPositions } from './support/text-domain.ts';

export const meta: RuleMeta = {
  id: 'quality/i18n-placeholders',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'internationalization',
  merge: 'message',
  title: 'Untranslatable string',
  description:
    'Reports translatable strings that are not literals, or have several placeholders without an order or a translators comment.',
  rationale: `The tools that collect texts for translators read the code without running it: a variable, or a text with one
inside, is never collected and never translated.

Languages order words differently. With \`%1$s\` and \`%2$s\` a translator can swap two placeholders, with \`%s\` and \`%s\`
not. What placeholders stand for is said in a comment that begins with \`translators:\`, on the line before the call. A single
placeholder is plain from its sentence as a rule, and not reported.

A text that is only a variable is often collected elsewhere, and reported low; one that is put together is lost.

**When to ignore it:** when the text was translated before and the call only looks it up again.`,
  references: [
    {
      title: 'Internationalization: placeholders',
      url: 'https://developer.wordpress.org/apis/internationalization/internationalization-guidelines/#placeholders',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.I18n'],
  examples: {
    bad: [
      {
        code: "<?php\n/* translators: 1: title, 2: author */\nprintf( __( '%s by %s', 'shelf' ), $title, $author );\n$label = __( $name, 'shelf' );\n_e( \"Hello $name\", 'shelf' );\n",
        lines: [3, 4, 5],
      },
      { code: "<?php\n$text = sprintf( __( '%1$s, written by %2$s', 'shelf' ), $title, $author );\n", lines: [2] },
    ],
    good: [
      "<?php\n/* translators: 1: title, 2: author */\nprintf( esc_html__( '%1$s by %2$s', 'shelf' ), $title, $author );\n",
      "<?php\n$text = sprintf(\n\t/* translators: %s: author */\n\t__( 'Written by %s', 'shelf' ),\n\t$author\n);\n$by = sprintf( __( 'By %s', 'shelf' ), $author );\n_e( '100% done', 'shelf' );\n",
    ],
  },
};

const placeholder = /(?<!%)%(?:%%)*(?:(\d+)\$)?[+-]?(?:0|'.)?-?\d*(?:\.\d+)?[bcdeEfFgGosuxX](?![A-Za-z]*%)/g;

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass) return;
  const name = context.names.functionName(node.callee);
  const position = domainPositions.get(name);
  const first = node.args[0];
  if (position === undefined || !first || context.names.localFunctions.has(name)) return;
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return;
  const texts: Expr[] = [first.value];
  const second = node.args[1];
  if (/^_nx?(_noop)?$/.test(name) && second) texts.push(second.value);
  const changing = texts.find((text) => !isLiteral(text));
  if (changing) {
    context.report({
      at: changing,
      message: `The string passed to ${node.callee.text}() is not a literal, so it is not extracted for translation.`,
      suggestion: 'Use a string literal with placeholders and sprintf() for variable parts.',
      severity: changing.kind === 'Concat' || changing.kind === 'Interpolated' ? 'medium' : 'low',
      confidence: 'high',
    });
    return;
  }
  for (const text of texts) checkText(text, node, context);
}

function isLiteral(text: Expr): boolean {
  return text.kind === 'Str' || (text.kind === 'Concat' && text.parts.every(isLiteral));
}

function checkText(text: Expr, node: Call, context: PhpContext): void {
  if (text.kind !== 'Str') return;
  const all = [...text.value.matchAll(placeholder)];
  if (all.length === 0) return;
  const bare = all.filter(([, number]) => number === undefined);
  if (all.length >= 2 && bare.length >= 1) {
    context.report({
      at: text,
      detail: 'order',
      message: `The ${all.length} placeholders of this string are not numbered, so translators cannot reorder them.`,
      suggestion: 'Number them: %1$s, %2$s.',
      confidence: 'high',
      ...numbered(text, all.length === bare.length, context),
    });
  } else if (all.length >= 2 && !isExplained(node, context)) {
    context.report({
      at: text,
      detail: 'comment',
      message: 'There is no translators comment that explains the placeholders in this string.',
      suggestion: 'Add /* translators: %s: … */ on the line before.',
      severity: 'info',
      confidence: 'medium',
      ...commented(
        node,
        all.map(([written]) => written),
        context,
      ),
    });
  }
}

/** A comment for translators on a line of its own before the statement, for a person to finish. */
function commented(node: Call, placeholders: readonly string[], context: PhpContext): Pick<Finding, 'fix'> {
  const { source } = context;
  const statement = context.ancestors.findLast(
    ({ kind }) => kind === 'ExprStmt' || kind === 'Echo' || kind === 'Return',
  );
  if (statement === undefined) return {};
  const line = source.lineAt(node.start);
  const start = source.lineStart(line);
  const before = source.slice({ start, end: node.start });
  // Only where a line of code begins: not in a text or in the page.
  if (before.includes('?>') || before.includes('<?') || source.lineAt(statement.start) !== line) return {};
  const indent = /^\s*/.exec(before)?.[0] ?? '';
  const explained = placeholders.map((one) => `${one}: …`).join(', ');
  return { fix: { edits: [{ start, end: start, text: `${indent}/* translators: ${explained} */\n` }], safe: false } };
}

function numbered(text: Expr, all: boolean, context: PhpContext): Pick<Finding, 'fix'> {
  const written = context.source.slice(text);
  // In double quotes `$s` would be a variable.
  if (!all || !written.startsWith("'")) return {};
  let number = 0;
  const result = written.replace(placeholder, (match) => {
    number += 1;
    return match.replace('%', `%${number}$`);
  });
  return { fix: { edits: [{ start: text.start, end: text.end, text: result }], safe: false } };
}

/** A translators comment stands in the call, in the statement around it, or on the lines before. */
function isExplained(node: Call, context: PhpContext): boolean {
  const { source, comments } = context;
  const line = source.lineAt(node.start);
  const statement = context.ancestors.findLast(
    ({ kind }) => kind === 'ExprStmt' || kind === 'Echo' || kind === 'Return' || kind === 'If',
  );
  const from = Math.min(source.lineStart(Math.max(1, line - 3)), statement?.start ?? node.start);
  const first = statement ? source.lineStart(Math.max(1, source.lineAt(statement.start) - 2)) : from;
  const start = Math.min(from, first);
  return comments.some(
    (comment) => comment.end > start && comment.start < node.end && /translators/i.test(source.slice(comment)),
  );
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...domainPositions.keys()], visit: check }] };
