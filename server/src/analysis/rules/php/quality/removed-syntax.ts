import type { Cast, Interpolated, Nop, Ternary } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/removed-syntax',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'compatibility',
  title: 'Removed or deprecated PHP syntax',
  description:
    'Reports nested ternaries without parentheses, (real) and (unset) casts, entries and names in braces, and goto.',
  rationale: `PHP 8 refuses a whole file in which \`a ? b : c ? d : e\` has no parentheses, something is
cast by \`(real)\` or \`(unset)\`, or an entry is written \`$text{0}\`. \`"\${name}"\` has been deprecated since PHP 8.2: write \`"{$name}"\`. \`goto\` still
works, and nobody can follow it.

**When to ignore it:** when the site is known to stay on an old PHP.`,
  references: [
    { title: 'PHP: migrating to 8.0', url: 'https://www.php.net/manual/en/migration80.incompatible.php' },
    { title: 'PHP: deprecated in 8.2', url: 'https://www.php.net/manual/en/migration82.deprecated.php' },
  ],
  fix: 'suggestion',
  sniffs: [
    'PHPCompatibility.Operators.RemovedTernaryAssociativity',
    'PHPCompatibility.TextStrings.RemovedDollarBraceStringEmbeds',
    'Generic.PHP.DiscourageGoto',
  ],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf_first( $text ) {\n\treturn $text{0};\n}\n',
        lines: [3],
      },
      {
        code: `<?php\n$a = $b ? 1 : $c ? 2 : 3;\n$d = "Shelf \${name} full";\n`,
        lines: [2, 3],
      },
    ],
    good: [
      `<?php\n$a = $b ? 1 : ( $c ? 2 : 3 );\n$d = "Shelf {$name} $book[title] \\\${name}";\n$e = $b ?: $c ?: 3; // $text{0}\n$h = "$text{0} $b";\n$f = $b ? ( $c ? 1 : 2 ) : 3;\n$g = ( $b ? 1 : 0 ) ? 2 : 3;\n`,
    ],
  },
};

function checkTernary(node: Ternary, context: PhpContext): void {
  const { condition } = node;
  // Without parentheses the left one is the condition of the whole, from the same character on.
  if (condition.kind !== 'Ternary' || condition.start !== node.start) return;
  if (condition.thenValue === null && node.thenValue === null) return;
  report(
    node,
    'Nested ternaries without parentheses are an error since PHP 8, so the file cannot be loaded.',
    'Wrap the inner one in parentheses, or use if.',
    context,
  );
}

function checkCast(node: Cast, context: PhpContext): void {
  const written = /^\(\s*(real|unset)\s*\)/i.exec(context.source.slice(node))?.[1];
  if (written === undefined) return;
  const use = written.toLowerCase() === 'real' ? 'Use (float).' : 'Assign null, or use unset().';
  report(node, `The cast (${written}) was removed in PHP 8, so the file cannot be loaded.`, use, context);
}

function checkText(node: Interpolated, context: PhpContext): void {
  if (isCoreFile(context.fileName)) return;
  const text = context.source.slice(node);
  for (const found of text.matchAll(/(?<![\\{])\$\{(\w+)\}/g)) {
    const start = node.start + found.index;
    const end = start + found[0].length;
    context.report({
      at: { start, end },
      message: `${found[0]} in a text has been deprecated since PHP 8.2.`,
      suggestion: `Write {$${found[1]}}.`,
      severity: 'low',
      confidence: 'high',
      fix: { edits: [{ start, end, text: `{$${found[1]}}` }], safe: false },
    });
  }
}

function checkGoto(node: Nop, context: PhpContext): void {
  if (!/^goto\s/i.test(context.source.slice(node)) || isCoreFile(context.fileName)) return;
  context.report({
    at: node,
    message: 'goto makes the control flow hard to follow.',
    suggestion: 'Use a loop, or a function with return.',
    severity: 'low',
    confidence: 'high',
  });
}

/** An entry in braces. */
const braces = /\$\w+(?:\[[^\][\n]{1,40}\])?(\{)\s*(?:-?\d+|\$\w+)\s*(\})/;
/** Texts, comments and the page, in which braces mean something else; then an entry in braces. */
const bracesOrText = new RegExp(
  String.raw`'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|\/\*[\s\S]*?\*\/|(?:\/\/|#(?!\[))[^\n]*|\?>[\s\S]*?<\?|<<<\s*["']?(\w+)["']?\n[\s\S]*?\n\s*\1\b|${braces.source}`,
  'gd',
);

function checkBraces(context: PhpContext): void {
  const { code, base } = context.source;
  if (!braces.test(code)) return;
  for (const match of code.slice(code.search(/<\?/)).matchAll(bracesOrText)) {
    const [open, close] = [match.indices?.[2], match.indices?.[3]];
    if (!open || !close) continue;
    const from = base + Math.max(0, code.search(/<\?/));
    const start = from + match.index;
    context.report({
      at: { start, end: start + match[0].length },
      message: 'Array access with braces was removed in PHP 8, so the file cannot be loaded.',
      suggestion: 'Use square brackets.',
      confidence: 'high',
      fix: {
        edits: [
          { start: from + open[0], end: from + open[1], text: '[' },
          { start: from + close[0], end: from + close[1], text: ']' },
        ],
        safe: false,
      },
    });
  }
}

function report(node: Ternary | Cast, message: string, suggestion: string, context: PhpContext): void {
  context.report({ at: node, message, suggestion, confidence: 'high' });
}

export const visitor: PhpVisitor = {
  nodes: { Ternary: checkTernary, Cast: checkCast, Interpolated: checkText, Nop: checkGoto },
  file: checkBraces,
};
