import type { Use } from '../../../languages/php/ast.ts';
import type { SourceText } from '../../../source-text.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { usesFramework } from './support/asked-names.ts';

export const meta: RuleMeta = {
  id: 'quality/unused-import',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'maintainability',
  title: 'Unused import',
  description: 'Reports use statements for names that are not used in the file.',
  rationale: `An import that nothing uses says that the file depends on what it does not, and stays behind when code is moved.

Delete the line. A name in a comment counts as used, as documentation reads it.

**When to ignore it:** never.`,
  references: [
    { title: 'PHP manual: using namespaces', url: 'https://www.php.net/manual/en/language.namespaces.importing.php' },
  ],
  fix: 'safe',
  sniffs: ['Universal.UseStatements.NoUselessAliases', 'SlevomatCodingStandard.Namespaces.UnusedUses'],
  examples: {
    bad: [
      {
        code: '<?php\nnamespace Shelf;\n\nuse Shelf\\Books\\Book;\nuse WP_Query;\n\n$query = new WP_Query();\n',
        lines: [4],
      },
    ],
    good: [
      '<?php\nnamespace Shelf;\n\nuse Shelf\\Books\\Book as Volume;\nuse function Shelf\\label;\n\n/** @var Volume $a */\n$a = label();\n',
    ],
  },
};

const lowerKey = Symbol('text in lower case');

/** Whether a file names something more often than so many times. Most are named again soon: the rest is not read then. */
function isNamedMoreOften(source: SourceText, name: string, times: number): boolean {
  const text = source.facts.of(lowerKey, () => source.code.toLowerCase());
  const word = name.toLowerCase();
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (isWordAt(text, at, at + word.length) && ++count > times) return true;
  }
  return false;
}

/** Whether what stands there is a whole word; digits before it belong to none. */
function isWordAt(text: string, start: number, end: number): boolean {
  if (/[\w\x80-\uffff]/.test(text.charAt(end))) return false;
  let before = start - 1;
  while (/\d/.test(text.charAt(before))) before--;
  return !/[\w\x80-\uffff]/.test(text.charAt(before));
}

function check(node: Use, context: PhpContext): void {
  // A `use` in a class takes a trait, and one in braces lists several.
  if (context.ancestors.some(({ kind }) => kind === 'Class') || node.clauses.length !== 1) return;
  const [clause] = node.clauses;
  if (!clause || clause.alias === '') return;
  const statement = context.source.slice(node);
  const own = [...statement.matchAll(/[A-Za-z_]\w*/g)].filter(
    ([word]) => word.toLowerCase() === clause.alias.toLowerCase(),
  );
  if (isNamedMoreOften(context.source, clause.alias, own.length)) return;
  const line = context.source.lineAt(node.start);
  const from = context.source.lineStart(line);
  const isAlone =
    context.source.slice({ start: from, end: node.start }).trim() === '' &&
    context.source.lineText(line).trim() === statement.trim();
  context.report({
    at: node,
    message: `${clause.alias} is imported but not used in this file.`,
    suggestion: 'Remove the line.',
    confidence: 'high',
    ...(isAlone
      ? {
          fix: {
            edits: [
              {
                start: from,
                end: Math.min(context.source.lineStart(line + 1), from + context.source.lineText(line).length + 1),
                text: '',
              },
            ],
            // An import tells other rules that a file is made for another framework.
            safe: !usesFramework(context.source),
          },
        }
      : {}),
  });
}

export const visitor: PhpVisitor = { nodes: { Use: check } };
