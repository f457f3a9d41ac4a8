import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unreachable-in-script',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'dead_code',
  cwe: 'CWE-561',
  title: 'Unreachable code',
  description: 'A statement follows `return`, `throw`, `break` or `continue` in the same block.',
  rationale: `What follows is never run. Either it is a leftover, or the line before it was meant to stand under a condition. A line break after \`return\` ends it, too: the value on the next line is lost.

Remove the statement, or move it.`,
  references: [{ title: 'CWE-561', url: 'https://cwe.mitre.org/data/definitions/561.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'function save() {\n\treturn send();\n\tnotify();\n}\n', lines: [3] },
      { code: 'function label() {\n\treturn\n\t\t"Save";\n}\n', lines: [3] },
    ],
    good: [
      'function save( kind ) {\n\tswitch ( kind ) {\n\t\tcase 1:\n\t\t\treturn send();\n\t\tdefault:\n\t\t\tnotify();\n\t}\n\treturn helper();\n\tfunction helper() {}\n}\n',
    ],
  },
};

/** What is in force wherever it stands. */
const hoisted: ReadonlySet<string> = new Set([
  'function_declaration',
  'generator_function_declaration',
  'class_declaration',
  'empty_statement',
]);

function check(block: JsNode, context: JsContext): void {
  const statements = block.type.startsWith('switch_')
    ? block.children.filter(({ field }) => field === 'body')
    : block.children;
  const end = statements.findIndex(({ type }) => /^(?:return|throw|break|continue)_statement$/.test(type));
  if (end === -1) return;
  const dead = statements
    .slice(end + 1)
    .find(
      ({ type, children }) =>
        !hoisted.has(type) &&
        !(type === 'variable_declaration' && children.every((child) => child.children.length === 1)),
    );
  const last = statements[end];
  // A file that does not parse has blocks that are none.
  if (dead === undefined || last === undefined || dead.type === 'ERROR' || /ERROR/.test(dead.parent?.type ?? ''))
    return;
  // `case 1: return a; break;` is a habit.
  if (dead.type === 'break_statement') return;
  const isCutOff =
    last.type === 'return_statement' &&
    last.children.length === 0 &&
    dead.type === 'expression_statement' &&
    !/;/.test(context.source.slice({ start: last.start, end: dead.start }));
  context.report({
    at: dead,
    message: isCutOff
      ? 'The line break after return ends the statement, so undefined is returned.'
      : `This is unreachable: the ${last.type.replace('_statement', '')} before it ends the block.`,
    suggestion: isCutOff
      ? 'Start the value on the same line as return, or wrap it in parentheses.'
      : 'Remove it, or make the preceding statement conditional.',
    severity: isCutOff ? 'medium' : 'low',
  });
}

export const visitor: JsVisitor = { nodes: { statement_block: check, switch_case: check, switch_default: check } };
