import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { domainPositions, expectedDomain } from './support/text-domain.ts';

export const meta: RuleMeta = {
  id: 'quality/wrong-text-domain',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'internationalization',
  title: 'Wrong or missing text domain',
  description: 'Reports translatable strings whose text domain is missing, wrong or not a string literal.',
  rationale: `WordPress looks a text up in the translations of its domain. With a wrong domain, or none, the text stays
English however complete the translation is, and nothing complains. The domain must be written as a literal: the tools
that collect the texts read the code without running it.

The plugin's or theme's domain is known from the \`Text Domain\` header when the file has one, else from the domain that
nearly all translated texts of the file name (at least three). Where neither says,
only a domain that is missing or no literal is reported. The domain \`default\` asks for WordPress's own translation and is left alone.

**When to ignore it:** when a text is meant to be translated by another plugin, such as an overridden template that
keeps the texts of the plugin it comes from.`,
  references: [
    {
      title: 'Internationalization: text domains',
      url: 'https://developer.wordpress.org/plugins/internationalization/how-to-internationalize-your-plugin/#text-domains',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.I18n'],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Book Shelf\n * Text Domain: book-shelf\n */\n_e( 'Books', 'bookshelf' );\necho esc_html__( 'Films' );\n",
        lines: [6, 7],
      },
      {
        code: "<?php\n$a = __( 'One', 'shelf' );\n$b = __( 'Two', 'shelf' );\n$c = _x( 'Three', 'number', 'shelf' );\n$d = esc_html__( 'Four', 'shelf' );\n$e = __( 'Five', 'self' );\n",
        lines: [6],
      },
      {
        code: "<?php\n/*\nTheme Name: Shelf\nText Domain: shelf\n*/\n$label = __( 'Books', SHELF_DOMAIN );\n",
        lines: [6],
      },
    ],
    good: [
      "<?php\n/**\n * Plugin Name: Book Shelf\n * Text Domain: book-shelf\n */\n_e( 'Books', 'book-shelf' );\necho __( 'Search', 'default' );\n",
      { code: "<?php\n_e( 'Dashboard' );\n_e( 'Settings' );\n", name: 'wp-admin/menu.php' },
      "<?php\nnamespace Shelf;\nfunction __( $text ) {\n\treturn $text;\n}\necho __( 'One' ), \\__( 'Two', 'shelf' ), \\__( 'Three', 'shelf' ), \\__( 'Four', 'shelf' );\n",
    ],
  },
};

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name') return;
  const name = context.names.functionName(node.callee);
  const position = domainPositions.get(name);
  if (position === undefined || node.firstClass || context.names.localFunctions.has(name)) return;
  if (node.args.some((arg) => arg.spread || arg.name !== null)) return;
  const expected = expectedDomain(context);
  const domain = node.args[position]?.value;
  if (expected === null) {
    if (domain && !isLiteral(domain) && !isCoreFile(context.fileName)) {
      context.report({
        at: domain,
        message: `The text domain of ${node.callee.text}() is not a string literal, so this string is not extracted for translation.`,
        suggestion: 'Use a string literal.',
        severity: 'low',
        confidence: 'medium',
      });
    } else if (!domain && !isCoreFile(context.fileName)) {
      context.report({
        at: node,
        message: `${node.callee.text}() has no text domain, so only core translations are searched.`,
        suggestion: 'Add the text domain of the plugin or theme as a literal.',
        severity: 'low',
        confidence: 'medium',
      });
    }
    return;
  }
  const literal = `'${expected.domain}'`;
  if (domain === undefined) {
    const last = node.args[position - 1];
    context.report({
      at: node,
      message: `${node.callee.text}() has no text domain, so only WordPress's own translations are searched for this string.`,
      suggestion: `Add ${literal}, the domain by ${expected.from}, or 'default' where WordPress has this very text.`,
      // Much of it is copied from WordPress, which translates it.
      severity: 'low',
      confidence: 'high',
      ...(last ? { fix: { edits: [{ start: last.end, end: last.end, text: `, ${literal}` }], safe: false } } : {}),
    });
  } else if (domain.kind !== 'Str') {
    reportNoLiteral(domain, node.callee.text, literal, expected.from, context);
  } else if (domain.value !== expected.domain && domain.value !== 'default' && !isTemplateOf(domain.value, context)) {
    context.report({
      at: domain,
      message: `The text domain '${domain.value}' is not '${expected.domain}', the domain by ${expected.from}.`,
      suggestion: `Write ${literal}.`,
      confidence: 'medium',
      fix: { edits: [{ start: domain.start, end: domain.end, text: literal }], safe: false },
    });
  }
}

/** `woocommerce/cart/cart.php` in a theme stands in for that plugin's own template, with the plugin's texts. */
function isTemplateOf(plugin: string, { fileName }: PhpContext): boolean {
  return fileName.split('/').slice(0, -1).includes(plugin);
}

function isLiteral(domain: Expr): boolean {
  return domain.kind === 'Str';
}

function reportNoLiteral(domain: Expr, name: string, literal: string, from: string, context: PhpContext): void {
  context.report({
    at: domain,
    message: `The text domain of ${name}() is not a string literal, so this string is not extracted for translation.`,
    suggestion: `Write ${literal}, the domain by ${from}.`,
    severity: 'low',
    confidence: 'medium',
    fix: { edits: [{ start: domain.start, end: domain.end, text: literal }], safe: false },
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...domainPositions.keys()], visit: check }] };
