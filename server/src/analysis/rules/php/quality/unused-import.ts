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

const countsKey = Symbol('counts of words');

function wordCounts(source: SourceText): ReadonlyMap<string, number> {
  return source.facts.of(countsKey, () => countWords(source));
}

function countWords(source: SourceText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of source.code.matchAll(/[A-Za-z_\x80-\uffff][\w\x80-\uffff]*/g)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
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
  if ((wordCounts(context.source).get(clause.alias.toLowerCase()) ?? 0) > own.length) return;
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
