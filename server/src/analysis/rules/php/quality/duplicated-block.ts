import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { codeLines, copies } from './support/copies.ts';

export const meta: RuleMeta = {
  id: 'quality/duplicated-block',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  merge: 'rule',
  cwe: 'CWE-1041',
  title: 'Duplicated code',
  description: 'Reports 12 or more lines of code that are duplicated elsewhere in the analysed files.',
  rationale: `What is mended in one copy stays broken in the other. Lines count when they hold code: blank lines, comments and
lone brackets do not, and white space makes no difference. The later copy is reported. What a build put into \`build/\` or
\`dist/\` is a copy of its source by intent, and is not compared.

Make a function of it, and pass what differs.

**When to ignore it:** where two things are alike by chance and will part.`,
  references: [{ title: 'CWE-1041: Use of Redundant Code', url: 'https://cwe.mitre.org/data/definitions/1041.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: `<?php\nfunction shelf_a() {\n${block()}}\nfunction shelf_b() {\n${block()}\techo 1;\n}\n`,
        lines: [18],
      },
    ],
    good: [`<?php\nfunction shelf_a() {\n${block()}}\n`],
  },
};

function block(): string {
  return Array.from({ length: 13 }, (_, at) => `\tshelf_add( $list, 'item-${at}', $all[ ${at} ] );\n`).join('');
}

const key = Symbol('copies');

function check(context: PhpContext): void {
  const found = context.project.fact(key, ({ files }) =>
    copies(
      files
        .filter(({ language, name }) => language === 'php' && !/(?:^|\/)(?:build|dist)\//.test(name))
        .map(({ name, code }) => codeLines(name, code)),
    ),
  );
  for (const copy of found) {
    if (copy.file !== context.fileName) continue;
    const { source } = context;
    const start = source.lineStart(copy.from) + (/^\s*/.exec(source.lineText(copy.from))?.[0].length ?? 0);
    const other = copy.otherFile === copy.file ? '' : ` of ${copy.otherFile}`;
    context.report({
      at: { start, end: source.lineStart(copy.from) + source.lineText(copy.from).length },
      message: `Lines ${copy.from}–${copy.to} repeat lines ${copy.otherFrom}–${copy.otherTo}${other}.`,
      suggestion: 'Extract the code into a shared function.',
      confidence: 'medium',
    });
  }
}

export const visitor: PhpVisitor = { file: check };
