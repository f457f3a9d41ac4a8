import type { JsNode } from '../../../languages/javascript/ast.ts';
import { importsOf } from '../../../languages/javascript/imports.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unused-variable-in-script',
  language: 'javascript',
  category: 'quality',
  severity: 'info',
  type: 'dead_code',
  cwe: 'CWE-563',
  title: 'Unused variable or import',
  description: 'A script imports a name, or gives a variable a value, and never uses it.',
  rationale: `It makes readers look for a use there is none of, an import may load a package for nothing, and often the name shows a mistake: another one was used in its place.

Remove it. A variable that must be there, such as one of several that are taken apart, begins with \`_\`.`,
  references: [{ title: 'CWE-563', url: 'https://cwe.mitre.org/data/definitions/563.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "import { useState, useEffect } from '@wordpress/element';\nexport const useOpen = () => useState( false );\n",
        lines: [1],
      },
      {
        code: 'export function total( items ) {\n\tconst count = items.length;\n\treturn items.reduce( add, 0 );\n}\n',
        lines: [2],
      },
    ],
    good: [
      "import { useState } from '@wordpress/element';\nimport React from 'react';\nimport './style.scss';\nexport const useOpen = () => useState( false );\nexport function rest( { a, ...others } ) {\n\tconst [ , set ] = pair( others );\n\treturn set;\n}\n",
    ],
  },
};

/** How often each name is written in a file, in comments and texts too: those count as uses, to be on the safe side. */
function countsOf(code: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const countsKey = Symbol('counts of words');

function isOnce(name: string, { source }: JsContext): boolean {
  return source.facts.of(countsKey, () => countsOf(source.code)).get(name) === 1;
}

function checkImports(program: JsNode, context: JsContext): void {
  if (program.parent !== null) return;
  for (const { local, module, at } of importsOf(context).values()) {
    // JSX of the old kind uses it without its name.
    if (local === 'React' || !isOnce(local, context)) continue;
    context.report({
      at,
      message: `${local} of ${module} is imported and never used.`,
      suggestion: 'Remove it.',
      severity: 'low',
    });
  }
}

function checkVariable(node: JsNode, context: JsContext): void {
  const name = childOf(node, 'name');
  const declaration = node.parent;
  if (name?.type !== 'identifier' || declaration === null) return;
  // What stands at the top of a classic script may be another script's.
  if (declaration.parent === null || /^(?:program|export_statement)$/.test(declaration.parent.type)) return;
  if (/^for_/.test(declaration.parent.type)) return;
  const text = context.source.slice(name);
  if (text.startsWith('_') || !isOnce(text, context)) return;
  context.report({ at: name, message: `${text} is never used.`, suggestion: 'Remove it, or use it.' });
}

export const visitor: JsVisitor = { nodes: { program: checkImports, variable_declarator: checkVariable } };
