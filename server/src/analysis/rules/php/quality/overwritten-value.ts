import type { Assign, Block, Stmt } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/overwritten-value',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  cwe: 'CWE-563',
  title: 'Overwritten value',
  description: 'Reports variables that are set a second time in the same block before the first value is read.',
  rationale: `The first value was worked out for nothing: it is left over from an earlier version, or the second assignment was meant
to add to it, or to set another variable.

Delete the first assignment, or read it where it was meant to be read. Literals, which often stand for a default, are not
reported.`,
  references: [
    { title: 'CWE-563: Assignment to Variable without Use', url: 'https://cwe.mitre.org/data/definitions/563.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf_title( $post ) {\n\t$title = get_the_title( $post );\n\t$size = 4;\n\t$title = shelf_name( $post, $size );\n\treturn $title;\n}\n',
        lines: [3],
      },
    ],
    good: [
      "<?php\nfunction shelf_title( $post ) {\n\t$title = '';\n\t$title = get_the_title( $post );\n\t$title = trim( $title );\n\tif ( $post ) {\n\t\t$title = 'x';\n\t}\n\treturn $title;\n}\n",
      '<?php\nfunction shelf_keep() {\n\tglobal $shelf;\n\t$shelf = shelf_first();\n\tshelf_show();\n\t$shelf = shelf_second();\n}\n',
    ],
  },
};

/** What reads variables that it does not name. */
const readsUnnamed =
  /\b(compact|get_defined_vars|eval|include|include_once|require|require_once|global|static)\b|\$\$|\$\{|&\s*\$/;

function check(node: Block, context: PhpContext): void {
  const { body } = node;
  if (body.length < 2) return;
  for (let index = 0; index < body.length - 1; index += 1) {
    const first = assignmentOf(body[index]);
    if (first === null || isDefault(first) || first.target.kind !== 'Var') continue;
    const name = first.target.name;
    const next = nextUse(name, body, index + 1, context);
    if (next === null || next.byRef || mentions(name, context.source.slice(next.value))) continue;
    const owner = context.ancestors.findLast(({ kind }) => /^(Function|Method|Closure)$/.test(kind));
    if (owner === undefined || readsUnnamed.test(context.source.slice(owner))) return;
    context.report({
      at: first.target,
      message: `This value of $${name} is never read: line ${context.source.lineAt(next.start)} overwrites it.`,
      suggestion: 'Remove this assignment, or read the value before it is replaced.',
      confidence: 'high',
    });
  }
}

/** The assignment that is the first statement to name a variable; null when something else names it first. */
function nextUse(name: string, body: readonly Stmt[], from: number, context: PhpContext): Assign | null {
  // What is that far away is seldom the same thought, and the search must stay short.
  for (const statement of body.slice(from, from + 12)) {
    const assign = assignmentOf(statement);
    if (assign?.target.kind === 'Var' && assign.target.name === name) return assign;
    if (mentions(name, context.source.slice(statement))) return null;
    if (statement.kind === 'Try') return null;
  }
  return null;
}

function assignmentOf(statement: Stmt | undefined): Assign | null {
  return statement?.kind === 'ExprStmt' && statement.value.kind === 'Assign' ? statement.value : null;
}

function isDefault({ value, byRef }: Assign): boolean {
  if (byRef) return true;
  if (value.kind === 'Array') return value.items.length === 0;
  return /^(Str|Num|Bool|Null|Name|ClassConst|Unary|Closure)$/.test(value.kind);
}

function mentions(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!/\w/.test(text[at + name.length] ?? '') && !/\w/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Block: check } };
