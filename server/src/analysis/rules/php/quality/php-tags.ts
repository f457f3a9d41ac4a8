import type { Html, Program, Stmt } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/php-tags',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Output outside PHP tags',
  description: 'Reports short open tags, and blank lines or a byte order mark before or after the code of a file.',
  rationale: `What stands outside the tags is sent to the browser at once: after it no header, cookie or redirect can be set
("headers already sent"), feeds and images are broken. A file of code alone needs no closing tag: leave it out, and nothing
can stand behind it.

\`<?\` is code only where \`short_open_tag\` is on; elsewhere the source is shown to visitors. Write \`<?php\`.

**When to ignore it:** in templates, where text outside the tags is the point; they are not reported.`,
  references: [
    { title: 'PHP manual: PHP tags', url: 'https://www.php.net/manual/en/language.basic-syntax.phptags.php' },
  ],
  fix: 'safe',
  sniffs: ['Generic.PHP.DisallowShortOpenTag', 'PSR2.Files.ClosingTag', 'Generic.Files.ByteOrderMark'],
  examples: {
    bad: [
      { code: '\n<?php\nfunction shelf() {\n\treturn 1;\n}\n', lines: [1] },
      { code: '<?php\nfunction shelf() {\n\treturn 1;\n}\n?>\n\n\n', lines: [5] },
      { code: '<?php\necho shelf_count() ?>\n\n', lines: [2] },
      { code: '<div>\n<? echo 1; ?>\n</div>\n', lines: [2] },
    ],
    good: [
      '<?php\nfunction shelf() {\n\treturn 1;\n}\n',
      '<div>\n<?php echo 1; ?>\n</div>\n',
      '<?php\nfunction shelf() {\n\treturn 1;\n}\n?>\n',
    ],
  },
};

function check(node: Program, context: PhpContext): void {
  const { source } = context;
  const { code, base } = source;
  const pages = node.body.filter((statement): statement is Html => statement.kind === 'Html');
  // White space between the tags of a template is its own.
  const isCode =
    !pages.some(
      (page) =>
        source
          .slice(page)
          .replace(/\?>|<\?(php|=)?/g, '')
          .trim() !== '',
    ) && !/<\?=/.test(code);
  const before = /^[\s\uFEFF]+(?=<\?php)/.exec(code)?.[0];
  if (before !== undefined && isCode) {
    const what = before.startsWith('\uFEFF') ? 'A byte order mark is' : 'Blank characters are';
    context.report({
      at: { start: base, end: base + Math.max(1, before.length) },
      message: `${what} sent before the code: no header can be set after it.`,
      suggestion: 'Start the file with <?php.',
      severity: 'medium',
      confidence: 'high',
      fix: { edits: [{ start: base, end: base + before.length, text: '' }], safe: true },
    });
  }
  const after = /\?>(\s*)$/.exec(code);
  if (after && isCode && /\n[\s\S]|[^\n\r]/.test(after[1] ?? '')) {
    const at = base + after.index;
    const text = insteadOf(
      node.body.findLast(({ kind }) => kind !== 'Html' && kind !== 'Nop'),
      context,
    );
    context.report({
      at: { start: at, end: at + 2 },
      message: 'White space after the closing tag is sent to the browser.',
      suggestion: 'Remove the closing tag.',
      confidence: 'high',
      fix: {
        edits: [
          {
            start: text === ';' ? base + code.slice(0, after.index).trimEnd().length : at,
            end: base + code.length,
            text,
          },
        ],
        safe: true,
      },
    });
  }
  if (!/^<\?xml\b/.test(code)) checkTag(base, context);
}

/** What takes the closing tag's place: the semicolon that it stood for. */
function insteadOf(statement: Stmt | undefined, context: PhpContext): string {
  if (statement === undefined || isEnded(statement, context)) return '';
  const [line] = context.source.slice(statement).trimEnd().match(/.*$/) ?? [''];
  return /\/\/|#/.test(line) ? '\n;' : ';';
}

function isEnded(statement: Stmt, context: PhpContext): boolean {
  const text = context.source.slice(statement).trimEnd();
  if (text.endsWith(';') || !text.endsWith('}')) return text.endsWith(';');
  switch (statement.kind) {
    case 'Function':
    case 'Class':
    case 'Namespace':
    case 'Switch':
    case 'Try':
      return true;
    case 'Block':
      return text.startsWith('{');
    case 'If': {
      const body = statement.otherwise ?? statement.branches.at(-1)?.body;
      return body !== undefined && isEnded(body, context);
    }
    case 'While':
    case 'For':
    case 'Foreach':
      return isEnded(statement.body, context);
    default:
      return false;
  }
}

/** The parser takes `<?` for a tag: here one may begin. */
function checkTag(at: number, context: PhpContext): void {
  if (!/^<\?(?!php|=|xml\b)(?=\s)/i.test(context.source.slice({ start: at, end: at + 6 }))) return;
  context.report({
    at: { start: at, end: at + 2 },
    message: 'The short tag <? only works if the server allows it; otherwise, visitors see the source code.',
    suggestion: 'Write <?php.',
    severity: 'medium',
    confidence: 'high',
    fix: { edits: [{ start: at, end: at + 2, text: '<?php' }], safe: false },
  });
}

export const visitor: PhpVisitor = {
  wantsFile: isOutsideCore,
  nodes: { Program: check, Html: (node, context) => checkTag(node.end, context) },
};
